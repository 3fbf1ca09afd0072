import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// The target of a fitting size, with the priorities of its width and its height.
    struct FittingTarget {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// Returns the size of `view` that satisfies its constraints and is closest to `target`.
    ///
    /// The topmost view of a tree is fitted by the engine that will lay it out, so that contents are measured and
    /// constraints are added only once. Any other view is fitted by a temporary engine.
    static func fittingSize(of view: UIView, target: FittingTarget) -> CGSize {
        if view.storedSuperview == nil, view.subtreeHoldsConstraints { return view.treeEngine.fit(target) }
        let engine = LayoutEngine(root: view, isFitting: true)
        engine.fittingTarget = target
        defer { engine.restoreSlots() }
        _ = engine.index(of: .view(view))
        engine.addTree(view)
        engine.solveIfNeeded()
        return engine.fittedSize
    }

    /// Solves with the target as the root's size, and restores the root's constraints.
    private func fit(_ target: FittingTarget) -> CGSize {
        // If the tree is laid out, the solution must be restored immediately. Otherwise the next layout computes it.
        let isLaidOut: Bool = !needsSolve
        isRestoring = true
        defer { isRestoring = false }
        setTarget(target)
        // The result does not depend on the widths at which text was measured before.
        widenWrappingItems()
        solveIfNeeded(marksMovedViews: !isLaidOut)
        let size = fittedSize
        setTarget(nil)
        if isLaidOut {
            widenWrappingItems()
            solveIfNeeded(marksMovedViews: false)
        } else {
            root.setNeedsLayout()
        }
        return size
    }

    /// Sets the target, and marks the root and all views with given frames as stale.
    private func setTarget(_ target: FittingTarget?) {
        fittingTarget = target
        markStale(index(of: .view(root)))
        for index in items.indices where items[index].isAlive && items[index].role == .given { markStale(index) }
    }

    /// The size of the root's frame in the solution, rounded up to pixels.
    private var fittedSize: CGSize {
        let scale: CGFloat = max(1, root.traitCollection.displayScale)
        // Constraints apply to the alignment rectangle, but the fitting size is the frame's.
        let frame = root.frame(forAlignmentRect: rect(at: index(of: .view(root))))
        func roundUp(_ value: CGFloat) -> CGFloat {
            let pixels: CGFloat = (value * scale - 0.001).rounded(.up)
            return pixels > 0 ? pixels / scale : 0
        }
        return CGSize(width: roundUp(frame.width), height: roundUp(frame.height))
    }
}
