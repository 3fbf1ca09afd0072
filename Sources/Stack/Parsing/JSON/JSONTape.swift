import CSimdJSON

/// Parsed JSON: simdjson's tape, which is read in Swift without further calls to simdjson.
final class JSONTape {
    /// The tape index of the root value.
    static let rootIndex = 1

    /// The text in UTF-8, without a byte order mark.
    let text: [UInt8]
    /// The length of the byte order mark that was removed, in bytes.
    let textOffset: Int
    let words: UnsafePointer<UInt64>
    let strings: UnsafePointer<UInt8>
    private let storage: Storage

    /// The owner of the memory of `words` and `strings`.
    enum Storage {
        case parser(TapeParser)
        case memory(UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<UInt8>)
    }

    init(text: [UInt8], textOffset: Int, storage: Storage) {
        self.text = text
        self.textOffset = textOffset
        self.storage = storage
        switch storage {
        case .parser(let parser):
            words = parser.words
            strings = parser.strings
        case .memory(let words, let strings):
            self.words = UnsafePointer(words)
            self.strings = UnsafePointer(strings)
        }
    }

    deinit {
        switch storage {
        case .parser(let parser): TapeParser.recycle(parser)
        case .memory(let words, let strings):
            words.deallocate()
            strings.deallocate()
        }
    }

    // MARK: Reading

    @inline(__always) func word(_ index: Int) -> TapeWord { TapeWord(words[index]) }

    /// Returns the index after the value at `index`.
    @inline(__always) func skip(_ index: Int) -> Int {
        let word = TapeWord(words[index])
        switch word.kind {
        case TapeWord.objectStart, TapeWord.arrayStart: return word.end
        case TapeWord.signed, TapeWord.double, TapeWord.unsigned, TapeWord.largeNumber: return index + 2
        default: return index + 1
        }
    }

    /// Returns the bytes of the string at `index`.
    @inline(__always) func stringBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let start: UnsafePointer<UInt8> = strings + Int(TapeWord(words[index]).payload)
        let count = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        return UnsafeBufferPointer(start: start + 4, count: Int(count))
    }

    @inline(__always) func string(_ index: Int) -> String {
        String(decoding: stringBytes(index), as: UTF8.self)
    }

    /// Returns the number of elements or members of the array or object at `index`.
    func count(_ index: Int) -> Int {
        let start = TapeWord(words[index])
        guard start.count == TapeWord.saturatedCount else { return start.count }
        let step: Int = start.kind == TapeWord.objectStart ? 1 : 0
        var count = 0
        var position: Int = index + 1
        while position < start.end - 1 {
            position = skip(position + step)
            count += 1
        }
        return count
    }
}
