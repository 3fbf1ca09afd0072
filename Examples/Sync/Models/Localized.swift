import Foundation
import ViewModels

/// Returns a string of the messenger in the language of the app. The English text is the key.
///
/// - Parameter arguments: The values for the placeholders.
public func localized(_ key: String, _ arguments: any CVarArg...) -> String {
    let text: String = Bundle.module.localizedString(forKey: key, value: key, table: nil)
    return arguments.isEmpty ? text : String(format: text, locale: .current, arguments: arguments)
}

extension ValidationMessage {
    /// Returns a message in the language of the app.
    static func localized(_ key: String) -> ValidationMessage { ValidationMessage(SyncModels.localized(key)) }
}
