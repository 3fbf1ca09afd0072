import TextLayout

/// Where lines of text stand between the margins.
public enum NSTextAlignment: Int, Sendable {
    /// At the left margin.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right margin.
    case right = 2
    /// At both margins; the last line of a paragraph as `natural`.
    case justified = 3
    /// At the margin where the paragraph's writing direction starts.
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
