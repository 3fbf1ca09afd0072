import CSimdJSON
import Synchronization

/// One of simdjson's parsers. It owns the tape of what it read last.
final class TapeParser {
    /// How deep a document may be. Each level of a `Decodable` takes some of the stack.
    static let depthLimit = 512

    /// The largest parser that is kept for later, in bytes of text.
    private static let largestKept = 1 << 20

    /// A parser that nobody uses. Small texts would otherwise take longer to allocate for than to read.
    // @unchecked: a parser is here or in one tape, never in both, and only one thread takes it out.
    private struct Shelf: @unchecked Sendable {
        var parser: TapeParser?
    }

    private static let shelf = Mutex(Shelf())

    private let parser: OpaquePointer

    private init?() {
        guard let parser = simdjson_parser_create(TapeParser.depthLimit) else { return nil }
        self.parser = parser
    }

    deinit { simdjson_parser_destroy(parser) }

    var words: UnsafePointer<UInt64> { simdjson_parser_tape(parser) }
    var strings: UnsafePointer<UInt8> { simdjson_parser_strings(parser) }

    static func take() -> TapeParser? {
        let kept: TapeParser? = shelf.withLock { shelf in
            defer { shelf.parser = nil }
            return shelf.parser
        }
        return kept ?? TapeParser()
    }

    static func giveBack(_ parser: TapeParser) {
        guard simdjson_parser_capacity(parser.parser) <= largestKept else { return }
        shelf.withLock { $0.parser = parser }
    }

    /// Reads `text`, which must be followed by `simdjson_padding` readable bytes.
    func read(_ text: UnsafeBufferPointer<UInt8>) -> simdjson_outcome {
        simdjson_parser_read(parser, text.baseAddress, text.count)
    }
}
