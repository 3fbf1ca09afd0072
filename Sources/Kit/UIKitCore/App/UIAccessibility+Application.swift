import Foundation

extension UIAccessibility {
    /// Whether the user prefers reduced motion, with fades in place of sliding and scaling.
    ///
    /// The kit's navigation, presentations and alerts respect it. The environment variable `ENGAWA_REDUCE_MOTION=1`
    /// sets it.
    public static var isReduceMotionEnabled: Bool { UIApplication.shared.reducesMotion }

    /// Converts a rectangle from the coordinates of `view` to screen coordinates, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
    }

    /// Converts a path from the coordinates of `view` to screen coordinates, in points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        func converted(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            convertToScreenCoordinates(CGRect(x: x, y: y, width: 0, height: 0), in: view).origin
        }
        let (origin, right, down) = (converted(0, 0), converted(1, 0), converted(0, 1))
        let result = UIBezierPath(cgPath: path.cgPath)
        result.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
                ty: origin.y))
        return result
    }
}
