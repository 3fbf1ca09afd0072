import Foundation
import UIKitCore

/// An interaction that activates a view when the user drags items over it and waits, such as a folder that opens.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The object that determines whether a drag activates the view.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The object that shows the state of the activation.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: The behavior. If nil, any drag over the view activates it.
    ///   - interactionEffect: The effect. If nil, the view becomes translucent, and flashes before it is activated.
    ///   - handler: A closure that is called when the view is activated.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? DefaultSpringBehavior()
        self.interactionEffect = interactionEffect ?? DefaultSpringEffect()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction with the default behavior and the default effect.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}

/// The state of an activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the view.
    case inactive = 0
    /// A drag is over the view.
    case possible = 1
    /// The view will be activated in a moment.
    case activating = 2
    /// The view is activated.
    case activated = 3
}

/// A drag over a view with a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the activation.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view to which the effect applies. The default is the view of the interaction.
    var targetView: UIView? { get set }
    /// The item under the drag, such as an index path. A change begins another activation. The default is nil.
    var targetItem: Any? { get set }
    /// Returns the location of the drag in the coordinates of a view, or of the window if the view is nil.
    func location(in view: UIView?) -> CGPoint
}

/// An object that determines whether a drag activates a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the activation may begin or continue. It is called after each movement of the drag.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Called after the view is activated, and after the drag leaves it. The default implementation does nothing.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the state of an activation.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state of the context changes.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that can be activated by a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag over the object activates it. The default is false.
    var isSpringLoaded: Bool { get set }
}

/// Permits every activation.
private final class DefaultSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// Makes the view translucent, and flashes it before it is activated.
private final class DefaultSpringEffect: NSObject, UISpringLoadedInteractionEffect {
    /// The changed view and its opacity.
    private var changed: (view: UIView, alpha: CGFloat)?

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        switch context.state {
        case .possible:
            restore()
            guard let view = context.targetView else { return }
            changed = (view, view.alpha)
            // The drag must still find the view while it is animated.
            UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) { view.alpha *= 0.6 }
        case .activating:
            guard let changed else { return }
            UIView.animate(
                withDuration: 0.1, delay: 0, options: [.autoreverse, .repeat, .allowUserInteraction]
            ) { changed.view.alpha = changed.alpha }
        case .activated, .inactive: restore()
        }
    }

    private func restore() {
        guard let changed else { return }
        self.changed = nil
        // A plain change ends the flashing.
        changed.view.layer.removeAnimation(forKey: "opacity")
        changed.view.alpha = changed.alpha
    }
}
