/// The values of a publisher as an asynchronous sequence. The sequence throws the error of the publisher.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of the values.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }

    /// The iterator, which requests one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        private let user = AsyncReceiver<P.Output, P.Failure>.User()

        init(_ publisher: P) {
            publisher.subscribe(user.receiver)
        }

        /// Waits for the next value and returns it; nil at the end of the stream, or if the task is canceled.
        public mutating func next() async throws -> P.Output? {
            try await user.receiver.next()?.get()
        }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the publisher's error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
