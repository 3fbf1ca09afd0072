/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// A field that hides its text.
    case secureTextInput = 1
    /// A field.
    case plainTextInput = 2
    /// A field for a name, and a field that hides its text.
    case loginAndPasswordInput = 3
}
