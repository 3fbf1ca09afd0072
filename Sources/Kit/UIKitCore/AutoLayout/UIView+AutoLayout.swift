import Foundation

extension UIView {
    /// Asks for the smallest size that constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// Asks for the largest size that constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func ensureLayoutState() -> ViewLayoutState {
        if let layoutState { return layoutState }
        let made = ViewLayoutState()
        layoutState = made
        return made
    }

    func takeTranslation(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        ensureLayoutState().translatesAutoresizingMask = translates
        layoutState?.slot.engine?.itemDidChange(self)
        superview?.setNeedsLayout()
    }

    /// The constraints that belong to the view: those between items of which it is the nearest common ancestor.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Makes `constraint` count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Makes `constraints` count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Makes `constraint` no longer count.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Makes `constraints` no longer count.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// How much it resists being larger than its content. The default is 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = layoutState?.hugging ?? (.defaultLow, .defaultLow)
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets how much it resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        let state: ViewLayoutState = ensureLayoutState()
        if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
        state.slot.engine?.itemDidChange(self)
    }

    /// How much it resists being smaller than its content. The default is 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let compression = layoutState?.compression ?? (.defaultHigh, .defaultHigh)
        return axis == .horizontal ? compression.horizontal : compression.vertical
    }

    /// Sets how much it resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let state: ViewLayoutState = ensureLayoutState()
        if axis == .horizontal {
            state.compression.horizontal = priority
        } else {
            state.compression.vertical = priority
        }
        state.slot.engine?.itemDidChange(self)
    }

    // MARK: Ownership

    /// The nearest view that both are in.
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

    func own(_ constraint: NSLayoutConstraint) {
        constraint.owner = self
        ensureLayoutState().constraints.append(constraint)
        noteHeldConstraints()
        treeRoot.layoutState?.engine?.add(constraint)
        noteConstraintChange()
    }

    func disown(_ constraint: NSLayoutConstraint) {
        if let state = layoutState, let place = state.constraints.lastIndex(where: { $0 === constraint }) {
            state.constraints.remove(at: place)
        }
        constraint.slot.engine?.remove(constraint)
        constraint.owner = nil
        noteConstraintChange()
    }

    /// Lets go of the constraints that were made inactive.
    func forgetInactiveConstraints() {
        layoutState?.constraints.removeAll { $0.owner !== self }
        noteConstraintChange()
    }

    /// Marks the way down to a view that constraints belong to.
    func noteHeldConstraints() {
        guard !subtreeHoldsConstraints else { return }
        var view: UIView? = self
        while let current = view, !current.subtreeHoldsConstraints {
            current.subtreeHoldsConstraints = true
            view = current.storedSuperview
        }
    }

    /// The engine of the tree it is in. It is made when a tree that holds constraints is laid out, or asked about, for
    /// the first time: until then there is nothing to keep up to date.
    var treeEngine: LayoutEngine {
        let root: UIView = treeRoot
        let state: ViewLayoutState = root.ensureLayoutState()
        if let engine = state.engine { return engine }
        let made = LayoutEngine(root: root)
        state.engine = made
        made.addTree(root)
        return made
    }

    /// Makes sure that a layout pass comes.
    func noteConstraintChange() {
        setNeedsLayout()
    }

    /// Lets go of the constraints that speak of an item for which `isGone` holds, wherever they belong.
    func dropConstraints(where isGone: (LayoutObject) -> Bool) {
        var ancestor: UIView? = self
        while let current = ancestor {
            let gone: [NSLayoutConstraint] = current.constraints.filter { constraint in
                constraint.objects.contains(where: isGone)
            }
            if !gone.isEmpty { NSLayoutConstraint.deactivate(gone) }
            ancestor = current.storedSuperview
        }
    }

    // MARK: Hooks of the tree

    /// `view` came: what belongs to its tree is solved with this tree from now on.
    func layoutDidAdd(_ view: UIView) {
        view.layoutState?.engine = nil
        if view.subtreeHoldsConstraints {
            noteHeldConstraints()
            treeRoot.layoutState?.engine?.addTree(view)
        }
        if view.needsConstraintUpdate || view.subtreeNeedsConstraintUpdate { markConstraintUpdatePath() }
    }

    /// The view leaves: constraints that reach out of it go, those inside stay with it.
    func layoutWillLeave(_ superview: UIView) {
        superview.dropConstraints { $0.view?.isDescendant(of: self) ?? false }
        superview.treeRoot.layoutState?.engine?.removeTree(self)
    }

    func layoutSizeDidChange() {
        guard let state = layoutState else { return }
        state.slot.engine?.frameDidChange(of: self)
        // How far in lines that are easy to read begin depends on the width.
        if let guide = state.readableGuide { guide.slot.engine?.insetsDidChange(of: self) }
    }

    /// The coordinates of what is in the view begin elsewhere.
    func layoutOriginDidChange() {
        guard layoutState != nil else { return }
        treeRoot.layoutState?.engine?.originDidChange(of: self)
    }

    func safeAreaGuidesDidChange() {
        guard layoutState != nil else { return }
        treeRoot.layoutState?.engine?.insetsDidChange(of: self)
    }

    func constraintDirectionDidChange() {
        treeRoot.layoutState?.engine?.directionDidChange()
    }
}

extension NSLayoutConstraint {
    /// What it speaks of, as far as that is still there.
    var objects: [LayoutObject] {
        [firstReference.target, firstOffset?.reference.target, secondReference.target, secondOffset?.reference.target]
            .compactMap { $0 }
    }
}
