/// The values of a publisher that does not fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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
        private let user = AsyncReceiver<P.Output, Never>.User()

        init(_ publisher: P) {
            publisher.subscribe(user.receiver)
        }

        /// Waits for the next value and returns it; nil at the end of the stream, or if the task is canceled.
        public mutating func next() async -> P.Output? {
            guard case .success(let value) = await user.receiver.next() else { return nil }
            return value
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
