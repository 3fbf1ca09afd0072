/// An embedding or an override of the writing direction, one level of the bidirectional formatting of text.
public enum DirectionFormat: UInt8, Hashable, Sendable {
    /// Left-to-right text in text of the other direction.
    case leftToRightEmbedding
    /// Right-to-left text in text of the other direction.
    case rightToLeftEmbedding
    /// All characters are left to right.
    case leftToRightOverride
    /// All characters are right to left.
    case rightToLeftOverride

    /// The character in UTF-8 that begins the level in plain text.
    var opening: [UInt8] {
        switch self {
        case .leftToRightEmbedding: [0xE2, 0x80, 0xAA]
        case .rightToLeftEmbedding: [0xE2, 0x80, 0xAB]
        case .leftToRightOverride: [0xE2, 0x80, 0xAD]
        case .rightToLeftOverride: [0xE2, 0x80, 0xAE]
        }
    }

    /// The character in UTF-8 that ends a level.
    static let closing: [UInt8] = [0xE2, 0x80, 0xAC]
}
