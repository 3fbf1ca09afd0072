import UIKitCore

extension UIControl {
    /// The reason why the control is disabled, as a sentence for the user, if any.
    ///
    /// It is shown when the user presses the disabled control, and is part of its accessibility description.
    public var disabledReason: String? {
        get { disabledPressReason }
        set { setDisabledReason(newValue) }
    }
}
