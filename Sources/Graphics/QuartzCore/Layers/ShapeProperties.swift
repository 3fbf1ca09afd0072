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

/// The content that layers of a special class draw in addition to their contents, or the filter of a backdrop.
package indirect enum SpecialContent: Equatable, Sendable {
    case none
    case shape(ShapeProperties)
    case gradient(GradientProperties)
    case backdrop(BackdropFilter)
    /// The layer draws nothing itself, and its sublayers keep their depth.
    case space
    case replicator(ReplicatorProperties)

    var backdrop: BackdropFilter? { if case .backdrop(let filter) = self { filter } else { nil } }

    var shape: ShapeProperties {
        get { if case .shape(let shape) = self { shape } else { ShapeProperties() } }
        set { self = .shape(newValue) }
    }

    var gradient: GradientProperties {
        get { if case .gradient(let gradient) = self { gradient } else { GradientProperties() } }
        set { self = .gradient(newValue) }
    }

    var replicator: ReplicatorProperties {
        get { if case .replicator(let replicator) = self { replicator } else { ReplicatorProperties() } }
        set { self = .replicator(newValue) }
    }

    /// Whether the layer draws neither a shape, a gradient nor a backdrop.
    var isNone: Bool {
        switch self {
        case .none, .space, .replicator: true
        case .shape, .gradient, .backdrop: false
        }
    }

    /// Whether the sublayers of the layer keep their depth.
    var keepsDepth: Bool {
        switch self {
        case .space: true
        case .replicator(let replicator): replicator.preservesDepth
        default: false
        }
    }
}
