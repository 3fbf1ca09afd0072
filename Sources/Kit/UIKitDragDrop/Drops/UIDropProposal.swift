import Foundation

/// What a view would do if the items were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What the drop would do.
    public let operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
