import UIKitCore

extension UIBarButtonItem {
    /// The reason why the button is disabled, as a sentence for the user, if any.
    ///
    /// The reason is shown when the user presses the disabled button, and is the button's accessibility hint.
    public var disabledReason: String? {
        get { disabledPressReason }
        set { setDisabledReason(newValue) }
    }
}
