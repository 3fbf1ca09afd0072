/// What the components of a colour stand for.
public enum CGColorSpaceModel: Int32, Sendable {
    /// A space whose model is not known.
    case unknown = -1
    /// One component: brightness.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two opponent colours.
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// Numbers into a table of colours.
    case indexed = 5
    /// Patterns instead of colours.
    case pattern = 6
}
