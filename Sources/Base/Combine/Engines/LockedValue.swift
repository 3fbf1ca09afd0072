import Foundation

/// A value that several threads read and replace.
final class LockedValue<Value> {
    private let lock = NSLock()
    private var current: Value

    init(_ value: Value) {
        current = value
    }

    var value: Value { lock.withLock { current } }

    /// Replaces the value, and returns the old one, so that it is not released under the lock.
    @discardableResult
    func store(_ value: Value) -> Value {
        lock.withLock {
            defer { current = value }
            return current
        }
    }
}
