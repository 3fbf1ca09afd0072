import Foundation

extension NSObjectProtocol {
    /// Returns whether `setValue(_:forKey:)` sets a property for `key` or calls an override.
    package func hasSettableKey(_ key: String) -> Bool {
        if MemberTable.property(key, of: self)?.isWritable == true { return true }
        return MemberRegistry.shared.first(of: self) { $0.setter != nil || $0.undefinedSetter != nil ? true : nil }
            ?? false
    }

    /// Whether the sources declare a property for `key` that `defaultValue(forKey:)` returns.
    package func declaresKey(_ key: String) -> Bool { MemberTable.property(key, of: self) != nil }

    /// Whether the sources declare a property for `key` that `defaultSetValue(_:forKey:)` sets.
    package func declaresSettableKey(_ key: String) -> Bool {
        MemberTable.property(key, of: self)?.isWritable == true
    }
}

/// The observations of all properties that the subclasses of a class declare. They end with the object.
package final class SubclassKeyObservations {
    private let observations: [KeyPathObservation]

    /// Observes the properties of an object that can be set and that its class or a superclass below `superclass`
    /// declares. `didChange` receives the key of a property that was set.
    package init(of object: AnyObject, below superclass: AnyClass, _ didChange: @escaping (String) -> Void) {
        let all: [MemberTable] = MemberRegistry.shared.tables(of: type(of: object))
        let own = all.dropLast(MemberRegistry.shared.tables(of: superclass).count)
        let keys: Set<String> = Set(own.flatMap { $0.properties.values.filter(\.isWritable).map(\.key) })
        observations = keys.sorted().map { key in
            KeyPathObservation(object, key, willChange: { _ in }, didChange: { _ in didChange(key) })
        }
    }

    deinit {
        for observation in observations { observation.end() }
    }
}
