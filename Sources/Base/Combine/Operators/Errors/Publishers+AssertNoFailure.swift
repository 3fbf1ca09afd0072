import ProgramDiagnostics

extension Publishers {
    /// A publisher that stops the program if another publisher fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Never

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The text before the message.
        public let prefix: String
        /// The file of the message.
        public let file: StaticString
        /// The line of the message.
        public let line: UInt

        /// Creates a publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorSubscriber(
                    subscriber,
                    failure: { [prefix, file, line] error in stopProgram("\(prefix)\(error)", file: file, line: line) },
                    step: { .send($0) }))
        }
    }
}

extension Publisher {
    /// Stops the program with a message if the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
