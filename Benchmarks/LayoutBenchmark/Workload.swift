import ConstraintSolver

/// A system of layout constraints that can be passed to any solver.
struct Workload {
    struct Line {
        var terms: [(variable: Int, factor: Double)]
        var constant: Double
        var relation: Relation
        var priority: Double
    }

    /// The position and size on one axis.
    struct Span {
        var start: Int
        var length: Int
    }

    struct Box {
        var x: Span
        var y: Span
    }

    typealias Sum = [(variable: Int, factor: Double)]

    private(set) var variableCount = 0
    private(set) var lines: [Line] = []
    /// The variables with given values that change, like the size of a window.
    private(set) var given: [(variable: Int, value: Double)] = []
    /// The values to which the first given variable is set in turn after the first solve.
    var edits: [Double] = []

    init() {}

    mutating func variable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    mutating func addGiven(_ value: Double) -> Int {
        let index = variable()
        given.append((index, value))
        return index
    }

    mutating func span() -> Span { Span(start: variable(), length: variable()) }

    mutating func box() -> Box {
        let left = variable()
        let top = variable()
        return Box(x: Span(start: left, length: variable()), y: Span(start: top, length: variable()))
    }

    /// Adds `sum == factor × other + constant`, or another relation.
    mutating func relate(
        _ sum: Sum, _ relation: Relation = .equal, _ other: Sum = [], plus constant: Double = 0,
        times factor: Double = 1,
        at priority: Double = 1000
    ) {
        var merged = sum
        for term in other {
            if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
                merged[index].factor -= term.factor * factor
            } else {
                merged.append((term.variable, -term.factor * factor))
            }
        }
        merged.removeAll { $0.factor == 0 }
        lines.append(Line(terms: merged, constant: -constant, relation: relation, priority: priority))
    }

    /// Adds a natural length with its hugging priority and its compression resistance.
    mutating func intrinsic(_ span: Span, _ length: Double, hugging: Double = 250, resistance: Double = 750) {
        relate(span.size, .lessThanOrEqual, plus: length, at: hugging)
        relate(span.size, .greaterThanOrEqual, plus: length, at: resistance)
    }
}

extension Workload.Span {
    var near: Workload.Sum { [(start, 1)] }
    var far: Workload.Sum { [(start, 1), (length, 1)] }
    var center: Workload.Sum { [(start, 1), (length, 0.5)] }
    var size: Workload.Sum { [(length, 1)] }
}
