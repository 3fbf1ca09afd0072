import Foundation

extension UIViewController {
    /// How far a controller's view is on its way to the screen or from it.
    enum Appearance {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    /// Stands for one transition from a controller to another in its parent.
    final class Departure {}

    /// Says that the view begins to come or to go. Containers that forward appearance themselves call it for children.
    ///
    /// A change of mind half-way is told too: a view that was coming and goes again disappears without having appeared.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearanceAnimated = animated
        if isAppearing {
            guard appearance != .appearing, appearance != .appeared else { return }
            loadViewIfNeeded()
            appearanceChanges += 1
            appearance = .appearing
            owesIsAppearing = true
            viewIfLoaded?.setNeedsLayout()
            viewWillAppear(animated)
        } else {
            guard appearance != .disappearing, appearance != .disappeared else { return }
            appearanceChanges += 1
            appearance = .disappearing
            owesIsAppearing = false
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        // What is called may take children out.
        for child in childrenThatAppear where child.storedParent === self && (!isAppearing || child.departure == nil) {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Says that the view came or went. Each call ends one `beginAppearanceTransition(_:animated:)`.
    public func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            tellIsAppearing()
            appearance = .appeared
            isEndingAppearance = true
            viewDidAppear(isAppearanceAnimated)
            AppEvents.shared.post(.appeared(self))
        case .disappearing:
            appearance = .disappeared
            isEndingAppearance = true
            viewDidDisappear(isAppearanceAnimated)
            AppEvents.shared.post(.disappeared(self))
        case .appeared, .disappeared:
            return
        }
        isEndingAppearance = false
        isMovingByContainment = false
        UIApplication.inputAssistant?.controllersDidChange()
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        let changes: [(UIViewController, Int)] = childrenThatAppear.map { ($0, $0.appearanceChanges) }
        for (child, count) in changes where child.appearanceChanges == count { child.endAppearanceTransition() }
    }

    /// The children whose views are in this one's.
    private var childrenThatAppear: [UIViewController] {
        storedChildren.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    /// Tells once, before the first layout in the window, that the view is about to be seen.
    func tellIsAppearing() {
        guard owesIsAppearing, appearance == .appearing else { return }
        owesIsAppearing = false
        viewIsAppearing(isAppearanceAnimated)
    }

    func viewWillLayout() {
        if owesIsAppearing, viewIfLoaded?.window != nil { tellIsAppearing() }
        viewWillLayoutSubviews()
    }

    func viewDidLayout() {
        viewDidLayoutSubviews()
    }

    /// Comes into `window` as its root.
    func enter(_ window: UIWindow) {
        guard viewIfLoaded?.superview !== window else { return }
        loadViewIfNeeded()
        beginAppearanceTransition(true, animated: false)
        guard window.rootViewController === self else {
            // A callback has made another one the root.
            beginAppearanceTransition(false, animated: false)
            return endAppearanceTransition()
        }
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
        UIApplication.shared.afterTurn { [weak self] in self?.endAppearanceTransition() }
    }

    /// Leaves the window whose root it was.
    func leaveWindow() {
        guard let view = viewIfLoaded, view.superview != nil else { return }
        dismissPresentations()
        beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        endAppearanceTransition()
    }

    private func dismissPresentations() {
        guard let presentation else { return }
        presentation.presented.dismissPresentations()
        presentation.endAtOnce()
        self.presentation = nil
    }

    /// The controller whose view is in front of all others in this one's tree.
    var topmostPresented: UIViewController {
        var controller: UIViewController = self
        while let presented = controller.presentation?.presented { controller = presented }
        return controller
    }

    /// Lets `toViewController`'s view take the place of `fromViewController`'s. Both must be children.
    ///
    /// The new view is put in before, and the old one taken out after `animations`; both are told that they come and go,
    /// if this one's own view is seen. What begins meanwhile with one of them is left alone at the end.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - options: how it moves, and which passage the view around makes, if any.
    ///   - animations: what moves; nil moves nothing.
    ///   - completion: called at the end, with whether the animations ran to it.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        stopProgram(
            unless: fromViewController.parent === self && toViewController.parent === self,
            "\(fromViewController) and \(toViewController) must both be children of \(self) before one can take the place "
                + "of the other. Call addChild(_:) first.")
        let animated: Bool = duration > 0
        if appearance == .appearing || appearance == .appeared {
            fromViewController.beginAppearanceTransition(false, animated: animated)
            toViewController.beginAppearanceTransition(true, animated: animated)
        }
        let departure = Departure()
        fromViewController.departure = departure
        toViewController.departure = nil
        let going: Int = fromViewController.appearanceChanges
        let coming: Int = toViewController.appearanceChanges
        let container: UIView = fromViewController.view.superview ?? view
        UIView.transition(
            with: container, duration: duration, options: options,
            animations: {
                UIView.performWithoutAnimation { container.addSubview(toViewController.view) }
                animations?()
            },
            completion: { finished in
                if fromViewController.departure === departure {
                    fromViewController.departure = nil
                    fromViewController.view.removeFromSuperview()
                }
                if fromViewController.appearanceChanges == going { fromViewController.endAppearanceTransition() }
                if toViewController.appearanceChanges == coming { toViewController.endAppearanceTransition() }
                completion?(finished)
            })
    }
}
