extension Publishers {
    /// A publisher that prints the events of another publisher.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The text before each line.
        public let prefix: String
        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The destination of the text; nil for standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var stream: (any TextOutputStream)? = stream
            let prefix: String = prefix.isEmpty ? "" : prefix + ": "
            func write(_ text: String) {
                if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
            }
            func description(_ demand: Subscribers.Demand) -> String {
                "request " + (demand.max.map { "max: (\($0))" } ?? "unlimited")
            }
            let events = upstream.handleEvents(
                receiveSubscription: { write("receive subscription: (\($0))") },
                receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: write("receive finished")
                    case .failure(let error): write("receive error: (\(error))")
                    }
                },
                receiveCancel: { write("receive cancel") }, receiveRequest: { write(description($0)) })
            upstream.subscribe(
                ObservingSubscriber(subscriber, events: events) { write(description($0) + " (synchronous)") })
        }
    }
}

extension Publisher {
    /// Prints the events of the publisher to a stream, by default to standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
