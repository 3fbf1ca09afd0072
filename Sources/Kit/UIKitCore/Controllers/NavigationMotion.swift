import Foundation

/// The motion of the pages and bars of navigation controllers.
@MainActor
enum NavigationMotion {
    /// The spring: the remaining distance decays exponentially from the first frame on, with a time constant of 60 ms.
    /// Others measured this motion on iOS.
    private static let spring: (duration: TimeInterval, bounce: CGFloat) = (0.109, -0.467)

    /// Animates changes with the spring or, if the user drives them, linearly.
    static func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        if AnimationBlock.scrubbed != nil {
            UIView.animate(
                withDuration: UINavigationController.transitionDuration, delay: 0, options: .curveLinear,
                animations: changes, completion: completion)
        } else {
            UIView.animate(
                springDuration: spring.duration, bounce: spring.bounce, animations: changes, completion: completion)
        }
    }
}
