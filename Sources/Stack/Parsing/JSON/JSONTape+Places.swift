extension JSONTape {
    /// Where each value of the tape stands in the text, in bytes; made when it is first asked for.
    ///
    /// The tape has one entry for each bracket, string, number and word, in the order of the text.
    func makeOffsets() -> [UInt32] {
        let count = Int(TapeWord(words[0]).end)
        var offsets = [UInt32](repeating: 0, count: count)
        var position = 0
        var index: Int = JSONTape.rootIndex
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

    /// The offset after the token at `start`, of a text that is known to be JSON.
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

    /// The way from the root to the value at `index`: keys, and places in arrays.
    func path(to index: Int) -> [PathStep] {
        var steps: [PathStep] = []
        var container: Int = JSONTape.rootIndex
        while container != index {
            let start: TapeWord = word(container)
            let isObject: Bool = start.kind == TapeWord.objectStart
            guard isObject || start.kind == TapeWord.arrayStart, index < start.end else { return steps }
            var position: Int = container + 1
            var count = 0
            while true {
                let value: Int = isObject ? position + 1 : position
                let next: Int = skip(value)
                if index < next {
                    steps.append(isObject ? .key(string(position)) : .index(count))
                    container = value
                    break
                }
                position = next
                count += 1
                guard position < start.end - 1 else { return steps }
            }
        }
        return steps
    }

    enum PathStep {
        case key(String)
        case index(Int)
    }
}
