import Foundation
import QuartzCore

/// An object with a coordinate system: a view, a window or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds in the space's own coordinates, in points.
    var bounds: CGRect { get }

    /// Converts `point` from this space to `coordinateSpace`.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts `point` from `coordinateSpace` to this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts `rect` from this space to `coordinateSpace`.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts `rect` from `coordinateSpace` to this space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate space that converts coordinates with a layer. If the layer is nil, as for a screen without a scene, the
/// space has the coordinates of the root of the layer tree.
@MainActor
protocol LayerCoordinateSpace: UICoordinateSpace {
    var coordinateLayer: CALayer? { get }
}

/// The conversions with layers.
extension UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let target: CALayer? = (coordinateSpace as? any LayerCoordinateSpace)?.coordinateLayer
        guard let layer = (self as? any LayerCoordinateSpace)?.coordinateLayer else {
            return target?.convert(point, from: nil) ?? point
        }
        return layer.convert(point, to: target)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let target: CALayer? = (coordinateSpace as? any LayerCoordinateSpace)?.coordinateLayer
        guard let layer = (self as? any LayerCoordinateSpace)?.coordinateLayer else {
            return target?.convert(rect, from: nil) ?? rect
        }
        return layer.convert(rect, to: target)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: LayerCoordinateSpace {
    var coordinateLayer: CALayer? { layer }
}
