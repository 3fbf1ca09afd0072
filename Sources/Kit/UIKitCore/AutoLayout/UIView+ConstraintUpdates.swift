import Foundation

extension UIView {
    /// Returns whether a call to `updateConstraints()` is scheduled.
    public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Calls the scheduled `updateConstraints()` of the view and its descendants now, descendants first.
    public func updateConstraintsIfNeeded() {
        updateConstraintsInTree()
    }

    /// Marks the view and its ancestors, so that a pass finds a descendant that needs `updateConstraints()`.
    func markConstraintUpdatePath() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsConstraintUpdate {
            current.subtreeNeedsConstraintUpdate = true
            view = current.storedSuperview
        }
    }

    func markConstraintUpdate() {
        guard !needsConstraintUpdate || !subtreeRequiresConstraints else { return }
        needsConstraintUpdate = true
        markConstraintRequirement()
        superview?.markConstraintUpdatePath()
        setNeedsLayout()
    }

    /// Marks the view and its ancestors as a tree in which constraints are updated, even if there are no constraints
    /// yet.
    func markConstraintRequirement() {
        var view: UIView? = self
        while let current = view, !current.subtreeRequiresConstraints {
            current.subtreeRequiresConstraints = true
            view = current.storedSuperview
        }
    }

    /// Whether the constraints of the tree with this root are updated and solved.
    private var usesConstraints: Bool { subtreeHoldsConstraints || subtreeRequiresConstraints }

    func updateConstraintsInTree() {
        if subtreeNeedsConstraintUpdate {
            subtreeNeedsConstraintUpdate = false
            for subview in storedSubviews where subview.needsConstraintUpdate || subview.subtreeNeedsConstraintUpdate {
                subview.updateConstraintsInTree()
            }
        }
        guard needsConstraintUpdate else { return }
        traitCollection.performAsCurrent {
            guard canRead(in: .constraints) else { return updateConstraints() }
            track(.constraints) {
                if let viewController {
                    viewController.updateViewConstraints()
                } else {
                    updateConstraints()
                }
            }
        }
        needsConstraintUpdate = false
    }

    /// Called by the default implementation of `updateViewConstraints()` for the controller's view.
    func updateOwnConstraints() {
        updateConstraints()
    }

    /// Updates the constraints of the tree, descendants first, and solves them.
    func updateConstraintsAndSolve() {
        if usesConstraints, needsConstraintUpdate || subtreeNeedsConstraintUpdate { updateConstraintsInTree() }
        guard subtreeHoldsConstraints || layoutState?.engine != nil else { return }
        let engine = treeEngine
        engine.solveIfNeeded()
        // The topmost view has no superview that would set its frame.
        if engine.determinesRootSize { engine.applyFrame(to: self) }
    }

    /// Whether constraints, or values that they depend on, changed since the last solve.
    var constraintsNeedPass: Bool {
        usesConstraints && (needsConstraintUpdate || subtreeNeedsConstraintUpdate)
            || (layoutState?.engine?.needsSolve ?? false)
    }

    /// Applies the solved frames to the subviews and guides.
    func applyConstraintFramesToSubviews() {
        for subview in storedSubviews {
            guard let state = subview.layoutState, !state.translatesAutoresizingMask else { continue }
            state.slot.engine?.applyFrame(to: subview)
        }
        guard let state = layoutState else { return }
        for guide in state.guides { guide.slot.engine?.applyFrame(to: guide) }
    }

    /// Returns the size of the view that satisfies its constraints and is closest to `target`.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInTree()
        if !subtreeHoldsConstraints, translatesAutoresizingMaskIntoConstraints {
            let size = intrinsicContentSize
            guard size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric else {
                return bounds.size
            }
        }
        return LayoutEngine.fittingSize(
            of: self,
            target: LayoutEngine.FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    }
}
