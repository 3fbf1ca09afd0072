import CoreGraphics
import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    private var shape: ShapeProperties {
        get { properties.rareBox?.value.special.shape ?? ShapeProperties() }
        set { properties.rare.special.shape = newValue }
    }

    /// The path, in the layer's coordinates. The default is nil. Animatable between paths with the same sequence of
    /// element types.
    open var path: CGPath? {
        get { shape.path }
        set {
            // Stores a copy, because a mutable path may change after it is set.
            change("path", if: newValue !== shape.path) { shape.path = newValue?.copy() }
        }
    }

    /// The color that fills the path, or nil for no fill. The default is opaque black. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change("fillColor", if: !areSame(newValue, shape.fillColor)) { shape.fillColor = newValue } }
    }

    /// The rule that determines the interior of a path that crosses itself. The default is `.nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change("fillRule", if: newValue != shape.fillRule) { shape.fillRule = newValue } }
    }

    /// The color that strokes the path, or nil for no stroke. The default is nil. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change("strokeColor", if: !areSame(newValue, shape.strokeColor)) { shape.strokeColor = newValue } }
    }

    /// The start of the stroke, as a fraction of the path's length. The default is 0. Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change("strokeStart", if: newValue != shape.strokeStart) { shape.strokeStart = newValue } }
    }

    /// The end of the stroke, as a fraction of the path's length. The default is 1. Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change("strokeEnd", if: newValue != shape.strokeEnd) { shape.strokeEnd = newValue } }
    }

    /// The width of the stroke, in points. The default is 1. Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change("lineWidth", if: newValue != shape.lineWidth) { shape.lineWidth = newValue } }
    }

    /// The maximum length of a miter join, in line widths. The default is 10. Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change("miterLimit", if: newValue != shape.miterLimit) { shape.miterLimit = newValue } }
    }

    /// The shape of the ends of lines. The default is `.butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change("lineCap", if: newValue != shape.lineCap) { shape.lineCap = newValue } }
    }

    /// The shape of the joins of lines. The default is `.miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change("lineJoin", if: newValue != shape.lineJoin) { shape.lineJoin = newValue } }
    }

    /// The offset into the dash pattern at which the stroke begins, in points. The default is 0. Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change("lineDashPhase", if: newValue != shape.lineDashPhase) { shape.lineDashPhase = newValue } }
    }

    /// The alternating lengths of dashes and gaps, in points, or nil for a solid line. The default is nil.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) } }
        set {
            let lengths: [CGFloat] = (newValue ?? []).map { CGFloat($0.doubleValue) }
            change("lineDashPattern", if: lengths != shape.lineDashPattern) { shape.lineDashPattern = lengths }
        }
    }
}

/// A rule that determines the interior of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The points that the path winds around a nonzero number of times.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The points that the path winds around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the joins of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A line that ends exactly at its endpoint.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A line that ends in a half circle around its endpoint.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A line that ends half its width past its endpoint.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
