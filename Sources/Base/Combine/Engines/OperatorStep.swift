/// The result of an operator for a value of its upstream publisher.
enum OperatorStep<Output, Failure: Error> {
    /// Sends a value.
    case send(Output)
    /// Sends nothing, and requests another value.
    case skip
    /// Finishes, and cancels the upstream publisher.
    case finish
    /// Sends a value and finishes.
    case sendAndFinish(Output)
    /// Fails.
    case fail(Failure)
}

extension OperatorStep where Failure == any Error {
    /// Returns the result of a closure, or its error.
    static func trying(_ body: () throws -> OperatorStep) -> OperatorStep {
        do { return try body() } catch { return .fail(error) }
    }
}
