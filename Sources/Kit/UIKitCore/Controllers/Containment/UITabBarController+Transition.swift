import FoundationAdditions

extension UITabBarController {
    /// Returns the animator that the delegate supplies, if any.
    func animator(
        from old: UIViewController?, to controller: UIViewController?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let old, let controller, UIView.areAnimationsEnabled, content.window != nil else { return nil }
        return storedDelegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: controller)
    }

    /// Begins an animated transition between two controllers.
    func move(
        from old: UIViewController, to controller: UIViewController,
        with animator: any UIViewControllerAnimatedTransitioning
    ) {
        let container = UIView(frame: content.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.insertSubview(container, belowSubview: tabBar)
        container.addSubview(old.view)
        let context = TransitionContext(container: container, from: old, to: controller, animator: animator) {
            [weak self] didComplete in
            guard let self else { return }
            transition = nil
            let (shown, hidden) = didComplete ? (controller, old) : (old, controller)
            changeKeys(didComplete ? [] : Self.selectionKeys, of: self) {
                if !didComplete { restore(old, from: controller) }
                content.insertSubview(shown.view, belowSubview: tabBar)
                hidden.viewIfLoaded?.removeFromSuperview()
                container.removeFromSuperview()
                placeContent()
                hidden.endAppearanceTransition()
                if appearance == .appeared { shown.endAppearanceTransition() }
            }
        }
        (context.fromView, context.toView) = (old.view, controller.view)
        for controller in [old, controller] {
            context.frames[ObjectIdentifier(controller)] = (controller.view.frame, controller.view.frame)
        }
        transition = context
        ownTransition = context
        context.start(interaction: storedDelegate?.tabBarController(self, interactionControllerFor: animator))
    }

    /// Selects the previous controller again after the user canceled a transition.
    private func restore(_ old: UIViewController, from controller: UIViewController) {
        selected = old === storedMoreNavigation ? movedTab?.controller ?? old : old
        tabBar.selectedItem = old.tabBarItem
        displayedController = old
        guard appearance == .appeared else { return }
        controller.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
    }
}
