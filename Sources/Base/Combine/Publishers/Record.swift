/// A publisher that sends recorded values and a completion to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the completion.
    public let recording: Recording

    /// Creates a publisher from a closure that records values.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher from a recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a publisher from values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        SequenceSubscription(subscriber, recording.output, completion: recording.completion).start()
    }
}
