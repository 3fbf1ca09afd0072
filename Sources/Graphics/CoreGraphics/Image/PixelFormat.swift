import CCairo

/// A pixel format of Cairo.
package enum PixelFormat: Sendable {
    /// Four bytes: blue, green, red and alpha. The colors are premultiplied by the alpha.
    case color
    /// Four bytes: blue, green, red and an unused byte.
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

    /// Returns the number of bytes per row. Cairo requires rows that start at multiples of four bytes.
    func bytesPerRow(width: Int) -> Int {
        (width * bytesPerPixel + 3) & ~3
    }
}
