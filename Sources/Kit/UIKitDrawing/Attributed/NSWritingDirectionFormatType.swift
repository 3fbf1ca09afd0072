/// The way in which an element of the attribute `writingDirection` changes the direction of text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is embedded in text with another writing direction.
    case embedding = 0
    /// All characters have the writing direction of the element, regardless of their own directions.
    case override = 2
}
