import Foundation

/// An object that has traits: a view, a controller or a scene.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits of the object change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes. Pass it to `unregisterForTraitChanges(_:)` to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol, Sendable {}

/// The traits and the handler of a registration.
// @unchecked: the properties are immutable, and the handler is called on the main actor only.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration, @unchecked Sendable {
    typealias Handler = @MainActor (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void

    let traits: [any UITraitDefinition.Type]
    let handler: Handler

    init(traits: [any UITraitDefinition.Type], handler: @escaping Handler) {
        self.traits = traits
        self.handler = handler
    }

    @MainActor
    func notify(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection)
    {
        guard traits.contains(where: { current.differs(in: $0, from: previous) }) else { return }
        handler(environment, previous)
    }
}
