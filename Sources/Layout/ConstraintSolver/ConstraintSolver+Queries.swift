extension ConstraintSolver {
    /// Returns the number of constraints that contain a variable.
    package func useCount(of variable: SolverVariable) -> Int { Int(variables[variable.index].uses) }

    /// Returns whether other values of the variables would satisfy the constraints equally well, as of the last
    /// ``solve()``.
    ///
    /// The call is fast if the constraints alone determine all values. Otherwise, it solves the variable's group of
    /// constraints again.
    package func isAmbiguous(_ candidates: [SolverVariable]) -> Bool {
        candidates.contains { isAmbiguous(Int32($0.index)) }
    }

    private func isAmbiguous(_ variable: Int32) -> Bool {
        let record = variables[variable]
        if record.determination != VariableRecord.undetermined { return false }
        guard record.program >= 0, let program = programs[Int(record.program)] else {
            let range = isolatedValues(record).range
            return range.lowerBound < range.upperBound
        }
        if program.isUnique { return false }
        for sign in [1.0, -1.0] {
            let copy = makeUnsolvedCopy(of: program)
            copy.minimizeWithoutPreferences()
            let index = Int(record.indexInProgram)
            let before = copy.values[index]
            let outcome = copy.minimize(.direction(quantity: index, sign: sign), protecting: LinearProgram.anyPriority)
            if outcome == .unbounded || abs(copy.values[index] - before) > 1e-6 { return true }
        }
        return false
    }

    /// Returns a second linear program for the same group, in the state before its first solve.
    private func makeUnsolvedCopy(of program: LinearProgram) -> LinearProgram {
        let variables = UnsafeMutableBufferPointer(start: program.globals, count: program.variableCount)
        let forms = UnsafeMutableBufferPointer(start: program.globals + program.variableCount, count: program.formCount)
        let copy = LinearProgram(program.identifier, variables: variables, forms: forms, self)
        copy.prepare(self)
        return copy
    }

    /// Returns the constraints whose bounds determine the value of a variable, as of the last ``solve()``, in the order
    /// in which they were added.
    package func constraintsAffecting(_ variable: SolverVariable) -> [SolverConstraint] {
        var found: Set<Int32> = []
        var seen: Set<Int32> = [Int32(variable.index)]
        var waiting = [Int32(variable.index)]
        while let next = waiting.popLast() {
            let record = variables[next]
            if record.determination == VariableRecord.ownConstraint {
                found.insert(determiningConstraint(record.firstConstraint))
            } else if record.determination >= 0 {
                let form = forms[record.determination]
                found.insert(determiningConstraint(form.firstConstraint))
                for term in form.firstTerm..<form.firstTerm + form.termCount
                where seen.insert(terms[term].variable).inserted {
                    waiting.append(terms[term].variable)
                }
            } else if record.program >= 0, let program = programs[Int(record.program)] {
                let (supports, inputs) = program.supports(of: Int(record.indexInProgram))
                found.formUnion(supports)
                for input in inputs where seen.insert(input).inserted { waiting.append(input) }
            } else {
                var index = record.firstConstraint
                while index >= 0 {
                    let constraint = constraints[index]
                    if !constraint.isBroken && constraint.bound == record.value { found.insert(index) }
                    index = constraint.next
                }
            }
        }
        return found.sorted { constraints[$0].order < constraints[$1].order }.map { handle($0) }
    }
}
