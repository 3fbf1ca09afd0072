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
