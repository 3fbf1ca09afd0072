import Foundation

/// The latest value of a stream, with its number.
final class LatestValue<Value> {
    private let lock = NSLock()
    private var value: Value?
    private var number = 0

    init(_ value: Value? = nil) {
        self.value = value
    }

    /// Stores a value, and returns its number.
    func store(_ value: Value) -> Int {
        // The old value is released outside the lock.
        let (old, number): (Value?, Int) = lock.withLock {
            defer { self.value = value }
            self.number += 1
            return (self.value, self.number)
        }
        return withExtendedLifetime(old) { number }
    }

    /// Removes and returns the value. Returns nil if no value is stored, or if the stored one has a different number.
    func remove(_ number: Int? = nil) -> Value? {
        lock.withLock {
            if let number, number != self.number { return nil }
            defer { value = nil }
            return value
        }
    }
}
