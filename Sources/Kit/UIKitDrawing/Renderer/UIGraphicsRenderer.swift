import CoreGraphics
import Foundation

/// The base class of renderers.
// @unchecked: no property changes after init, and the renderer has its own copy of the format.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    /// The format of the contexts.
    public let format: UIGraphicsRendererFormat

    /// Whether the contexts of the renderer provide images.
    open var allowsImageOutput: Bool { false }

    /// Creates a renderer for the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
        super.init()
    }

    /// Creates a renderer for the area `bounds`, in points, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
    }
}
