import UIKitCore

extension UIPageViewController {
    /// The height of the page control below the pages, in points.
    private static let pageControlHeight: CGFloat = 37

    private var isHorizontal: Bool { navigationOrientation == .horizontal }

    /// Whether pages advance from right to left.
    private var isMirrored: Bool {
        isHorizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The length of a slot along the axis, including the gap between pages, in points.
    private var stride: CGFloat { isHorizontal ? pageView.bounds.width : pageView.bounds.height }

    /// Whether a finger, a wheel or a trackpad is moving the pages, or they are decelerating afterward.
    private var isUserDriven: Bool { pageView.isDragging || pageView.isDecelerating }

    private var offset: CGFloat { isHorizontal ? pageView.contentOffset.x : pageView.contentOffset.y }

    private func point(at slot: Int) -> CGPoint {
        let position: CGFloat = CGFloat(slot) * stride
        return isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
    }

    /// Returns the slot, 0 or 2, of the neighbor in `direction`.
    private func slot(of direction: NavigationDirection) -> Int {
        (direction == .forward) == !isMirrored ? 2 : 0
    }

    // MARK: Slots

    /// Lays out the pages, with the current one in the middle slot.
    func layoutPages() {
        let bounds: CGRect = view.bounds
        let hasPageControl: Bool = !pageControl.isHidden
        let area = CGRect(
            x: 0, y: 0, width: bounds.width,
            height: max(0, bounds.height - (hasPageControl ? Self.pageControlHeight : 0)))
        pageControl.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: Self.pageControlHeight)
        let frame: CGRect =
            isHorizontal
            ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
        guard pageView.frame != frame || pageView.contentSize == .zero else { return placeViews() }
        let (oldStride, completes) = (stride, completesNow)
        pageView.frame = frame
        let length: CGFloat = stride * 3
        pageView.contentSize =
            isHorizontal ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
        updateRange()
        // The motion of a transition is for the old size.
        if stride != oldStride { finishTransition(completes: completes) }
        if pending == nil { pageView.move(to: point(at: 1)) }
        placeViews()
    }

    private func placeViews() {
        if let current { place(current, at: 1) }
        guard let pending else { return }
        place(pending, at: slot(of: pendingDirection))
    }

    private func place(_ controller: UIViewController, at slot: Int) {
        guard let page = controller.viewIfLoaded, page.superview === pageView else { return }
        let origin = point(at: slot)
        let size = pageView.bounds.size
        page.frame =
            isHorizontal
            ? CGRect(x: origin.x + spacing / 2, y: 0, width: max(0, size.width - spacing), height: size.height)
            : CGRect(x: 0, y: origin.y + spacing / 2, width: size.width, height: max(0, size.height - spacing))
    }

    private func neighbor(_ direction: NavigationDirection) -> UIViewController? {
        direction == .forward ? after : before
    }

    /// Limits scrolling to the slots that have a page.
    private func updateRange() {
        var inset: UIEdgeInsets = .zero
        let low: NavigationDirection = isMirrored ? .forward : .reverse
        let high: NavigationDirection = isMirrored ? .reverse : .forward
        if neighbor(low) == nil { if isHorizontal { inset.left = -stride } else { inset.top = -stride } }
        if neighbor(high) == nil { if isHorizontal { inset.right = -stride } else { inset.bottom = -stride } }
        pageView.contentInset = inset
        pageView.alwaysBounceHorizontal = isHorizontal && dataSource != nil
        pageView.alwaysBounceVertical = !isHorizontal && dataSource != nil
    }

    // MARK: Neighbors

    /// Requests the neighbors of the current page from the data source.
    func neighborsDidChange() {
        guard pending == nil, isViewLoaded else { return }
        before = current.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
        after = current.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
        updateRange()
        if !isUserDriven { pageView.move(to: point(at: 1)) }
    }

    private func updatePageControl(readsIndex: Bool) {
        let count: Int = dataSource?.presentationCount(for: self) ?? 0
        let wasHidden = pageControl.isHidden
        pageControl.isHidden = count == 0
        pageControl.numberOfPages = count
        if readsIndex, count > 0 { pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        if wasHidden != pageControl.isHidden { viewIfLoaded?.setNeedsLayout() }
    }

    /// Shows the next or previous page after the user selects another dot, and selects the dot of this page.
    func pageControlDidChange() {
        let selected = pageControl.currentPage
        pageControl.currentPage = currentDot
        finishTransition()
        guard let current, selected != currentDot else { return }
        let isForward: Bool = selected > currentDot
        let next: UIViewController? = isForward ? after : before
        guard let next, next !== current else { return }
        pageControl.currentPage += isForward ? 1 : -1
        show(next, direction: isForward ? .forward : .reverse, animated: true, keepsDot: true, completion: nil)
    }

    // MARK: Transitions

    /// Adds `controller` and its view as the current page.
    func install(_ controller: UIViewController) {
        guard isViewLoaded else { return }
        if controller.parent !== self { addChild(controller) }
        if controller.view.superview !== pageView { pageView.addSubview(controller.view) }
        controller.view.autoresizingMask = []
        updatePageControl(readsIndex: true)
        currentDot = pageControl.currentPage
        neighborsDidChange()
        placeViews()
        controller.didMove(toParent: self)
    }

    private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    func show(
        _ next: UIViewController, direction: NavigationDirection, animated: Bool, keepsDot: Bool = false,
        completion: ((Bool) -> Void)?
    ) {
        finishTransition()
        let old = current
        guard next !== old else {
            if !keepsDot { updatePageControl(readsIndex: true) }
            neighborsDidChange()
            if let completion { UIApplication.shared.afterTurn { completion(true) } }
            return
        }
        guard animated, let old, isViewLoaded, view.window != nil, UIView.areAnimationsEnabled, isOnScreen else {
            replace(old, with: next)
            if let completion { UIApplication.shared.afterTurn { completion(true) } }
            return
        }
        self.completion = completion
        isTransitionInteractive = false
        if direction == .forward { after = next } else { before = next }
        updateRange()
        beginTransition(to: next, direction: direction, from: old)
        pageView.animate(to: point(at: slot(of: direction)))
        if !keepsDot { updatePageControl(readsIndex: true) }
        currentDot = pageControl.currentPage
    }

    private func replace(_ old: UIViewController?, with next: UIViewController) {
        if isOnScreen {
            old?.beginAppearanceTransition(false, animated: false)
            if next.parent !== self { addChild(next) }
            next.beginAppearanceTransition(true, animated: false)
        }
        if let old { remove(old) }
        if isOnScreen { old?.endAppearanceTransition() }
        current = next
        install(next)
        if appearance == .appeared { next.endAppearanceTransition() }
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func beginTransition(to next: UIViewController, direction: NavigationDirection, from old: UIViewController)
    {
        pending = next
        pendingDirection = direction
        addChild(next)
        old.beginAppearanceTransition(false, animated: true)
        next.beginAppearanceTransition(true, animated: true)
        pageView.addSubview(next.view)
        next.view.autoresizingMask = []
        place(next, at: slot(of: direction))
    }

    /// Begins the transition to the neighbor that a drag reveals. A drag that crosses to the other side of the current
    /// page cancels the transition and begins one to the other neighbor.
    func pagesDidScroll() {
        guard isUserDriven, let current, stride > 0 else { return }
        let moved: CGFloat = offset - stride
        guard abs(moved) >= 1 else { return }
        let direction: NavigationDirection = (moved > 0) == !isMirrored ? .forward : .reverse
        if let pending {
            guard direction != pendingDirection, neighbor(direction) != nil else { return }
            endTransition(to: pending, from: current, completed: false)()
            // The delegate may have set another page.
            guard self.pending == nil, self.current === current else { return }
        }
        guard let next = neighbor(direction) else { return }
        isTransitionInteractive = true
        storedDelegate?.pageViewController(self, willTransitionTo: [next])
        beginTransition(to: next, direction: direction, from: current)
    }

    /// Ends the transition when scrolling has stopped at the current page or at its neighbor.
    func pagesDidStop() {
        guard let pending, let current, stride > 0, !pageView.isDragging, !pageView.isDecelerating else { return }
        let slot = Int((offset / stride).rounded())
        // If a finger stops the pages halfway, the transition ends later.
        guard abs(offset - CGFloat(slot) * stride) < 1 else { return }
        let target = self.slot(of: pendingDirection)
        if slot == 1 || slot == target { endTransition(to: pending, from: current, completed: slot == target)() }
    }

    /// Ends the current transition, and returns a function that reports its end to the application.
    private func endTransition(
        to next: UIViewController, from old: UIViewController, completed: Bool
    ) -> () -> Void {
        pending = nil
        let isInteractive = isTransitionInteractive
        if completed {
            current = next
            remove(old)
            old.endAppearanceTransition()
            next.endAppearanceTransition()
            next.didMove(toParent: self)
            if isInteractive { pageControl.currentPage += pendingDirection == .forward ? 1 : -1 }
        } else {
            next.beginAppearanceTransition(false, animated: true)
            old.beginAppearanceTransition(true, animated: true)
            remove(next)
            next.endAppearanceTransition()
            old.endAppearanceTransition()
        }
        currentDot = pageControl.currentPage
        neighborsDidChange()
        placeViews()
        let pendingCompletion: ((Bool) -> Void)? = completion
        completion = nil
        return { [self] in
            if isInteractive {
                storedDelegate?.pageViewController(
                    self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
            }
            pendingCompletion?(completed)
        }
    }

    /// Whether the current transition completes if it ends now: the user has moved the new page more than halfway, or
    /// the application requested it.
    private var completesNow: Bool {
        !isTransitionInteractive || Int((offset / max(1, stride)).rounded()) == slot(of: pendingDirection)
    }

    /// Ends the current transition and the motion of the pages immediately, for example because a new transition begins
    /// or the pages disappear. The application is notified later, because it may begin another transition.
    func finishTransition() { finishTransition(completes: completesNow) }

    private func finishTransition(completes: Bool) {
        guard let pending, let current else { return }
        self.pending = nil
        if pageView.hasDrag {
            // Cancels the drag.
            pageView.panGestureRecognizer.isEnabled = false
            pageView.panGestureRecognizer.isEnabled = true
        }
        pageView.endWheel()
        pageView.stopMotion()
        UIApplication.shared.afterTurn(endTransition(to: pending, from: current, completed: completes))
    }
}
