import Foundation
import UIKitCore

/// Finds the view under a drag, and calls the delegate of its drop interaction.
@MainActor
final class DropTracker {
    private let session: ItemSession
    private(set) weak var target: UIDropInteraction?
    /// The interactions that the drag has entered.
    private var entered: [UIDropInteraction] = []
    private let springs: SpringTracker

    init(session: ItemSession) {
        self.session = session
        springs = SpringTracker(session: session)
    }

    /// Finds the view under the drag, and returns the operation that a drop on it would perform.
    func update() -> UIDropOperation {
        springs.update()
        let found: UIDropInteraction? = findTarget()
        if found !== target {
            leaveTarget()
            target = found
            if let found {
                if !entered.contains(where: { $0 === found }) { entered.append(found) }
                found.delegate?.dropInteraction(found, sessionDidEnter: session)
            }
        }
        guard let found, let delegate = found.delegate else { return .cancel }
        let operation: UIDropOperation = delegate.dropInteraction(found, sessionDidUpdate: session).operation
        // A move needs the consent of the view where the drag began.
        return operation == .move && !session.allowsMoveOperation ? .forbidden : operation
    }

    private func findTarget() -> UIDropInteraction? {
        var view: UIView? = session.window?.hitTest(session.point, with: nil)
        while let current = view {
            for case let interaction as UIDropInteraction in current.interactions
            where interaction.delegate?.dropInteraction(interaction, canHandle: session) == true {
                return interaction
            }
            view = current.superview
        }
        return nil
    }

    /// Notifies the view under the drag that the drag has left the view.
    func leave() {
        springs.end()
        leaveTarget()
    }

    private func leaveTarget() {
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        target = nil
    }

    /// Drops the items. Returns false if the view was removed.
    func performDrop() -> Bool {
        springs.end()
        guard let target, let delegate = target.delegate else { return false }
        delegate.dropInteraction(target, performDrop: session)
        return true
    }

    /// Notifies the view that the preview has reached its final position.
    func conclude() {
        if let target { target.delegate?.dropInteraction(target, concludeDrop: session) }
    }

    /// Reports the end of the drag to all views that it has entered.
    func end() {
        for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    }
}
