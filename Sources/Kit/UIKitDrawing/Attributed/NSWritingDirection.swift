import TextLayout

/// The side on which paragraphs start.
public enum NSWritingDirection: Int, Sendable {
    /// As the paragraph's first letter with a direction asks for.
    case natural = -1
    /// On the left.
    case leftToRight = 0
    /// On the right.
    case rightToLeft = 1

    var direction: ParagraphFormat.BaseDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
