import Foundation

/// An action that the user reveals by swiping a row of a table view.
///
/// Unlike a `UIContextualAction`, it leaves the row open. The app closes the row with
/// `setEditing(false, animated: true)`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// A red button.
        case `default` = 0
        /// A gray button.
        case normal = 1

        /// A red button, equal to `default`.
        public static var destructive: Style { .default }
    }

    /// The style of the action.
    public let style: Style

    /// The title of the button.
    open var title: String?

    /// The color of the button. The default, nil, depends on the style.
    open var backgroundColor: UIColor?

    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a closure that receives the action and the index path of the row.
    public init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Returns a contextual action that performs this action for the row at `path`.
    func contextualAction(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, _ in handler(self, path)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
