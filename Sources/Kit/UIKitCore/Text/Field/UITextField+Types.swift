import Foundation

extension UITextField {
    /// The style of the border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A frame with a background.
        case bezel = 2
        /// A frame with rounded corners and a background.
        case roundedRect = 3
    }

    /// The condition under which a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// Only during editing.
        case whileEditing = 1
        /// Only while the field is not being edited.
        case unlessEditing = 2
        /// Always.
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

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The user finished editing.
        case committed = 0
        /// The user canceled editing.
        case cancelled = 1
    }

    /// Posted after editing begins. The object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    /// Posted after editing ends. The object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Posted after the user changes the text. The object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    /// The key in the user info of `textDidEndEditingNotification` for the raw value of the reason.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
