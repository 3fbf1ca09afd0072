import CCairo

/// The quality of interpolation for images that are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Averages pixels when shrinking, and interpolates when enlarging.
    case `default` = 0
    /// No interpolation: pixels stay squares.
    case none = 1
    /// Interpolates between four neighbors.
    case low = 2
    /// Averages pixels when shrinking, and interpolates when enlarging.
    case high = 3
    /// Averages pixels when shrinking, and interpolates when enlarging.
    case medium = 4
}

/// The filter that samples an image when it is drawn.
package enum ImageFilter: Sendable {
    /// The nearest pixel.
    case nearest
    /// Interpolation between the four nearest pixels. It is fast, but skips pixels when shrinking to less than half.
    case bilinear
    /// A weighted average of all pixels that contribute.
    case good

    var cairo: cairo_filter_t {
        switch self {
        case .nearest: CAIRO_FILTER_NEAREST
        case .bilinear: CAIRO_FILTER_BILINEAR
        case .good: CAIRO_FILTER_GOOD
        }
    }
}

extension CGInterpolationQuality {
    var filter: ImageFilter {
        switch self {
        case .none: .nearest
        case .low: .bilinear
        case .default, .medium, .high: .good
        }
    }
}
