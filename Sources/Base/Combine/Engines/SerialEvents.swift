import Foundation

/// The events that an operator has scheduled, in their order.
///
/// A concurrent scheduler can call its actions in any order and at the same time. Each action handles the oldest
/// event.
final class SerialEvents<Event> {
    private let lock = NSLock()
    private let handling = NSRecursiveLock()
    private var events: [Event] = []

    func append(_ event: Event) {
        lock.withLock { events.append(event) }
    }

    var count: Int { lock.withLock { events.count } }

    func removeAll() -> [Event] {
        lock.withLock {
            defer { events = [] }
            return events
        }
    }

    /// Handles the first event.
    func handleNext(_ handle: (Event) -> Void) {
        handling.withLock {
            let event: Event? = lock.withLock { events.isEmpty ? nil : events.removeFirst() }
            if let event { handle(event) }
        }
    }
}
