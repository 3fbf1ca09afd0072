import ConstraintSolver
import Foundation

extension UIView {
    /// How much the solver of the tree has done so far; nothing before the first layout.
    package var solverStatistics: SolverStatistics {
        treeRoot.layoutState?.engine?.solver.statistics ?? SolverStatistics()
    }

    /// Whether constraints leave open where the view is, or how large. For debugging: it may take as long as a layout.
    public var hasAmbiguousLayout: Bool { isAmbiguous(.view(self)) }

    /// The constraints that decide where the view is, and how large, along `axis`. For debugging.
    ///
    /// Those that the system makes, for content sizes, margins and masks, are not listed.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(.view(self), axis)
    }

    /// Takes another of the places and sizes that constraints leave open, or goes back to the usual one. For debugging.
    ///
    /// Apple's takes a random one. Here it is always the same, so that tests can rely on it.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        let engine: LayoutEngine = treeEngine
        engine.exerciseAmbiguity(of: engine.index(of: .view(self)))
    }

    func isAmbiguous(_ object: LayoutObject) -> Bool {
        guard takesPart(object) else { return false }
        let engine: LayoutEngine = solvedEngine(for: object)
        return engine.isAmbiguous(engine.index(of: object))
    }

    func constraintsAffecting(_ object: LayoutObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard takesPart(object) else { return [] }
        let engine: LayoutEngine = solvedEngine(for: object)
        return engine.constraintsAffecting(engine.index(of: object), axis)
    }

    /// Whether constraints, and not a mask, say where `object` is.
    private func takesPart(_ object: LayoutObject) -> Bool {
        guard case .view(let view) = object else { return true }
        return !view.translatesAutoresizingMaskIntoConstraints && view.storedSuperview != nil
    }

    /// The engine, with `object` in it and everything solved.
    private func solvedEngine(for object: LayoutObject) -> LayoutEngine {
        let engine: LayoutEngine = treeEngine
        _ = engine.index(of: object)
        treeRoot.updateConstraintsAndSolve()
        return engine
    }
}
