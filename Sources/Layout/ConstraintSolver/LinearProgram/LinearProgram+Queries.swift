extension LinearProgram {
    /// Prepares a new linear program for its first optimization.
    func prepare(_ solver: ConstraintSolver) {
        readCosts(solver)
        chooseBasis()
        isNew = false
        readInputs(solver)
        computeValues()
        countBreakpointsBelow()
    }

    /// Optimizes the constraints without applying the preferences.
    func minimizeWithoutPreferences() {
        for _ in 0..<4 {
            for quantity in 0..<quantityCount { holds[quantity] = 0 }
            if minimizePriorities() != .repaired { return }
            countBreakpointsBelow()
        }
    }

    /// Returns the constraints and the determined variables on which the value of a quantity depends.
    ///
    /// The value of a nonbasic quantity is the bound of a constraint, or zero. The result contains the constraints of
    /// those nonbasic quantities that affect the value.
    func supports(of quantity: Int) -> (constraints: [Int32], inputs: [Int32]) {
        func constraint(_ quantity: Int) -> Int32 {
            breakpoints[Int(starts[quantity]) + Int(spots[quantity])].constraint
        }
        if rowOf[quantity] < 0 {
            let own = constraint(quantity)
            return (own >= 0 ? [own] : [], [])
        }
        priceRow(Int(rowOf[quantity]))
        var found: [Int32] = []
        var inputs: [Int32] = []
        for other in 0..<quantityCount where rowOf[other] < 0 && abs(inducedRate(other)) > 1e-9 {
            let index = constraint(other)
            if index >= 0 { found.append(index) }
        }
        for row in 0..<formCount where abs(workspace.prices[row]) > 1e-9 {
            for position in Int(inputStart[row])..<Int(inputStart[row + 1]) { inputs.append(inputVariable[position]) }
        }
        return (found, inputs)
    }
}
