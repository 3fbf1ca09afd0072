import CoreGraphics
import Foundation

/// A layer that draws a path: filled, stroked, or both.
open class CAShapeLayer: CALayer {
    private var shape: ShapeProperties {
        get { properties.rareBox?.value.special.shape ?? ShapeProperties() }
        set { properties.rare.special.shape = newValue }
    }

    private func change(_ key: String, _ body: (inout ShapeProperties) -> Void) {
        let action: PendingAction? = beginChange(key)
        body(&shape)
        endChange(action)
    }

    /// What is drawn, in the layer's coordinates. Default nil. Animatable between paths of the same steps.
    open var path: CGPath? {
        get { shape.path }
        set {
            // A mutable path may have changed since it was set: what is kept is a copy.
            guard newValue !== shape.path else { return }
            change("path") { $0.path = newValue?.copy() }
        }
    }

    /// What the path is filled with; nil does not fill. Default opaque black. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set {
            guard !areSame(newValue, shape.fillColor) else { return }
            change("fillColor") { $0.fillColor = newValue }
        }
    }

    /// Which parts of a path that crosses itself are filled. Default `.nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set {
            guard newValue != shape.fillRule else { return }
            change("fillRule") { $0.fillRule = newValue }
        }
    }

    /// What the path is stroked with; nil does not stroke. Default nil. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set {
            guard !areSame(newValue, shape.strokeColor) else { return }
            change("strokeColor") { $0.strokeColor = newValue }
        }
    }

    /// Where the stroke begins, as a part of the path's length. Default 0. Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set {
            guard newValue != shape.strokeStart else { return }
            change("strokeStart") { $0.strokeStart = newValue }
        }
    }

    /// Where the stroke ends, as a part of the path's length. Default 1. Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set {
            guard newValue != shape.strokeEnd else { return }
            change("strokeEnd") { $0.strokeEnd = newValue }
        }
    }

    /// The width of the stroke, in points. Default 1. Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set {
            guard newValue != shape.lineWidth else { return }
            change("lineWidth") { $0.lineWidth = newValue }
        }
    }

    /// How far a sharp corner may stick out, in line widths. Default 10. Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set {
            guard newValue != shape.miterLimit else { return }
            change("miterLimit") { $0.miterLimit = newValue }
        }
    }

    /// How lines end. Default `.butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set {
            guard newValue != shape.lineCap else { return }
            change("lineCap") { $0.lineCap = newValue }
        }
    }

    /// How lines meet. Default `.miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set {
            guard newValue != shape.lineJoin else { return }
            change("lineJoin") { $0.lineJoin = newValue }
        }
    }

    /// Where in the dash pattern the stroke begins, in points. Default 0. Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set {
            guard newValue != shape.lineDashPhase else { return }
            change("lineDashPhase") { $0.lineDashPhase = newValue }
        }
    }

    /// The lengths of dashes and gaps by turns, in points; nil draws a solid line. Default nil.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) } }
        set {
            let lengths: [CGFloat] = (newValue ?? []).map { CGFloat($0.doubleValue) }
            guard lengths != shape.lineDashPattern else { return }
            change("lineDashPattern") { $0.lineDashPattern = lengths }
        }
    }
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the path goes round more often one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What lies behind an odd number of lines.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
