import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Returns whether the position or size of an item was ambiguous in the last layout.
    func isAmbiguous(_ index: Int) -> Bool {
        exercisedItem == index || solver.isAmbiguous(items[index].variables)
    }

    /// Returns the constraints that determine the position and size of an item on an axis.
    func constraintsAffecting(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let item = items[index]
        let variables: [SolverVariable] = axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
        var found: [NSLayoutConstraint] = []
        for variable in variables {
            for handle in solver.constraintsAffecting(variable) {
                guard let constraint = constraint(behind: handle), !found.contains(where: { $0 === constraint }) else {
                    continue
                }
                found.append(constraint)
            }
        }
        return found.sorted { $0.activation < $1.activation }
    }

    /// Moves an ambiguous item to a different valid position and size, or back.
    ///
    /// The added constraints have the lowest priority, so that only ambiguous values change.
    func exerciseAmbiguity(of index: Int) {
        let wasExercised: Bool = exercisedItem == index
        for exercise in exercises { solver.remove(exercise) }
        exercises.removeAll()
        exercisedItem = nil
        setNeedsSolve()
        guard !wasExercised else { return }
        solveIfNeeded()
        let item = items[index]
        for (position, variable) in item.variables.enumerated() where solver.isAmbiguous([variable]) {
            // The distance is large enough to be visible and differs between the axes.
            let value: Double = solver.value(of: variable) + 20 + 10 * Double(position)
            do {
                exercises.append(
                    try solver.add(LinearExpression(variable, constant: -value), .equal, priority: 0.001))
            } catch {
                Diagnostics.warn("The ambiguity of \(name(at: index)) cannot be shown: \(error)")
            }
        }
        exercisedItem = exercises.isEmpty ? nil : index
        setNeedsSolve()
    }
}
