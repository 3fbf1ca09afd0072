import CoreGraphics

/// The place and shape of a page during a zoom transition, in the coordinates of the container.
struct ZoomPose: Equatable {
    /// The center of the page's view.
    var center: CGPoint
    var scale: CGFloat
    /// The rotation, in radians.
    var rotation: CGFloat = 0
    /// The visible part of the page, in the coordinates of its view.
    var visible: CGRect
    /// The corner radius of the visible part, in the coordinates of the container.
    var cornerRadius: CGFloat
    var alpha: CGFloat = 1

    /// The frame of the visible part if it is not rotated.
    func card(of bounds: CGRect) -> CGRect {
        let middle = CGPoint(
            x: center.x + (visible.midX - bounds.midX) * scale, y: center.y + (visible.midY - bounds.midY) * scale)
        let size = CGSize(width: visible.width * scale, height: visible.height * scale)
        return CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    /// A page that fills its place.
    static func full(_ bounds: CGRect, center: CGPoint) -> ZoomPose {
        ZoomPose(center: center, scale: 1, visible: bounds, cornerRadius: 0)
    }

    /// A page in the frame of its source.
    ///
    /// - Parameter alignment: The part of the page that covers the source. Nil means the top of the page.
    static func source(_ frame: CGRect, cornerRadius: CGFloat, bounds: CGRect, alignment: CGRect?) -> ZoomPose {
        let aligned: CGRect =
            alignment ?? CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0)
        let scale: CGFloat = max(0.001, frame.width / max(1, aligned.width))
        let size = CGSize(width: frame.width / scale, height: frame.height / scale)
        let top: CGFloat = alignment == nil ? bounds.minY : aligned.midY - size.height / 2
        let visible = CGRect(x: aligned.midX - size.width / 2, y: top, width: size.width, height: size.height)
        let center = CGPoint(
            x: frame.midX - (visible.midX - bounds.midX) * scale, y: frame.midY - (visible.midY - bounds.midY) * scale)
        return ZoomPose(center: center, scale: scale, visible: visible, cornerRadius: cornerRadius)
    }

    /// A page without a source: slightly smaller than its place, and transparent.
    static func vanished(_ bounds: CGRect, center: CGPoint) -> ZoomPose {
        ZoomPose(center: center, scale: 0.9, visible: bounds, cornerRadius: 0, alpha: 0)
    }

    /// A page under fingers.
    ///
    /// - Parameter anchor: The point that the fingers touched first, in the coordinates of the container.
    static func held(
        _ response: ZoomMotion.Response, anchor: CGPoint, bounds: CGRect, center: CGPoint
    ) -> ZoomPose {
        let offset = CGVector(dx: center.x - anchor.x, dy: center.y - anchor.y)
        let turned: CGAffineTransform = CGAffineTransform(rotationAngle: response.rotation)
            .scaledBy(x: response.scale, y: response.scale)
        let moved: CGPoint = CGPoint(x: offset.dx, y: offset.dy).applying(turned)
        return ZoomPose(
            center: CGPoint(
                x: anchor.x + response.movement.dx + moved.x, y: anchor.y + response.movement.dy + moved.y),
            scale: response.scale, rotation: response.rotation, visible: bounds,
            cornerRadius: heldCornerRadius * min(1, (1 - response.scale) * 10))
    }

    /// The corner radius of a page under fingers, in points.
    private static let heldCornerRadius: CGFloat = 44
}
