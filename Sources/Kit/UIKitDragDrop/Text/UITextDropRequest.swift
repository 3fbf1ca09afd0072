import Foundation
import UIKitCore
import UIKitInput

/// Information about a drag of items over a view with text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The text position under the drag.
    var dropPosition: UITextPosition { get }

    /// The proposal that applies if there is no delegate.
    var suggestedProposal: UITextDropProposal { get }

    /// Whether the text is dragged within one view.
    var isSameView: Bool { get }

    /// The session of the drag.
    var dropSession: any UIDropSession { get }
}

/// The only implementation of a request.
@MainActor
final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(place: UITextPosition, operation: UIDropOperation, isSameView: Bool, session: any UIDropSession) {
        dropPosition = place
        suggestedProposal = UITextDropProposal(operation: operation)
        self.isSameView = isSameView
        dropSession = session
        super.init()
    }
}
