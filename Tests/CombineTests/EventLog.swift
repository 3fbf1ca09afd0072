import Combine
import Testing

/// A subscriber that records its events, and requests the numbers of values that a test specifies.
final class EventLog<Input, Failure: Error>: Subscriber {
    fileprivate(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    /// Called while the subscriber receives a value.
    var received: (Input) -> Void = { _ in }
    /// The demand during the subscription.
    private let initial: Subscribers.Demand
    /// The additional demand after each value.
    private let further: Subscribers.Demand

    init(_ initial: Subscribers.Demand = .unlimited, then further: Subscribers.Demand = .none) {
        self.initial = initial
        self.further = further
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initial > 0 { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        received(input)
        return further
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failed: \(error)")
        }
    }
}

extension Publisher {
    /// The events that the publisher sends immediately to a subscriber that requests all values.
    var events: String {
        let log = EventLog<Output, Failure>()
        subscribe(log)
        return log.events.joined(separator: " ")
    }

    /// Returns a log that requests `initial` values during the subscription, and `further` values after each value.
    func log(_ initial: Subscribers.Demand = .unlimited, then further: Subscribers.Demand = .none)
        -> EventLog<Output, Failure>
    {
        let log = EventLog<Output, Failure>(initial, then: further)
        subscribe(log)
        return log
    }
}

extension EventLog {
    /// Removes and returns the recorded events.
    func take() -> String {
        defer { events = [] }
        return events.joined(separator: " ")
    }
}

struct TestError: Error, Equatable, CustomStringConvertible {
    var description: String { "error" }
}

/// Compares two strings.
func expectLog(_ actual: String, _ expected: String, _ location: SourceLocation = #_sourceLocation) {
    if actual != expected { Issue.record("“\(actual)” is not “\(expected)”.", sourceLocation: location) }
}
