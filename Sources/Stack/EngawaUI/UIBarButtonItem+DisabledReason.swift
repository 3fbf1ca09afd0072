import UIKitCore

extension UIBarButtonItem {
    /// The reason why the button is disabled, as a sentence for the user, if any.
    ///
    /// It is shown when the user presses the disabled button, and is part of its accessibility description.
    public var disabledReason: String? {
        get { disabledPressReason }
        set { setDisabledReason(newValue) }
    }
}
