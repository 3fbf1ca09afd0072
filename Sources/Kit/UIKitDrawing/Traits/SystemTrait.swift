import Foundation

/// A trait that `TraitValues` stores in a separate field.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func read(_ values: TraitValues) -> Any { values[keyPath: field] }

    static func write(_ value: Any, to values: inout TraitValues) {
        guard let value = value as? Value else { return }
        values[keyPath: field] = value
    }
}
