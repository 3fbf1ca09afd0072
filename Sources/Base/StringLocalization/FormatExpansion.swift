import Foundation

/// A format without variables and positions, and its arguments in the order of their specifiers.
package struct FormatExpansion {
    package private(set) var format = ""
    package private(set) var arguments: [any CVarArg] = []
    private let source: [any CVarArg]

    /// The maximum nesting depth of variables. Only a variable that contains itself is nested deeper.
    private static let maximumDepth = 8

    /// Whether a format has variables or positions. Other formats do not change.
    package static func isNeeded(for format: String) -> Bool {
        var previous: UInt8 = 0
        for byte in format.utf8 {
            if byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@") && previous == UInt8(ascii: "#") { return true }
            previous = byte
        }
        return false
    }

    /// Replaces the variables of a format with their text for the arguments.
    ///
    /// A specifier without a position formats the next argument. In the text of a variable, the first specifier formats
    /// the argument of the variable. A specifier without an argument is left out.
    package init(_ format: String, arguments: [any CVarArg]) {
        source = arguments
        expand(FormatString(format), from: 1, rule: nil, depth: 0)
    }

    private mutating func expand(_ format: FormatString, from start: Int, rule: LocalizedRule?, depth: Int) {
        var next: Int = start
        for part in format.parts {
            switch part {
            case .text(let text):
                self.format += text
            case .specifier(let specifier):
                append(specifier, next: &next, rule: rule, depth: depth)
            }
        }
    }

    private mutating func append(
        _ specifier: FormatString.Specifier, next: inout Int, rule: LocalizedRule?, depth: Int
    ) {
        var specifier: FormatString.Specifier = specifier
        if specifier.modifiers.contains("*") { resolveAsterisks(in: &specifier, next: &next) }
        let position: Int
        if let explicit = specifier.position {
            position = explicit
        } else {
            position = next
            next += 1
        }
        guard source.indices.contains(position - 1) else { return }
        let argument: any CVarArg = source[position - 1]
        guard let variable = specifier.variable else {
            specifier.position = nil
            format += specifier.text
            arguments.append(argument)
            return
        }
        let found = LocalizedFormats.rule(ofVariable: variable) ?? rule.map { ($0, variable) }
        guard let (rule, name) = found, let definition = rule.variables[name], depth < FormatExpansion.maximumDepth
        else { return }
        let form: String = definition.form(for: FormatExpansion.number(argument), language: rule.language)
        expand(FormatString(form), from: position, rule: rule, depth: depth + 1)
    }

    /// Replaces asterisks with the values of their arguments.
    private func resolveAsterisks(in specifier: inout FormatString.Specifier, next: inout Int) {
        var result = ""
        var rest: Substring = specifier.modifiers[...]
        while let character = rest.popFirst() {
            guard character == "*" else {
                result.append(character)
                continue
            }
            let digits: Substring = rest.prefix { $0.isNumber }
            var position: Int = next
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                position = Int(digits) ?? next
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            if source.indices.contains(position - 1) {
                result += String(Int(FormatExpansion.number(source[position - 1])))
            }
        }
        specifier.modifiers = result
    }

    /// The value of a numeric argument.
    private static func number(_ argument: any CVarArg) -> Double {
        if let integer = argument as? any BinaryInteger { return Double(integer) }
        if let number = argument as? any BinaryFloatingPoint { return Double(number) }
        if let number = argument as? NSNumber { return number.doubleValue }
        return Double(argument._cVarArgEncoding.first ?? 0)
    }
}
