import QuartzCore

/// Something whose points can be converted to those of others: a view, a window, the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// Where its coordinates begin, and its size, in points.
    var bounds: CGRect { get }

    /// Where `point` of this space is in `coordinateSpace`.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Where `point` of `coordinateSpace` is in this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Where `rect` of this space is in `coordinateSpace`.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Where `rect` of `coordinateSpace` is in this space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Spaces that are drawn by a layer convert through it; the screen's is the root of all.
@MainActor
protocol LayerCoordinateSpace: UICoordinateSpace {
    var coordinateLayer: CALayer? { get }
}

extension UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let target: CALayer? = (coordinateSpace as? any LayerCoordinateSpace)?.coordinateLayer
        return (self as? any LayerCoordinateSpace)?.coordinateLayer?.convert(point, to: target) ?? point
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let target: CALayer? = (coordinateSpace as? any LayerCoordinateSpace)?.coordinateLayer
        return (self as? any LayerCoordinateSpace)?.coordinateLayer?.convert(rect, to: target) ?? rect
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: LayerCoordinateSpace {
    var coordinateLayer: CALayer? { layer }
}
