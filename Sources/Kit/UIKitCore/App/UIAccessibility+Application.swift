import Foundation

extension UIAccessibility {
    /// Whether the user prefers reduced motion, with fades in place of sliding and scaling.
    ///
    /// Navigation, presentations and alerts of the kit respect it. The environment variable `ENGAWA_REDUCE_MOTION=1`
    /// sets it.
    public static var isReduceMotionEnabled: Bool { UIApplication.shared.reducesMotion }

    /// Returns a rectangle of `view` in screen coordinates, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
    }

    /// Returns a path of `view` in screen coordinates, in points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let converted = UIBezierPath(cgPath: path.cgPath)
        let origin: CGPoint = convertToScreenCoordinates(.zero, in: view).origin
        converted.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return converted
    }
}
