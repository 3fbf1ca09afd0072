import ConstraintSolver

extension Workload {
    /// Creates the workload `name`: a kind, followed by a hyphen and a size if the kind requires one.
    init?(named name: String) {
        let parts: [Substring] = name.split(separator: "-")
        guard let kind = parts.first else { return nil }
        let size: Int? = parts.count == 2 ? Int(parts[1]) : nil
        switch (kind, size) {
        case ("cell", nil): self = .cell()
        case ("form", nil): self = .form()
        case ("cells", let size?): self = .independentCells(size)
        case ("tied", let size?): self = .tiedCells(size)
        case ("nested", let size?): self = .nested(size)
        case ("chain", let size?): self = .chain(size)
        case ("row", let size?): self = .softRow(size)
        default: return nil
        }
    }

    /// The workload as text for other solvers, with one line for each item: `variables COUNT`, `given VARIABLE VALUE`,
    /// `constraint PRIORITY RELATION CONSTANT [VARIABLE FACTOR …]`, and `width VALUE` for each value of the first given
    /// variable after the first solve. A constraint relates the sum of CONSTANT and each FACTOR × VARIABLE to zero.
    var text: String {
        var lines: [String] = ["variables \(variableCount)"]
        for (variable, value) in given { lines.append("given \(variable) \(value)") }
        for line in self.lines {
            let relation: String =
                switch line.relation {
                case .lessThanOrEqual: "<="
                case .equal: "=="
                case .greaterThanOrEqual: ">="
                }
            let terms: String = line.terms.map { " \($0.variable) \($0.factor)" }.joined()
            lines.append("constraint \(line.priority) \(relation) \(line.constant)\(terms)")
        }
        for width in edits { lines.append("width \(width)") }
        return lines.joined(separator: "\n")
    }
}
