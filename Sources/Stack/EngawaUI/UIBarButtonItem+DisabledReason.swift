import UIKitCore

extension UIBarButtonItem {
    /// Why the button cannot be used now, as a sentence for a person; nil when there is nothing to say.
    ///
    /// It is shown when somebody presses the button while it is disabled, and is read to those who do not look at the
    /// screen.
    public var disabledReason: String? {
        get { disabledPressReason }
        set { give(newValue) }
    }
}
