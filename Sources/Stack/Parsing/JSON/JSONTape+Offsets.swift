extension JSONTape {
    /// Returns the offset in the text, in bytes, of the token at each tape index.
    ///
    /// The tape has one word for each bracket, string and literal name, and two for each number, in the order of the
    /// text.
    func makeOffsets() -> [UInt32] {
        let count = Int(TapeWord(words[0]).end)
        var offsets = [UInt32](repeating: 0, count: count)
        var position = 0
        var index = JSONTape.rootIndex
        text.withUnsafeBufferPointer { text in
            while index < count - 1 {
                while position < text.count, JSONTape.isBetweenTokens(text[position]) { position += 1 }
                guard position < text.count else { return }
                offsets[index] = UInt32(position)
                index += word(index).isNumber ? 2 : 1
                position = JSONTape.endOfToken(at: position, in: text)
            }
        }
        return offsets
    }

    private static func isBetweenTokens(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
    }

    /// Returns the offset after the token at `start`. The text must be valid JSON.
    static func endOfToken(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var position: Int = start + 1
        switch text[start] {
        case TapeWord.objectStart, TapeWord.objectEnd, TapeWord.arrayStart, TapeWord.arrayEnd: break
        case TapeWord.string:
            while position < text.count, text[position] != TapeWord.string {
                position += text[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position += 1
        default:
            while position < text.count, !isBetweenTokens(text[position]), text[position] != TapeWord.objectEnd,
                text[position] != TapeWord.arrayEnd
            {
                position += 1
            }
        }
        return position
    }

    /// A step of the path from the root to a value.
    enum PathStep {
        case key(String)
        case index(Int)
    }
}
