import QuartzCore

extension UIView {
    /// Moves `view` if it is a subview.
    func moveSubview(_ view: UIView, to place: SubviewPlace) {
        if view.storedSuperview === self { move(view, to: place) }
    }

    /// Swaps two subviews. Does nothing if an index is out of bounds.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2, storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
            return
        }
        layer.exchangeSublayers(storedSubviews[index1].layer, storedSubviews[index2].layer)
        storedSubviews.swapAt(index1, index2)
    }

    /// Returns whether this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.storedSuperview
        }
        return false
    }

    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Inserts `view` as a subview.
    ///
    /// 1. Notifies the controllers, the old superview and the view itself. Each callback may change the tree.
    /// 2. Moves the view to its new position. No code outside the kit runs during this step.
    /// 3. Propagates the window, traits and tint, and notifies the view while this view is still its superview.
    func insert(_ view: UIView, _ place: SubviewPlace) {
        requireNoCycle(with: view)
        guard view.storedSuperview !== self else { return move(view, to: place) }
        view.viewController?.departure = nil
        let oldTint = view.undimmedTintColor
        let oldAdjustment = view.effectiveTintAdjustmentMode
        let oldSuperview = view.storedSuperview
        let oldWindow = view.storedWindow
        let changes = view.beginAppearanceChanges(in: storedWindow)
        oldSuperview?.willRemoveSubview(view)
        if oldWindow !== storedWindow { view.notifyWillMoveToWindow(storedWindow) }
        view.willMove(toSuperview: self)
        if oldWindow !== storedWindow { oldWindow?.resignResponder(in: view) }
        requireNoCycle(with: view)
        if let other = view.storedSuperview, other !== oldSuperview, other !== self { other.willRemoveSubview(view) }
        guard view.storedSuperview !== self else {
            move(view, to: place)
            return changes.end()
        }
        view.detach()
        attach(view, at: place)
        let window = view.storedWindow
        let recognizingViews = view.propagateWindow(storedWindow)
        if window !== storedWindow { window?.viewDidLeave(view, recognizing: recognizingViews) }
        view.inheritTraits()
        view.notifyTintChange(from: oldTint, oldAdjustment)
        if view.storedSuperview === self, window !== view.storedWindow { view.notifyDidMoveToWindow(view.storedWindow) }
        if view.storedSuperview === self { view.didMoveToSuperview() }
        if view.storedSuperview === self { didAddSubview(view) }
        changes.end()
    }

    private func requireNoCycle(with view: UIView) {
        stopProgram(unless: view !== self, "A view cannot be a subview of itself.")
        stopProgram(unless: !isDescendant(of: view), "A view cannot be a subview of one of its descendants.")
    }

    private func attach(_ view: UIView, at place: SubviewPlace) {
        let index = index(of: place)
        storedSubviews.insert(view, at: index)
        view.storedSuperview = self
        insertLayer(of: view, place, index: index)
        layoutDidAdd(view)
        setNeedsLayout()
    }

    private func move(_ view: UIView, to place: SubviewPlace) {
        guard place.sibling !== view, let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        storedSubviews.remove(at: old)
        let index = index(of: place)
        storedSubviews.insert(view, at: index)
        insertLayer(of: view, place, index: index)
    }

    /// Returns the index of `place` among the subviews. If the sibling is not a subview, returns the index of the
    /// front.
    private func index(of place: SubviewPlace) -> Int {
        switch place {
        case .front: storedSubviews.count
        case .back: 0
        case .index(let index): min(index, storedSubviews.count)
        case .below(let sibling): storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count
        case .above(let sibling): (storedSubviews.lastIndex { $0 === sibling } ?? storedSubviews.count - 1) + 1
        }
    }

    /// Inserts the view's layer. The front and the back are relative to all sublayers, including layers that do not
    /// belong to a view.
    private func insertLayer(of view: UIView, _ place: SubviewPlace, index: Int) {
        switch place {
        case .back:
            layer.insertSublayer(view.layer, at: 0)
        case .above(let sibling) where sibling !== view && sibling.storedSuperview === self:
            layer.insertSublayer(view.layer, above: sibling.layer)
        default:
            if index + 1 < storedSubviews.count {
                layer.insertSublayer(view.layer, below: storedSubviews[index + 1].layer)
            } else {
                layer.addSublayer(view.layer)
            }
        }
    }

    /// Removes the view from its superview, in the same three steps as ``insert(_:_:)``.
    func leaveSuperview() {
        guard let superview = storedSuperview else { return }
        let window = storedWindow
        let changes = beginAppearanceChanges(in: nil)
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if window != nil { notifyWillMoveToWindow(nil) }
        window?.resignResponder(in: self)
        guard storedSuperview === superview else { return changes.end() }
        detach()
        let recognizingViews = propagateWindow(nil)
        window?.viewDidLeave(self, recognizing: recognizingViews)
        if window != nil, storedSuperview == nil { notifyDidMoveToWindow(nil) }
        if storedSuperview == nil { didMoveToSuperview() }
        changes.end()
    }

    private func detach() {
        guard let superview = storedSuperview else { return }
        layoutWillLeave(superview)
        layer.removeFromSuperlayer()
        superview.storedSubviews.removeAll { $0 === self }
        storedSuperview = nil
        superview.setNeedsLayout()
    }

    private func notifyWillMoveToWindow(_ window: UIWindow?) {
        willMove(toWindow: window)
        for subview in storedSubviews where subview.storedSuperview === self { subview.notifyWillMoveToWindow(window) }
    }

    /// Sets the window of the subtree, and returns the views that have gesture recognizers and have left another
    /// window.
    private func propagateWindow(_ window: UIWindow?) -> [UIView] {
        guard storedWindow !== window else { return [] }
        let hadRecognizers: Bool = storedWindow != nil && !storedRecognizers.isEmpty
        storedWindow = window
        return storedSubviews.reduce(into: hadRecognizers ? [self] : []) { $0 += $1.propagateWindow(window) }
    }

    /// Calls `didMoveToWindow()` on the views of the subtree that are still in `window`.
    private func notifyDidMoveToWindow(_ window: UIWindow?) {
        if window != nil, AppearanceProxies.isActive { AppearanceProxies.shared.apply(to: self) }
        findInteraction?.viewDidMoveToWindow()
        didMoveToWindow()
        if rare?.awaitsWindow == true, storedWindow != nil {
            rare?.awaitsWindow = false
            becomeFirstResponder()
        }
        for subview in storedSubviews where subview.storedSuperview === self && subview.storedWindow === window {
            subview.notifyDidMoveToWindow(window)
        }
    }
}

/// A position among siblings. The index of a sibling is looked up at insertion, because callbacks may move the sibling.
enum SubviewPlace {
    case front
    case back
    case index(Int)
    case below(UIView)
    case above(UIView)

    fileprivate var sibling: UIView? {
        switch self {
        case .below(let sibling), .above(let sibling): sibling
        case .front, .back, .index: nil
        }
    }
}
