/// One independent group of constraints as a linear programme whose quantities have convex, piecewise linear costs.
///
/// The quantities are the group's variables, then its forms. A form equals its offset (what variables determined
/// elsewhere contribute) plus a combination of the group's variables; all bounds live in the quantities' breakpoints.
/// As many quantities are basic as there are forms. The others rest, each on one of its breakpoints, and the basic ones
/// follow through the inverse of the basis, kept as a product of sparse columns.
final class Program {
    /// A quantity has breakpoints of this priority.
    struct Stage {
        var priority: Double
        var quantity: Int32
    }

    /// A priority that some quantity has a breakpoint of, and where its stages end among all.
    struct Level {
        var priority: Double
        var end: Int
    }

    /// What grows and shrinks. It lies behind a pointer so that no access to it needs a check at run time.
    private struct Tables {
        var breakpoints: FlatArray<Breakpoint>
        var stages: FlatArray<Stage>
        var basis: Basis
    }

    /// A breakpoint that a moving quantity meets.
    struct Event {
        var distance: Double
        var jump: Double
        var steepness: Double
        var quantity: Int32
        var index: Int32
    }

    /// A breakpoint its quantity would like to be near.
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
    /// The solver's variable or form behind a quantity.
    let globals: UnsafeMutablePointer<Int32>
    // The coefficients, by form and by variable.
    let rowStart: UnsafeMutablePointer<Int32>
    let rowVariable: UnsafeMutablePointer<Int32>
    let rowValue: UnsafeMutablePointer<Double>
    let columnStart: UnsafeMutablePointer<Int32>
    let columnRow: UnsafeMutablePointer<Int32>
    let columnValue: UnsafeMutablePointer<Double>
    // The determined variables in each form, as the solver knows them.
    let inputStart: UnsafeMutablePointer<Int32>
    let inputVariable: UnsafeMutablePointer<Int32>
    let inputValue: UnsafeMutablePointer<Double>
    /// What the inputs add up to, by form.
    let offsets: UnsafeMutablePointer<Double>
    /// The basic quantity of each row of the basis.
    let heads: UnsafeMutablePointer<Int32>
    /// The row of a basic quantity, or -1.
    let rowOf: UnsafeMutablePointer<Int32>
    let values: UnsafeMutablePointer<Double>
    /// Resting: the breakpoint it rests on. Basic: how many of its breakpoints lie below it.
    let spots: UnsafeMutablePointer<Int32>
    /// Directions in which a resting quantity must not move.
    let holds: UnsafeMutablePointer<UInt8>
    /// Where a quantity's breakpoints begin; one longer than the quantities.
    let starts: UnsafeMutablePointer<Int32>
    private let tables: UnsafeMutablePointer<Tables>
    /// While conflicts are sought: which constraints keep a quantity from rising and from falling.
    var riseBlocker: [Int32] = []
    var fallBlocker: [Int32] = []

    let workspace: Workspace
    var tolerance = 1e-9
    let slopeTolerance = 1e-9
    var pivots = 0
    /// False after the programme was solved once.
    var isNew = true
    var functionsChanged = true
    /// Whether constraints alone settle every value.
    var isUnique = false

    static let mayNotRise: UInt8 = 1
    static let mayNotFall: UInt8 = 2
    static let held: UInt8 = 3
    /// Priorities of at least this are constraints, below lie only preferences.
    static let anyPriority = Double.leastNonzeroMagnitude

    /// - Parameters:
    ///   - variables: The solver's variables, all of whose `program` is this one and whose `place` counts them.
    ///   - forms: The solver's forms over them; other variables in them are determined.
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
            MemoryLayout<Tables>.stride + bounds * (MemoryLayout<Breakpoint>.stride + MemoryLayout<Stage>.stride)
            + Basis.byteCount(columns: forms.count, entries: inside)
        slab = .allocate(byteCount: records + doubles * 8 + integers * 4 + quantityCount, alignment: 16)
        var next = slab
        func carve<Element>(_ count: Int, _: Element.Type) -> UnsafeMutablePointer<Element> {
            let part = next.bindMemory(to: Element.self, capacity: count)
            next += count * MemoryLayout<Element>.stride
            return part
        }
        tables = carve(1, Tables.self)
        let breakpoints = carve(bounds, Breakpoint.self)
        let stages = carve(bounds, Stage.self)
        let basis = Basis(borrowing: &next, columns: forms.count, entries: inside)
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
        heads = carve(formCount, Int32.self)
        rowOf = carve(quantityCount, Int32.self)
        spots = carve(quantityCount, Int32.self)
        starts = carve(quantityCount + 1, Int32.self)
        holds = carve(quantityCount, UInt8.self)
        tables.initialize(
            to: Tables(
                breakpoints: FlatArray(borrowing: breakpoints, capacity: bounds),
                stages: FlatArray(borrowing: stages, capacity: bounds), basis: basis))
        fill(variables, forms, solver)
    }

    deinit {
        breakpoints.free()
        stages.free()
        basis.free()
        slab.deallocate()
    }

    @inline(__always)
    var breakpoints: FlatArray<Breakpoint> {
        get { tables.pointee.breakpoints }
        _modify { yield &tables.pointee.breakpoints }
    }

    /// By descending priority.
    @inline(__always)
    var stages: FlatArray<Stage> {
        get { tables.pointee.stages }
        _modify { yield &tables.pointee.stages }
    }

    @inline(__always)
    var basis: Basis {
        get { tables.pointee.basis }
        _modify { yield &tables.pointee.basis }
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
                    rowVariable[Int(inside)] = variable.place
                    rowValue[Int(inside)] = term.coefficient
                    columnStart[Int(variable.place)] += 1
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
