import QuartzCore

extension UIView {
    /// Puts `view` into it, right behind `siblingSubview`.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Puts `view` into it, right in front of `siblingSubview`.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Puts `view` in front of the other subviews.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.storedSuperview === self else { return }
        insert(view, at: storedSubviews.count - 1)
    }

    /// Puts `view` behind the other subviews.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.storedSuperview === self else { return }
        insert(view, at: 0)
    }

    /// Swaps the places of two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2, storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
            return
        }
        let first: UIView = storedSubviews[min(index1, index2)]
        let second: UIView = storedSubviews[max(index1, index2)]
        insert(second, at: min(index1, index2))
        insert(first, at: max(index1, index2))
    }

    /// Whether it is `view` or somewhere in it.
    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.storedSuperview
        }
        return false
    }

    /// The first view of its tree whose tag is `tag`, itself included; nil when there is none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, let place = storedSubviews.firstIndex(where: { $0 === sibling }) else { return }
        var index: Int = place + offset
        if view.storedSuperview === self, let own = storedSubviews.firstIndex(where: { $0 === view }), own < place {
            index -= 1
        }
        insert(view, at: index)
    }

    /// Puts `view` at `index` among the subviews, counted without `view` itself.
    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "A view cannot be in itself.")
        precondition(!isDescendant(of: view), "A view cannot be in one of its own subviews.")
        if view.storedSuperview === self {
            reorder(view, to: index)
            return
        }
        view.viewController?.departure = nil
        let oldTint: UIColor = view.undimmedTintColor
        let oldAdjustment: UIView.TintAdjustmentMode = view.effectiveTintAdjustmentMode
        let newWindow: UIWindow? = (self as? UIWindow) ?? storedWindow
        let oldWindow: UIWindow? = view.storedWindow
        let appearing: [UIViewController] = oldWindow == nil && newWindow != nil ? view.controllersToAppear : []
        for controller in appearing { controller.beginAppearanceTransition(true, animated: false) }
        if view.storedSuperview != nil { view.leaveSuperview(for: self) }
        if oldWindow !== newWindow { view.announceWindow(newWindow) }
        view.willMove(toSuperview: self)
        storedSubviews.insert(view, at: index)
        view.storedSuperview = self
        insertLayer(of: view, at: index)
        if oldWindow !== newWindow { view.takeWindow(newWindow) }
        view.inheritTraits()
        view.tellTintChange(from: oldTint, oldAdjustment)
        setNeedsLayout()
        didAddSubview(view)
        layoutDidAdd(view)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.tellWindow() }
        for controller in appearing { controller.endAppearingInTree() }
    }

    private func reorder(_ view: UIView, to index: Int) {
        guard let old = storedSubviews.firstIndex(where: { $0 === view }), old != index else { return }
        storedSubviews.remove(at: old)
        storedSubviews.insert(view, at: index)
        insertLayer(of: view, at: index)
    }

    private func insertLayer(of view: UIView, at index: Int) {
        if index + 1 < storedSubviews.count {
            layer.insertSublayer(view.layer, below: storedSubviews[index + 1].layer)
        } else if index > 0 {
            layer.insertSublayer(view.layer, above: storedSubviews[index - 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    /// Leaves the superview, on the way to `newSuperview`.
    func leaveSuperview(for newSuperview: UIView?) {
        guard let superview = storedSuperview else { return }
        let leavesWindow: Bool = newSuperview == nil && storedWindow != nil
        let disappearing: [UIViewController] = leavesWindow ? controllersToDisappear : []
        for controller in disappearing { controller.beginAppearanceTransition(false, animated: false) }
        superview.willRemoveSubview(self)
        if newSuperview == nil { willMove(toSuperview: nil) }
        if leavesWindow { announceWindow(nil) }
        layoutWillLeave(superview)
        layer.removeFromSuperlayer()
        superview.storedSubviews.removeAll { $0 === self }
        storedSuperview = nil
        if leavesWindow { takeWindow(nil) }
        superview.setNeedsLayout()
        if newSuperview == nil {
            didMoveToSuperview()
            if leavesWindow { tellWindow() }
        }
        for controller in disappearing { controller.endAppearanceTransition() }
    }

    private func announceWindow(_ window: UIWindow?) {
        willMove(toWindow: window)
        for subview in storedSubviews { subview.announceWindow(window) }
    }

    func takeWindow(_ window: UIWindow?) {
        if let old = storedWindow, old !== window { old.forget(self) }
        storedWindow = window
        for subview in storedSubviews { subview.takeWindow(window) }
    }

    private func tellWindow() {
        didMoveToWindow()
        for subview in storedSubviews { subview.tellWindow() }
    }
}
