import Foundation

/// Something that knows its surroundings: a view, a controller, a window.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// What is known of the surroundings.
    var traitCollection: UITraitCollection { get }

    /// Tells that the surroundings changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, to be handed back to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol, Sendable {}

/// What to call when one of some traits changes.
// @unchecked: everything in it is set once, and used on the main actor alone.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration, @unchecked Sendable {
    typealias Handler = @MainActor (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void

    let traits: [any UITraitDefinition.Type]
    let handler: Handler

    init(traits: [any UITraitDefinition.Type], handler: @escaping Handler) {
        self.traits = traits
        self.handler = handler
    }

    @MainActor
    func tell(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
        guard traits.contains(where: { current.differs(in: $0, from: previous) }) else { return }
        handler(environment, previous)
    }
}

extension UIView {
    /// Calls `handler` whenever one of `traits` changed for this view.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping @MainActor (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits) { environment, previous in
            guard let environment = environment as? Environment else { return }
            handler(environment, previous)
        }
        rareState.traitRegistrations.append(registration)
        return registration
    }

    /// Sends `action` to this view whenever one of `traits` changed for it.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Sends `action` to `target`, held weakly, whenever one of `traits` changed for this view.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits) { [weak target = target as AnyObject] view, _ in
            guard let target else { return }
            action.invoke(on: target, sender: view, event: nil)
        }
        rareState.traitRegistrations.append(registration)
        return registration
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        rare?.traitRegistrations.removeAll { $0 === registration }
    }
}
