import Foundation
import Synchronization

/// The formats with variables that were looked up in string tables, and the rules of these formats.
///
/// On Apple's platforms, a format with variables is a special string object, which contains its rules. Here, a format
/// is a `String`, which cannot contain rules. Instead, the names of its variables contain the number of the rule:
/// `%#@count@` becomes `%#@count#17@`.
package enum LocalizedFormats {
    private struct State {
        var rules: [LocalizedRule] = []
        var numbers: [RuleKey: Int] = [:]
    }

    /// Identifies a rule. Equal rules have the same number.
    private struct RuleKey: Hashable {
        var format: String
        var language: String
        var forms: [String: [String: String]]
    }

    private static let state = Mutex(State())

    /// Returns the format of a rule, with the rule's number in the names of its variables.
    package static func format(of rule: LocalizedRule) -> String {
        var format = FormatString(rule.format)
        guard format.specifiers.contains(where: { $0.variable != nil }) else { return rule.format }
        let key = RuleKey(
            format: rule.format, language: rule.language, forms: rule.variables.mapValues(\.forms))
        let number: Int = state.withLock { state in
            if let number = state.numbers[key] { return number }
            state.rules.append(rule)
            state.numbers[key] = state.rules.count - 1
            return state.rules.count - 1
        }
        for (index, part) in format.parts.enumerated() {
            guard case .specifier(var specifier) = part, let name = specifier.variable, rule.variables[name] != nil
            else { continue }
            specifier.variable = "\(name)#\(number)"
            format.parts[index] = .specifier(specifier)
        }
        return format.text
    }

    /// Splits the name of a variable that ends with the number of a rule. Returns the rule, and the name without the
    /// number.
    static func rule(ofVariable variable: String) -> (rule: LocalizedRule, name: String)? {
        guard let separator = variable.lastIndex(of: "#"),
            let number = Int(variable[variable.index(after: separator)...])
        else { return nil }
        let rule: LocalizedRule? = state.withLock { $0.rules.indices.contains(number) ? $0.rules[number] : nil }
        return rule.map { ($0, String(variable[..<separator])) }
    }
}
