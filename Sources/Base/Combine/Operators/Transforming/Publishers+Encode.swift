extension Publishers {
    /// A publisher that encodes the values of another publisher.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The type of the values.
        public typealias Output = Coder.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        private let encoder: Coder

        /// Creates a publisher.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryMap { [encoder] in try encoder.encode($0) }.subscribe(subscriber)
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes the values. If the encoder throws an error, the publisher fails with that error.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
