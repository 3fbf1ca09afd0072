import Foundation

extension Publishers {
    /// A publisher that stops the program in the debugger at events of another publisher.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Returns whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Returns whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Creates a publisher.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            func stop(if condition: Bool?) {
                if condition == true { raise(SIGTRAP) }
            }
            upstream.handleEvents(
                receiveSubscription: { stop(if: receiveSubscription?($0)) },
                receiveOutput: { stop(if: receiveOutput?($0)) },
                receiveCompletion: { stop(if: receiveCompletion?($0)) }
            ).subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Stops the program in the debugger at events for which a closure returns true.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops the program in the debugger at an error.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { return true }
            return false
        })
    }
}
