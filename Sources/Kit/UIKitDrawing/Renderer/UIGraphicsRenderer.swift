import CoreGraphics
import Foundation

/// The base of renderers.
// @unchecked: immutable after init; the format is a private copy.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    /// How contexts are made.
    public let format: UIGraphicsRendererFormat

    /// Makes a renderer of the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
        super.init()
    }

    /// Makes a renderer of the area `bounds`, in points, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
    }
}
