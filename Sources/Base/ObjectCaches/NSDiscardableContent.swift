/// An object whose content can be discarded while it is not used, to free memory.
public protocol NSDiscardableContent: AnyObject {
    /// Begins an access, during which the content is not discarded. Returns whether the content is available.
    func beginContentAccess() -> Bool

    /// Ends an access.
    func endContentAccess()

    /// Discards the content if it is not being accessed.
    func discardContentIfPossible()

    /// Returns whether the content was discarded.
    func isContentDiscarded() -> Bool
}
