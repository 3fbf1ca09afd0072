/// The reason why an image could not be attached to a test.
public struct ImageAttachmentError: Error, CustomStringConvertible {
    /// A description of the problem.
    public let description: String

    /// Creates an error with a description.
    public init(_ description: String) {
        self.description = description
    }
}
