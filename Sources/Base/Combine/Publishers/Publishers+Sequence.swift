extension Publishers {
    /// A publisher that sends the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The type of the values.
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            SequenceSubscription(subscriber, sequence).start()
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher that sends the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
