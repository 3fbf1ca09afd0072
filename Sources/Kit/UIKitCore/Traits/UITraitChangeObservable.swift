import Foundation

/// Something that can say when its traits change: a view, a controller, a scene.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {
    /// What is called when traits changed: with the object whose traits they are, and with those before.
    typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (_ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection) -> Void

    /// Calls `handler` whenever one of `traits` changed for this object.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Sends `action` to `target`, held weakly, whenever one of `traits` changed for this object.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// Sends `action` to this object whenever one of `traits` changed for it.
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
        keeper.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(_ registration: TraitChangeRegistration) -> any UITraitChangeRegistration {
        keeper.traitRegistrations.append(registration)
        return registration
    }

    private var keeper: any TraitRegistrationKeeper {
        guard let keeper = self as? any TraitRegistrationKeeper else {
            stopProgram("\(self) has no traits of its own. Register with a view, a controller or a scene.")
        }
        return keeper
    }
}

/// Keeps what was registered with it, and has the traits that it is about.
@MainActor
protocol TraitRegistrationKeeper: UITraitEnvironment, UITraitChangeObservable {
    var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitRegistrationKeeper {
    /// Tells those who registered for what is different from `previous`.
    func tellRegistrations(from previous: UITraitCollection) {
        let registrations: [TraitChangeRegistration] = traitRegistrations
        guard !registrations.isEmpty else { return }
        let current: UITraitCollection = traitCollection
        for registration in registrations { registration.tell(self, from: previous, to: current) }
    }
}

extension UIView: UITraitChangeObservable, TraitRegistrationKeeper {
    var traitRegistrations: [TraitChangeRegistration] {
        get { rare?.traitRegistrations ?? [] }
        set { rareState.traitRegistrations = newValue }
    }
}

extension UIViewController: UITraitChangeObservable, TraitRegistrationKeeper {}

extension UIWindowScene: UITraitChangeObservable, TraitRegistrationKeeper {}
