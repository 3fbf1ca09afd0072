/// The kind of device an interface is made for.
///
/// The kinds that no host here can be (television, car, watch) are absent.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// A small screen held in one hand.
    case phone = 0
    /// A large screen.
    case pad = 1
    /// A window on a desktop.
    case mac = 5
}
