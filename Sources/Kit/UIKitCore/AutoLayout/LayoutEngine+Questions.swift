import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Whether the constraints leave open where an item is, or how large. As of the last layout.
    func isAmbiguous(_ index: Int) -> Bool {
        exercisedItem == index || solver.isAmbiguous(items[index].variables)
    }

    /// The constraints that decide where an item is, and how large, along an axis.
    func constraintsAffecting(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let item: LayoutItemRecord = items[index]
        let asked: [SolverVariable] = axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
        var found: [NSLayoutConstraint] = []
        for variable in asked {
            for handle in solver.constraintsAffecting(variable) {
                guard let constraint = constraint(behind: handle), !found.contains(where: { $0 === constraint }) else {
                    continue
                }
                found.append(constraint)
            }
        }
        return found.sorted { $0.activation < $1.activation }
    }

    /// Takes another of the values that the constraints leave open to an item.
    ///
    /// What is asked for has the lowest priority of all, so that nothing that is decided changes.
    func exerciseAmbiguity(of index: Int) {
        let wasExercised: Bool = exercisedItem == index
        for exercise in exercises { solver.remove(exercise) }
        exercises.removeAll()
        exercisedItem = nil
        noteChange()
        guard !wasExercised else { return }
        solveIfNeeded()
        let item: LayoutItemRecord = items[index]
        for (place, variable) in item.variables.enumerated() where solver.isAmbiguous([variable]) {
            // Far enough to be seen, and different along each axis.
            let value: Double = solver.value(of: variable) + 20 + 10 * Double(place)
            do {
                exercises.append(
                    try solver.add(LinearExpression(variable, constant: -value), .equal, priority: 0.001))
            } catch {
                Diagnostics.warn("The ambiguity of \(name(at: index)) cannot be shown: \(error)")
            }
        }
        exercisedItem = exercises.isEmpty ? nil : index
        noteChange()
    }
}
