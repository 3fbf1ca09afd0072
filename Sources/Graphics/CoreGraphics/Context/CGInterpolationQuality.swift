import CCairo

/// How pixels are blended when an image is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Good: averages when shrinking, blends when growing.
    case `default` = 0
    /// No blending: pixels stay squares.
    case none = 1
    /// Blends four neighbours.
    case low = 2
    /// Good: averages when shrinking, blends when growing.
    case high = 3
    /// Good: averages when shrinking, blends when growing.
    case medium = 4
}

/// How a drawn image's pixels are found between the pixels of its source.
package enum ImageFilter: Sendable {
    /// The nearest pixel.
    case nearest
    /// A blend of the four nearest; cheap, but it skips pixels when shrinking to less than half.
    case bilinear
    /// A blend of all pixels that count.
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
