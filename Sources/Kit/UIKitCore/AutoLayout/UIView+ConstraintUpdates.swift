import Foundation

extension UIView {
    /// Asks for `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        guard !needsConstraintUpdate else { return }
        needsConstraintUpdate = true
        superview?.markConstraintUpdatePath()
        setNeedsLayout()
    }

    /// Whether `updateConstraints()` was asked for.
    public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Runs `updateConstraints()` now, of whatever in it asked for it, leaves first.
    public func updateConstraintsIfNeeded() {
        updateConstraintsInTree()
    }

    /// Marks the way down to a view that asked for `updateConstraints()`.
    func markConstraintUpdatePath() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsConstraintUpdate {
            current.subtreeNeedsConstraintUpdate = true
            view = current.storedSuperview
        }
    }

    func updateConstraintsInTree() {
        if subtreeNeedsConstraintUpdate {
            subtreeNeedsConstraintUpdate = false
            for subview in storedSubviews where subview.needsConstraintUpdate || subview.subtreeNeedsConstraintUpdate {
                subview.updateConstraintsInTree()
            }
        }
        guard needsConstraintUpdate else { return }
        if let viewController {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
        needsConstraintUpdate = false
    }

    /// What `updateViewConstraints` does for the controller's view.
    func updateOwnConstraints() {
        updateConstraints()
    }

    /// Brings the constraints of the tree up to date, leaves first, and solves them.
    func updateConstraintsAndSolve() {
        if needsConstraintUpdate || subtreeNeedsConstraintUpdate { updateConstraintsInTree() }
        guard subtreeHoldsConstraints || layoutState?.engine != nil else { return }
        let engine: LayoutEngine = treeEngine
        engine.solveIfNeeded()
        // Nothing holds the topmost view that would place it.
        if engine.hasOpenRoot { engine.applyFrame(to: self) }
    }

    /// Whether constraints, or what they rest on, changed since they were solved.
    var constraintsNeedPass: Bool {
        needsConstraintUpdate || subtreeNeedsConstraintUpdate || (layoutState?.engine?.needsSolve ?? false)
    }

    /// Gives the subviews the frames that constraints determine.
    func applyConstraintFramesToSubviews() {
        for subview in storedSubviews {
            guard let state = subview.layoutState, !state.translatesAutoresizingMask else { continue }
            state.slot.engine?.applyFrame(to: subview)
        }
        guard let state = layoutState else { return }
        for guide in state.guides { guide.slot.engine?.applyFrame(to: guide) }
    }

    /// The size that the constraints of this view's tree give it.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInTree()
        if !subtreeHoldsConstraints {
            let size: CGSize = intrinsicContentSize
            guard size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric else {
                return bounds.size
            }
        }
        return LayoutEngine.fittingSize(
            of: self,
            target: LayoutEngine.FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    }
}
