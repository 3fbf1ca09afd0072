extension Publishers {
    /// A publisher that converts each value of another publisher to a publisher, and sends the values of these
    /// publishers.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The type of the values.
        public typealias Output = NewPublisher.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are converted to publishers.
        public let upstream: Upstream
        /// The maximum number of publishers at a time.
        public let maxPublishers: Subscribers.Demand
        /// Returns the publisher for a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = MergingSubscription(subscriber)
            let source = HeldItem<any Subscription>()
            merging.canceled = { source.end()?.cancel() }
            merging.finishedOne = { source.item?.request(.max(1)) }
            merging.start()
            upstream.subscribe(
                UpstreamSubscriber<Upstream.Output, Failure>(
                    subscription: { [maxPublishers] subscription in
                        guard source.store(subscription) else { return subscription.cancel() }
                        subscription.request(maxPublishers)
                    },
                    value: { [transform] value in
                        merging.add(transform(value))
                        return .none
                    },
                    completion: { completion in
                        source.end()
                        switch completion {
                        case .finished: merging.addedAll()
                        case .failure(let error): merging.fail(error)
                        }
                    }))
        }
    }
}

extension Publisher {
    /// Sends the values of the publishers that a closure returns for the values of this publisher.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Sends the values of the publishers that a closure returns for the values of this publisher. The publishers that
    /// the closure returns can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Sends the values of the publishers that a closure returns for the values of this publisher.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Sends the values of the publishers that a closure returns for the values of this publisher. The publishers that
    /// the closure returns cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}
