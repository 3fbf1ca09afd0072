import CSimdJSON

extension JSONTape {
    /// The maximum size of JSON text, in bytes. Tape indices have 32 bits.
    static let sizeLimit = Int(UInt32.max) / 2

    /// Parses JSON text in UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
    static func parse(_ bytes: consuming [UInt8]) throws(JSONDecodingError) -> JSONTape {
        let (decoded, textOffset): ([UInt8], Int) = JSONTextEncoding.utf8(of: bytes)
        var text = decoded
        guard text.count <= sizeLimit else {
            throw JSONDecodingError(path: "", offset: nil, reason: "Expected text of at most \(sizeLimit) bytes.")
        }
        // simdjson reads past the end. With the capacity reserved, it does not have to copy the text.
        text.reserveCapacity(text.count + simdjson_padding)
        guard let parser = TapeParser.obtain() else {
            throw JSONDecodingError(path: "", offset: nil, reason: "There is not enough memory.")
        }
        switch text.withUnsafeBufferPointer({ parser.parse($0) }) {
        case simdjson_outcome_parsed:
            return JSONTape(text: text, textOffset: textOffset, storage: .parser(parser))
        case simdjson_outcome_no_memory:
            throw JSONDecodingError(path: "", offset: nil, reason: "There is not enough memory.")
        default:
            TapeParser.recycle(parser)
            return try parseWithDiagnostics(text, textOffset: textOffset)
        }
    }

    /// Parses the text with `JSONTextParser`, which reports what is wrong with it.
    static func parseWithDiagnostics(_ text: [UInt8], textOffset: Int) throws(JSONDecodingError) -> JSONTape {
        let result: Result<Storage, JSONDecodingError> = text.withUnsafeBufferPointer { bytes in
            var parser = JSONTextParser(bytes)
            do throws(JSONDecodingError) {
                try parser.parse()
            } catch {
                let offset: Int? = error.offset.map { $0 + textOffset }
                return .failure(JSONDecodingError(path: error.path, offset: offset, reason: error.reason))
            }
            let words = UnsafeMutablePointer<UInt64>.allocate(capacity: parser.words.count)
            words.initialize(from: parser.words, count: parser.words.count)
            let strings = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, parser.strings.count))
            strings.initialize(from: parser.strings, count: parser.strings.count)
            return .success(.memory(words, strings))
        }
        return JSONTape(text: text, textOffset: textOffset, storage: try result.get())
    }
}
