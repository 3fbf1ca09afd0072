/// Finds values for variables so that linear constraints hold, the more important ones first.
///
/// Required constraints (priority 1000) always hold, except those that conflict with required constraints added
/// earlier: they are reported and ignored while the conflict lasts. Of the others, a higher priority wins over any
/// number of constraints of lower priority; within one priority the sum of the violations is least. What this leaves
/// open is settled by preferences in a fixed order:
///
/// 1. In the order in which they were added, each constraint that is not required is violated as little as possible.
/// 2. In the order in which they were made, each length lies as near to zero as it can.
/// 3. In the order in which they were added, each constraint lies as near to its bound as it can.
/// 4. In the order in which they were made, each other variable lies as near to zero as it can.
///
/// The values therefore depend on the constraints alone, never on what was solved before.
///
/// A solver belongs to whoever calls it: it is not safe to use from two threads at once.
package final class ConstraintSolver {
    /// The solver's flat storage. It lies behind a pointer so that no access to it needs a check at run time.
    let tables: UnsafeMutablePointer<SolverTables>
    var programs: [Program?] = []
    let workspace = Workspace()

    package internal(set) var statistics = SolverStatistics()
    /// The variables whose values the last call of ``solve()`` changed.
    package internal(set) var changedVariables: [SolverVariable] = []
    /// Whether some changes have been followed already: see ``keepsValue(of:)``.
    var isFollowed = false
    /// The conflicts that stand, by the order in which the broken constraints were added.
    package internal(set) var conflicts: [SolverConflict] = []

    package init() {
        tables = .allocate(capacity: 1)
        tables.initialize(to: SolverTables())
    }

    deinit {
        tables.pointee.free()
        tables.deinitialize(count: 1)
        tables.deallocate()
    }

    // MARK: Variables

    /// Makes a variable.
    ///
    /// - Parameter isLength: Whether the variable is as small as possible where constraints leave it open.
    package func makeVariable(isLength: Bool = false) -> SolverVariable {
        clock += 1
        if let index = freeVariables.popLast() {
            variables[index] = VariableRecord(order: clock, isLength: isLength)
            return SolverVariable(index: Int(index))
        }
        variables.append(VariableRecord(order: clock, isLength: isLength))
        return SolverVariable(index: variables.count - 1)
    }

    /// Gives a variable back. Its place is used again once no constraint speaks about it.
    package func release(_ variable: SolverVariable) {
        let index = variable.index
        guard index >= 0, index < variables.count, variables[index].isAlive else { return }
        variables[index].isAlive = false
        if variables[index].uses == 0 { retire(Int32(index)) }
    }

    /// The value found by the last call of ``solve()``; zero before.
    @inline(__always)
    package func value(of variable: SolverVariable) -> Double {
        variables[variable.index].value
    }

    // MARK: Constraints

    /// Adds `expression relation 0`.
    ///
    /// - Parameters:
    ///   - priority: 1000 for a required constraint, otherwise above 0 and below 1000; need not be whole.
    ///   - tag: A number of the caller's, to find its own object again.
    ///   - order: A place of ``reserveOrders(_:)`` among the constraints, or ``lastOrder``; nil is after all others
    ///     added so far.
    /// - Throws: ``SolverError`` for numbers that are not finite and for released variables; nothing has changed then.
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

    /// A place after everything that settles what is open: a constraint there forbids, and prefers nothing.
    package static let lastOrder = Int.max

    /// Keeps `count` places among the constraints for some that are added later, and returns the first of them.
    ///
    /// What comes out then does not depend on when they are added.
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
    /// - Returns: whether that made a difference.
    @discardableResult
    package func setConstant(_ constraint: SolverConstraint, _ constant: Double) throws(SolverError) -> Bool {
        guard let index = liveIndex(constraint) else { throw .constraintNotAlive }
        guard constant.isFinite else { throw .constantNotFinite(constant) }
        let bound = bound(constant, constraints[index].factor)
        if constraints[index].bound == bound { return false }
        constraints[index].bound = bound
        noteBound(of: index)
        return true
    }

    /// Changes a priority; the constraint keeps its place in the order of preferences.
    package func setPriority(_ constraint: SolverConstraint, _ priority: Double) throws(SolverError) {
        guard let index = liveIndex(constraint) else { throw .constraintNotAlive }
        guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority) }
        if constraints[index].priority == priority { return }
        noteFunction(of: index)
        constraints[index].priority = priority
        constraints[index].isBroken = false
        noteFunction(of: index)
    }

    /// Changes what a constraint says; handle, tag and place in the order of preferences stay.
    package func replace(
        _ constraint: SolverConstraint, with expression: LinearExpression, _ relation: Relation, priority: Double
    ) throws(SolverError) {
        guard let index = liveIndex(constraint) else { throw .constraintNotAlive }
        try check(expression, priority)
        detach(index)
        attach(index, expression.constant, relation, priority)
    }

    package func isAlive(_ constraint: SolverConstraint) -> Bool { liveIndex(constraint) != nil }

    /// The caller's number, or nil for a stale handle.
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
        try normalise(expression)
    }
}
