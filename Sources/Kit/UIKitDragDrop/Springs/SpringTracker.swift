import CoreGraphics
import Foundation
import HostClock
import UIKitCore

/// Finds the spring-loaded interaction under a drag, and activates it after a while.
@MainActor
final class SpringTracker {
    /// The time until the effect announces the activation, and the time from then to the activation, in seconds.
    private static let delays = (announcement: 0.6, activation: 0.3)

    private let session: ItemSession
    private var context: SpringContext?
    private var call: ScheduledCall?

    init(session: ItemSession) {
        self.session = session
    }

    /// Finds the interaction under the drag after a movement.
    func update() {
        guard let (found, isNew) = find() else { return end() }
        guard isNew else { return }
        end()
        context = found
        found.change(to: .possible)
        call = MainQueue.shared.schedule(after: Self.delays.announcement) { [weak self] in self?.announce(found) }
    }

    /// Returns the context of the interaction under the drag, and whether its activation must begin.
    private func find() -> (SpringContext, isNew: Bool)? {
        var view: UIView? = session.window?.hitTest(session.point, with: nil)
        while let current = view {
            for case let interaction as UISpringLoadedInteraction in current.interactions {
                if let context, context.interaction === interaction {
                    let (view, item) = (context.targetView, context.targetItem)
                    guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else { continue }
                    return (context, !context.hasTarget(view, item))
                }
                let found = SpringContext(interaction, session)
                if interaction.interactionBehavior.shouldAllow(interaction, with: found) { return (found, true) }
            }
            view = current.superview
        }
        return nil
    }

    private func announce(_ context: SpringContext) {
        context.change(to: .activating)
        call = MainQueue.shared.schedule(after: Self.delays.activation) { [weak self] in self?.activate(context) }
    }

    private func activate(_ context: SpringContext) {
        call = nil
        context.change(to: .activated)
        guard let interaction = context.interaction else { return }
        interaction.handler(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
    }

    /// Ends the activation, because the drag has left the view or has ended.
    func end() {
        call?.cancel()
        call = nil
        guard let context else { return }
        self.context = nil
        let wasActivated: Bool = context.state == .activated
        context.change(to: .inactive)
        if !wasActivated, let interaction = context.interaction {
            interaction.interactionBehavior.interactionDidFinish(interaction)
        }
    }
}

/// A drag over a view with a spring-loaded interaction.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    private(set) weak var interaction: UISpringLoadedInteraction?
    private let session: ItemSession
    private(set) var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ interaction: UISpringLoadedInteraction, _ session: ItemSession) {
        self.interaction = interaction
        self.session = session
        targetView = interaction.view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.point }

    /// Returns whether the context has a target.
    func hasTarget(_ view: UIView?, _ item: Any?) -> Bool {
        targetView === view && targetItem as? AnyHashable == item as? AnyHashable
    }

    func change(to state: UISpringLoadedInteractionEffectState) {
        guard let interaction, state != self.state else { return }
        self.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: self)
    }
}
