import CoreGraphics
import Foundation

/// The scale and opacity of the images of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point. The default is the display scale of the current traits.
    open var scale: CGFloat

    /// Whether images are opaque. The default is false. An opaque image is initially black.
    open var opaque: Bool = false

    /// The ranges of colors in images.
    public enum Range: Int, Sendable {
        /// No range is preferred.
        case unspecified = -1
        /// The range of the display.
        case automatic = 0
        /// Colors outside the gamut of sRGB.
        case extended = 1
        /// The gamut of sRGB.
        case standard = 2
    }

    /// The preferred range of colors. The default is `automatic`. Images are drawn in the standard range, because
    /// displays show no other.
    open var preferredRange: Range = .automatic

    /// Whether the extended range is preferred. The default is false.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Creates a format for the current traits.
    public required init() {
        scale = UITraitCollection.current.effectiveDisplayScale
        super.init()
    }

    /// Creates a format for `traitCollection`.
    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.effectiveDisplayScale
        super.init()
    }

    /// Returns a copy of the format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
            copy.preferredRange = preferredRange
        }
        return copy
    }
}
