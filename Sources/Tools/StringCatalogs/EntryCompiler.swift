import Foundation
import StringLocalization

/// Compiles a string of a catalog in one language.
///
/// The positions of all arguments are written explicitly, such as `%2$lld`, because the text of a variable can be
/// anywhere in the format.
struct EntryCompiler {
    let key: String
    let localization: StringCatalog.Localization
    /// The positions of arguments such as `%(count)lld`, keyed by their names.
    let argumentPositions: [String: Int]

    /// Returns a string, or a rule of a `.stringsdict` file; nil if the string is not translated.
    func compile(isSource: Bool) -> PropertyListValue? {
        guard let text = localization.text else { return nil }
        if case .plain(let value, let state) = text, state == "new", isSource || value.isEmpty { return nil }
        let devices: Set<String> = localization.substitutions.values.reduce(into: text.devices) {
            devices, substitution in
            devices.formUnion(substitution.text.devices)
        }
        guard !devices.isEmpty else { return entry(text, substitutions: localization.substitutions) }
        let cases: [(String, PropertyListValue)] = devices.map { device in
            let substitutions = localization.substitutions.mapValues { substitution in
                var selected: StringCatalog.Substitution = substitution
                selected.text = substitution.text.selecting(device: device)
                return selected
            }
            return (device, entry(text.selecting(device: device), substitutions: substitutions))
        }
        return .dictionary([
            "NSStringDeviceSpecificRuleType": .dictionary(Dictionary(uniqueKeysWithValues: cases))
        ])
    }

    /// Compiles a string without variations for devices.
    private func entry(
        _ text: StringCatalog.Text, substitutions: [String: StringCatalog.Substitution]
    ) -> PropertyListValue {
        switch text {
        case .plain(let value, _):
            return substitutions.isEmpty
                ? .string(NamedArguments.replaced(in: value, positions: argumentPositions))
                : variables(in: value, substitutions: substitutions)
        case .plural(let forms):
            return plural(forms, substitutions: substitutions)
        case .width(let widths):
            let texts: [String: PropertyListValue] = widths.compactMapValues { $0.widest.map { .string($0) } }
            return .dictionary(["NSStringVariableWidthRuleType": .dictionary(texts)])
        case .device(let cases):
            return cases.values.first.map { entry($0, substitutions: substitutions) } ?? .string(key)
        }
    }

    // MARK: Variables

    /// Compiles a string with variables.
    private func variables(
        in text: String, substitutions: [String: StringCatalog.Substitution]
    ) -> PropertyListValue {
        var positions: [String: Int] = substitutions.compactMapValues(\.position)
        let format = FormatString(NamedArguments.replaced(in: text, positions: argumentPositions))
            .numbered(variables: &positions)
        var rule: [String: PropertyListValue] = ["NSStringLocalizedFormatKey": .string(format.text)]
        for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
            let position: Int = positions[name] ?? 1
            rule[name] = pluralRule(
                substitution.text.forms, position: position, valueType: substitution.valueType,
                variables: &positions, numbersArguments: false)
        }
        return .dictionary(rule)
    }

    /// Compiles a string that depends on the first number among the arguments.
    private func plural(
        _ forms: [String: StringCatalog.Text], substitutions: [String: StringCatalog.Substitution]
    ) -> PropertyListValue {
        let texts: [String] = ([forms["other"]] + forms.sorted { $0.key < $1.key }.map(\.value)).compactMap {
            $0?.widest
        }
        let candidates: [String] = (texts + [key]).map { NamedArguments.replaced(in: $0, positions: argumentPositions) }
        var positions: [String: Int] = substitutions.compactMapValues(\.position)
        let number: FormatString.Specifier? = candidates.lazy.compactMap { text in
            FormatString(text).numbered(variables: &positions).specifiers.first { $0.isNumeric }
        }.first
        let position: Int = number?.position ?? 1
        var rule: [String: PropertyListValue] = [
            "NSStringLocalizedFormatKey": .string("%\(position)$#@value@"),
            "value": pluralRule(
                forms.compactMapValues(\.widest), position: position, valueType: number?.valueType ?? "lld",
                variables: &positions, numbersArguments: true),
        ]
        for (name, substitution) in substitutions {
            rule[name] = pluralRule(
                substitution.text.forms, position: positions[name] ?? 1, valueType: substitution.valueType,
                variables: &positions, numbersArguments: false)
        }
        return .dictionary(rule)
    }

    /// - Parameter numbersArguments: Whether the variations are whole strings. In these, the first specifier without a
    ///   position refers to the first argument; otherwise, it refers to the argument of the variable.
    private func pluralRule(
        _ forms: [String: String], position: Int, valueType: String, variables: inout [String: Int],
        numbersArguments: Bool
    ) -> PropertyListValue {
        var rule: [String: PropertyListValue] = [
            "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
            "NSStringFormatValueTypeKey": .string(valueType),
        ]
        for (category, text) in forms {
            let named: String = NamedArguments.replaced(in: text, positions: argumentPositions)
            let format = FormatString(named.replacingOccurrences(of: "%arg", with: "%\(position)$\(valueType)"))
            rule[category] = .string(
                numbersArguments ? format.numbered(variables: &variables).text : format.text)
        }
        return .dictionary(rule)
    }
}

extension StringCatalog.Text {
    /// The devices that the text or one of its variations depends on.
    var devices: Set<String> {
        switch self {
        case .plain: []
        case .plural(let cases), .width(let cases): Set(cases.values.flatMap(\.devices))
        case .device(let cases): Set(cases.keys).union(cases.values.flatMap(\.devices))
        }
    }

    /// The text for a device, without variations for devices.
    func selecting(device: String) -> StringCatalog.Text {
        switch self {
        case .plain: return self
        case .plural(let cases): return .plural(cases.mapValues { $0.selecting(device: device) })
        case .width(let cases): return .width(cases.mapValues { $0.selecting(device: device) })
        case .device(let cases):
            let text: StringCatalog.Text? = cases[device] ?? cases["other"] ?? cases.min { $0.key < $1.key }?.value
            return text?.selecting(device: device) ?? .plain("", state: "new")
        }
    }

    /// The text for the largest width and the plural category `other`.
    var widest: String? {
        switch self {
        case .plain(let text, _): text
        case .plural(let cases), .device(let cases): (cases["other"] ?? cases.min { $0.key < $1.key }?.value)?.widest
        case .width(let cases): cases.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.widest
        }
    }

    /// The strings for plural categories. A string without variations is the string for the category `other`.
    var forms: [String: String] {
        if case .plural(let cases) = self { return cases.compactMapValues(\.widest) }
        return widest.map { ["other": $0] } ?? [:]
    }
}

extension FormatString {
    /// Returns the format with explicit positions.
    ///
    /// - Parameter variables: The positions of variables, keyed by their names. A variable without a position gets one
    ///   that depends on its place in the format.
    func numbered(variables: inout [String: Int]) -> FormatString {
        var next = 1
        var result: FormatString = self
        for (index, part) in parts.enumerated() {
            guard case .specifier(var specifier) = part, !specifier.modifiers.contains("*") else { continue }
            if let name = specifier.variable {
                let position: Int = specifier.position ?? variables[name] ?? next
                specifier.position = position
                variables[name] = position
                next = position + 1
            } else if specifier.position == nil {
                specifier.position = next
                next += 1
            }
            result.parts[index] = .specifier(specifier)
        }
        return result
    }
}
