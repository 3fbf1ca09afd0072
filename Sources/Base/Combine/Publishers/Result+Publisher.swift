extension Result {
    /// A publisher that sends the value of a result, or fails with its error.
    public struct Publisher: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher from a result.
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// Creates a publisher that sends a value.
        public init(_ output: Success) {
            result = .success(output)
        }

        /// Creates a publisher that fails.
        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                SequenceSubscription(subscriber, CollectionOfOne(value)).start()
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// A publisher that sends the value, or fails with the error.
    public var publisher: Publisher { Publisher(self) }
}
