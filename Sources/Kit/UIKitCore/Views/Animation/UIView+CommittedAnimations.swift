import Foundation
import FoundationAdditions
import ProgramDiagnostics
import QuartzCore

extension UIView {
    /// The transitions that `setAnimationTransition(_:for:cache:)` adds to a view.
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none = 0
        /// Flips the view about its vertical axis. The left side moves toward the viewer.
        case flipFromLeft = 1
        /// Flips the view about its vertical axis. The right side moves toward the viewer.
        case flipFromRight = 2
    }

    /// Begins a block of animated changes, which `commitAnimations()` ends. In new code, call `animate(withDuration:)`
    /// instead.
    ///
    /// Call the methods `setAnimation…` first, and then change the views. A nested block begins with the settings of
    /// the outer one.
    ///
    /// - Parameters:
    ///   - animationID: A name that is passed to the methods of the delegate.
    ///   - context: A pointer that is passed to the methods of the delegate.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        CommittedAnimationBlock(identifier: animationID, context: context).begin()
    }

    /// Ends the innermost block of animated changes. Its animations start at the end of the turn.
    ///
    /// Without a block, this method writes a warning and has no effect.
    public class func commitAnimations() {
        guard let block = CommittedAnimationBlock.open else {
            Diagnostics.warn("commitAnimations() was ignored, because no animations have begun.")
            return
        }
        block.end()
    }

    /// Sets the duration of the changes that follow in the block, in seconds. The default is 0.2.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        CommittedAnimationBlock.open?.duration = max(0, duration)
    }

    /// Sets the delay of the changes that follow in the block, in seconds. The default is 0.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        CommittedAnimationBlock.open?.delay = max(0, delay)
    }

    /// Sets the start time of the changes that follow in the block. The default is now.
    public class func setAnimationStart(_ startDate: Date) {
        setAnimationDelay(startDate.timeIntervalSinceNow)
    }

    /// Sets the curve of the changes that follow in the block. The default is `easeInOut`.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        CommittedAnimationBlock.open?.timing = .curve(curve)
    }

    /// Sets the number of passes of the changes that follow in the block. It may be fractional. The default is 0, which
    /// plays them once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        guard let block = CommittedAnimationBlock.open else { return }
        block.repetition = (repeatCount, block.repetition?.autoreverses ?? false)
    }

    /// Sets whether each pass of the changes that follow in the block also plays backward. The default is false.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        guard let block = CommittedAnimationBlock.open else { return }
        block.repetition = (block.repetition?.count ?? 0, repeatAutoreverses)
    }

    /// Sets whether animations start from the presented values. In Engawa, they always do, regardless of the
    /// argument.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Sets the object whose methods are called when the animations of the block start and stop. The block retains the
    /// object until the animations stop.
    public class func setAnimationDelegate(_ delegate: Any?) {
        CommittedAnimationBlock.open?.observer.delegate = delegate
    }

    /// Sets the method of the delegate that is called when the animations start, with the identifier and the context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        CommittedAnimationBlock.open?.observer.willStart = selector
    }

    /// Sets the method of the delegate that is called when the animations stop, with the identifier, an `NSNumber` that
    /// indicates whether all of them finished, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        CommittedAnimationBlock.open?.observer.didStop = selector
    }

    /// Adds a transition to a view, from its appearance at the time of the call to its appearance after the changes.
    ///
    /// Set the duration and the curve first. Page curls are not available.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - view: The view, usually the superview of the views that are added or removed.
    ///   - cache: Whether images of the view may be used during the transition. Engawa always uses them.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let block = CommittedAnimationBlock.open, areAnimationsEnabled, block.duration > 0 else { return }
        switch transition {
        case .none: break
        case .flipFromLeft: block.addTransition(.flip, .fromLeft, to: view)
        case .flipFromRight: block.addTransition(.flip, .fromRight, to: view)
        }
    }
}
