import CSimdJSON
import Synchronization

/// A simdjson parser. It owns the tape of the last text that it parsed.
final class TapeParser {
    /// The maximum nesting depth of a document. Decoding each level uses stack space.
    static let depthLimit = 512

    /// The maximum capacity of a parser that is kept for reuse, in bytes of text.
    private static let maximumCachedCapacity = 1 << 20

    /// Holds the parser that is kept for reuse, if any. For small documents, creating a parser takes longer than
    /// parsing.
    // @unchecked: a parser is either here or owned by one tape, never both, and the mutex lets one thread take it.
    private struct Cache: @unchecked Sendable {
        var parser: TapeParser?
    }

    private static let cache = Mutex(Cache())

    private let parser: OpaquePointer

    private init?() {
        guard let parser = simdjson_parser_create(TapeParser.depthLimit) else { return nil }
        self.parser = parser
    }

    deinit { simdjson_parser_destroy(parser) }

    var words: UnsafePointer<UInt64> { simdjson_parser_tape(parser) }
    var strings: UnsafePointer<UInt8> { simdjson_parser_strings(parser) }

    static func obtain() -> TapeParser? {
        let kept: TapeParser? = cache.withLock { cache in
            defer { cache.parser = nil }
            return cache.parser
        }
        return kept ?? TapeParser()
    }

    static func recycle(_ parser: TapeParser) {
        guard simdjson_parser_capacity(parser.parser) <= maximumCachedCapacity else { return }
        cache.withLock { $0.parser = parser }
    }

    /// Parses `text`, which must be followed by `simdjson_padding` readable bytes.
    func parse(_ text: UnsafeBufferPointer<UInt8>) -> simdjson_outcome {
        simdjson_parser_read(parser, text.baseAddress, text.count)
    }
}
