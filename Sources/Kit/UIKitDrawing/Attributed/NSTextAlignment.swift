import TextLayout

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    /// Lines start at the left margin.
    case left = 0
    /// Lines are centered.
    case center = 1
    /// Lines end at the right margin.
    case right = 2
    /// Lines extend to both margins. The last line of a paragraph has natural alignment.
    case justified = 3
    /// Lines start at the left margin in left-to-right paragraphs, and at the right margin in right-to-left paragraphs.
    case natural = 4

    package var alignment: ParagraphFormat.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
