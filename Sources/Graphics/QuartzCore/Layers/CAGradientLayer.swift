import CoreGraphics
import Foundation

/// A layer that fills its bounds with a gradient. Rounded corners clip the gradient.
open class CAGradientLayer: CALayer {
    private var gradient: GradientProperties {
        get { properties.rareBox?.value.special.gradient ?? GradientProperties() }
        set { properties.rare.special.gradient = newValue }
    }

    /// The color of each stop, as `CGColor`. Elements of other types are ignored. Animatable.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            let colors: [CGColor] = (newValue ?? []).compactMap { $0 as? CGColor }
            change("colors", if: colors != gradient.colors) { gradient.colors = colors }
        }
    }

    /// The position of each color, from 0 to 1 in increasing order, or nil to space the colors evenly. Animatable.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
        set {
            let locations: [Double] = (newValue ?? []).map { $0.doubleValue }
            change("locations", if: locations != gradient.locations) { gradient.locations = locations }
        }
    }

    /// The start of the gradient in unit coordinates of the bounds. Radial and conic gradients have their center there.
    /// The default is the center of the top edge. Animatable.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change("startPoint", if: newValue != gradient.startPoint) { gradient.startPoint = newValue } }
    }

    /// The end of the gradient in unit coordinates of the bounds. A radial gradient has a corner of the bounding box of
    /// its ellipse there. A conic gradient begins and ends in this direction from its center. The default is the center
    /// of the bottom edge. Animatable.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change("endPoint", if: newValue != gradient.endPoint) { gradient.endPoint = newValue } }
    }

    /// The kind of gradient. The default is `.axial`.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { change("type", if: newValue != gradient.type) { gradient.type = newValue } }
    }
}

/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A gradient along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient outward from a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient clockwise around a point. Angles are measured in unit coordinates of the bounds.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
