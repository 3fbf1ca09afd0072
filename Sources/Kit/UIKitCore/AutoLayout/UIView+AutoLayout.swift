import Foundation

extension UIView {
    /// The target for the smallest size that the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The target for the largest size that the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func ensureLayoutState() -> ViewLayoutState {
        if let layoutState { return layoutState }
        let state = ViewLayoutState()
        layoutState = state
        return state
    }

    /// The factor by which a scroll view zooms the view. Constraints refer to the edges of the zoomed view.
    var zoomFactor: CGFloat { rare?.isZoomed == true && storedSuperview is UIScrollView ? transform.a : 1 }

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        ensureLayoutState().translatesAutoresizingMask = translates
        if !translates { markConstraintRequirement() }
        layoutState?.slot.engine?.itemDidChange(self)
        superview?.setNeedsLayout()
    }

    /// The constraints that the view holds. The view is the nearest common ancestor of their items.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Activates `constraint`.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates `constraints`.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates `constraint`.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates `constraints`.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Returns the priority with which the view resists being larger than its content. The default is 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = layoutState?.hugging ?? (.defaultLow, .defaultLow)
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Returns the priority with which the view resists being smaller than its content. The default is 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let compression = layoutState?.compression ?? (.defaultHigh, .defaultHigh)
        return axis == .horizontal ? compression.horizontal : compression.vertical
    }

    /// Sets the priority with which the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let state = ensureLayoutState()
        if axis == .horizontal {
            state.compression.horizontal = priority
        } else {
            state.compression.vertical = priority
        }
        state.slot.engine?.itemDidChange(self)
    }

    // MARK: Ownership

    /// Returns the nearest view that contains both views, if any.
    func commonAncestor(with other: UIView) -> UIView? {
        // OPTIMIZATION: most constraints are between a view and itself, its superview or a sibling.
        if other === self || other.storedSuperview === self { return self }
        if storedSuperview === other { return other }
        if let superview = storedSuperview, superview === other.storedSuperview { return superview }
        var candidate: UIView? = self
        while let current = candidate {
            if other.isDescendant(of: current) { return current }
            candidate = current.storedSuperview
        }
        return nil
    }

    func attach(_ constraint: NSLayoutConstraint) {
        constraint.owner = self
        ensureLayoutState().constraints.append(constraint)
        markConstraintPath()
        // The engine marks the views whose frames change. Without an engine, the next layout creates one.
        if let engine = treeRoot.layoutState?.engine { engine.add(constraint) } else { setNeedsLayout() }
        constraintsDidChange()
    }

    func detach(_ constraint: NSLayoutConstraint) {
        if let state = layoutState, let index = state.constraints.lastIndex(where: { $0 === constraint }) {
            state.constraints.remove(at: index)
        }
        constraint.slot.engine?.remove(constraint)
        constraint.owner = nil
        constraintsDidChange()
    }

    /// Removes the constraints that were deactivated.
    func removeInactiveConstraints() {
        layoutState?.constraints.removeAll { $0.owner !== self }
        constraintsDidChange()
    }

    /// Marks the view and its ancestors as containing constraints.
    func markConstraintPath() {
        guard !subtreeHoldsConstraints else { return }
        var view: UIView? = self
        while let current = view, !current.subtreeHoldsConstraints {
            current.subtreeHoldsConstraints = true
            view = current.storedSuperview
        }
    }

    /// The engine of the view's tree. It is created when a tree with constraints is first laid out or inspected.
    var treeEngine: LayoutEngine {
        let root: UIView = treeRoot
        let state: ViewLayoutState = root.ensureLayoutState()
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: root)
        state.engine = engine
        engine.addTree(root)
        return engine
    }

    /// Notifies the observer of constraints.
    func constraintsDidChange() { UIView.constraintObserver?(self) }

    /// Deactivates the constraints of this view and its ancestors that have an item for which `isRemoved` returns true.
    func deactivateConstraints(where isRemoved: (LayoutObject) -> Bool) {
        var ancestor: UIView? = self
        while let current = ancestor {
            let removed: [NSLayoutConstraint] = current.constraints.filter { constraint in
                constraint.objects.contains(where: isRemoved)
            }
            if !removed.isEmpty { NSLayoutConstraint.deactivate(removed) }
            ancestor = current.storedSuperview
        }
    }

    // MARK: Tree changes

    /// Called when `view` is added. The constraints of its subtree move to this tree's engine.
    func layoutDidAdd(_ view: UIView) {
        view.layoutState?.engine = nil
        if view.subtreeHoldsConstraints {
            markConstraintPath()
            treeRoot.layoutState?.engine?.addTree(view)
        }
        if view.subtreeRequiresConstraints { markConstraintRequirement() }
        if view.needsConstraintUpdate || view.subtreeNeedsConstraintUpdate { markConstraintUpdatePath() }
    }

    /// Called before the view leaves its superview. Constraints with items outside the view are deactivated.
    func layoutWillLeave(_ superview: UIView) {
        superview.deactivateConstraints { $0.view?.isDescendant(of: self) ?? false }
        superview.treeRoot.layoutState?.engine?.removeTree(self)
    }

    func layoutSizeDidChange() {
        guard let state = layoutState else { return }
        state.slot.engine?.frameDidChange(of: self)
        // The insets of the readable content guide depend on the width.
        if let guide = state.readableGuide { guide.slot.engine?.insetsDidChange(of: self) }
    }

    /// Called when the bounds origin changes.
    func layoutOriginDidChange() {
        guard layoutState != nil else { return }
        treeRoot.layoutState?.engine?.originDidChange(of: self)
    }

    func safeAreaGuidesDidChange() {
        guard layoutState != nil else { return }
        treeRoot.layoutState?.engine?.insetsDidChange(of: self)
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticContentAttribute else { return }
        rareState.semanticContentAttribute = attribute
        layoutDirectionDidChange()
    }

    func constraintDirectionDidChange() {
        treeRoot.layoutState?.engine?.directionDidChange()
    }
}

extension NSLayoutConstraint {
    /// The items that still exist.
    var objects: [LayoutObject] {
        [firstReference.target, firstOffset?.reference.target, secondReference.target, secondOffset?.reference.target]
            .compactMap { $0 }
    }
}
