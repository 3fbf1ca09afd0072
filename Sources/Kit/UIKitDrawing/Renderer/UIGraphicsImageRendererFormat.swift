import CoreGraphics
import Foundation

/// How the images of an image renderer are to be.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels to a point. The default is that of the current traits.
    open var scale: CGFloat

    /// Whether images have no transparency; false by default. An opaque image starts out black.
    open var opaque: Bool = false

    /// Makes a format that suits the current traits.
    public required init() {
        scale = UITraitCollection.current.usableDisplayScale
        super.init()
    }

    /// Makes a format that suits `traitCollection`.
    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.usableDisplayScale
        super.init()
    }

    /// Returns an equal format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
        }
        return copy
    }
}
