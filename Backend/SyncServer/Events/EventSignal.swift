/// A message to all processes of the server. It is not stored, because only open streams need it.
enum EventSignal: Hashable, Sendable {
    /// A member of a conversation is typing.
    case typing(conversation: Int64, account: Int64)
    /// A session has ended. Its streams end too.
    case ended(session: [UInt8])

    /// Creates a signal from a string in the format of the property `text`. Returns nil for any other string.
    init?(text: String) {
        let words: [Substring] = text.split(separator: " ")
        switch words.first {
        case "typing":
            guard words.count == 3, let conversation = Int64(words[1]), let account = Int64(words[2]) else {
                return nil
            }
            self = .typing(conversation: conversation, account: account)
        case "ended":
            guard words.count >= 2 else { return nil }
            self = .ended(session: words.dropFirst().compactMap { UInt8($0) })
        default: return nil
        }
    }

    var text: String {
        switch self {
        case .typing(let conversation, let account): "typing \(conversation) \(account)"
        case .ended(let session): "ended " + session.map { "\($0)" }.joined(separator: " ")
        }
    }
}
