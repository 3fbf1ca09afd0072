/// An animator of the kit that restores its views when the transition ends, completed, canceled or interrupted.
@MainActor
package protocol RestoringAnimator: UIViewControllerAnimatedTransitioning {
    /// Called when the transition ends, before the container places the views and other transitions can begin.
    func restoreViews()
}
