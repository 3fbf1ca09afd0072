/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not stated.
    case unspecified = 0
    /// Dark marks on a light ground.
    case light = 1
    /// Light marks on a dark ground.
    case dark = 2
}
