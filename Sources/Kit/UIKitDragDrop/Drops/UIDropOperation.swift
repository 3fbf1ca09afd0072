/// The operation that a drop performs with the items.
public enum UIDropOperation: UInt, Sendable {
    /// No operation: the drag is canceled.
    case cancel = 0
    /// No operation at this position, although the view accepts such items elsewhere.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved.
    case move = 3
}
