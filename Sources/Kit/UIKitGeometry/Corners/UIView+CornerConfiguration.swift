import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitDrawing

extension UIView {
    /// The shape of the view's corners. The default is square corners.
    ///
    /// The corners of the layer follow the configuration while the size of the view changes, also in animations. Concentric
    /// corners follow the container after each layout. Rounded corners are continuous: their curvature changes gradually.
    /// As with `cornerRadius` of a layer, content and subviews are clipped only if `clipsToBounds` is true.
    public var cornerConfiguration: UICornerConfiguration {
        get { cornerFollower?.configuration ?? .corners(radius: 0) }
        set {
            guard newValue != cornerFollower?.configuration else { return }
            cornerFollower?.stop()
            let follower = CornerFollower(newValue, of: self)
            cornerFollower = follower
            follower.start()
        }
    }

    var cornerFollower: CornerFollower? {
        get { objc_getAssociatedObject(self, cornerFollowerKey) as? CornerFollower }
        set { objc_setAssociatedObject(self, cornerFollowerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Returns the radius of a corner that follows from `cornerConfiguration`, in points.
    ///
    /// - Parameter corner: A corner. For several corners, the method returns the largest radius.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        guard let radii = cornerFollower?.radii else { return 0 }
        var radius: CGFloat = 0
        if corner.contains(.topLeft) { radius = max(radius, radii.topLeft) }
        if corner.contains(.topRight) { radius = max(radius, radii.topRight) }
        if corner.contains(.bottomLeft) { radius = max(radius, radii.bottomLeft) }
        if corner.contains(.bottomRight) { radius = max(radius, radii.bottomRight) }
        return radius
    }
}

/// A unique address. It is safe to share between threads because its memory is never read or written.
private nonisolated(unsafe) let cornerFollowerKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
