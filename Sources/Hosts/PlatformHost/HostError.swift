/// An error that a host reports, with a message for the user.
public struct HostError: Error, CustomStringConvertible, Sendable {
    /// The failed operation, the reason, and a remedy.
    public let description: String

    /// Creates an error with a message.
    public init(_ description: String) {
        self.description = description
    }
}
