extension Publishers {
    /// A publisher that keeps values of another publisher until they are requested.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The maximum number of values that are kept.
        public let size: Int
        /// The strategy for requesting values from the other publisher.
        public let prefetch: PrefetchStrategy
        /// The strategy for a value that arrives when the buffer is full.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// Creates a publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let values = SerialEvents<Output>()
            let end = LatestValue<Subscribers.Completion<Failure>>()
            let timed = TimedSubscriber<Output, Failure, S>(subscriber)
            func deliver(_ timed: TimedSubscriber<Output, Failure, S>) {
                values.serialize {
                    while timed.demand > 0, values.count > 0 {
                        values.handleNext { value in
                            timed.send(value)
                            if prefetch == .keepFull { timed.requestUpstream(.max(1)) }
                        }
                    }
                    if values.count == 0, let completion = end.remove() { timed.complete(completion) }
                }
            }
            timed.requested = { [prefetch, size, isFirst = LatestValue<Void>(())] timed, _ in
                if isFirst.remove() != nil {
                    timed.requestUpstream(prefetch == .keepFull ? .max(size) : .unlimited)
                }
                deliver(timed)
            }
            timed.value = { [whenFull, size] timed, value in
                if values.count < size || timed.demand > 0 {
                    values.append(value)
                } else {
                    switch whenFull {
                    case .dropNewest:
                        break
                    case .dropOldest:
                        guard size > 0 else { break }
                        values.handleNext { _ in }
                        values.append(value)
                    case .customError(let error):
                        timed.complete(.failure(error()))
                        return .none
                    }
                }
                deliver(timed)
                return .none
            }
            timed.completion = { timed, completion in
                _ = end.store(completion)
                deliver(timed)
            }
            upstream.subscribe(timed)
        }
    }
}

extension Publishers {
    /// The strategy of a buffer for requesting values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Keeps the number of requested and stored values at the size of the buffer.
        case keepFull
        /// Requests an unlimited number of values when the subscriber requests the first value.
        case byRequest
    }

    /// The strategy for a value that arrives when a buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// The value is not kept.
        case dropNewest
        /// The value replaces the oldest one.
        case dropOldest
        /// The stream ends with an error.
        case customError(() -> Failure)
    }
}

extension Publisher {
    /// Keeps values until they are requested.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
