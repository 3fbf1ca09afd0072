import ClassNames
import Foundation
import FoundationAdditions
import UIKitCore

/// The properties with `@objc dynamic` of the app's views, which appearance proxies pass on after the app sets them.
@MainActor
enum AppearanceKeys {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static var known: Set<Key> = []
    private static var observations: [SubclassKeyObservations] = []

    /// Observes the properties that the app's class of a proxy declares.
    static func observe(_ proxy: NSObject) {
        let type: AnyClass = type(of: proxy)
        let observed = SubclassKeyObservations(of: proxy, below: ClassName.nearestKitClass(of: type)) { name in
            add(name, of: type)
        }
        observations.append(observed)
    }

    private static func add(_ name: String, of type: AnyClass) {
        guard known.insert(Key(type: ObjectIdentifier(type), name: name)).inserted else { return }
        let property = AppearanceProperty(
            NSObject.self,
            value: { object in
                guard object.isKind(of: type), let value = object.value(forKey: name) else { return nil }
                return comparable(value)
            }, copy: { $1.setValue($0.value(forKey: name), forKey: name) })
        AppearanceProxies.shared.add([property])
    }

    /// Returns a value in a form that can be compared. Objects that are not hashable are compared by identity, and other
    /// values by their descriptions.
    private static func comparable(_ value: Any) -> AnyHashable {
        if let value = value as? AnyHashable { return value }
        return Swift.type(of: value) is AnyClass
            ? AnyHashable(ObjectIdentifier(value as AnyObject)) : AnyHashable(String(describing: value))
    }
}
