/// The role of a character in finding the ends of sentences: the Unicode property Sentence_Break.
enum SentenceKind {
    case carriageReturn, lineFeed, separator
    /// A mark or a format character, which belongs to the character before it.
    case extending
    case space
    case lowercase, uppercase
    /// A letter of a script without case.
    case letter
    case number
    /// A period, which also ends abbreviations.
    case period
    case terminator
    case closing
    /// A comma, a colon or a dash, after which the sentence continues.
    case continuation
    case other

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x80 ? Self.ascii(scalar.value) : Self.kind(of: scalar)
    }

    var isTerminator: Bool { self == .period || self == .terminator }
    var isSeparator: Bool { self == .carriageReturn || self == .lineFeed || self == .separator }

    private static func ascii(_ value: UInt32) -> SentenceKind {
        switch value {
        case 0x0A: .lineFeed
        case 0x0D: .carriageReturn
        case 0x09, 0x0B, 0x0C, 0x20: .space
        case 0x30...0x39: .number
        case 0x41...0x5A: .uppercase
        case 0x61...0x7A: .lowercase
        case 0x2E: .period
        case 0x21, 0x3F: .terminator
        case 0x2C, 0x2D, 0x3A: .continuation
        case 0x22, 0x27, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: .closing
        default: .other
        }
    }

    private static func kind(of scalar: Unicode.Scalar) -> SentenceKind {
        let properties = scalar.properties
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: return .separator
        case 0x2024, 0xFE52, 0xFF0E: return .period
        case 0x55D, 0x60C, 0x60D, 0x7F8, 0x1802, 0x1808, 0x2013, 0x2014, 0x3001, 0xFE10, 0xFE11, 0xFE13, 0xFE31, 0xFE32,
            0xFE50, 0xFE51, 0xFE55, 0xFE58, 0xFE63, 0xFF0C, 0xFF0D, 0xFF1A, 0xFF64:
            return .continuation
        case 0x66B, 0x66C: return .number
        case 0x5F3: return .letter
        // The capitals of Georgian are used for emphasis only.
        case 0x10D0...0x10FF, 0x1C90...0x1CBF: return properties.isAlphabetic ? .letter : .other
        default: break
        }
        if properties.isSentenceTerminal { return .terminator }
        if properties.isGraphemeExtend || scalar.value == 0x200D { return .extending }
        switch properties.generalCategory {
        case .spacingMark, .format: return .extending
        case .decimalNumber: return .number
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return .closing
        case .titlecaseLetter: return .uppercase
        default: break
        }
        if properties.isWhitespace { return .space }
        if properties.isLowercase { return .lowercase }
        if properties.isUppercase { return .uppercase }
        if properties.isAlphabetic { return .letter }
        return (0x275B...0x2760).contains(scalar.value) || (0x1F676...0x1F678).contains(scalar.value)
            ? .closing : .other
    }
}
