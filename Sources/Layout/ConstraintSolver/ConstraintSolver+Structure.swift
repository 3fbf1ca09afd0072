/// The division of the constraints into determined variables and independent groups.
///
/// A required equality in which only one variable is not yet known determines that variable, without optimization.
/// Determined variables are computed one after the other. The other variables form groups that share no form; each
/// group is solved by its own linear program. When the structure changes, only the groups that the change affects are
/// rebuilt.
extension ConstraintSolver {
    func rebuildStructure(_ suspects: inout Suspects) {
        if work.regionVariables.count == 0 && work.regionForms.count == 0 { return }
        determine()
        makePrograms(&suspects)
        for index in 0..<work.regionVariables.count { variables[work.regionVariables[index]].isInRegion = false }
        for index in 0..<work.regionForms.count {
            let form = work.regionForms[index]
            forms[form].isInRegion = false
            if forms[form].unknowns == 0 { scheduleCheck(form: form) }
        }
        work.regionVariables.removeAll()
        work.regionForms.removeAll()
    }

    // MARK: The region

    /// Dissolves the groups and removes the determinations that the changes affect. Collects their variables and forms.
    func gatherRegion() {
        for index in 0..<work.dissolvedPrograms.count { dissolve(work.dissolvedPrograms[index]) }
        for index in 0..<work.structuralVariables.count {
            variables[work.structuralVariables[index]].isSeed = false
            undetermine(work.structuralVariables[index])
        }
        for index in 0..<work.structuralForms.count {
            let form = work.structuralForms[index]
            forms[form].isSeed = false
            guard forms[form].isAlive else { continue }
            if forms[form].program >= 0 { dissolve(forms[form].program) }
            if forms[form].determines >= 0 { undetermine(forms[form].determines) }
            include(form: form)
        }
        work.dissolvedPrograms.removeAll()
        work.structuralVariables.removeAll()
        work.structuralForms.removeAll()
        // The list grows during the loop: a form adds its undetermined variables, and these add their groups.
        var next = 0
        while next < work.regionForms.count {
            let index = work.regionForms[next]
            let form = forms[index]
            next += 1
            var unknowns: Int32 = 0
            for term in form.firstTerm..<form.firstTerm + form.termCount {
                let variable = terms[term].variable
                if variables[variable].determination != VariableRecord.undetermined { continue }
                unknowns += 1
                if variables[variable].program >= 0 { dissolve(variables[variable].program) }
                include(variable: variable)
            }
            forms[index].unknowns = unknowns
        }
    }

    private func include(variable: Int32) {
        if variables[variable].isInRegion { return }
        variables[variable].isInRegion = true
        work.regionVariables.append(variable)
    }

    private func include(form: Int32) {
        if forms[form].isInRegion || !forms[form].isAlive { return }
        forms[form].isInRegion = true
        work.regionForms.append(form)
    }

    /// Dissolves a linear program. Its variables and forms join the region.
    private func dissolve(_ identifier: Int32) {
        guard let program = programs[Int(identifier)] else { return }
        for index in 0..<program.variableCount {
            let variable = program.globals[index]
            if variables[variable].program != identifier { continue }
            variables[variable].program = -1
            include(variable: variable)
        }
        for index in program.variableCount..<program.quantityCount {
            let form = program.globals[index]
            if forms[form].program != identifier { continue }
            forms[form].program = -1
            include(form: form)
        }
        programs[Int(identifier)] = nil
        freePrograms.append(identifier)
    }

    /// Removes the determination of a variable, and of all variables that depend on it.
    private func undetermine(_ first: Int32) {
        work.stack.removeAll()
        work.stack.append(first)
        while let variable = work.stack.popLast() {
            include(variable: variable)
            if variables[variable].program >= 0 { dissolve(variables[variable].program) }
            let wasDetermined = variables[variable].determination != VariableRecord.undetermined
            variables[variable].determination = VariableRecord.undetermined
            var term = variables[variable].firstTerm
            while term >= 0 {
                let form = terms[term].form
                let determined = forms[form].determines
                if determined >= 0 {
                    forms[form].determines = -1
                    if determined != variable { work.stack.append(determined) }
                }
                if forms[form].program >= 0 { dissolve(forms[form].program) }
                if wasDetermined || determined >= 0 { include(form: form) }
                term = terms[term].next
            }
        }
    }

    // MARK: Determination

    private func determine() {
        work.stack.removeAll()
        for index in 0..<work.regionVariables.count {
            let variable = work.regionVariables[index]
            if variables[variable].determination != VariableRecord.undetermined { continue }
            let constraint = determiningConstraint(variables[variable].firstConstraint)
            if constraint < 0 { continue }
            determine(variable, by: VariableRecord.ownConstraint, constraints[constraint].bound)
            propagate()
        }
        for index in 0..<work.regionForms.count {
            if forms[work.regionForms[index]].unknowns == 1 {
                work.stack.append(work.regionForms[index])
                propagate()
            }
        }
    }

    /// Determines variables by the forms on the stack, and by all forms that these variables in turn reduce to one
    /// unknown.
    private func propagate() {
        while let form = work.stack.popLast() {
            let record = forms[form]
            if record.unknowns != 1 { continue }
            let constraint = determiningConstraint(record.firstConstraint)
            if constraint < 0 { continue }
            var value = constraints[constraint].bound
            var largest = 0.0
            var unknown: Int32 = -1
            for index in record.firstTerm..<record.firstTerm + record.termCount {
                let term = terms[index]
                largest = max(largest, abs(term.coefficient))
                if variables[term.variable].determination == VariableRecord.undetermined {
                    unknown = index
                } else {
                    value -= term.coefficient * variables[term.variable].value
                }
            }
            // A tiny coefficient would amplify rounding errors, so the optimization handles this form.
            let term = terms[unknown]
            if abs(term.coefficient) < 1e-4 * largest { continue }
            forms[form].determines = term.variable
            determine(term.variable, by: form, value / term.coefficient)
            if constraints[record.firstConstraint].next >= 0 { scheduleCheck(form: form) }
        }
    }

    private func determine(_ variable: Int32, by determination: Int32, _ value: Double) {
        variables[variable].determination = determination
        sequence += 1
        variables[variable].sequence = sequence
        if value != variables[variable].value { assign(value, to: variable) }
        let first = variables[variable].firstConstraint
        if first >= 0 && (determination >= 0 || constraints[first].next >= 0) { schedule(variable: variable) }
        var term = variables[variable].firstTerm
        while term >= 0 {
            let form = terms[term].form
            forms[form].unknowns -= 1
            if forms[form].unknowns == 1 { work.stack.append(form) }
            term = terms[term].next
        }
    }

    /// Returns the earliest required equality of a target's constraints, or -1.
    func determiningConstraint(_ first: Int32) -> Int32 {
        var best: Int32 = -1
        var index = first
        while index >= 0 {
            if constraints[index].determines && (best < 0 || constraints[index].order < constraints[best].order) {
                best = index
            }
            index = constraints[index].next
        }
        return best
    }

    func constraintCount(_ first: Int32) -> Int {
        var count = 0
        var index = first
        while index >= 0 {
            count += 1
            index = constraints[index].next
        }
        return count
    }

    // MARK: Groups

    private func makePrograms(_ suspects: inout Suspects) {
        for index in 0..<work.regionVariables.count {
            let first = work.regionVariables[index]
            guard variables[first].determination == VariableRecord.undetermined, variables[first].program < 0 else {
                continue
            }
            if variables[first].firstTerm < 0 {
                schedule(variable: first)
                continue
            }
            solveNew(makeProgram(first), &suspects)
        }
    }

    private func makeProgram(_ first: Int32) -> LinearProgram {
        let identifier: Int32
        if let free = freePrograms.popLast() {
            identifier = free
        } else {
            identifier = Int32(programs.count)
            programs.append(nil)
            isQueued.append(false)
        }
        // The queue contains the variables, the stack the forms.
        work.queue.removeAll()
        work.stack.removeAll()
        variables[first].program = identifier
        variables[first].indexInProgram = 0
        work.queue.append(first)
        var next = 0
        while next < work.queue.count {
            var term = variables[work.queue[next]].firstTerm
            next += 1
            while term >= 0 {
                let form = terms[term].form
                term = terms[term].next
                if forms[form].program == identifier { continue }
                forms[form].program = identifier
                forms[form].indexInProgram = Int32(work.stack.count)
                work.stack.append(form)
                let record = forms[form]
                for other in record.firstTerm..<record.firstTerm + record.termCount {
                    let variable = terms[other].variable
                    if variables[variable].determination != VariableRecord.undetermined { continue }
                    if variables[variable].program == identifier { continue }
                    variables[variable].program = identifier
                    variables[variable].indexInProgram = Int32(work.queue.count)
                    work.queue.append(variable)
                }
            }
        }
        let program = LinearProgram(identifier, variables: work.queue.buffer, forms: work.stack.buffer, self)
        programs[Int(identifier)] = program
        isQueued[identifier] = false
        return program
    }
}
