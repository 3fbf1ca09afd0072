import ConstraintSolver
import Foundation

extension UIView {
    /// The work that the solver of the tree has done so far; zero before the first layout.
    package var solverStatistics: SolverStatistics {
        treeRoot.layoutState?.engine?.solver.statistics ?? SolverStatistics()
    }

    /// Whether the view's frame is ambiguous. Use it only for debugging, because it may take as long as a layout.
    public var hasAmbiguousLayout: Bool { isAmbiguous(.view(self)) }

    /// Returns the constraints that determine the view's position and size on `axis`. Use this method only for
    /// debugging.
    ///
    /// Constraints that the system adds for content sizes, margins and autoresizing masks are not included.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(.view(self), axis)
    }

    /// Changes an ambiguous layout to a different valid layout, or back. Use this method only for debugging.
    ///
    /// Unlike Apple's method, which chooses at random, this method always chooses the same layout, so that tests can
    /// rely on it.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        let engine = treeEngine
        engine.exerciseAmbiguity(of: engine.index(of: .view(self)))
    }

    func isAmbiguous(_ object: LayoutObject) -> Bool {
        guard isConstrained(object) else { return false }
        let engine = solvedEngine(for: object)
        return engine.isAmbiguous(engine.index(of: object))
    }

    func constraintsAffecting(_ object: LayoutObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard isConstrained(object) else { return [] }
        let engine = solvedEngine(for: object)
        return engine.constraintsAffecting(engine.index(of: object), axis)
    }

    /// Returns whether constraints, rather than an autoresizing mask, position `object`.
    private func isConstrained(_ object: LayoutObject) -> Bool {
        guard case .view(let view) = object else { return true }
        return !view.translatesAutoresizingMaskIntoConstraints && view.storedSuperview != nil
    }

    /// Returns the engine of the tree after a solve that includes `object`.
    private func solvedEngine(for object: LayoutObject) -> LayoutEngine {
        let engine = treeEngine
        _ = engine.index(of: object)
        treeRoot.updateConstraintsAndSolve()
        return engine
    }
}
