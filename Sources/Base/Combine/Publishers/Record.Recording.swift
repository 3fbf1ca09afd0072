extension Record {
    /// Values and a completion.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The completion. The default is `finished`.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// Creates an empty recording.
        public init() {
            self.init(output: [])
        }

        /// Creates a recording from values and a completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) {
            output.append(input)
        }

        /// Sets the completion.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            self.completion = completion
        }
    }
}
