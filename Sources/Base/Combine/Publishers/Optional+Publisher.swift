extension Optional {
    /// A publisher that sends the value of an optional, or nothing.
    public struct Publisher: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Wrapped
        /// The type of the errors: the publisher does not fail.
        public typealias Failure = Never

        /// The optional value.
        public let output: Wrapped?

        /// Creates a publisher.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            SequenceSubscription(subscriber, output.map { [$0] } ?? []).start()
        }
    }

    /// A publisher that sends the value, or nothing for nil.
    public var publisher: Publisher { Publisher(self) }
}
