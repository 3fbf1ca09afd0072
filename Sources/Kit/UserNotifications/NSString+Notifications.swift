import Foundation

extension NSString {
    /// Returns the text of the app's localized strings for `key`, with `arguments` in place of its format specifiers.
    ///
    /// The text is localized immediately. On iOS, it is localized when the notification is shown.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format: String = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        let values: [any CVarArg] = arguments.map { argument in
            if let text = argument as? String { return text as NSString }
            return argument as? any CVarArg ?? "\(argument)" as NSString
        }
        return String(format: format, arguments: values)
    }
}
