/// The color model of a color space, which determines the components of its colors.
public enum CGColorSpaceModel: Int32, Sendable {
    /// An unknown model.
    case unknown = -1
    /// One component: brightness.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two opponent colors.
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// Indices into a table of colors.
    case indexed = 5
    /// Patterns instead of colors.
    case pattern = 6
}
