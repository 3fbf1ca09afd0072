import Foundation

/// The operation that a delegate proposes for a drop at the current position.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// The operation of the drop.
    public let operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
