/// A range of text without line breaks. Byte offsets are offsets in the UTF-8 of the whole text.
struct TextBlock {
    var bytes: Range<Int>
    /// The end of the block, including its line break.
    var end: Int
    /// The start of the block in UTF-16.
    var utf16Start: Int
    var utf16End: Int
    /// Whether the block starts a paragraph; false after U+2028, which starts a line of the same paragraph.
    var startsParagraph: Bool
    /// Whether the block is ASCII, so that byte and UTF-16 offsets correspond one to one.
    var isASCII: Bool
    /// Whether the block contains control characters other than tabs, which must not be passed to Pango.
    var hasControls: Bool
    var hasTabs: Bool
    var hasEastAsian: Bool
    /// Whether the block can contain Korean syllables.
    var hasHangul = false
    var hasAttachments: Bool
    var hasSoftHyphens: Bool
    /// Whether the block contains embeddings, overrides or isolates: U+202A–U+202E, U+2066–U+2069.
    var hasDirections = false
    /// Whether another piece of the same block follows. Very long blocks are split into pieces.
    var continues = false
    /// Whether the direction is right to left, or nil if Pango or the format determines it. Only the first piece of a
    /// block can have the value nil.
    var knownDirection: Bool?
}

/// Splits UTF-8 text at its line breaks, one block at a time, in O(*n*) for the whole text.
struct ParagraphSplitter {
    private var position = 0
    private var utf16Position = 0
    private var startsParagraph = true
    private var isDone = false

    /// Returns the next block, or nil at the end. After a line break at the end of the text, there is one empty block.
    mutating func next(in text: UnsafeBufferPointer<UInt8>) -> TextBlock? {
        if isDone { return nil }
        var block = TextBlock(
            bytes: position..<position, end: position, utf16Start: utf16Position, utf16End: utf16Position,
            startsParagraph: startsParagraph, isASCII: true, hasControls: false, hasTabs: false,
            hasEastAsian: false, hasAttachments: false, hasSoftHyphens: false)
        var index = position
        var units = utf16Position
        let count = text.count
        while index < count {
            let byte = text[index]
            if byte < 0x80 {
                if byte < 0x20 || byte == 0x7F {
                    if byte == 0x0A || byte == 0x0D {
                        let isPair = byte == 0x0D && index + 1 < count && text[index + 1] == 0x0A
                        return finish(&block, at: index, units: units, separator: isPair ? 2 : 1, isPair ? 2 : 1)
                    }
                    if byte == 0x09 { block.hasTabs = true } else { block.hasControls = true }
                }
                index += 1
                units += 1
                continue
            }
            if let separator = Self.separatorLength(text, index) {
                let isLineOnly = separator == 3 && text[index + 2] == 0xA8
                return finish(&block, at: index, units: units, separator: separator, 1, isLineOnly: isLineOnly)
            }
            block.isASCII = false
            if byte < 0xE0 {
                if byte == 0xC2 && index + 1 < count && text[index + 1] == 0xAD { block.hasSoftHyphens = true }
                index += 2
                units += 1
            } else if byte < 0xF0 {
                // U+3000–U+9FFF, U+F000–U+FFFF.
                if byte >= 0xE3 && (byte <= 0xE9 || byte == 0xEF) {
                    block.hasEastAsian = true
                    if byte == 0xEF && Self.isObjectReplacement(text, index) { block.hasAttachments = true }
                }
                if byte >= 0xEA && byte <= 0xED { block.hasHangul = true }
                if byte == 0xE2 && Self.isDirection(text, index) { block.hasDirections = true }
                index += 3
                units += 1
            } else {
                if index + 1 < count && byte == 0xF0 && text[index + 1] >= 0xA0 { block.hasEastAsian = true }
                index += 4
                units += 2
            }
        }
        isDone = true
        block.bytes = position..<count
        block.end = count
        block.utf16End = units
        return block
    }

    private mutating func finish(
        _ block: inout TextBlock, at index: Int, units: Int, separator: Int, _ separatorUnits: Int,
        isLineOnly: Bool = false
    ) -> TextBlock {
        block.bytes = position..<index
        block.end = index + separator
        block.utf16End = units + separatorUnits
        position = block.end
        utf16Position = block.utf16End
        startsParagraph = !isLineOnly
        return block
    }

    /// Returns the length in bytes of U+0085, U+2028, or U+2029 at `index`, or nil for another character.
    private static func separatorLength(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let byte = text[index]
        if byte == 0xC2 { return index + 1 < text.count && text[index + 1] == 0x85 ? 2 : nil }
        guard byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80 else { return nil }
        return text[index + 2] == 0xA8 || text[index + 2] == 0xA9 ? 3 : nil
    }

    private static func isDirection(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index + 2 < text.count else { return false }
        switch text[index + 1] {
        case 0x80: return (0xAA...0xAE).contains(text[index + 2])
        case 0x81: return (0xA6...0xA9).contains(text[index + 2])
        default: return false
        }
    }

    static func isObjectReplacement(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index + 2 < text.count && text[index] == 0xEF && text[index + 1] == 0xBF && text[index + 2] == 0xBC
    }
}

extension TextBlock {
    /// Returns a piece of this block with at most `limit` bytes from `start`. It ends after a space if there is one in
    /// its second half.
    func piece(from start: Int, utf16Start: Int, limit: Int, in text: UnsafeBufferPointer<UInt8>) -> TextBlock {
        var piece = self
        piece.utf16Start = utf16Start
        piece.bytes = start..<bytes.upperBound
        if start > bytes.lowerBound { piece.startsParagraph = false }
        guard bytes.upperBound - start > limit else { return piece }
        var end = start + limit
        let least = start + limit / 2
        while end > least && text[end - 1] != 0x20 { end -= 1 }
        if end == least {
            end = start + limit
            while text[end] & 0xC0 == 0x80 { end -= 1 }
        }
        piece.bytes = start..<end
        piece.end = end
        piece.continues = true
        return piece
    }
}
