import CoreGraphics
import Foundation
import UIKitCore

/// A drag in progress: its session, its pictures, and the view under it.
@MainActor
final class Drag {
    private weak var interaction: UIDragInteraction?
    private let session: ItemSession
    private let tracker: DropTracker
    private weak var window: UIWindow?
    private let platter = DragPlatter()
    private var lifted: [(item: UIDragItem, preview: UITargetedDragPreview)] = []
    /// The center of the first preview, in the coordinates of the window.
    private let home: CGPoint
    private let start: CGPoint
    private var hasBegun = false
    private var operation = UIDropOperation.cancel

    init(_ interaction: UIDragInteraction, session: ItemSession, in window: UIWindow) {
        self.interaction = interaction
        self.session = session
        self.window = window
        tracker = DropTracker(session: session)
        start = session.point
        if let delegate = interaction.delegate {
            for item in session.items {
                let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: session)
                if let preview { lifted.append((item, preview)) }
            }
        }
        home = lifted.first.map { Self.center($0.preview) } ?? session.point
        for (item, preview) in lifted.prefix(DragPlatter.pictureLimit) { platter.addPicture(of: preview, for: item) }
    }

    private static func center(_ preview: UITargetedPreview) -> CGPoint {
        CGPoint(x: preview.frameInWindow.midX, y: preview.frameInWindow.midY)
    }

    // MARK: Moving

    /// Shows the pictures above their views.
    func lift() {
        guard let interaction else { return }
        platter.center = home
        window?.addSubview(platter)
        let animator = DragAnimator()
        interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        animator.run(duration: 0.2) { self.platter.setLifted(true) }
    }

    func move(to point: CGPoint) {
        session.point = point
        platter.center = CGPoint(x: home.x + point.x - start.x, y: home.y + point.y - start.y)
        guard let interaction else { return }
        if !hasBegun { begin(interaction) }
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        operation = tracker.update()
        platter.showBadge(for: operation, count: session.items.count)
    }

    private func begin(_ interaction: UIDragInteraction) {
        hasBegun = true
        if let delegate = interaction.delegate {
            session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
            delegate.dragInteraction(interaction, sessionWillBegin: session)
        }
        platter.showPreviews(of: session.items)
    }

    // MARK: Ending

    func drop(at point: CGPoint) {
        if hasBegun { move(to: point) }
        guard hasBegun, operation == .copy || operation == .move, tracker.target != nil else { return cancel() }
        willEnd(with: operation)
        guard tracker.performDrop() else { return returnItems() }
        let animator = DragAnimator()
        let place: CGPoint? = dropPlace(animator)
        animator.run(duration: 0.25) {
            if let place {
                self.platter.center = place
                self.platter.setLifted(false)
            } else {
                self.platter.alpha = 0
                self.platter.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            }
        } completion: {
            self.tracker.conclude()
            self.finish(with: self.operation)
        }
    }

    /// Returns the point in the window to which the dropped items move, or nil if they disappear at their current
    /// position.
    private func dropPlace(_ animator: DragAnimator) -> CGPoint? {
        guard let target = tracker.target, let delegate = target.delegate else { return nil }
        var place: CGPoint?
        for (item, preview) in lifted {
            delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
            let found = delegate.dropInteraction(target, previewForDropping: item, withDefault: preview)
            if place == nil { place = found.map { Self.center($0) } }
        }
        return place
    }

    func cancel() {
        tracker.leave()
        willEnd(with: .cancel)
        returnItems()
    }

    /// Returns the items to the view where the drag began.
    private func returnItems() {
        operation = .cancel
        let animator = DragAnimator()
        var place: CGPoint = home
        if let interaction, let delegate = interaction.delegate {
            for (item, preview) in lifted.reversed() {
                delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
                let found = delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
                if let found { place = Self.center(found) }
            }
        }
        animator.run(duration: 0.25) {
            self.platter.center = place
            self.platter.setLifted(false)
        } completion: {
            self.finish(with: .cancel)
        }
    }

    private func willEnd(with operation: UIDropOperation) {
        guard hasBegun, let interaction else { return }
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    }

    private func finish(with operation: UIDropOperation) {
        platter.removeFromSuperview()
        tracker.end()
        guard hasBegun, let interaction else { return }
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    }
}
