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

    /// Whether its mask and its frame say where it is. The default is true; set it to false before adding constraints.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesAutoresizingMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            ensureLayoutState().translatesAutoresizingMask = newValue
            treeRoot.layoutState?.engine?.itemDidChange(self)
            superview?.setNeedsLayout()
        }
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
        invalidateIntrinsicContentSize()
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
        invalidateIntrinsicContentSize()
    }

    // MARK: Ownership

    /// The nearest view that both are in.
    func commonAncestor(with other: UIView) -> UIView? {
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
        treeEngine.add(constraint)
        noteConstraintChange()
    }

    func disown(_ constraint: NSLayoutConstraint) {
        layoutState?.constraints.removeAll { $0 === constraint }
        constraint.owner = nil
        constraint.engine?.remove(constraint)
        noteConstraintChange()
    }

    /// The engine of the tree it is in.
    var treeEngine: LayoutEngine {
        let root: UIView = treeRoot
        let state: ViewLayoutState = root.ensureLayoutState()
        if let engine = state.engine { return engine }
        let made = LayoutEngine(root: root)
        state.engine = made
        return made
    }

    /// Makes sure that a layout pass comes.
    func noteConstraintChange() {
        setNeedsLayout()
    }

    /// Lets go of the constraints that speak of an item for which `isGone` holds, wherever they belong.
    func dropConstraints(where isGone: (AnyObject) -> Bool) {
        var ancestor: UIView? = self
        while let current = ancestor {
            for constraint in current.constraints {
                let items: [AnyObject] = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
                if items.contains(where: isGone) { current.disown(constraint) }
            }
            ancestor = current.storedSuperview
        }
    }

    // MARK: Hooks of the tree

    /// `view` came: what belongs to its tree is solved with this tree from now on.
    func layoutDidAdd(_ view: UIView) {
        let state: ViewLayoutState? = view.layoutState
        if let old = state?.engine {
            state?.engine = nil
            old.removeAll()
        }
        if view.holdsConstraints { treeEngine.addTree(view) }
        if view.needsConstraintUpdate || view.subtreeNeedsConstraintUpdate { markConstraintUpdatePath() }
    }

    /// The view leaves: constraints that reach out of it go, those inside stay with it.
    func layoutWillLeave(_ superview: UIView) {
        guard let engine = superview.treeRoot.layoutState?.engine else { return }
        superview.dropConstraints { item in
            (item as? any LayoutItem)?.layoutView?.isDescendant(of: self) ?? false
        }
        engine.removeTree(self)
    }

    /// Whether constraints belong to it or to something in it.
    var holdsConstraints: Bool {
        if let state = layoutState, !state.constraints.isEmpty { return true }
        return storedSubviews.contains { $0.holdsConstraints }
    }

    func layoutSizeDidChange() {
        guard layoutState != nil else { return }
        treeRoot.layoutState?.engine?.frameDidChange(of: self)
    }

    func safeAreaGuidesDidChange() {
        guard layoutState != nil else { return }
        treeRoot.layoutState?.engine?.insetsDidChange(of: self)
    }

    func constraintDirectionDidChange() {
        treeRoot.layoutState?.engine?.rebuild()
    }
}
