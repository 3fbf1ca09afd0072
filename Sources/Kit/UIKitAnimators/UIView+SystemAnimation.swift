import CoreGraphics
import Foundation
import UIKitCore

extension UIView {
    /// An animation that the system provides.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and are then removed from their superviews.
        case delete = 0
    }

    /// Performs an animation of the system on views.
    ///
    /// - Parameters:
    ///   - animation: The animation, which takes half a second.
    ///   - views: The views.
    ///   - options: The options of the animation.
    ///   - parallelAnimations: Changes that are animated at the same time, with the same timing.
    ///   - completion: The closure that is called when the views are removed. Its argument is false if the animation
    ///     was interrupted.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
                }
                parallelAnimations?()
            },
            completion: { isFinished in
                for view in views { view.removeFromSuperview() }
                completion?(isFinished)
            })
    }
}

extension UIView.AnimationOptions {
    /// The default frame rate. Engawa draws every animation at the rate of the display, regardless of these options.
    public static var preferredFramesPerSecondDefault: UIView.AnimationOptions { [] }
    /// A frame rate of 60 frames per second.
    public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30 frames per second.
    public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
}
