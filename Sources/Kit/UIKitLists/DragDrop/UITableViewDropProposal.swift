import UIKitDragDrop

/// The operation that the drop delegate of a table view proposes for a drop at the current position.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The destination of dropped items.
    public enum Intent: Int, Sendable {
        /// The destination is not shown.
        case unspecified = 0
        /// Between two rows, which make room for the dropped items.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into a row, if the items are over its middle half, and otherwise between two rows.
        case automatic = 3
    }

    /// The destination of dropped items. The default is `unspecified`.
    public let intent: Intent

    /// Creates a proposal that does not show the destination.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    var listIntent: ListDropIntent {
        switch intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertion
        case .insertIntoDestinationIndexPath: .into
        case .automatic: .automatic
        }
    }
}
