import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// The size that a root is fitted to, as wishes.
    struct FittingTarget {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// What the fitting size of `view` is: its constraints, with `target` as a wish.
    ///
    /// The topmost view of a tree is fitted by the engine that will lay it out: what that finds out about contents, lines
    /// and structure is found out once. A view further down, or without constraints, is fitted by an engine of its own that
    /// is then thrown away.
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

    /// Finds the size with the root's size open, and closes it again.
    private func fit(_ target: FittingTarget) -> CGSize {
        // Where everything is in use, it must be there again at once; otherwise the next layout sees to it.
        let isInUse: Bool = !needsSolve
        open(to: target)
        solveIfNeeded(tellsMoves: !isInUse)
        let size: CGSize = fittedSize
        open(to: nil)
        if isInUse {
            solveIfNeeded(tellsMoves: false)
        } else {
            root.setNeedsLayout()
        }
        return size
    }

    /// Says anew of the root, and of what hangs on its size by a mask, where it is given.
    private func open(to target: FittingTarget?) {
        fittingTarget = target
        markStale(index(of: .view(root)))
        for index in items.indices where items[index].isAlive && items[index].role == .given { markStale(index) }
    }

    /// What was found, as the size of a frame, rounded up to pixels.
    private var fittedSize: CGSize {
        let scale: CGFloat = max(1, root.traitCollection.displayScale)
        // Alignment rectangles are what constraints see; the size asked for is the frame's.
        let frame: CGRect = root.frame(forAlignmentRect: rect(at: index(of: .view(root))))
        func up(_ value: CGFloat) -> CGFloat { ((value * scale - 0.001).rounded(.up)) / scale }
        return CGSize(width: up(max(0, frame.width)), height: up(max(0, frame.height)))
    }
}
