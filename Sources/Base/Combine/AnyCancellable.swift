import Foundation

/// An object that cancels an activity when it is deallocated.
// @unchecked: the lock protects the only state, and the closure is called once, by the caller that removes it.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates an object that calls a closure on cancellation.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Creates an object that cancels another activity.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit { action?() }

    /// Cancels the activity. Further calls have no effect.
    public func cancel() {
        let action: (() -> Void)? = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Adds the object to a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Adds the object to a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Returns whether two references are to the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
        left === right
    }
}
