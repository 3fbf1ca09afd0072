import RawMemory

/// A linear program for one independent group of constraints, whose quantities have convex, piecewise linear costs.
///
/// The quantities are the group's variables, followed by its forms. A form equals its offset (the contribution of
/// determined variables) plus a combination of the group's variables. All bounds are breakpoints of the quantities'
/// costs. There are as many basic quantities as forms. All other quantities are nonbasic: each is at one of its
/// breakpoints. The basic quantities follow from the nonbasic ones through the inverse of the basis, which is stored as
/// a product of sparse columns.
final class LinearProgram {
    /// A priority and a quantity that has breakpoints of this priority.
    struct Stage {
        var priority: Double
        var quantity: Int32
    }

    /// A priority for which breakpoints exist, and the end of its range of stages.
    struct Level {
        var priority: Double
        var end: Int
    }

    /// A breakpoint that a moving quantity reaches.
    struct Event {
        var distance: Double
        var jump: Double
        var steepness: Double
        var quantity: Int32
        var index: Int32
    }

    /// A breakpoint that its quantity should be close to.
    struct Preference {
        var rank: Int
        var quantity: Int32
        var index: Int32
    }

    let identifier: Int32
    let variableCount: Int
    let formCount: Int
    let quantityCount: Int
    private let slab: UnsafeMutableRawPointer
    /// The solver's index of the variable or form of each quantity.
    let globals: UnsafeMutablePointer<Int32>
    // The coefficients, by row and by column.
    let rowStart: UnsafeMutablePointer<Int32>
    let rowVariable: UnsafeMutablePointer<Int32>
    let rowValue: UnsafeMutablePointer<Double>
    let columnStart: UnsafeMutablePointer<Int32>
    let columnRow: UnsafeMutablePointer<Int32>
    let columnValue: UnsafeMutablePointer<Double>
    // The determined variables in each form, by the solver's indices.
    let inputStart: UnsafeMutablePointer<Int32>
    let inputVariable: UnsafeMutablePointer<Int32>
    let inputValue: UnsafeMutablePointer<Double>
    /// The sum of the inputs of each form.
    let offsets: UnsafeMutablePointer<Double>
    /// The basic quantity of each row.
    let basics: UnsafeMutablePointer<Int32>
    /// The row of each basic quantity, or -1 for a nonbasic one.
    let rowOf: UnsafeMutablePointer<Int32>
    let values: UnsafeMutablePointer<Double>
    /// For a nonbasic quantity, the breakpoint that it is at. For a basic one, the number of its breakpoints below it.
    let spots: UnsafeMutablePointer<Int32>
    /// The directions in which each nonbasic quantity must not move.
    let holds: UnsafeMutablePointer<UInt8>
    /// The index of the first breakpoint of each quantity, followed by the number of breakpoints.
    let starts: UnsafeMutablePointer<Int32>
    // The solver serializes all access, so the properties need no exclusivity checks at run time.
    @exclusivity(unchecked) var breakpoints: RawArray<Breakpoint>
    /// The stages, by descending priority.
    @exclusivity(unchecked) var stages: RawArray<Stage>
    @exclusivity(unchecked) var basis: Basis
    /// For each quantity, a constraint that keeps it from rising; -1 if there is none. Used only by the search for
    /// conflicts.
    var riseBlocker: [Int32] = []
    /// For each quantity, a constraint that keeps it from falling; -1 if there is none. Used only by the search for
    /// conflicts.
    var fallBlocker: [Int32] = []

    let workspace: Workspace
    var tolerance = 1e-9
    let slopeTolerance = 1e-9
    var pivots = 0
    /// Whether the linear program has never been solved.
    var isNew = true
    var costsChanged = true
    /// Whether the constraints alone determine every value.
    var isUnique = false

    static let mayNotRise: UInt8 = 1
    static let mayNotFall: UInt8 = 2
    static let held: UInt8 = 3
    /// The lowest priority of constraints. Only preferences are below it.
    static let anyPriority = Double.leastNonzeroMagnitude

    /// - Parameters:
    ///   - variables: The solver's variables. `program` of each is `identifier`, and `indexInProgram` is its position
    ///     in this list.
    ///   - forms: The solver's forms of these variables. All other variables in them are determined.
    init(
        _ identifier: Int32, variables: UnsafeMutableBufferPointer<Int32>, forms: UnsafeMutableBufferPointer<Int32>,
        _ solver: ConstraintSolver
    ) {
        self.identifier = identifier
        workspace = solver.workspace
        variableCount = variables.count
        formCount = forms.count
        quantityCount = variables.count + forms.count
        var inside = 0
        var outside = 0
        var bounds = variables.count
        for variable in variables { bounds += solver.constraintCount(solver.variables[variable].firstConstraint) }
        for form in forms {
            let record = solver.forms[form]
            bounds += solver.constraintCount(record.firstConstraint)
            for term in record.firstTerm..<record.firstTerm + record.termCount {
                if solver.variables[solver.terms[term].variable].program == identifier {
                    inside += 1
                } else {
                    outside += 1
                }
            }
        }
        let doubles = 2 * inside + outside + formCount + quantityCount
        let integers =
            quantityCount * 4 + (formCount + 1) * 2 + variableCount + 1 + 2 * inside + outside + formCount + 1
        let records =
            bounds * (MemoryLayout<Breakpoint>.stride + MemoryLayout<Stage>.stride)
            + Basis.byteCount(columns: forms.count, entries: inside)
        slab = .allocate(byteCount: records + doubles * 8 + integers * 4 + quantityCount, alignment: 16)
        var next = slab
        func carve<Element>(_ count: Int, _: Element.Type) -> UnsafeMutablePointer<Element> {
            let part = next.bindMemory(to: Element.self, capacity: count)
            next += count * MemoryLayout<Element>.stride
            return part
        }
        breakpoints = RawArray(borrowing: carve(bounds, Breakpoint.self), capacity: bounds)
        stages = RawArray(borrowing: carve(bounds, Stage.self), capacity: bounds)
        basis = Basis(borrowing: &next, columns: forms.count, entries: inside)
        rowValue = carve(inside, Double.self)
        columnValue = carve(inside, Double.self)
        inputValue = carve(outside, Double.self)
        offsets = carve(formCount, Double.self)
        values = carve(quantityCount, Double.self)
        globals = carve(quantityCount, Int32.self)
        rowStart = carve(formCount + 1, Int32.self)
        rowVariable = carve(inside, Int32.self)
        columnStart = carve(variableCount + 1, Int32.self)
        columnRow = carve(inside, Int32.self)
        inputStart = carve(formCount + 1, Int32.self)
        inputVariable = carve(outside, Int32.self)
        basics = carve(formCount, Int32.self)
        rowOf = carve(quantityCount, Int32.self)
        spots = carve(quantityCount, Int32.self)
        starts = carve(quantityCount + 1, Int32.self)
        holds = carve(quantityCount, UInt8.self)
        fill(variables, forms, solver)
    }

    deinit {
        breakpoints.deallocate()
        stages.deallocate()
        basis.deallocate()
        slab.deallocate()
    }

    private func fill(
        _ variables: UnsafeMutableBufferPointer<Int32>, _ forms: UnsafeMutableBufferPointer<Int32>,
        _ solver: ConstraintSolver
    ) {
        for index in 0..<variableCount {
            globals[index] = variables[index]
            columnStart[index] = 0
        }
        columnStart[variableCount] = 0
        var inside: Int32 = 0
        var outside: Int32 = 0
        for row in 0..<formCount {
            let form = forms[row]
            globals[variableCount + row] = form
            rowStart[row] = inside
            inputStart[row] = outside
            let record = solver.forms[form]
            for index in record.firstTerm..<record.firstTerm + record.termCount {
                let term = solver.terms[index]
                let variable = solver.variables[term.variable]
                if variable.program == identifier {
                    rowVariable[Int(inside)] = variable.indexInProgram
                    rowValue[Int(inside)] = term.coefficient
                    columnStart[Int(variable.indexInProgram)] += 1
                    inside += 1
                } else {
                    inputVariable[Int(outside)] = term.variable
                    inputValue[Int(outside)] = term.coefficient
                    outside += 1
                }
            }
        }
        rowStart[formCount] = inside
        inputStart[formCount] = outside
        var total: Int32 = 0
        for index in 0...variableCount {
            total += columnStart[index]
            columnStart[index] = total
        }
        for row in stride(from: formCount - 1, through: 0, by: -1) {
            for position in rowRange(row) {
                let variable = Int(rowVariable[position])
                columnStart[variable] -= 1
                columnRow[Int(columnStart[variable])] = Int32(row)
                columnValue[Int(columnStart[variable])] = rowValue[position]
            }
        }
    }

    @inline(__always)
    func rowRange(_ row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

    @inline(__always)
    func columnRange(_ variable: Int) -> Range<Int> { Int(columnStart[variable])..<Int(columnStart[variable + 1]) }

    @inline(__always)
    func breakpointRange(_ quantity: Int) -> Range<Int> { Int(starts[quantity])..<Int(starts[quantity + 1]) }

    @inline(__always)
    func isBasic(_ quantity: Int) -> Bool { rowOf[quantity] >= 0 }
}
