import Foundation

/// The formats of the parts of predicates.
extension PredicateComparison {
    var text: String {
        let modifier: String =
            switch quantifier {
            case .direct: ""
            case .any: "ANY "
            case .all: "ALL "
            case .none: "NONE "
            }
        var letters = ""
        if options.contains(.caseInsensitive) { letters += "c" }
        if options.contains(.diacriticInsensitive) { letters += "d" }
        let suffix: String = letters.isEmpty ? "" : "[\(letters)]"
        return "\(modifier)\(left.text) \(relation.rawValue)\(suffix) \(right.text)"
    }
}

extension PredicateValue {
    var text: String {
        switch self {
        case .constant(let value): Self.text(value)
        case .path(.subject, let path): path
        case .path(let operand, let path): "\(operand.operandText).\(path)"
        case .subject: "SELF"
        case .variable(let name): "$\(name)"
        case .list(let values): "{" + values.map(\.text).joined(separator: ", ") + "}"
        case .function(let function, let arguments):
            if let symbol = function.symbol {
                arguments.map(\.operandText).joined(separator: " \(symbol) ")
            } else {
                "\(function.rawValue)(" + arguments.map(\.text).joined(separator: ", ") + ")"
            }
        case .element(let list, .value(let index)): "\(list.operandText)[\(index.text)]"
        case .element(let list, let index): "\(list.operandText)[\(index.text)]"
        case .subquery(let collection, let variable, let condition):
            "SUBQUERY(\(collection.text), $\(variable), \(condition.text))"
        }
    }

    /// The text as an operand of an arithmetic operator.
    private var operandText: String {
        if case .function(let function, _) = self, function.symbol != nil { return "(\(text))" }
        return text
    }

    private static func text(_ value: Any?) -> String {
        switch PredicateRelation.object(value) {
        case nil: "nil"
        case let flag as Bool: flag ? "1" : "0"
        case let list as [Any?]: "{" + list.map { text($0) }.joined(separator: ", ") + "}"
        case let value?:
            if let string = PredicateRelation.text(value) {
                "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
            } else {
                "\(value)"
            }
        }
    }
}

extension PredicateIndex {
    /// The keyword of the index.
    var text: String {
        switch self {
        case .first: "FIRST"
        case .last: "LAST"
        case .size: "SIZE"
        case .value(let value): value.text
        }
    }
}

extension PredicateFunction {
    /// The arithmetic operator.
    var symbol: String? {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .power: "**"
        default: nil
        }
    }

    /// The name with a colon for each argument.
    var selectorName: String {
        switch self {
        case .add: "add:to:"
        case .subtract: "from:subtract:"
        case .multiply: "multiply:by:"
        case .divide: "divide:by:"
        case .modulus: "modulus:by:"
        case .power: "raise:toPower:"
        case .now, .random: rawValue
        default: rawValue + ":"
        }
    }
}

extension PredicateCondition {
    /// The condition as a tree of predicates, which apps can take apart.
    var predicate: NSPredicate {
        switch self {
        case .comparison(var comparison) where comparison.quantifier == .none:
            comparison.quantifier = .any
            return NSCompoundPredicate(notPredicateWithSubpredicate: NSComparisonPredicate(comparison))
        case .comparison(let comparison): return NSComparisonPredicate(comparison)
        case .all(let parts) where parts.isEmpty: return NSPredicate(value: true)
        case .any(let parts) where parts.isEmpty: return NSPredicate(value: false)
        case .all(let parts): return NSCompoundPredicate(type: .and, subpredicates: parts.map(\.predicate))
        case .any(let parts): return NSCompoundPredicate(type: .or, subpredicates: parts.map(\.predicate))
        case .not(let part): return NSCompoundPredicate(notPredicateWithSubpredicate: part.predicate)
        }
    }

    var text: String {
        switch self {
        case .comparison(let comparison): comparison.text
        case .all(let parts): parts.isEmpty ? "TRUEPREDICATE" : parts.map(\.partText).joined(separator: " AND ")
        case .any(let parts): parts.isEmpty ? "FALSEPREDICATE" : parts.map(\.partText).joined(separator: " OR ")
        case .not(let part): "NOT \(part.partText)"
        }
    }

    private var partText: String {
        if case .comparison = self { return text }
        return "(\(text))"
    }
}
