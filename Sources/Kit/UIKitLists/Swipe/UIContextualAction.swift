import Foundation

/// An action that the user reveals by swiping a row horizontally.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// A gray button.
        case normal = 0
        /// A red button, for an action that deletes the row.
        case destructive = 1
    }

    /// A closure that performs an action.
    ///
    /// Its arguments are the action, the view that shows it, and a completion handler. Call the completion handler,
    /// with true if the action was performed, to close the row. It can be called on any thread.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    /// The style of the action.
    public let style: Style

    /// The closure that performs the action.
    public let handler: Handler

    /// The title. If the action has an image, the title is hidden in a row with a height of less than 91 points.
    open var title: String?

    /// The color of the button. The default is gray for normal actions, and red for destructive actions. Nil restores
    /// the default.
    open var backgroundColor: UIColor! {
        get { storedColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { storedColor = newValue }
    }

    private var storedColor: UIColor?

    /// The image above the title. It is shown in white, unless its rendering mode is `alwaysOriginal`.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
