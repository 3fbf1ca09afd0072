import UIKitCore

extension UIControl {
    /// The reason why the control is disabled, as a sentence for the user, if any.
    ///
    /// The reason is shown when the user presses the disabled control, and is the control's accessibility hint.
    public var disabledReason: String? {
        get { disabledPressReason }
        set { setDisabledReason(newValue) }
    }
}
