extension ConstraintSolver {
    /// Sets the content of a constraint, and adds it to the constraints of its target.
    ///
    /// The terms must be in `workspace.sum`, where ``normalize(_:)`` puts them.
    func attach(_ index: Int32, _ constant: Double, _ relation: Relation, _ priority: Double) {
        let sum = workspace.sum.buffer
        constraints[index].priority = priority
        constraints[index].isBroken = false
        let target: Int32
        let factor: Double
        if sum.count == 0 {
            target = ConstraintRecord.noTarget
            factor = 1
        } else {
            factor = sum[0].coefficient
            target = sum.count == 1 ? -2 - Int32(sum[0].variable.index) : form(of: sum)
        }
        constraints[index].factor = factor
        constraints[index].bound = bound(constant, factor)
        constraints[index].relation = factor < 0 ? relation.flipped : relation
        constraints[index].target = target
        constraints[index].previous = -1
        let first = firstConstraint(of: target)
        constraints[index].next = first
        if first >= 0 { constraints[first].previous = index }
        setFirstConstraint(of: target, index)
        changeUses(of: target, by: 1)
        recordChange(of: index)
    }

    /// Returns the bound of a form. Magnitudes above 1e15 points, such as the greatest finite number, are clamped to
    /// 1e15.
    func bound(_ constant: Double, _ factor: Double) -> Double {
        max(-1e15, min(1e15, -constant / factor))
    }

    /// Removes a constraint from its target. A form is removed together with its last constraint.
    func detach(_ index: Int32) {
        recordChange(of: index)
        let record = constraints[index]
        if record.next >= 0 { constraints[record.next].previous = record.previous }
        if record.previous >= 0 {
            constraints[record.previous].next = record.next
        } else {
            setFirstConstraint(of: record.target, record.next)
        }
        constraints[index].target = ConstraintRecord.noTarget
        let terms = record.target >= 0 ? forms[record.target] : FormRecord(firstTerm: 0, termCount: 0)
        if record.target >= 0 && forms[record.target].firstConstraint < 0 { removeForm(record.target) }
        // Use counts are decremented last, because variables that become unused may be removed.
        if record.target >= 0 {
            for term in terms.firstTerm..<terms.firstTerm + terms.termCount { dropUse(self.terms[term].variable) }
        } else if record.target < ConstraintRecord.noTarget {
            dropUse(-2 - record.target)
        }
    }

    func firstConstraint(of target: Int32) -> Int32 {
        if target >= 0 { return forms[target].firstConstraint }
        return target == ConstraintRecord.noTarget ? -1 : variables[-2 - target].firstConstraint
    }

    private func setFirstConstraint(of target: Int32, _ index: Int32) {
        if target >= 0 {
            forms[target].firstConstraint = index
        } else if target < ConstraintRecord.noTarget {
            variables[-2 - target].firstConstraint = index
        }
    }

    private func changeUses(of target: Int32, by change: Int32) {
        if target >= 0 {
            let form = forms[target]
            for term in form.firstTerm..<form.firstTerm + form.termCount {
                variables[terms[term].variable].uses += change
            }
        } else if target < ConstraintRecord.noTarget {
            variables[-2 - target].uses += change
        }
    }

    private func dropUse(_ variable: Int32) {
        variables[variable].uses -= 1
        if variables[variable].uses == 0 && !variables[variable].isAlive { retire(variable) }
    }

    /// Makes the index of a released variable available again.
    func retire(_ variable: Int32) {
        freeVariables.append(variable)
    }

    // MARK: Forms

    /// Sorts the terms by variable, merges terms of the same variable and removes those that cancel out. The result is
    /// in `workspace.sum`.
    /// - Throws: ``SolverError`` for coefficients that are not finite and variables that are not alive.
    func normalize(_ expression: LinearExpression) throws(SolverError) {
        workspace.sum.resize(expression.count)
        let sum = workspace.sum.base
        var count = 0
        var largest = 0.0
        for position in 0..<expression.count {
            let term = expression[position]
            let index = term.variable.index
            guard index >= 0, index < variables.count, variables[index].isAlive else { throw .variableNotAlive(index) }
            guard term.coefficient.isFinite else { throw .coefficientNotFinite(term.coefficient) }
            largest = max(largest, abs(term.coefficient))
            var insertion = count
            while insertion > 0 && sum[insertion - 1].variable.index > index { insertion -= 1 }
            if insertion > 0 && sum[insertion - 1].variable.index == index {
                sum[insertion - 1].coefficient += term.coefficient
                continue
            }
            var moved = count
            while moved > insertion {
                sum[moved] = sum[moved - 1]
                moved -= 1
            }
            sum[insertion] = term
            count += 1
        }
        var kept = 0
        for position in 0..<count where abs(sum[position].coefficient) > largest * 1e-11 {
            if kept < position { sum[kept] = sum[position] }
            kept += 1
        }
        workspace.sum.resize(kept)
    }

    /// Returns the form that equals a sum divided by its first coefficient, and creates it if needed.
    private func form(of sum: UnsafeMutableBufferPointer<LinearTerm>) -> Int32 {
        let factor = sum[0].coefficient
        for position in 0..<sum.count { sum[position].coefficient /= factor }
        let existing = existingForm(sum)
        if existing >= 0 { return existing }
        let record = FormRecord(firstTerm: allocateTerms(sum.count), termCount: Int32(sum.count))
        let index: Int32
        if let free = freeForms.popLast() {
            index = free
            forms[index] = record
        } else {
            index = Int32(forms.count)
            forms.append(record)
        }
        for position in 0..<sum.count {
            let variable = Int32(sum[position].variable.index)
            let here = record.firstTerm + Int32(position)
            let next = variables[variable].firstTerm
            terms[here] = TermRecord(
                variable: variable, form: index, coefficient: sum[position].coefficient, next: next, previous: -1)
            if next >= 0 { terms[next].previous = here }
            variables[variable].firstTerm = here
        }
        seed(form: index)
        return index
    }

    /// Searches for an equal form among the eight newest that contain the last variable.
    ///
    /// Sharing forms only saves work, so it is enough to find the likely ones: constraints on the same sum are usually
    /// added one after the other.
    private func existingForm(_ sum: UnsafeMutableBufferPointer<LinearTerm>) -> Int32 {
        let terms = terms.base
        let last = sum[sum.count - 1]
        var candidate = variables[last.variable.index].firstTerm
        var tries = 8
        while candidate >= 0 && tries > 0 {
            let term = terms[Int(candidate)]
            tries -= 1
            candidate = term.next
            if term.coefficient != last.coefficient { continue }
            let form = forms[term.form]
            if Int(form.termCount) != sum.count { continue }
            var position = 0
            while position < sum.count {
                let own = terms[Int(form.firstTerm) + position]
                if Int(own.variable) != sum[position].variable.index || own.coefficient != sum[position].coefficient {
                    break
                }
                position += 1
            }
            if position == sum.count { return term.form }
        }
        return -1
    }

    private func removeForm(_ index: Int32) {
        let form = forms[index]
        for here in form.firstTerm..<form.firstTerm + form.termCount {
            let term = terms[here]
            if term.next >= 0 { terms[term.next].previous = term.previous }
            if term.previous >= 0 {
                terms[term.previous].next = term.next
            } else {
                variables[term.variable].firstTerm = term.next
            }
        }
        if form.determines >= 0 { seed(variable: form.determines) }
        if form.program >= 0 { work.dissolvedPrograms.append(form.program) }
        forms[index].isAlive = false
        forms[index].program = -1
        forms[index].determines = -1
        freeForms.append(index)
        freeTerms[sizeClass(Int(form.termCount)).list].append(form.firstTerm)
    }

    /// Allocates storage for the terms of a form.
    private func allocateTerms(_ length: Int) -> Int32 {
        let (list, capacity) = sizeClass(length)
        if let run = freeTerms[list].popLast() { return run }
        let run = Int32(terms.count)
        terms.resize(terms.count + capacity)
        return run
    }

    /// Returns the list of free runs for a length, and their capacity: the length itself below eight terms, otherwise
    /// the next power of two.
    private func sizeClass(_ length: Int) -> (list: Int, capacity: Int) {
        if length < 8 { return (length, length) }
        let bits = Int.bitWidth - (length - 1).leadingZeroBitCount
        return (bits + 5, 1 << bits)
    }

    // MARK: Recording changes

    /// Records that a constraint was added, is about to be removed, or changes its priority.
    func recordChange(of index: Int32) {
        assert(!hasPropagatedChanges, "Only constants may change between keepsValue(of:) and solve().")
        needsSolve = true
        let record = constraints[index]
        if record.isInvolved { work.involved.append(handle(index)) }
        if record.target == ConstraintRecord.noTarget {
            work.constants.append(index)
        } else if record.determines {
            if record.target >= 0 {
                seed(form: record.target)
            } else {
                seed(variable: -2 - record.target)
            }
        } else {
            recordCostChange(of: record.target)
        }
    }

    /// Records that the constant of a constraint changed.
    func recordBoundChange(of index: Int32) {
        needsSolve = true
        let record = constraints[index]
        if record.isInvolved { work.involved.append(handle(index)) }
        if record.target == ConstraintRecord.noTarget {
            work.constants.append(index)
            return
        }
        if record.determines {
            if record.target >= 0 {
                if forms[record.target].determines >= 0 { enqueue(forms[record.target].determines) }
            } else if variables[-2 - record.target].determination != VariableRecord.undetermined {
                enqueue(-2 - record.target)
            }
        }
        recordCostChange(of: record.target)
    }

    /// Records that the cost of a target changed, but not its place in the structure.
    private func recordCostChange(of target: Int32) {
        if target >= 0 {
            let program = forms[target].program
            if program >= 0 {
                recordCostChange(ofProgram: program)
            } else {
                scheduleCheck(form: target)
            }
        } else {
            let program = variables[-2 - target].program
            if program >= 0 {
                recordCostChange(ofProgram: program)
            } else {
                schedule(variable: -2 - target)
            }
        }
    }

    func scheduleCheck(form: Int32) {
        if forms[form].isScheduled { return }
        forms[form].isScheduled = true
        work.checkedForms.append(form)
    }

    func schedule(variable: Int32) {
        if variables[variable].isScheduled { return }
        variables[variable].isScheduled = true
        work.isolatedVariables.append(variable)
    }

    private func seed(form: Int32) {
        if forms[form].isSeed { return }
        forms[form].isSeed = true
        work.structuralForms.append(form)
    }

    private func seed(variable: Int32) {
        if variables[variable].isSeed { return }
        variables[variable].isSeed = true
        work.structuralVariables.append(variable)
    }

    func recordCostChange(ofProgram program: Int32) {
        programs[Int(program)]?.costsChanged = true
        enqueue(program: program)
    }
}
