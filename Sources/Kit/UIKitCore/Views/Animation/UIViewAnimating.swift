/// What an animator is about.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It moves, or is paused.
    case active = 1
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it was to go.
    case end = 0
    /// Where it began.
    case start = 1
    /// Where it is.
    case current = 2
}

/// An animation that can be paused, turned around and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What it is about.
    var state: UIViewAnimatingState { get }
    /// Whether time moves it.
    var isRunning: Bool { get }
    /// Whether it goes back to where it began.
    var isReversed: Bool { get set }
    /// How far it has come, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Lets time move it.
    func startAnimation()
    /// Lets time move it after a while, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Makes it stand where it is.
    func pauseAnimation()
    /// Stops it where it is; unless `withoutFinishing`, `finishAnimation(at:)` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends what was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that is told by changing properties of views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the time that remains.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets time move the rest of it at another pace.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
