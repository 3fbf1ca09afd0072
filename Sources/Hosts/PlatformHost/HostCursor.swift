/// The shape of the pointer.
public enum HostCursor: Sendable {
    /// The arrow.
    case arrow
    /// An I-beam, over selectable text.
    case text
    /// A pointing hand, over a link.
    case hand
    /// No pointer.
    case hidden
}
