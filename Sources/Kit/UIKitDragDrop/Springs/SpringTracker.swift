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
    /// The interaction under the drag. It is retained, because its effect must end even if its view removes it.
    private var current: (interaction: UISpringLoadedInteraction, context: SpringContext)?
    private var call: ScheduledCall?

    init(session: ItemSession) {
        self.session = session
        session.springs = self
    }

    /// Finds the interaction under the drag after the drag or a view has moved. Returns whether the interaction and its
    /// target are unchanged. Otherwise, ends their activation and begins a new activation.
    @discardableResult
    func update() -> Bool {
        let found: (interaction: UISpringLoadedInteraction, context: SpringContext)? = find()
        guard found?.context !== current?.context else { return found != nil }
        end()
        guard let found else { return false }
        current = found
        call = MainQueue.shared.schedule(after: Self.delays.announcement) { [weak self] in self?.announce() }
        found.context.change(to: .possible, of: found.interaction)
        return false
    }

    /// Returns the interaction under the drag. Its context is the current one if the target is unchanged.
    private func find() -> (interaction: UISpringLoadedInteraction, context: SpringContext)? {
        var view: UIView? = session.window?.hitTest(session.point, with: nil)
        while let place = view {
            for case let interaction as UISpringLoadedInteraction in place.interactions {
                let behavior: any UISpringLoadedInteractionBehavior = interaction.interactionBehavior
                let new = SpringContext(interaction, session)
                guard let current, current.interaction === interaction else {
                    if behavior.shouldAllow(interaction, with: new) { return (interaction, new) }
                    continue
                }
                let context: SpringContext = current.context
                let (targetView, targetItem) = (context.targetView, context.targetItem)
                let isAllowed: Bool = behavior.shouldAllow(interaction, with: context)
                let isSame: Bool = context.hasTarget(targetView, targetItem)
                if !isSame {
                    // The effect ends at the target where it began.
                    (new.targetView, new.targetItem) = (context.targetView, context.targetItem)
                    (context.targetView, context.targetItem) = (targetView, targetItem)
                }
                if isAllowed { return (interaction, isSame ? context : new) }
            }
            view = place.superview
        }
        return nil
    }

    private func announce() {
        // The views under the drag may have changed since it moved.
        guard update(), let (interaction, context) = current else { return }
        call = MainQueue.shared.schedule(after: Self.delays.activation) { [weak self] in self?.activate() }
        context.change(to: .activating, of: interaction)
    }

    private func activate() {
        guard update(), let (interaction, context) = current else { return }
        call = nil
        context.change(to: .activated, of: interaction)
        interaction.handler(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
    }

    /// Ends the activation, because the drag has left the view or has ended.
    func end() {
        call?.cancel()
        call = nil
        guard let (interaction, context) = current else { return }
        current = nil
        let wasActivated: Bool = context.state == .activated
        context.change(to: .inactive, of: interaction)
        if !wasActivated { interaction.interactionBehavior.interactionDidFinish(interaction) }
    }
}

extension UIDropSession {
    /// Called after a list has scrolled under the drag.
    package func contentDidScroll() { (self as? ItemSession)?.springs?.update() }
}

/// A drag over a view with a spring-loaded interaction.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    private let session: ItemSession
    private(set) var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ interaction: UISpringLoadedInteraction, _ session: ItemSession) {
        self.session = session
        targetView = interaction.view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.point }

    /// Returns whether the context has a target.
    func hasTarget(_ view: UIView?, _ item: Any?) -> Bool {
        targetView === view && targetItem as? AnyHashable == item as? AnyHashable
    }

    func change(to state: UISpringLoadedInteractionEffectState, of interaction: UISpringLoadedInteraction) {
        self.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: self)
    }
}
