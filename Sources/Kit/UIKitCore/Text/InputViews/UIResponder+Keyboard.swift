import Foundation

/// Notifications about the keyboard, the input view and the accessory view. Their object is the screen.
///
/// Without an on-screen keyboard, they are posted only for responders with an input view or an accessory view.
extension UIResponder {
    /// Posted before the keyboard appears, or changes its height.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")

    /// Posted after the keyboard appears, or changes its height.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")

    /// Posted before the keyboard disappears.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")

    /// Posted after the keyboard disappears.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

    /// Posted before the frame of the keyboard changes.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// Posted after the frame of the keyboard changes.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The frame before the animation, in the screen's coordinates: an `NSValue` with a rectangle.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// The frame after the animation, in the screen's coordinates: an `NSValue` with a rectangle.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// The duration of the animation in seconds: an `NSNumber`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// The curve of the animation: an `NSNumber` with the raw value of a `UIView.AnimationCurve`. It is `easeInOut`;
    /// iOS uses an undocumented curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    /// Whether the keyboard belongs to this application: an `NSNumber` with a Boolean value. Always true.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
