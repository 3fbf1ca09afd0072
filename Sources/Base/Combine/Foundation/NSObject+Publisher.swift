import Foundation
import FoundationAdditions

extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of the values of a property that supports key-value observing.
    ///
    /// - Parameter options: With `initial`, the default, the current value is sent first; with `prior`, the old value
    ///   before each change.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of a property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher, Equatable {
        /// The type of the values.
        public typealias Output = Value
        /// The type of the errors: the publisher does not fail.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// The options of the observation.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber. With the option `initial`, it receives the current value at its first request.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let source = CallbackSubscription<S>(subscriber)
            let observation = HeldItem<NSKeyValueObservation>()
            source.canceled = { observation.end()?.invalidate() }
            source.began = { [object, keyPath, options] in
                if options.contains(.initial) { source.send(object[keyPath: keyPath]) }
                let started: NSKeyValueObservation = object.observe(keyPath, options: options.subtracting(.initial)) {
                    [weak source] object, _ in
                    source?.send(object[keyPath: keyPath])
                }
                // The subscriber may have canceled when it received the initial value.
                if !observation.store(started) { started.invalidate() }
            }
            source.start()
        }

        /// Returns whether two publishers have the same object, property and options.
        public static func == (left: Self, right: Self) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
        }
    }
}
