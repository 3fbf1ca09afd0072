import Foundation

/// The actions that appear when the user swipes a row horizontally.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inward.
    public let actions: [UIContextualAction]

    /// Whether a swipe across the row performs the first action. The default is true.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. If it has no actions, the user cannot swipe the row.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
