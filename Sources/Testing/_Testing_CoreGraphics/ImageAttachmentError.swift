/// Why an image could not be attached to a test.
public struct ImageAttachmentError: Error, CustomStringConvertible {
    /// What could not be done, as a sentence.
    public let description: String

    /// An error that is told as a sentence.
    public init(_ description: String) {
        self.description = description
    }
}
