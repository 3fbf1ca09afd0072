import TextLayout

/// What happens to lines of text that are too long.
public enum NSLineBreakMode: Int, Sendable {
    /// They break between words.
    case byWordWrapping = 0
    /// They break between characters.
    case byCharWrapping = 1
    /// What is too long is not shown.
    case byClipping = 2
    /// The last line loses its beginning: "…wxyz".
    case byTruncatingHead = 3
    /// The last line loses its end: "abcd…".
    case byTruncatingTail = 4
    /// The last line loses its middle: "ab…yz".
    case byTruncatingMiddle = 5

    package var mode: ParagraphFormat.LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}
