import CoreGraphics
import Foundation

/// The properties of a shape layer.
package struct ShapeProperties: Equatable, Sendable {
    package var path: CGPath?
    package var fillColor: CGColor? = StandardColors.black
    package var fillRule: CAShapeLayerFillRule = .nonZero
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap: CAShapeLayerLineCap = .butt
    package var lineJoin: CAShapeLayerLineJoin = .miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [CGFloat] = []
}

/// The properties of a gradient layer.
package struct GradientProperties: Equatable, Sendable {
    package var colors: [CGColor] = []
    /// An empty array spaces the colors evenly.
    package var locations: [Double] = []
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type: CAGradientLayerType = .axial
}

/// The content that layers of a special class draw instead of an image.
package indirect enum SpecialContent: Equatable, Sendable {
    case none
    case shape(ShapeProperties)
    case gradient(GradientProperties)
    case backdrop(BackdropFilter)

    var backdrop: BackdropFilter? { if case .backdrop(let filter) = self { filter } else { nil } }

    var shape: ShapeProperties {
        get { if case .shape(let shape) = self { shape } else { ShapeProperties() } }
        set { self = .shape(newValue) }
    }

    var gradient: GradientProperties {
        get { if case .gradient(let gradient) = self { gradient } else { GradientProperties() } }
        set { self = .gradient(newValue) }
    }

    var isNone: Bool { if case .none = self { true } else { false } }
}
