import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive = 0
    /// The animator is running or paused.
    case active = 1
    /// The animator was stopped, and `finishAnimation(at:)` has not been called yet.
    case stopped = 2
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end.
    case end = 0
    /// The start.
    case start = 1
    /// The current position.
    case current = 2
}

/// An animation that can be paused, reversed and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running.
    var isRunning: Bool { get }
    /// Whether the animation runs in reverse, toward its start.
    var isReversed: Bool { get set }
    /// The completed fraction of the animation in its direction, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position. Unless `withoutFinishing` is true, call `finishAnimation(at:)`
    /// afterward.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that is defined by changes to view properties.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start after a fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a handler that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with a different timing curve and duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
