import Foundation

/// Properties that control text input into a responder.
///
/// The user types on a hardware keyboard, or on the on-screen keyboard if no hardware keyboard is available. A
/// responder implements the properties that it needs. Other properties have default values, and setting them has no
/// effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The letters that are capitalized automatically. The default is `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether the text is shown as dots and cannot be copied. The default is false.
    var isSecureTextEntry: Bool { get set }

    /// Whether Return does nothing while the text is empty. The default is false.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// The keys of the on-screen keyboard. As on iOS, the property has no effect on a hardware keyboard.
    var keyboardType: UIKeyboardType { get set }

    /// The colors of the on-screen keyboard. The default is `.default`, which means the colors of the user interface.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// The title of the Return key of the on-screen keyboard. It has no effect on a hardware keyboard.
    var returnKeyType: UIReturnKeyType { get set }

    /// The meaning of the text. The on-screen keyboard does not capitalize user names, email addresses and passwords.
    /// The default is nil.
    var textContentType: UITextContentType! { get set }

    /// Whether straight quotation marks are replaced with curved ones. The default is `.default`.
    var smartQuotesType: UITextSmartQuotesType { get set }

    /// Whether two hyphens are replaced with a dash. The default is `.default`.
    var smartDashesType: UITextSmartDashesType { get set }

    /// Whether spaces are inserted and removed around words that are pasted and cut. The default is `.default`.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

    /// Whether fields and text views correct typing mistakes when a word ends. The default is `.default`, which
    /// corrects only text that is typed on the on-screen keyboard.
    ///
    /// Undoing a correction restores the word, which is then not corrected again. A word is corrected only if a
    /// Hunspell dictionary for the user's language is installed, and only if the mistake is a typical typing error:
    /// swapped adjacent letters, a letter that is doubled or not doubled by mistake, or a missing accent or apostrophe.
    /// Any other word with one wrong, missing or added letter is corrected only if the dictionary suggests exactly one
    /// word that differs by one letter.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether fields and text views underline misspelled words. The default is `.default`, which underlines them
    /// unless `autocorrectionType` is `.no`.
    var spellCheckingType: UITextSpellCheckingType { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
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

/// The keys of the on-screen keyboard.
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

    /// The former name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of a Return key.
public enum UIReturnKeyType: Int, Sendable {
    /// The default title, "return".
    case `default` = 0
    /// "Go".
    case go = 1
    /// "Search", for Google.
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
    /// "Search", for Yahoo.
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
    /// The system's choice: correction of text that is typed on the on-screen keyboard, if the keyboard type is
    /// `default` and the text content type is nil.
    case `default` = 0
    /// No correction.
    case no = 1
    /// Correction.
    case yes = 2
}

/// Whether typing mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's choice: misspelled words are marked unless correction is explicitly disabled.
    case `default` = 0
    /// No marking.
    case no = 1
    /// Marking.
    case yes = 2
}

/// Whether straight quotation marks are replaced with curved ones while text is typed.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's choice, which does not replace quotation marks.
    case `default` = 0
    /// Quotation marks stay straight.
    case no = 1
    /// Quotation marks become curved. The preceding text determines whether a mark opens or closes a quotation.
    case yes = 2
}

/// Whether two hyphens are replaced with a dash while text is typed.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's choice, which does not replace hyphens.
    case `default` = 0
    /// Hyphens are not replaced.
    case no = 1
    /// Two hyphens are replaced with an em dash.
    case yes = 2
}

/// Whether spaces are inserted and removed around words that are pasted, cut and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's choice, which does not change spaces.
    case `default` = 0
    /// Spaces are not inserted or removed.
    case no = 1
    /// Spaces separate a pasted word from adjacent words. When a selected word is removed, an adjacent space is removed
    /// too.
    case yes = 2
}

/// The colors of the on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The colors of the user interface.
    case `default` = 0
    /// Dark keys.
    case dark = 1
    /// Light keys.
    case light = 2

    /// The former name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}
