/// The kind of device for which an interface is designed.
///
/// The kinds that no host supports (television, car, watch) are absent.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A desktop computer.
    case mac = 5
}
