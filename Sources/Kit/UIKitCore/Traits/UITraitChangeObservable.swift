import Foundation

/// An object that notifies handlers of changes to its traits: a view, a controller or a scene.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {
    /// A closure that receives the object whose traits changed, and the previous traits.
    typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (_ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection) -> Void

    /// Calls `handler` when one of `traits` changes for this object.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Sends `action` to `target`, held weakly, when one of `traits` changes for this object.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// Sends `action` to this object when one of `traits` changes for it.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(
            TraitChangeRegistration(traits: traits) { environment, previous in
                guard let environment = environment as? TraitEnvironment else { return }
                handler(environment, previous)
            })
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        register(
            TraitChangeRegistration(traits: traits) { [weak target = target as AnyObject] environment, _ in
                guard let target else { return }
                action.invoke(on: target, sender: environment, event: nil)
            })
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        store.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(_ registration: TraitChangeRegistration) -> any UITraitChangeRegistration {
        store.traitRegistrations.append(registration)
        return registration
    }

    private var store: any TraitRegistrationStore {
        guard let store = self as? any TraitRegistrationStore else {
            stopProgram("\(self) cannot register for trait changes. Use a view, a view controller or a scene.")
        }
        return store
    }
}

/// An object that has traits and stores the registrations for their changes.
@MainActor
protocol TraitRegistrationStore: UITraitEnvironment, UITraitChangeObservable {
    var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitRegistrationStore {
    /// Notifies the registrations whose traits differ from the traits in `previous`.
    func notifyRegistrations(from previous: UITraitCollection) {
        let registrations = traitRegistrations
        guard !registrations.isEmpty else { return }
        let current = traitCollection
        // A handler may end another registration.
        for registration in registrations where traitRegistrations.contains(where: { $0 === registration }) {
            registration.notify(self, from: previous, to: current)
        }
    }
}

extension UIView: UITraitChangeObservable, TraitRegistrationStore {
    var traitRegistrations: [TraitChangeRegistration] {
        get { rare?.traitRegistrations ?? [] }
        set { rareState.traitRegistrations = newValue }
    }
}

extension UIViewController: UITraitChangeObservable, TraitRegistrationStore {}

extension UIWindowScene: UITraitChangeObservable, TraitRegistrationStore {}
