import Observation

/// What Swift's Observation sees of a node: an object with one property, which changes when the node's value does.
///
/// It has no type parameters, so that its key path is made once.
final class Anchor: Observable, Sendable {
    let registrar = ObservationRegistrar()
    var changes: Int { 0 }
}
