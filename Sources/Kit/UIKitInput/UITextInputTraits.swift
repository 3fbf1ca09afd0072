/// Properties that control text input into a responder.
///
/// There is no keyboard on the screen: text is typed on a hardware keyboard, as on a tablet with one attached. Traits
/// of the on-screen keyboard, of correction and of autofill that would have no effect are not declared, except for a
/// few that nearly every application sets. Their documentation states their effect here.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The letters that are capitalized automatically. The default is `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether the text is shown as dots and cannot be copied. The default is false.
    var isSecureTextEntry: Bool { get set }

    /// Whether Return does nothing while the text is empty. The default is false.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// The keys of an on-screen keyboard. It has no effect on a hardware keyboard, here and on iOS.
    var keyboardType: UIKeyboardType { get set }

    /// The title of the Return key of an on-screen keyboard. It does not change a hardware keyboard.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether typing mistakes are corrected. Engawa does not correct them, so the value has no effect.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether typing mistakes are marked. Engawa does not mark them, so the value has no effect.
    var spellCheckingType: UITextSpellCheckingType { get set }
}

/// The letters that are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// The keys of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// Characters of URLs.
    case URL = 3
    /// Digits for a PIN.
    case numberPad = 4
    /// Digits of telephone numbers.
    case phonePad = 5
    /// Names and telephone numbers.
    case namePhonePad = 6
    /// Characters of email addresses.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// Characters of posts, with `@` and `#`.
    case twitter = 9
    /// Characters of search terms and URLs.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11

    /// Apple's former name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of a Return key.
public enum UIReturnKeyType: Int, Sendable {
    /// The default title, "return".
    case `default` = 0
    /// "Go".
    case go = 1
    /// "Google".
    case google = 2
    /// "Join".
    case join = 3
    /// "Next".
    case next = 4
    /// "Route".
    case route = 5
    /// "Search".
    case search = 6
    /// "Send".
    case send = 7
    /// "Yahoo".
    case yahoo = 8
    /// "Done".
    case done = 9
    /// "Emergency Call".
    case emergencyCall = 10
    /// "Continue".
    case `continue` = 11
}

/// Whether typing mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system's choice, which is not to correct.
    case `default` = 0
    /// No correction.
    case no = 1
    /// Correction, which Engawa does not support. It has the effect of `no`.
    case yes = 2
}

/// Whether typing mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's choice, which is not to mark.
    case `default` = 0
    /// No marking.
    case no = 1
    /// Marking, which Engawa does not support. It has the effect of `no`.
    case yes = 2
}
