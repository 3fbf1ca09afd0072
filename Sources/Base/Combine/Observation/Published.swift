/// A property of a class that publishes its values.
///
/// The projected value, such as `$name`, is a publisher that sends the current value and then each new value before the
/// property changes. If the class conforms to `ObservableObject`, its `objectWillChange` also sends before the
/// change.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// Creates a property with an initial value.
    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        // The storage is an object, so the object with the property can be read while its observers are notified.
        nonmutating set { storage.send(newValue) }
    }

    /// The publisher of the values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        // If the publisher of another property is assigned, it provides the values of this property from then on.
        // `assign(to: &$property)` reads the publisher and assigns the same one, which has no effect.
        nonmutating set {
            if newValue.storage !== storage { storage.assign(from: newValue) }
        }
    }

    /// A publisher of the values of a property.
    public struct Publisher: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// The type of the errors: the publisher does not fail.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Attaches a subscriber, which receives the current value at its first request.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.attach(subscriber)
        }
    }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}
