import TextLayout

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first strongly directional character in the paragraph.
    case natural = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1

    var direction: ParagraphFormat.BaseDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
