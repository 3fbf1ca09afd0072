import CCairo

/// How Cairo keeps pixels.
package enum PixelFormat: Sendable {
    /// Four bytes: blue, green, red, alpha; the colours are multiplied by the alpha.
    case color
    /// Four bytes: blue, green, red and one that means nothing.
    case opaque
    /// One byte: alpha.
    case alpha

    var cairo: cairo_format_t {
        switch self {
        case .color: CAIRO_FORMAT_ARGB32
        case .opaque: CAIRO_FORMAT_RGB24
        case .alpha: CAIRO_FORMAT_A8
        }
    }

    var bytesPerPixel: Int {
        self == .alpha ? 1 : 4
    }

    /// Cairo wants rows that start at multiples of four bytes.
    func bytesPerRow(width: Int) -> Int {
        (width * bytesPerPixel + 3) & ~3
    }
}
