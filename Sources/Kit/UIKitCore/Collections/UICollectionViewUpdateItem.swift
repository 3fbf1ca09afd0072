import Foundation

/// One change of an update: an item or a section that comes, goes, moves or is made anew.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or a section.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// Its path before the update; nil when it is new. The path of a section has no item: its `item` is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?

    /// Its path after the update; nil when it is gone.
    open private(set) var indexPathAfterUpdate: IndexPath?

    /// What happens to it.
    open private(set) var updateAction: Action = .none

    /// Makes an item that changes nothing.
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
