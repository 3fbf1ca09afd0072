extension ConstraintSolver {
    /// Checks the consistency of all data structures. Call it after ``solve()``.
    /// - Returns: One sentence for each inconsistency.
    package func checkInvariants() -> [String] {
        var complaints: [String] = []
        checkUses(&complaints)
        checkColumns(&complaints)
        if !needsSolve {
            checkStructure(&complaints)
            checkValues(&complaints)
            for program in programs { program?.checkInvariants(self, &complaints) }
        }
        return complaints
    }

    private func checkUses(_ complaints: inout [String]) {
        var uses = [Int32](repeating: 0, count: variables.count)
        for index in 0..<constraints.count where constraints[index].isAlive {
            let target = constraints[index].target
            if target >= 0 {
                let form = forms[target]
                if !form.isAlive { complaints.append("Constraint \(index) is about form \(target), which is gone.") }
                for term in form.firstTerm..<form.firstTerm + form.termCount { uses[Int(terms[term].variable)] += 1 }
            } else if target < ConstraintRecord.nothing {
                uses[Int(-2 - target)] += 1
            }
        }
        for index in 0..<variables.count where uses[index] != variables[index].uses {
            complaints.append("Variable \(index) has \(uses[index]) uses but counts \(variables[index].uses).")
        }
    }

    private func checkColumns(_ complaints: inout [String]) {
        for index in 0..<variables.count {
            var term = variables[index].firstTerm
            var previous: Int32 = -1
            while term >= 0 {
                if terms[term].variable != Int32(index) || terms[term].previous != previous {
                    complaints.append("The column of variable \(index) is torn.")
                    break
                }
                previous = term
                term = terms[term].next
            }
        }
        for index in 0..<forms.count where forms[index].isAlive && forms[index].firstConstraint < 0 {
            complaints.append("Form \(index) is alive without a constraint.")
        }
    }

    private func checkStructure(_ complaints: inout [String]) {
        for index in 0..<forms.count where forms[index].isAlive {
            let form = forms[index]
            var unknown = 0
            for term in form.firstTerm..<form.firstTerm + form.termCount {
                let variable = variables[terms[term].variable]
                if variable.determination == VariableRecord.open {
                    unknown += 1
                    if variable.program != form.program {
                        complaints.append(
                            "Form \(index) and variable \(terms[term].variable) are not in one programme.")
                    }
                } else if form.determines >= 0 && form.determines != terms[term].variable {
                    if variable.sequence >= variables[form.determines].sequence {
                        complaints.append("Variable \(form.determines) is computed before what it depends on.")
                    }
                }
            }
            if form.determines >= 0 && variables[form.determines].determination != Int32(index) {
                complaints.append("Form \(index) claims to determine variable \(form.determines).")
            }
            if unknown == 0 && form.program >= 0 { complaints.append("Form \(index) needs no programme.") }
        }
    }

    private func checkValues(_ complaints: inout [String]) {
        for index in 0..<variables.count where !variables[index].value.isFinite {
            complaints.append("Variable \(index) is \(variables[index].value).")
        }
        for index in 0..<constraints.count where constraints[index].isAlive {
            let record = constraints[index]
            if !record.isRequired || record.isBroken { continue }
            let excess = record.excess(at: value(ofTarget: record.target))
            if excess > 1e-6 * (1 + abs(record.bound)) {
                complaints.append("Required constraint \(index) is off by \(excess).")
            }
        }
    }
}

extension Program {
    func checkInvariants(_ solver: ConstraintSolver, _ complaints: inout [String]) {
        for row in 0..<formCount where Int(rowOf[Int(heads[row])]) != row {
            complaints.append("Programme \(identifier): row \(row) does not know its basic quantity.")
        }
        for place in 0..<variableCount {
            let variable = solver.variables[globals[place]]
            if variable.program != identifier || Int(variable.place) != place {
                complaints.append("Programme \(identifier) has lost variable \(globals[place]).")
            }
        }
        for row in 0..<formCount {
            var sum = offsets[row]
            for position in rowRange(row) { sum += rowValue[position] * values[Int(rowVariable[position])] }
            if abs(sum - values[variableCount + row]) > 1e-6 * (1 + abs(sum)) {
                complaints.append("Programme \(identifier): form \(globals[variableCount + row]) has a wrong value.")
            }
        }
    }
}
