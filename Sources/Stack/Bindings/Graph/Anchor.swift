import Observation

/// The object that Swift's Observation tracks for a node. Its one property changes when the node's value changes.
///
/// It has no type parameters, so that its key path is created once.
final class Anchor: Observable, Sendable {
    let registrar = ObservationRegistrar()
    var changes: Int { 0 }
}
