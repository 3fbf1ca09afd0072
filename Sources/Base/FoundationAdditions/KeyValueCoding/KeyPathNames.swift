import Foundation

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
        return MemberRegistry.shared.first(of: object) { table in
            table.properties.values.first { $0.path == path }?.key
        }
    }
}

/// Sets the name of a key path, and returns the key path. Only a key path with a name can be observed.
///
/// Source rewriting adds this call to key paths that are observed.
public func namedKeyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
    KeyPathNames.shared.set(name, of: path)
    return path
}
