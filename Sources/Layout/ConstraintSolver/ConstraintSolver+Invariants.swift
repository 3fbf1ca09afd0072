extension ConstraintSolver {
    /// Checks the consistency of all data structures. Call it after ``solve()``.
    /// - Returns: One message for each inconsistency.
    package func checkInvariants() -> [String] {
        var problems: [String] = []
        checkUses(&problems)
        checkColumns(&problems)
        if !needsSolve {
            checkStructure(&problems)
            checkValues(&problems)
            for program in programs { program?.checkInvariants(self, &problems) }
        }
        return problems
    }

    private func checkUses(_ problems: inout [String]) {
        var uses = [Int32](repeating: 0, count: variables.count)
        for index in 0..<constraints.count where constraints[index].isAlive {
            let target = constraints[index].target
            if target >= 0 {
                let form = forms[target]
                if !form.isAlive { problems.append("Constraint \(index) refers to form \(target), which was removed.") }
                for term in form.firstTerm..<form.firstTerm + form.termCount { uses[Int(terms[term].variable)] += 1 }
            } else if target < ConstraintRecord.noTarget {
                uses[Int(-2 - target)] += 1
            }
        }
        for index in 0..<variables.count where uses[index] != variables[index].uses {
            problems.append("Variable \(index) has \(uses[index]) uses, but its count is \(variables[index].uses).")
        }
    }

    private func checkColumns(_ problems: inout [String]) {
        for index in 0..<variables.count {
            var term = variables[index].firstTerm
            var previous: Int32 = -1
            while term >= 0 {
                if terms[term].variable != Int32(index) || terms[term].previous != previous {
                    problems.append("The column of variable \(index) has an invalid link.")
                    break
                }
                previous = term
                term = terms[term].next
            }
        }
        for index in 0..<forms.count where forms[index].isAlive && forms[index].firstConstraint < 0 {
            problems.append("Form \(index) is alive without a constraint.")
        }
    }

    private func checkStructure(_ problems: inout [String]) {
        for index in 0..<forms.count where forms[index].isAlive {
            let form = forms[index]
            var unknown = 0
            for term in form.firstTerm..<form.firstTerm + form.termCount {
                let variable = variables[terms[term].variable]
                if variable.determination == VariableRecord.undetermined {
                    unknown += 1
                    if variable.program != form.program {
                        problems.append(
                            "Form \(index) and variable \(terms[term].variable) are in different programs.")
                    }
                } else if form.determines >= 0 && form.determines != terms[term].variable {
                    if variable.sequence >= variables[form.determines].sequence {
                        problems.append("Variable \(form.determines) is computed before a variable that it depends on.")
                    }
                }
            }
            if form.determines >= 0 && variables[form.determines].determination != Int32(index) {
                problems.append("Form \(index) does not determine variable \(form.determines).")
            }
            if unknown == 0 && form.program >= 0 { problems.append("Form \(index) is in a program without unknowns.") }
        }
    }

    private func checkValues(_ problems: inout [String]) {
        for index in 0..<variables.count where !variables[index].value.isFinite {
            problems.append("Variable \(index) is \(variables[index].value).")
        }
        for index in 0..<constraints.count where constraints[index].isAlive {
            let record = constraints[index]
            if !record.isRequired || record.isBroken { continue }
            let excess = record.excess(at: value(ofTarget: record.target))
            if excess > 1e-6 * (1 + abs(record.bound)) {
                problems.append("Required constraint \(index) is off by \(excess).")
            }
        }
    }
}

extension LinearProgram {
    func checkInvariants(_ solver: ConstraintSolver, _ problems: inout [String]) {
        for row in 0..<formCount where Int(rowOf[Int(basics[row])]) != row {
            problems.append("Linear program \(identifier): the basic quantity of row \(row) has another row.")
        }
        for index in 0..<variableCount {
            let variable = solver.variables[globals[index]]
            if variable.program != identifier || Int(variable.indexInProgram) != index {
                problems.append(
                    "Linear program \(identifier): variable \(globals[index]) is in another program or at another index."
                )
            }
        }
        for row in 0..<formCount {
            var sum = offsets[row]
            for position in rowRange(row) { sum += rowValue[position] * values[Int(rowVariable[position])] }
            if abs(sum - values[variableCount + row]) > 1e-6 * (1 + abs(sum)) {
                problems.append("Linear program \(identifier): form \(globals[variableCount + row]) has a wrong value.")
            }
        }
    }
}
