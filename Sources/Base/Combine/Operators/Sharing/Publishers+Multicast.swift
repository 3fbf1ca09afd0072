import Foundation

extension Publishers {
    /// A publisher that sends the values of another publisher to all subscribers through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns the subject. Called once, for the first subscriber or connection.
        public let createSubject: () -> SubjectType

        private let lock = NSLock()
        private var subject: SubjectType?

        /// Creates a publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            currentSubject().subscribe(subscriber)
        }

        /// Subscribes the subject to the publisher. Canceling the result ends the subscription.
        public func connect() -> any Cancellable {
            upstream.subscribe(currentSubject())
        }

        private func currentSubject() -> SubjectType {
            lock.withLock {
                if let subject { return subject }
                let new: SubjectType = createSubject()
                subject = new
                return new
            }
        }
    }
}

extension Publisher {
    /// Sends the values to all subscribers through a subject that a closure returns.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends the values to all subscribers through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
