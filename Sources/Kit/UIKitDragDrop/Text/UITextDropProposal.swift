import Foundation

/// The operation that the drop delegate of a view with text proposes for a drop at the current position.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The destination of dropped text.
    public enum Action: UInt, Sendable {
        /// Inserts the text at the position of the drag.
        case insert = 0
        /// Replaces the selection. If there is no selection, inserts the text at the position of the drag.
        case replaceSelection = 1
        /// Replaces the whole text.
        case replaceAll = 2
    }

    /// The object that inserts dropped items.
    public enum Performer: UInt, Sendable {
        /// The view.
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// The destination of dropped text. The default is `Action.insert`.
    open var dropAction: Action = .insert

    /// The object that inserts dropped items. The default is `Performer.view`.
    open var dropPerformer: Performer = .view
}
