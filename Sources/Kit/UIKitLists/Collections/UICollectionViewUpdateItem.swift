import Foundation

/// One change in an update: an insertion, deletion, reload or move of an item or section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// An insertion.
        case insert = 0
        /// A deletion.
        case delete = 1
        /// A reload.
        case reload = 2
        /// A move.
        case move = 3
        /// No change.
        case none = 4
    }

    /// The index path before the update, or nil for an insertion. The `item` of a section's index path is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?

    /// The index path after the update, or nil for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?

    /// The kind of the change.
    open private(set) var updateAction: Action = .none

    /// Creates an update item with the action `none`.
    public override init() {
        super.init()
    }

    convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.init()
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
