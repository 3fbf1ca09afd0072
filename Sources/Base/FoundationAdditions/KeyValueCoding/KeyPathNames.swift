import ClassNames
import Foundation
import KeyObservations

/// The names of key paths.
///
/// `@unchecked Sendable` is correct because the table is accessed only under the lock.
final class KeyPathNames: @unchecked Sendable {
    static let shared = KeyPathNames()

    private let lock = NSLock()
    private var names: [AnyKeyPath: String] = [:]

    func set(_ name: String, of path: AnyKeyPath) {
        lock.withLock { names[path] = name }
    }

    /// Returns the name of a key path: the one that was set, or the key of a property of the object's class.
    func name(of path: AnyKeyPath, in object: AnyObject) -> String? {
        if let name = lock.withLock({ names[path] }) { return name }
        guard let name = key(of: path, in: type(of: object)) else { return nil }
        set(name, of: path)
        return name
    }

    /// Returns the name that Objective-C has for a key path: the key of a property of the root class, or the name that
    /// was set. The name of a property of the kit such as `isHidden` is `hidden`, because only its getter is `isHidden`.
    func objectiveCName(of path: AnyKeyPath) -> String? {
        if let root = type(of: path).rootType as? AnyClass {
            if let key = key(of: path, in: ClassName.nearestKitClass(of: root)) {
                return KeyObservations.withoutIs(key)
            }
            if let key = key(of: path, in: root) { return key }
        }
        return lock.withLock { names[path] }
    }

    /// Returns the key of a property of a class or of a superclass.
    private func key(of path: AnyKeyPath, in type: AnyClass) -> String? {
        MemberRegistry.shared.first(of: type) { table in
            table.properties.values.first { $0.path == path }?.key
        } ?? inheritedKey(of: path, in: type)
    }

    /// Returns the key of a property that the class of the key path inherits from the class whose table contains it.
    private func inheritedKey(of path: AnyKeyPath, in type: AnyClass) -> String? {
        guard let member = KeyPathMember(path) else { return nil }
        let valueType: Any.Type = Swift.type(of: path).valueType
        return MemberRegistry.shared.first(of: type) { table in
            table.properties.values.first { property in
                Swift.type(of: property.path).valueType == valueType && KeyPathMember(property.path) == member
            }?.key
        }
    }
}

extension AnyKeyPath {
    /// The key path as a string for key-value coding, such as `opacity` for `\CALayer.opacity`. Nil if Objective-C does
    /// not see the property, or if the key path consists of several properties.
    ///
    /// The property of this name in the standard library is nil on Linux.
    public var _kvcKeyPathString: String? { KeyPathNames.shared.objectiveCName(of: self) }
}

/// Sets the name of a key path, and returns the key path. Only a key path with a name can be observed.
///
/// Source rewriting adds this call to key paths that are observed.
public func namedKeyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
    KeyPathNames.shared.set(name, of: path)
    return path
}
