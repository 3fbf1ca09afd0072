import Foundation
import Store

/// The text of messages to which other messages reply, even if they are outside the window. Each is read once.
@MainActor
final class RepliedTexts {
    private let store: Store
    private var texts: [Int: String] = [:]

    init(_ store: Store) {
        self.store = store
    }

    /// Returns the text of a message; nil if the message is not stored.
    func text(of message: Int) -> String? {
        if let text = texts[message] { return text }
        // Without the text, the message is not shown as a reply.
        guard let found = try? store.read({ try $0.find(Message.self, id: message) }) else { return nil }
        texts[message] = found.summary
        return found.summary
    }
}

extension Message {
    /// The text, or a label such as “Picture” for a picture without text.
    public var summary: String { text.isEmpty && picturePath != nil ? localized("Picture") : text }
}
