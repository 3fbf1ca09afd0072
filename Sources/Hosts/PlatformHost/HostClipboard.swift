/// The item on the system's clipboard.
@preconcurrency @MainActor
public protocol HostClipboard: AnyObject {
    /// The text, if any. Setting it replaces the item. Setting nil clears the clipboard.
    var string: String? { get set }

    /// The formats of the item other than text, as MIME types such as `image/png`.
    var formats: [String] { get }

    /// Returns the item in a format other than text; nil if it is not available.
    func data(in format: String) -> [UInt8]?

    /// Replaces the item.
    ///
    /// - Parameters:
    ///   - string: The item as text, if it can be represented as text.
    ///   - data: The item in other formats, by MIME type.
    func setItem(string: String?, data: [String: [UInt8]])

    /// The text that was selected last in this or another program, if any. The middle mouse button inserts it.
    var primarySelection: String? { get set }

    /// The number of changes, by this or another program.
    var changeCount: Int { get }
}
