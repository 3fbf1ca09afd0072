/// How text is typed into a responder.
///
/// There is no keyboard on the screen here: text comes from a keyboard of keys, as on a tablet with one attached.
/// Traits of the keyboard on the screen, of correction and of filling in are absent where they would do nothing, but
/// for the few that nearly every application sets: those say what they do here.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// Which letters become capital by themselves; `.sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether what is typed is shown as dots, and cannot be copied; false by default.
    var isSecureTextEntry: Bool { get set }

    /// Whether Return does nothing while there is no text; false by default.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Which keys the keyboard on the screen would show. A keyboard of keys shows the same for all, here and on iOS.
    var keyboardType: UIKeyboardType { get set }

    /// What the Return key of the keyboard on the screen would say. A key of a keyboard of keys says what it says.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether typing mistakes are corrected. Nothing is corrected here, so there is no `.yes`.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether typing mistakes are marked. Nothing is marked here, so there is no `.yes`.
    var spellCheckingType: UITextSpellCheckingType { get set }
}

/// Which letters become capital by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

/// The keys of a keyboard on the screen.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    /// Apple's former name for `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a Return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// Whether typing mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system has it: not.
    case `default` = 0
    /// Not.
    case no = 1
}

/// Whether typing mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system has it: not.
    case `default` = 0
    /// Not.
    case no = 1
}
