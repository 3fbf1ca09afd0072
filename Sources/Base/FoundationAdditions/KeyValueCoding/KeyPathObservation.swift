import Foundation

/// An observation of a key path of one object.
///
/// It follows the objects on the path: when one of them is replaced, the rest of the path is observed in the new
/// object. Keys that affect a key on the path are observed too.
///
/// `@unchecked Sendable` is correct because the stored properties change only in the notifications of one object and in
/// `end()`, which the lock serializes.
final class KeyPathObservation: @unchecked Sendable {
    private let keys: [String]
    /// The properties that the observation is nested in, because it observes a key path that affects them.
    private let enclosing: Set<Property>
    private weak var root: AnyObject?
    private let willChange: (AnyObject) -> Void
    private let didChange: (AnyObject) -> Void

    private let lock = NSRecursiveLock()
    private var isEnded = false
    /// The observed property of each object on the path.
    private var levels: [Level] = []

    private struct Property: Hashable {
        var object: ObjectIdentifier
        var key: String
    }

    private struct Level {
        var subscription: KeyObservations.Subscription
        /// The key paths that affect the key.
        var affecting: [KeyPathObservation]
    }

    convenience init(
        _ root: AnyObject, _ keyPath: String, willChange: @escaping (AnyObject) -> Void,
        didChange: @escaping (AnyObject) -> Void
    ) {
        self.init(root, keyPath, in: [], willChange: willChange, didChange: didChange)
    }

    private init(
        _ root: AnyObject, _ keyPath: String, in enclosing: Set<Property>,
        willChange: @escaping (AnyObject) -> Void, didChange: @escaping (AnyObject) -> Void
    ) {
        self.root = root
        self.enclosing = enclosing
        keys = keyPath.split(separator: ".").map(String.init)
        self.willChange = willChange
        self.didChange = didChange
        observe(root, level: 0)
    }

    /// Ends the observation. Further calls have no effect.
    func end() {
        lock.withLock {
            isEnded = true
            endLevels(from: 0)
        }
    }

    private func endLevels(from level: Int) {
        while levels.count > level {
            let last: Level = levels.removeLast()
            KeyObservations.shared.remove(last.subscription)
            for observation in last.affecting { observation.end() }
        }
    }

    /// Observes the keys from `level` on, beginning with a property of `object`.
    private func observe(_ object: AnyObject, level: Int) {
        var object: AnyObject = object
        for level in level..<keys.count {
            let key: String = keys[level]
            let observed = Property(object: ObjectIdentifier(object), key: key)
            // Properties may affect each other. One that is observed already needs no second observation, except to
            // follow the rest of the path.
            let isEnclosing: Bool = enclosing.contains(observed)
            if isEnclosing, level + 1 == keys.count { return }
            let will: () -> Void = { [weak self] in self?.begin() }
            let did: () -> Void = { [weak self] in self?.finish(level) }
            let subscription = KeyObservations.Subscription(
                key: key, object: object, willChange: will, didChange: did)
            let paths: [String] = isEnclosing ? [] : KeyPathObservation.affectingPaths(key, of: object)
            let affecting: [KeyPathObservation] = paths.map { path in
                KeyPathObservation(
                    object, path, in: enclosing.union([observed]), willChange: { _ in will() },
                    didChange: { _ in did() })
            }
            levels.append(Level(subscription: subscription, affecting: affecting))
            KeyObservations.shared.add(subscription)
            guard level + 1 < keys.count, let property = MemberTable.property(key, of: object),
                let next = property.get(object)
            else { return }
            object = next as AnyObject
        }
    }

    private func begin() {
        guard let root, !lock.withLock({ isEnded }) else { return }
        willChange(root)
    }

    private func finish(_ level: Int) {
        guard let root else { return }
        lock.withLock {
            guard !isEnded, level + 1 < keys.count, level < levels.count else { return }
            endLevels(from: level + 1)
            guard let object = levels[level].subscription.object,
                let next = MemberTable.property(keys[level], of: object)?.get(object)
            else { return }
            observe(next as AnyObject, level: level + 1)
        }
        if !lock.withLock({ isEnded }) { didChange(root) }
    }

    /// Returns the key paths whose values affect the value for a key.
    private static func affectingPaths(_ key: String, of object: AnyObject) -> [String] {
        guard let object = object as? any NSObjectProtocol else { return [] }
        return type(of: object).keyPathsForValuesAffectingValue(forKey: key).filter { $0 != key }.sorted()
    }
}
