import Synchronization

/// The strings that the stack shows to the user, in the language of the app.
///
///     StackTexts.translate { Bundle.module.localizedString(forKey: $0, value: $0, table: nil) }
///
/// The error messages and button titles of the stack are in English. The translation closure receives the English
/// string, with `%@` in place of the name of the service and `%d` in place of a number.
public enum StackTexts {
    /// Returns the translation of an English text, or the text itself if it has no translation.
    public typealias Translation = @Sendable (_ english: String) -> String

    private struct State {
        /// The translation of the app. It is a property of a structure, because each access to a closure that is itself
        /// the value of a `Mutex` wraps the closure in two more closures.
        var translation: Translation?
    }

    private static let state = Mutex(State())

    /// Sets the translation of the strings. Nil, the default, leaves them in English.
    public static func translate(_ translation: Translation?) {
        state.withLock { $0.translation = translation }
    }

    /// Returns a string in the language of the app.
    ///
    /// - Parameters:
    ///   - english: The English text.
    ///   - name: The replacement for `%@`.
    ///   - number: The replacement for `%d`.
    package static func text(_ english: String, _ name: String = "", number: Int? = nil) -> String {
        let text: String = state.withLock { $0.translation }?(english) ?? english
        let numbered: String = number.map { text.replacing("%d", with: "\($0)") } ?? text
        return numbered.replacing("%@", with: name)
    }
}
