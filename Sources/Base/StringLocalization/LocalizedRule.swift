/// A format with variables, whose strings depend on the arguments.
package struct LocalizedRule: Equatable, Sendable {
    /// A variable of a format.
    package struct Variable: Equatable, Sendable {
        /// The strings, keyed by plural categories.
        package var forms: [String: String]

        /// Returns the text for a number.
        func form(for number: Double, language: String) -> String {
            // A string for zero is used in every language, even in languages whose rules have no such category.
            if number == 0, let zero = forms["zero"] { return zero }
            return forms[PluralRules.category(of: number, language: language)] ?? forms["other"]
                ?? forms.min { $0.key < $1.key }?.value ?? ""
        }
    }

    /// The format, such as `%#@count@ selected`.
    package var format: String
    /// The variables, keyed by their names.
    package var variables: [String: Variable]
    /// The language whose plural categories are used.
    package var language: String
}

/// An entry of a string table.
package indirect enum LocalizedEntry: Equatable, Sendable {
    case text(String)
    case rule(LocalizedRule)
    /// The entries for devices, such as `iphone` and `other`.
    case devices([String: LocalizedEntry])

    /// Creates an entry from a value of a `.strings` or `.stringsdict` file. Returns nil if the value is of another
    /// type.
    package init?(_ value: Any, language: String) {
        if let text = value as? String {
            self = .text(text)
        } else if let values = value as? [String: Any] {
            self.init(rule: values, language: language)
        } else {
            return nil
        }
    }

    private init?(rule values: [String: Any], language: String) {
        if let devices = values["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            self = .devices(devices.compactMapValues { LocalizedEntry($0, language: language) })
        } else if let widths = values["NSStringVariableWidthRuleType"] as? [String: String] {
            // Text is laid out without regard to the widths, so the longest text is used.
            guard let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) else { return nil }
            self = .text(widest.value)
        } else if let format = values["NSStringLocalizedFormatKey"] as? String {
            let variables: [String: LocalizedRule.Variable] = values.compactMapValues { value in
                guard let forms = value as? [String: String] else { return nil }
                return LocalizedRule.Variable(forms: forms.filter { !$0.key.hasPrefix("NSString") })
            }
            self = .rule(LocalizedRule(format: format, variables: variables, language: language))
        } else {
            return nil
        }
    }

    /// Returns the text or the rule that applies to a device, if any.
    package func entry(device: String) -> LocalizedEntry? {
        guard case .devices(let cases) = self else { return self }
        let chosen: LocalizedEntry? = cases[device] ?? cases["other"] ?? cases.min { $0.key < $1.key }?.value
        return chosen?.entry(device: device)
    }
}
