import Foundation

extension UITextField {
    /// What surrounds a text field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A sunken frame.
        case bezel = 2
        /// A frame with round corners and a background.
        case roundedRect = 3
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3

        func isShown(whileEditing isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The person was done.
        case committed = 0
        /// The person gave up.
        case cancelled = 1
    }

    /// Posted when editing began. The object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    /// Posted when editing ended. The object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Posted when the person changed the text. The object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    /// The key under which the notification of the end has the reason's raw value.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
