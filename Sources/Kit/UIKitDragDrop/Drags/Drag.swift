import CoreGraphics
import Foundation
import UIKitCore

/// A drag in progress: its session, its pictures, and the view under it.
@MainActor
final class Drag {
    /// The latest drag that the user has lifted and not dropped, if any. Taps add items to it.
    private(set) static weak var current: Drag?

    /// The interactions whose views provided items. The drag began in the first one.
    private var sources: [WeakInteraction]
    private let session: ItemSession
    private let tracker: DropTracker
    private weak var window: UIWindow?
    private let platter = DragPlatter()
    private var lifted: [LiftedItem] = []
    /// The center of the first preview, in the coordinates of the window.
    private let home: CGPoint
    private let start: CGPoint
    private var hasBegun = false
    private var operation = UIDropOperation.cancel

    init(_ interaction: UIDragInteraction, session: ItemSession, in window: UIWindow) {
        sources = [WeakInteraction(interaction)]
        self.session = session
        self.window = window
        tracker = DropTracker(session: session)
        start = session.point
        lifted = Self.lift(session.items, of: interaction, in: session)
        home = lifted.first.map { Self.center($0.preview) } ?? session.point
        for lifted in lifted { platter.addPicture(of: lifted.preview, for: lifted.item) }
    }

    private static func lift(
        _ items: [UIDragItem], of interaction: UIDragInteraction, in session: ItemSession
    ) -> [LiftedItem] {
        items.compactMap { item in
            interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session).map {
                LiftedItem(item: item, preview: $0, source: WeakInteraction(interaction))
            }
        }
    }

    private static func center(_ preview: UITargetedPreview) -> CGPoint {
        CGPoint(x: preview.frameInWindow.midX, y: preview.frameInWindow.midY)
    }

    // MARK: Moving

    /// Shows the pictures above their views.
    func lift() {
        guard let interaction = sources.first?.interaction else { return }
        Self.current = self
        platter.center = home
        window?.addSubview(platter)
        let animator = DragAnimator()
        interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        animator.run(duration: 0.2) { self.platter.setLifted(true) }
    }

    func move(to point: CGPoint) {
        session.point = point
        platter.center = CGPoint(x: home.x + point.x - start.x, y: home.y + point.y - start.y)
        if !hasBegun { begin() }
        notifySources { $1.dragInteraction($0, sessionDidMove: session) }
        updateOperation()
    }

    private func begin() {
        hasBegun = true
        if let interaction = sources.first?.interaction, let delegate = interaction.delegate {
            session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        }
        notifySources { $1.dragInteraction($0, sessionWillBegin: session) }
        platter.showPreviews(of: session.items)
    }

    private func updateOperation() {
        operation = tracker.update()
        platter.showBadge(for: operation, count: session.items.count)
    }

    private func notifySources(_ notify: (UIDragInteraction, any UIDragInteractionDelegate) -> Void) {
        for case let interaction? in sources.map(\.interaction) {
            if let delegate = interaction.delegate { notify(interaction, delegate) }
        }
    }

    // MARK: Adding items

    /// Adds the items at a point of the view of `interaction`. Returns false if there are none.
    func addItems(of interaction: UIDragInteraction, at point: CGPoint) -> Bool {
        let items: [UIDragItem] =
            interaction.delegate?.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point) ?? []
        guard !items.isEmpty else { return false }
        if !sources.contains(where: { $0.interaction === interaction }) {
            sources.append(WeakInteraction(interaction))
        }
        let added: [LiftedItem] = Self.lift(items, of: interaction, in: session)
        for lifted in added { platter.addPicture(of: lifted.preview, for: lifted.item) }
        lifted += added
        notifySources { $1.dragInteraction($0, session: session, willAdd: items, for: interaction) }
        session.add(items)
        guard hasBegun else { return true }
        platter.showPreviews(of: items)
        updateOperation()
        return true
    }

    // MARK: Ending

    func drop(at point: CGPoint) {
        if hasBegun { move(to: point) }
        Self.current = nil
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
        for lifted in lifted {
            delegate.dropInteraction(target, item: lifted.item, willAnimateDropWith: animator)
            let found = delegate.dropInteraction(
                target, previewForDropping: lifted.item, withDefault: lifted.preview)
            if place == nil { place = found.map { Self.center($0) } }
        }
        return place
    }

    func cancel() {
        Self.current = nil
        tracker.leave()
        willEnd(with: .cancel)
        returnItems()
    }

    /// Returns the items to the view where the drag began.
    private func returnItems() {
        operation = .cancel
        let animator = DragAnimator()
        var place: CGPoint = home
        for lifted in lifted.reversed() {
            guard let interaction = lifted.source.interaction, let delegate = interaction.delegate else { continue }
            delegate.dragInteraction(interaction, item: lifted.item, willAnimateCancelWith: animator)
            let found = delegate.dragInteraction(
                interaction, previewForCancelling: lifted.item, withDefault: lifted.preview)
            if let found { place = Self.center(found) }
        }
        animator.run(duration: 0.25) {
            self.platter.center = place
            self.platter.setLifted(false)
        } completion: {
            self.finish(with: .cancel)
        }
    }

    private func willEnd(with operation: UIDropOperation) {
        guard hasBegun else { return }
        notifySources { $1.dragInteraction($0, session: session, willEndWith: operation) }
    }

    private func finish(with operation: UIDropOperation) {
        platter.removeFromSuperview()
        tracker.end()
        guard hasBegun else { return }
        notifySources { $1.dragInteraction($0, session: session, didEndWith: operation) }
    }
}
