import TextLayout

/// The technique for wrapping or truncating lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between characters.
    case byCharWrapping = 1
    /// Lines are clipped.
    case byClipping = 2
    /// The start of the last line is truncated: "…wxyz".
    case byTruncatingHead = 3
    /// The end of the last line is truncated: "abcd…".
    case byTruncatingTail = 4
    /// The middle of the last line is truncated: "ab…yz".
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
