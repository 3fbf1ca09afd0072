/// How the pointer looks.
public enum HostCursor: Sendable {
    case arrow
    /// A beam, over text that can be selected.
    case text
    /// A pointing hand, over something to click.
    case hand
}
