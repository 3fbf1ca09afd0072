import RawMemory

extension ConstraintSolver {
    /// Removes the conflicts in which a constraint has changed, and the conflicts that are listed incompletely.
    /// Re-enables the constraints that they broke.
    func liftConflicts() {
        defer { work.involved.removeAll() }
        if conflicts.isEmpty || (work.involved.isEmpty && !conflicts.contains(where: \.isPartial)) { return }
        let changed = Set(work.involved)
        var lifted: [SolverConflict] = []
        conflicts.removeAll { conflict in
            let isLifted = conflict.isPartial || conflict.involved.contains { changed.contains($0) }
            if isLifted { lifted.append(conflict) }
            return isLifted
        }
        for conflict in lifted {
            for member in conflict.involved { mark(member, isInvolved: false) }
        }
        for conflict in conflicts {
            for member in conflict.involved { mark(member, isInvolved: true) }
        }
        for conflict in lifted {
            guard let index = liveIndex(conflict.broken), constraints[index].isBroken else { continue }
            constraints[index].isBroken = false
            recordChange(of: index)
        }
    }

    private func mark(_ constraint: SolverConstraint, isInvolved: Bool) {
        if let index = liveIndex(constraint) { constraints[index].isInvolved = isInvolved }
    }

    /// Finds the required constraints that cannot hold, and breaks them.
    /// - Returns: False if all of them can hold, and only rounding errors made them suspects.
    func breakConflicts(_ suspects: Suspects) -> Bool {
        var found: [(broken: Int32, involved: [Int32])] = suspects.constants.map { ($0, [$0]) }
        if !suspects.variables.isEmpty || !suspects.forms.isEmpty { found += findConflicts(suspects) }
        if found.isEmpty {
            for variable in suspects.variables where variables[variable].program >= 0 {
                if let program = programs[Int(variables[variable].program)] { publish(program) }
            }
            return false
        }
        for conflict in found {
            recordChange(of: conflict.broken)
            constraints[conflict.broken].isBroken = true
        }
        liftConflicts()
        var remainingCount = 200_000
        for conflict in found {
            let isPartial = conflict.involved.count > max(64, remainingCount)
            // A constraint may block several quantities, but is listed once. The broken constraint is the first element
            // of `conflict.involved`, so the prefix contains it.
            let listed = isPartial ? conflict.involved.prefix(64) : conflict.involved[...]
            let members = Set(listed).sorted { constraints[$0].order < constraints[$1].order }
            remainingCount -= members.count
            for member in members { constraints[member].isInvolved = true }
            var entry = SolverConflict(broken: handle(conflict.broken), involved: members.map { handle($0) })
            entry.isPartial = isPartial
            conflicts.append(entry)
        }
        conflicts.sort { constraints[$0.broken.index].order < constraints[$1.broken.index].order }
        return true
    }

    /// Searches for conflicts among all required constraints that affect the values of the suspects.
    private func findConflicts(_ suspects: Suspects) -> [(broken: Int32, involved: [Int32])] {
        var gatheredVariables = RawArray<Int32>()
        var gatheredForms = RawArray<Int32>()
        defer {
            gatheredVariables.deallocate()
            gatheredForms.deallocate()
        }
        for variable in suspects.variables { gather(variable: variable, &gatheredVariables) }
        for form in suspects.forms { gather(form: form, &gatheredForms) }
        var nextVariable = 0
        var nextForm = 0
        while nextVariable < gatheredVariables.count || nextForm < gatheredForms.count {
            if nextForm < gatheredForms.count {
                let form = forms[gatheredForms[nextForm]]
                nextForm += 1
                for term in form.firstTerm..<form.firstTerm + form.termCount {
                    gather(variable: terms[term].variable, &gatheredVariables)
                }
                continue
            }
            let variable = variables[gatheredVariables[nextVariable]]
            nextVariable += 1
            if variable.determination >= 0 { gather(form: variable.determination, &gatheredForms) }
            if variable.program >= 0, let program = programs[Int(variable.program)] {
                for index in program.variableCount..<program.quantityCount {
                    gather(form: program.globals[index], &gatheredForms)
                }
            }
        }
        return solveRequired(gatheredVariables, gatheredForms)
    }

    private func gather(variable: Int32, _ list: inout RawArray<Int32>) {
        if variables[variable].isInRegion { return }
        variables[variable].isInRegion = true
        list.append(variable)
    }

    private func gather(form: Int32, _ list: inout RawArray<Int32>) {
        if forms[form].isInRegion { return }
        forms[form].isInRegion = true
        list.append(form)
    }

    private func solveRequired(
        _ gatheredVariables: RawArray<Int32>, _ gatheredForms: RawArray<Int32>
    ) -> [(broken: Int32, involved: [Int32])] {
        // The gathered variables temporarily become part of a linear program in which none of them is determined.
        let borrowed = Int32.max
        var previous: [(program: Int32, index: Int32)] = []
        previous.reserveCapacity(gatheredVariables.count)
        for index in 0..<gatheredVariables.count {
            let variable = gatheredVariables[index]
            previous.append((variables[variable].program, variables[variable].indexInProgram))
            variables[variable].program = borrowed
            variables[variable].indexInProgram = Int32(index)
            variables[variable].isInRegion = false
        }
        for index in 0..<gatheredForms.count { forms[gatheredForms[index]].isInRegion = false }
        let program = LinearProgram(borrowed, variables: gatheredVariables.buffer, forms: gatheredForms.buffer, self)
        for index in 0..<gatheredVariables.count {
            variables[gatheredVariables[index]].program = previous[index].program
            variables[gatheredVariables[index]].indexInProgram = previous[index].index
        }
        program.readCosts(self, requiredOnly: true)
        program.startAtZero()
        let found = program.activateRequired()
        statistics.pivots += program.pivots
        return found
    }

    // MARK: Isolated variables

    /// Returns the range of values that violate a variable's own constraints least, and the preferred value in that
    /// range.
    func isolatedValues(_ record: VariableRecord) -> (range: ClosedRange<Double>, best: Double) {
        var curve = RawArray<Breakpoint>()
        defer { curve.deallocate() }
        var index = record.firstConstraint
        while index >= 0 {
            let constraint = constraints[index]
            index = constraint.next
            if constraint.isBroken { continue }
            curve.append(
                Breakpoint(
                    value: constraint.bound, weight: abs(constraint.factor), priority: constraint.priority,
                    preference: constraint.order, constraint: -1, relation: constraint.relation, isActive: true))
        }
        if curve.count == 1 && curve[0].relation == .equal { return (curve[0].value...curve[0].value, curve[0].value) }
        curve.sort { ($0.value, $0.preference) < ($1.value, $1.preference) }
        let range = CostCurve(breakpoints: curve.buffer).minimum
        if range.lowerBound == range.upperBound { return (range, range.lowerBound) }
        return (range, preferredValue(range, curve.buffer, isLength: record.isLength))
    }

    /// Returns the value that the preferences select from `range`, in which all values satisfy the constraints equally
    /// well.
    private func preferredValue(
        _ range: ClosedRange<Double>, _ curve: UnsafeMutableBufferPointer<Breakpoint>, isLength: Bool
    ) -> Double {
        func nearest(to value: Double, in range: ClosedRange<Double>) -> Double {
            max(range.lowerBound, min(range.upperBound, value))
        }
        let constraints: [Breakpoint] = curve.sorted { $0.preference < $1.preference }
        var range = range
        for constraint in constraints where constraint.priority < 1000 {
            let best = nearest(to: constraint.value, in: range)
            switch constraint.relation {
            case .lessThanOrEqual: range = range.lowerBound...best
            case .equal: range = best...best
            case .greaterThanOrEqual: range = best...range.upperBound
            }
        }
        return nearest(to: isLength ? 0 : constraints.first?.value ?? 0, in: range)
    }

    func isolatedValue(_ record: VariableRecord) -> Double { isolatedValues(record).best }
}
