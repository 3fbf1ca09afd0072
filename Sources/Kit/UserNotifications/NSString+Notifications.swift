import Foundation
import StringLocalization

extension NSString {
    /// Returns the text of the app's localized strings for `key`, with `arguments` in place of its format specifiers.
    ///
    /// A number can be an argument of `%@` and of the specifiers of numbers. The text is localized immediately. On iOS,
    /// it is localized when the notification is shown.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format: String = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        let conversions: [Int: Character] = conversions(in: format)
        let values: [any CVarArg] = arguments.enumerated().map { value(of: $1, for: conversions[$0]) }
        return String(format: format, arguments: values)
    }

    /// Returns the conversion of each argument, such as `d` or `@`, keyed by the index of the argument. The arguments
    /// of variables have none.
    private static func conversions(in format: String) -> [Int: Character] {
        var found: [Int: Character] = [:]
        var next = 0
        for specifier in FormatString(format).specifiers {
            next += specifier.modifiers.count { $0 == "*" }
            let index: Int = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            if specifier.variable == nil { found[index] = specifier.conversion }
        }
        return found
    }

    /// Returns the value of an argument in the representation that its conversion requires.
    private static func value(of argument: Any, for conversion: Character?) -> any CVarArg {
        guard let number = argument as? NSNumber else { return "\(argument)" as NSString }
        guard conversion != "@" else { return number.stringValue as NSString }
        let isReal: Bool = conversion.map { "aAeEfFgG".contains($0) } ?? (argument is Double)
        return isReal ? number.doubleValue : number.intValue
    }
}
