import Foundation

/// The value of a published property, and its publisher.
final class PublishedStorage<Value> {
    private let lock = NSLock()
    private var current: Value
    private var publisher: ObservableObjectPublisher?
    private var assigned: [AnyCancellable] = []
    private var valueSubject: CurrentValueSubject<Value, Never>?

    init(_ value: Value) {
        current = value
    }

    /// The publisher of the values, created on first use.
    var subject: CurrentValueSubject<Value, Never> {
        lock.withLock {
            let subject: CurrentValueSubject<Value, Never> = valueSubject ?? CurrentValueSubject(current)
            valueSubject = subject
            return subject
        }
    }

    var value: Value { lock.withLock { current } }

    /// The publisher of the object with the property; nil until it is used.
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { publisher } }
        set { lock.withLock { publisher = newValue } }
    }

    /// Sends a value, and stores it after that.
    func send(_ value: Value) {
        objectWillChange?.send()
        lock.withLock { valueSubject }?.send(value)
        // The old value is released outside the lock.
        let old: Value = lock.withLock {
            defer { current = value }
            return current
        }
        withExtendedLifetime(old) {}
    }

    /// Sets the value to each value of a publisher, for the lifetime of the storage.
    func assign<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
        let cancellable: AnyCancellable = publisher.sink { [weak self] in self?.send($0) }
        lock.withLock { assigned.append(cancellable) }
    }
}
