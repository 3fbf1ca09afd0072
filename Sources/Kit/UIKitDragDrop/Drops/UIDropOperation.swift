/// The operation that a drop performs with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag is canceled.
    case cancel = 0
    /// Nothing, although the view accepts such items elsewhere.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved.
    case move = 3
}
