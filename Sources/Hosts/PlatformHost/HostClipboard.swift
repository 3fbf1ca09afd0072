/// The text on the system's clipboard.
@preconcurrency @MainActor
public protocol HostClipboard: AnyObject {
    /// The text, if any. Setting nil clears the clipboard.
    var string: String? { get set }

    /// The text that was selected last, by this or another program, which the middle mouse button inserts, if any.
    var primarySelection: String? { get set }

    /// The number of changes, by this or another program.
    var changeCount: Int { get }
}
