import RawMemory

/// A solver that finds values for variables, so that linear constraints hold in the order of their priorities.
///
/// Required constraints (priority 1000) always hold, except for those that conflict with required constraints added
/// earlier. These are reported, and ignored while the conflict lasts. Among the other constraints, a constraint of a
/// higher priority has precedence over any number of constraints of lower priority. Within one priority, the sum of the
/// violations is minimal. If several solutions remain, preferences select one, in this order:
///
/// 1. The constraints that are not required, in the order in which they were added, are violated as little as possible.
/// 2. The lengths, in the order in which they were created, are as close to zero as possible.
/// 3. The constraints, in the order in which they were added, are as close to their bounds as possible.
/// 4. The other variables, in the order in which they were created, are as close to zero as possible.
///
/// The values therefore depend only on the constraints, never on earlier solutions.
///
/// A solver is not thread-safe: its owner must serialize all access.
package final class ConstraintSolver {
    // The storage: arrays whose records refer to each other by index. The owner serializes all access, so they need no
    // exclusivity checks at run time.
    @exclusivity(unchecked) var variables = RawArray<VariableRecord>()
    @exclusivity(unchecked) var freeVariables = RawArray<Int32>()
    @exclusivity(unchecked) var forms = RawArray<FormRecord>()
    @exclusivity(unchecked) var freeForms = RawArray<Int32>()
    @exclusivity(unchecked) var terms = RawArray<TermRecord>()
    /// The released runs of terms, by size class.
    @exclusivity(unchecked) var freeTerms: [RawArray<Int32>] = (0..<40).map { _ in RawArray() }
    @exclusivity(unchecked) var constraints = RawArray<ConstraintRecord>()
    @exclusivity(unchecked) var freeConstraints = RawArray<Int32>()
    @exclusivity(unchecked) var freePrograms = RawArray<Int32>()
    /// Whether each linear program is scheduled to run, by the program's index.
    @exclusivity(unchecked) var isQueued = RawArray<Bool>()
    @exclusivity(unchecked) var work = Worklists()
    /// The number of variables, constraints and reserved positions so far. It orders the preferences.
    @exclusivity(unchecked) var clock = 0
    /// The number of determinations so far. It orders determined variables by their dependencies.
    @exclusivity(unchecked) var sequence = 0
    @exclusivity(unchecked) var needsSolve = false

    var programs: [LinearProgram?] = []
    let workspace = Workspace()

    /// The counts of the work done so far.
    package internal(set) var statistics = SolverStatistics()
    /// The variables whose values the last call to ``solve()`` changed.
    package internal(set) var changedVariables: [SolverVariable] = []
    /// Whether some changes have already been propagated: see ``keepsValue(of:)``.
    var hasPropagatedChanges = false
    /// The current conflicts, in the order in which the broken constraints were added.
    package internal(set) var conflicts: [SolverConflict] = []

    /// Creates a solver without variables or constraints.
    package init() {}

    deinit {
        variables.deallocate()
        freeVariables.deallocate()
        forms.deallocate()
        freeForms.deallocate()
        terms.deallocate()
        for list in freeTerms { list.deallocate() }
        constraints.deallocate()
        freeConstraints.deallocate()
        freePrograms.deallocate()
        isQueued.deallocate()
        work.deallocate()
    }

    // MARK: Variables

    /// Creates a variable.
    ///
    /// - Parameter isLength: Whether the variable's preference for zero comes before the preferences of constraints.
    package func makeVariable(isLength: Bool = false) -> SolverVariable {
        clock += 1
        if let index = freeVariables.popLast() {
            variables[index] = VariableRecord(order: clock, isLength: isLength)
            return SolverVariable(index: Int(index))
        }
        variables.append(VariableRecord(order: clock, isLength: isLength))
        return SolverVariable(index: variables.count - 1)
    }

    /// Releases a variable. Its index is reused when constraints no longer refer to it.
    package func release(_ variable: SolverVariable) {
        let index = variable.index
        guard index >= 0, index < variables.count, variables[index].isAlive else { return }
        variables[index].isAlive = false
        if variables[index].uses == 0 { retire(Int32(index)) }
    }

    /// Returns the value found by the last call to ``solve()``; zero before the first call.
    @inline(__always)
    package func value(of variable: SolverVariable) -> Double {
        variables[variable.index].value
    }

    // MARK: Constraints

    /// Adds the constraint `expression relation 0`.
    ///
    /// - Parameters:
    ///   - priority: 1000 for a required constraint, otherwise greater than 0 and less than 1000. Fractions are
    ///     allowed.
    ///   - tag: A number with which the caller identifies the constraint.
    ///   - order: A position from ``reserveOrders(_:)`` or ``lastOrder``. Nil appends the constraint after all others.
    /// - Throws: ``SolverError`` for numbers that are not finite, for a priority out of range, and for released
    ///   variables. In this case, nothing has changed.
    @discardableResult
    package func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Double = 1000, tag: Int = 0, order: Int? = nil
    ) throws(SolverError) -> SolverConstraint {
        try check(expression, priority)
        clock += 1
        var record = ConstraintRecord()
        record.tag = tag
        record.order = order ?? clock
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
            record.generation = constraints[index].generation
            constraints[index] = record
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
        }
        attach(index, expression.constant, relation, priority)
        return SolverConstraint(index: index, generation: record.generation)
    }

    /// The position after all preferences: a constraint with this order restricts the solution, but does not affect the
    /// choice among equally good solutions.
    package static let lastOrder = Int.max

    /// Reserves `count` positions in the order of the constraints and returns the first one.
    ///
    /// The result of a solve then does not depend on when constraints with these positions are added.
    package func reserveOrders(_ count: Int) -> Int {
        let first: Int = clock + 1
        clock += count
        return first
    }

    /// Removes a constraint. A stale handle is ignored.
    package func remove(_ constraint: SolverConstraint) {
        guard let index = liveIndex(constraint) else { return }
        detach(index)
        constraints[index].isAlive = false
        constraints[index].generation &+= 1
        freeConstraints.append(index)
    }

    /// Changes the constant of a constraint's expression.
    ///
    /// - Returns: Whether the constraint changed.
    @discardableResult
    package func setConstant(_ constraint: SolverConstraint, _ constant: Double) throws(SolverError) -> Bool {
        guard let index = liveIndex(constraint) else { throw .constraintNotAlive }
        guard constant.isFinite else { throw .constantNotFinite(constant) }
        let bound = bound(constant, constraints[index].factor)
        if constraints[index].bound == bound { return false }
        constraints[index].bound = bound
        recordBoundChange(of: index)
        return true
    }

    /// Changes a priority. The constraint keeps its position in the order of preferences.
    package func setPriority(_ constraint: SolverConstraint, _ priority: Double) throws(SolverError) {
        guard let index = liveIndex(constraint) else { throw .constraintNotAlive }
        guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority) }
        if constraints[index].priority == priority { return }
        recordChange(of: index)
        constraints[index].priority = priority
        constraints[index].isBroken = false
        recordChange(of: index)
    }

    /// Replaces the expression, relation and priority of a constraint. The constraint keeps its handle, its tag and its
    /// position in the order of preferences.
    package func replace(
        _ constraint: SolverConstraint, with expression: LinearExpression, _ relation: Relation, priority: Double
    ) throws(SolverError) {
        guard let index = liveIndex(constraint) else { throw .constraintNotAlive }
        try check(expression, priority)
        detach(index)
        attach(index, expression.constant, relation, priority)
    }

    /// Returns whether the constraint has not been removed.
    package func isAlive(_ constraint: SolverConstraint) -> Bool { liveIndex(constraint) != nil }

    /// Returns the tag that the caller gave the constraint; nil for a stale handle.
    package func tag(of constraint: SolverConstraint) -> Int? {
        liveIndex(constraint).map { constraints[$0].tag }
    }

    // MARK: Handles

    func liveIndex(_ constraint: SolverConstraint) -> Int32? {
        let index = constraint.index
        guard index >= 0, index < constraints.count else { return nil }
        guard constraints[index].isAlive, constraints[index].generation == constraint.generation else { return nil }
        return index
    }

    func handle(_ index: Int32) -> SolverConstraint {
        SolverConstraint(index: index, generation: constraints[index].generation)
    }

    private func check(_ expression: LinearExpression, _ priority: Double) throws(SolverError) {
        guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority) }
        guard expression.constant.isFinite else { throw .constantNotFinite(expression.constant) }
        try normalize(expression)
    }
}
