import Foundation

/// The events that an operator has scheduled, in their order.
///
/// A concurrent scheduler can call its actions in any order and at the same time. Each action handles the oldest
/// event.
final class SerialEvents<Event> {
    private let lock = NSLock()
    private let handling = NSRecursiveLock()
    private var events = FIFOQueue<Event>()

    func append(_ event: Event) {
        lock.withLock { events.append(event) }
    }

    var count: Int { lock.withLock { events.count } }

    /// Removes and returns the first events, at most as many as the upper bound. Returns nil if there are fewer events
    /// than the lower bound.
    func popFirst(_ number: ClosedRange<Int>) -> [Event]? {
        lock.withLock { events.count < number.lowerBound ? nil : events.popFirst(number.upperBound) }
    }

    /// Calls a closure while no other thread handles events.
    func serialize(_ body: () -> Void) {
        handling.withLock(body)
    }

    /// Handles the first event.
    func handleNext(_ handle: (Event) -> Void) {
        handling.withLock {
            let event: Event? = lock.withLock { events.popFirst() }
            if let event { handle(event) }
        }
    }
}
