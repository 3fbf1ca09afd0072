import Foundation

/// A language in which text is typed.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language, such as "en-US", or nil if it is unknown.
    open var primaryLanguage: String? { language }
    private let language: String?

    /// Posted after the user or an input view changes the language in which text is typed.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    package init(language: String?) {
        self.language = language
        super.init()
    }

    /// The languages of the user, the preferred one first.
    open class var activeInputModes: [UITextInputMode] {
        Locale.preferredLanguages.map { UITextInputMode(language: $0) }
    }
}
