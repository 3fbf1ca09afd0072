import Foundation

/// An entry of a page of settings, as the property lists in `Settings.bundle` describe it.
struct SettingsSpecifier {
    /// The kind of the entry.
    enum Kind {
        /// A group, which contains the entries that follow, and the text below it.
        case group(footer: String?)
        /// A switch with the values for on and off.
        case toggle(on: Any, off: Any)
        /// A field for text.
        case text(isSecure: Bool, keyboard: String?)
        /// A slider with its minimum and maximum.
        case slider(minimum: Double, maximum: Double)
        /// A choice among values with titles, on a separate page.
        case choice([Choice])
        /// A choice among values with titles, on the same page.
        case radio([Choice], footer: String?)
        /// Text that the user cannot change.
        case title([Choice])
        /// Another page, in a property list.
        case page(String)
    }

    /// A value and its title.
    struct Choice {
        let title: String
        let value: Any
    }

    let kind: Kind
    let title: String
    let key: String?
    let defaultValue: Any?

    /// Reads an entry. Returns nil if its type is unknown, or if a required key is missing.
    ///
    /// - Parameter localize: A closure that returns a title in the user's language.
    init?(_ values: [String: Any], localize: (String) -> String) {
        func text(_ name: String) -> String? { (values[name] as? String).map(localize) }
        let titles: [String] = (values["Titles"] as? [String] ?? []).map(localize)
        let choices: [Choice] = zip(titles, values["Values"] as? [Any] ?? []).map { Choice(title: $0, value: $1) }
        let key = values["Key"] as? String
        switch values["Type"] as? String {
        case "PSGroupSpecifier": kind = .group(footer: text("FooterText"))
        case "PSToggleSwitchSpecifier":
            kind = .toggle(on: values["TrueValue"] ?? true, off: values["FalseValue"] ?? false)
        case "PSTextFieldSpecifier":
            kind = .text(
                isSecure: values["IsSecure"] as? Bool ?? false, keyboard: values["KeyboardType"] as? String)
        case "PSSliderSpecifier":
            kind = .slider(
                minimum: SettingsSpecifier.number(values["MinimumValue"]) ?? 0,
                maximum: SettingsSpecifier.number(values["MaximumValue"]) ?? 1)
        case "PSMultiValueSpecifier": kind = .choice(choices)
        case "PSRadioGroupSpecifier": kind = .radio(choices, footer: text("FooterText"))
        case "PSTitleValueSpecifier": kind = .title(choices)
        case "PSChildPaneSpecifier":
            guard let file = values["File"] as? String else { return nil }
            kind = .page(file)
        default: return nil
        }
        switch kind {
        case .toggle, .text, .slider, .choice, .radio: if key == nil { return nil }
        case .group, .title, .page: break
        }
        self.key = key
        title = text("Title") ?? ""
        defaultValue = values["DefaultValue"]
    }

    static func number(_ value: Any?) -> Double? {
        if let isOn = value as? Bool { return isOn ? 1 : 0 }
        return (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    }

    /// The value in the app's defaults, or the default value of the entry.
    func value(in defaults: UserDefaults) -> Any? { key.flatMap { defaults.object(forKey: $0) } ?? defaultValue }

    /// Returns whether two values of a property list are equal.
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let numbers = number(first).flatMap({ one in number(second).map { (one, $0) } }) {
            return numbers.0 == numbers.1
        }
        return "\(first)" == "\(second)"
    }
}
