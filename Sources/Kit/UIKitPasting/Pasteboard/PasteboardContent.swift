import Foundation

/// The content that all pasteboards with one name share.
@MainActor
final class PasteboardContent {
    private struct Observer {
        private(set) weak var pasteboard: UIPasteboard?
    }

    /// The items of a private pasteboard: the data of each item, keyed by type identifier.
    var items: [[String: Data]] = []
    /// The number of changes of a private pasteboard.
    var changeCount = 0
    /// The number of times that new items have begun to load.
    var loadCount = 0
    private var observers: [Observer] = []

    /// The pasteboards that share the content.
    var pasteboards: [UIPasteboard] { observers.compactMap(\.pasteboard) }

    func add(_ pasteboard: UIPasteboard) {
        observers.removeAll { $0.pasteboard == nil }
        observers.append(Observer(pasteboard: pasteboard))
    }
}
