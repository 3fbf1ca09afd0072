extension ConstraintSolver {
    /// Returns the variables in use with their values, and the constraints with their violations, as text.
    package func dump() -> String {
        var lines: [String] = []
        for index in 0..<variables.count where variables[index].isAlive || variables[index].uses > 0 {
            let variable = variables[index]
            let kind =
                variable.determination != VariableRecord.undetermined
                ? "determined" : variable.program >= 0 ? "in program \(variable.program)" : "isolated"
            lines.append("x\(index) = \(variable.value) (\(kind))")
        }
        for index in 0..<constraints.count where constraints[index].isAlive {
            let record = constraints[index]
            let priority = record.isRequired ? "" : " @\(record.priority)"
            let state = record.isBroken ? ", broken" : ""
            let violation = record.excess(at: value(ofTarget: record.target)) * abs(record.factor)
            lines.append(
                "c\(index) [\(record.tag)]: \(text(ofTarget: record.target)) \(record.relation.symbol) \(record.bound)"
                    + "\(priority), off by \(violation)\(state)")
        }
        return lines.joined(separator: "\n")
    }

    private func text(ofTarget target: Int32) -> String {
        if target == ConstraintRecord.noTarget { return "0" }
        if target < 0 { return "x\(-2 - target)" }
        let form = forms[target]
        return (form.firstTerm..<form.firstTerm + form.termCount).map {
            terms[$0].coefficient == 1
                ? "x\(terms[$0].variable)" : "\(terms[$0].coefficient)*x\(terms[$0].variable)"
        }.joined(separator: " + ")
    }

    func value(ofTarget target: Int32) -> Double {
        if target == ConstraintRecord.noTarget { return 0 }
        if target < 0 { return variables[-2 - target].value }
        let form = forms[target]
        var sum = 0.0
        for term in form.firstTerm..<form.firstTerm + form.termCount {
            sum += terms[term].coefficient * variables[terms[term].variable].value
        }
        return sum
    }
}
