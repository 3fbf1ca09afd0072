/// A sum of terms and a constant. Layout expressions have at most four terms (two edges, each a position and a size),
/// so four terms are stored inline, without an allocation. Further terms are stored in an array. The same variable may
/// occur more than once.
package struct LinearExpression: Sendable {
    package var constant: Double
    private var first: LinearTerm
    private var second: LinearTerm
    private var third: LinearTerm
    private var fourth: LinearTerm
    private var inlineCount = 0
    private var spilled: [LinearTerm] = []

    private static let blank = LinearTerm(SolverVariable(index: -1), 0)

    package init(constant: Double = 0) {
        self.constant = constant
        first = Self.blank
        second = Self.blank
        third = Self.blank
        fourth = Self.blank
    }

    package init(terms: [LinearTerm], constant: Double = 0) {
        self.init(constant: constant)
        for term in terms { append(term) }
    }

    package init(_ variable: SolverVariable, coefficient: Double = 1, constant: Double = 0) {
        self.init(constant: constant)
        append(LinearTerm(variable, coefficient))
    }

    package var count: Int { inlineCount + spilled.count }

    package var terms: [LinearTerm] { (0..<count).map { self[$0] } }

    package subscript(position: Int) -> LinearTerm {
        switch position {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        default: spilled[position - 4]
        }
    }

    package mutating func append(_ term: LinearTerm) {
        switch inlineCount {
        case 0: first = term
        case 1: second = term
        case 2: third = term
        case 3: fourth = term
        default:
            spilled.append(term)
            return
        }
        inlineCount += 1
    }

    package mutating func append(_ variable: SolverVariable, _ coefficient: Double) {
        append(LinearTerm(variable, coefficient))
    }

    /// Adds `factor` times another expression, term by term.
    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        for position in 0..<other.count {
            let term = other[position]
            append(LinearTerm(term.variable, term.coefficient * factor))
        }
        constant += other.constant * factor
    }
}
