import Foundation

/// The operation that a view with text proposes for a drop at the current position.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// Where dropped text goes.
    public enum Action: UInt, Sendable {
        /// To the place under the drag.
        case insert = 0
        /// Replaces the selection; without a selection, inserts the text at the position of the drag.
        case replaceSelection = 1
        /// In the place of the whole text.
        case replaceAll = 2
    }

    /// Who inserts what is dropped.
    public enum Performer: UInt, Sendable {
        /// The view.
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// The destination of dropped text. The default is `Action.insert`.
    open var dropAction: Action = .insert

    /// Who inserts what is dropped. The default is `Performer.view`.
    open var dropPerformer: Performer = .view
}
