extension ConstraintSolver {
    /// Processes all changes since the last call and finds the values.
    ///
    /// Only the affected values are computed: determined variables in one step, and each connected group of constraints
    /// separately. When nothing has changed, the call returns immediately.
    @discardableResult
    package func solve() -> SolveResult {
        if !hasPropagatedChanges { changedVariables.removeAll(keepingCapacity: true) }
        hasPropagatedChanges = false
        guard needsSolve else {
            statistics.solvesSkipped += 1
            return SolveResult()
        }
        statistics.solves += 1
        needsSolve = false
        let previouslyBroken = Set(conflicts.map(\.broken))
        var result = SolveResult(didSolve: true)
        liftConflicts()
        // Each round except the last breaks at least one constraint.
        while true {
            let suspects = pass()
            if suspects.isEmpty || !breakConflicts(suspects) { break }
        }
        // Breaking and restoring constraints are changes too, but this call has already processed them.
        needsSolve = false
        for variable in changedVariables { variables[variable.index].isReported = false }
        if !conflicts.isEmpty { result.conflicts = conflicts.filter { !previouslyBroken.contains($0.broken) } }
        return result
    }

    /// Returns whether it is certain that the changes since the last ``solve()`` do not affect the value of `variable`.
    ///
    /// Propagates the changes that require no optimization. The next solve continues from there; until then only
    /// constants may change.
    package func keepsValue(of variable: SolverVariable) -> Bool {
        guard needsSolve else { return true }
        guard conflicts.isEmpty else { return false }
        if !hasPropagatedChanges {
            hasPropagatedChanges = true
            changedVariables.removeAll(keepingCapacity: true)
            gatherRegion()
        }
        computeDetermined()
        let program = variables[variable.index].program
        return program >= 0 && !isQueued[program]
    }

    /// The places where required constraints were found to be violated.
    struct Suspects {
        var variables: [Int32] = []
        var forms: [Int32] = []
        var constants: [Int32] = []

        var isEmpty: Bool { variables.isEmpty && forms.isEmpty && constants.isEmpty }
    }

    /// Updates the structure, the determined values and the linear programs.
    private func pass() -> Suspects {
        var suspects = Suspects()
        gatherRegion()
        computeDetermined()
        rebuildStructure(&suspects)
        for index in 0..<work.programs.count { run(work.programs[index], &suspects) }
        for index in 0..<work.isolatedVariables.count { solveIsolated(work.isolatedVariables[index], &suspects) }
        for index in 0..<work.checkedForms.count { check(work.checkedForms[index], &suspects) }
        for index in 0..<work.constants.count {
            let constraint = work.constants[index]
            let record = constraints[constraint]
            guard record.isAlive, record.target == ConstraintRecord.noTarget else { continue }
            if record.isRequired && !record.isBroken && record.excess(at: 0) > 1e-9 {
                suspects.constants.append(constraint)
            }
        }
        work.programs.removeAll()
        work.isolatedVariables.removeAll()
        work.checkedForms.removeAll()
        work.constants.removeAll()
        return suspects
    }

    func assign(_ value: Double, to index: Int32) {
        variables[index].value = value
        if variables[index].isReported || !variables[index].isAlive { return }
        variables[index].isReported = true
        changedVariables.append(SolverVariable(index: Int(index)))
    }

    // MARK: Determined variables

    /// Schedules a determined variable to be computed in the next pass.
    func enqueue(_ variable: Int32) {
        if variables[variable].isQueued { return }
        variables[variable].isQueued = true
        work.pending.append(variable)
        var index = work.pending.count - 1
        let heap = work.pending
        let sequence = variables[variable].sequence
        while index > 0 {
            let parent = (index - 1) / 2
            if variables[heap[parent]].sequence <= sequence { break }
            heap[index] = heap[parent]
            index = parent
        }
        heap[index] = variable
    }

    private func dequeue() -> Int32? {
        guard work.pending.count > 0 else { return nil }
        let first = work.pending[0]
        guard let last = work.pending.popLast(), work.pending.count > 0 else { return first }
        let heap = work.pending
        let sequence = variables[last].sequence
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= heap.count { break }
            if child + 1 < heap.count && variables[heap[child + 1]].sequence < variables[heap[child]].sequence {
                child += 1
            }
            if variables[heap[child]].sequence >= sequence { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = last
        return first
    }

    /// Computes determined variables in the order of their dependencies.
    private func computeDetermined() {
        while let variable = dequeue() {
            variables[variable].isQueued = false
            if variables[variable].determination != VariableRecord.undetermined { compute(variable) }
        }
    }

    private func compute(_ variable: Int32) {
        let record = variables[variable]
        var value = 0.0
        if record.determination == VariableRecord.ownConstraint {
            value = constraints[determiningConstraint(record.firstConstraint)].bound
        } else {
            let form = forms[record.determination]
            value = constraints[determiningConstraint(form.firstConstraint)].bound
            var own = 1.0
            for index in form.firstTerm..<form.firstTerm + form.termCount {
                let term = terms[index]
                if term.variable == variable {
                    own = term.coefficient
                } else {
                    value -= term.coefficient * variables[term.variable].value
                }
            }
            value /= own
            if form.firstConstraint >= 0 && constraints[form.firstConstraint].next >= 0 {
                scheduleCheck(form: record.determination)
            }
        }
        if record.firstConstraint >= 0
            && (record.determination >= 0 || constraints[record.firstConstraint].next >= 0)
        {
            schedule(variable: variable)
        }
        if value == record.value { return }
        assign(value, to: variable)
        var term = record.firstTerm
        while term >= 0 {
            let form = forms[terms[term].form]
            if form.determines >= 0 {
                if form.determines != variable { enqueue(form.determines) }
            } else if form.program >= 0 {
                enqueue(program: form.program)
            } else {
                scheduleCheck(form: terms[term].form)
            }
            term = terms[term].next
        }
    }

    // MARK: Linear programs

    private func run(_ identifier: Int32, _ suspects: inout Suspects) {
        guard isQueued[identifier] else { return }
        isQueued[identifier] = false
        guard let program = programs[Int(identifier)] else { return }
        let onlyInputsChanged = !program.costsChanged
        if !onlyInputsChanged { program.readCosts(self) }
        program.readInputs(self)
        program.computeValues()
        if onlyInputsChanged && program.isStillOptimal() {
            publish(program)
            return
        }
        program.countBreakpointsBelow()
        optimize(program, &suspects)
    }

    /// Solves a linear program for the first time.
    func solveNew(_ program: LinearProgram, _ suspects: inout Suspects) {
        program.prepare(self)
        optimize(program, &suspects)
    }

    private func optimize(_ program: LinearProgram, _ suspects: inout Suspects) {
        statistics.optimizations += 1
        let isFeasible = program.optimize()
        statistics.pivots += program.pivots
        program.pivots = 0
        if isFeasible {
            publish(program)
        } else {
            suspects.variables.append(program.globals[0])
        }
    }

    func enqueue(program: Int32) {
        if isQueued[program] { return }
        isQueued[program] = true
        work.programs.append(program)
    }

    func publish(_ program: LinearProgram) {
        for index in 0..<program.variableCount {
            let variable = program.globals[index]
            if abs(variables[variable].value - program.values[index]) > 1e-9 {
                assign(program.values[index], to: variable)
            }
        }
    }

    // MARK: Checks

    private func check(_ form: Int32, _ suspects: inout Suspects) {
        forms[form].isScheduled = false
        let record = forms[form]
        guard record.isAlive, record.program < 0 else { return }
        var value = 0.0
        var size = 0.0
        for index in record.firstTerm..<record.firstTerm + record.termCount {
            let part = terms[index].coefficient * variables[terms[index].variable].value
            value += part
            size = max(size, abs(part))
        }
        if violates(record.firstConstraint, value, size) { suspects.forms.append(form) }
    }

    private func violates(_ first: Int32, _ value: Double, _ size: Double) -> Bool {
        var index = first
        while index >= 0 {
            let record = constraints[index]
            if record.isRequired && !record.isBroken
                && record.excess(at: value) > 1e-8 + 1e-10 * max(size, abs(record.bound))
            {
                return true
            }
            index = record.next
        }
        return false
    }

    /// Solves an isolated variable, or checks the other constraints of a determined one.
    private func solveIsolated(_ variable: Int32, _ suspects: inout Suspects) {
        variables[variable].isScheduled = false
        let record = variables[variable]
        guard record.program < 0 else { return }
        if record.determination == VariableRecord.undetermined {
            let value = isolatedValue(record)
            if value != record.value { assign(value, to: variable) }
        }
        if violates(record.firstConstraint, variables[variable].value, 0) { suspects.variables.append(variable) }
    }
}
