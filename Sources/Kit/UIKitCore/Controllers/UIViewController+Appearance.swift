import Foundation

extension UIViewController {
    /// The states of a view's appearance.
    package enum Appearance {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    /// An object that identifies one call to `transition(from:to:…)`.
    final class Departure {}

    func startTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearanceAnimated = animated
        UIApplication.shared.setNeedsStatusBarUpdate()
        if isAppearing {
            guard appearance != .appearing, appearance != .appeared else { return }
            loadViewIfNeeded()
            appearanceChanges += 1
            appearance = .appearing
            needsIsAppearing = true
            viewIfLoaded?.setNeedsLayout()
            viewWillAppear(animated)
        } else {
            guard appearance != .disappearing, appearance != .disappeared else { return }
            appearanceChanges += 1
            appearance = .disappearing
            needsIsAppearing = false
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        // A callback may have removed children.
        for child in childrenInHierarchy where child.storedParent === self && (!isAppearing || child.departure == nil) {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    func finishTransition() {
        switch appearance {
        case .appearing:
            callViewIsAppearing()
            appearance = .appeared
            isEndingAppearance = true
            viewDidAppear(isAppearanceAnimated)
            associatedActivity?.becomeCurrent()
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
        UIApplication.shared.visibleInputPresenter?.controllersDidChange()
        // The controller can become first responder only after the transitions of the children end, so that an inner
        // controller has precedence.
        defer { if appearance == .appeared { appointAfterAppearing() } }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        let changes: [(UIViewController, Int)] = childrenInHierarchy.map { ($0, $0.appearanceChanges) }
        for (child, count) in changes where child.appearanceChanges == count { child.endAppearanceTransition() }
    }

    /// The children whose views are in this controller's view.
    private var childrenInHierarchy: [UIViewController] {
        storedChildren.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    /// Calls `viewIsAppearing(_:)` once, before the first layout in the window.
    func callViewIsAppearing() {
        guard needsIsAppearing, appearance == .appearing else { return }
        needsIsAppearing = false
        viewIsAppearing(isAppearanceAnimated)
        updateContentUnavailable()
    }

    /// Calls `updateContentUnavailableConfiguration(using:)` once after this turn.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        guard !needsContentUnavailableUpdate else { return }
        needsContentUnavailableUpdate = true
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, needsContentUnavailableUpdate else { return }
            updateContentUnavailable()
        }
    }

    private func updateContentUnavailable() {
        needsContentUnavailableUpdate = false
        func update() { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
        guard let view = viewIfLoaded else { return update() }
        view.track(.contentUnavailable, update)
    }

    /// Schedules a call to `updateProperties()` before the next layout of the view, if it is in a window.
    public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

    /// Calls `updateProperties()` immediately for the controller, its children and their views, for which a call is
    /// scheduled.
    public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

    /// The first layout in a window is followed by a second layout, in which the views inside subviews have their
    /// sizes, as on iOS. `viewDidLayoutSubviews()` is then called again.
    func viewWillLayout() {
        if needsIsAppearing, viewIfLoaded?.window != nil {
            callViewIsAppearing()
            viewIfLoaded?.setNeedsLayout()
        }
        viewWillLayoutSubviews()
    }

    func viewDidLayout() { viewDidLayoutSubviews() }

    /// Shows the view in `window`, of which this controller is the root.
    func enter(_ window: UIWindow) {
        guard viewIfLoaded?.superview !== window else { return }
        loadViewIfNeeded()
        // A presentation that began before the window was hidden may cover the view.
        if presentation?.covers != true { beginAppearanceTransition(true, animated: false) }
        guard window.rootViewController === self else {
            // A callback has replaced the root.
            beginAppearanceTransition(false, animated: false)
            return endAppearanceTransition()
        }
        view.frame = window.bounds
        if presentation?.removableView == nil { window.insertSubview(view, at: 0) }
        presentation?.windowDidShow()
        UIApplication.shared.afterTurn { [weak self, appearanceChanges] in
            if self?.appearanceChanges == appearanceChanges { self?.endAppearanceTransition() }
        }
    }

    /// Removes the view from the window of which this controller was the root.
    func leaveWindow() {
        dismissPresentations()
        windowDidHide()
    }

    /// Removes the view from a hidden window. Presented controllers remain, and appear again with the window.
    func windowDidHide() {
        guard let view = viewIfLoaded, view.superview != nil || presentation?.removableView != nil else { return }
        presentation?.windowDidHide()
        beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        endAppearanceTransition()
    }

    private func dismissPresentations() {
        guard let presentation else { return }
        presentation.presented.dismissPresentations()
        presentation.endImmediately()
        self.presentation = nil
    }

    /// The topmost controller that is presented above this one, or this controller.
    var topmostPresented: UIViewController {
        var controller = self
        while let presented = controller.presentation?.presented { controller = presented }
        return controller
    }

    /// Replaces the view of one child with the view of another; see `transition(from:to:duration:…)`.
    func replaceView(
        of fromViewController: UIViewController, by toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        stopProgram(
            unless: fromViewController.parent === self && toViewController.parent === self,
            "\(fromViewController) and \(toViewController) must both be children of \(self) before one can replace "
                + "the other. Call addChild(_:) first.")
        let animated: Bool = duration > 0
        if appearance == .appearing || appearance == .appeared {
            fromViewController.beginAppearanceTransition(false, animated: animated)
            toViewController.beginAppearanceTransition(true, animated: animated)
        }
        let departure = Departure()
        fromViewController.departure = departure
        toViewController.departure = nil
        let oldCount = fromViewController.appearanceChanges
        let newCount = toViewController.appearanceChanges
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
                if fromViewController.appearanceChanges == oldCount { fromViewController.endAppearanceTransition() }
                if toViewController.appearanceChanges == newCount { toViewController.endAppearanceTransition() }
                completion?(finished)
            })
    }
}
