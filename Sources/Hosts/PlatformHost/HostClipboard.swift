/// The system's clipboard, as far as text goes.
@preconcurrency @MainActor
public protocol HostClipboard: AnyObject {
    /// The text on it; nil when there is none. Setting nil empties it.
    var string: String? { get set }

    /// Grows by one whenever somebody puts something on it.
    var changeCount: Int { get }
}
