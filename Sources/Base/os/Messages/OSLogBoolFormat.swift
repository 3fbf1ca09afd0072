/// The words for a Boolean value in a message.
public enum OSLogBoolFormat: Hashable, Sendable {
    /// `true` and `false`.
    case truth
    /// `YES` and `NO`.
    case answer
}
