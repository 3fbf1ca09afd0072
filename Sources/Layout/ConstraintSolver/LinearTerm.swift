/// A variable times a coefficient.
package struct LinearTerm: Hashable, Sendable, BitwiseCopyable {
    package var variable: SolverVariable
    package var coefficient: Double

    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
