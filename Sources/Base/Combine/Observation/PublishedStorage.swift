import Foundation

/// The value of a published property, and its publisher.
final class PublishedStorage<Value> {
    private let lock = NSLock()
    private let current: LockedValue<Value>
    private var publisher: ObservableObjectPublisher?
    private var assigned: [AnyCancellable] = []
    /// The subscribers of the values; nil until there is one.
    private var subscribers: SubjectState<Value, Never>?

    init(_ value: Value) {
        current = LockedValue(value)
    }

    var value: Value { current.value }

    /// Attaches a subscriber, which receives the current value at its first request.
    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let subscribers: SubjectState<Value, Never> = lock.withLock {
            let state: SubjectState<Value, Never> = self.subscribers ?? SubjectState()
            self.subscribers = state
            return state
        }
        // Subscriptions do not keep the property alive.
        subscribers.attach(subscriber, subject: nil, first: { [current] in current.value })
    }

    /// The publisher of the object with the property; nil until it is used.
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { publisher } }
        set { lock.withLock { publisher = newValue } }
    }

    /// Sends a value, and stores it after that.
    func send(_ value: Value) {
        objectWillChange?.send()
        lock.withLock { subscribers }?.send(value)
        current.store(value)
    }

    /// Sets the value to each value of a publisher, for the lifetime of the storage.
    func assign<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
        let cancellable: AnyCancellable = publisher.sink { [weak self] in self?.send($0) }
        lock.withLock { assigned.append(cancellable) }
    }
}
