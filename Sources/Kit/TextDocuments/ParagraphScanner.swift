/// Divides text at the ends of its paragraphs, and long paragraphs into parts.
///
/// Paragraphs end at LF, CR, CRLF, U+0085 and U+2029.
struct ParagraphScanner {
    /// A paragraph or a part of one. The length includes the line break.
    struct Part: Equatable {
        let length: Int32
        let breakLength: UInt8

        init(units: Int, breakUnits: Int) {
            length = Int32(units)
            breakLength = UInt8(breakUnits)
        }

        var units: Int { Int(length) }

        /// The length of the line break: 0 if the part does not end a paragraph.
        var breakUnits: Int { Int(breakLength) }
    }

    /// The usual length of a part, in UTF-16 code units.
    static let partLength = 2048
    /// The maximum length of a part.
    static let partLimit = 4096

    /// Returns the parts of a string, in order. A line break at the end of the document is followed by an empty part.
    ///
    /// - Complexity: O(*n*)
    static func parts(of text: String, endsDocument: Bool) -> [Part] {
        var parts: [Part] = []
        forEachPart(of: text, endsDocument: endsDocument) { parts.append($0) }
        return parts
    }

    /// Calls `body` for each part that `parts(of:endsDocument:)` returns, without creating an array.
    static func forEachPart(of text: String, endsDocument: Bool, _ body: (Part) -> Void) {
        var text = text
        var endsWithBreak = true
        text.withUTF8 { bytes in
            var scan = Scan(bytes: bytes)
            var parts: [Part] = []
            func report() {
                for part in parts { body(part) }
                endsWithBreak = parts.last.map { $0.breakUnits > 0 } ?? endsWithBreak
                parts.removeAll(keepingCapacity: true)
            }
            while scan.index < bytes.count {
                scan.step(&parts)
                if !parts.isEmpty { report() }
            }
            if scan.units > 0 { scan.finish(breakUnits: 0, &parts) }
            report()
        }
        if endsDocument, endsWithBreak { body(Part(units: 0, breakUnits: 0)) }
    }

    private struct Scan {
        let bytes: UnsafeBufferPointer<UInt8>
        var index = 0
        /// The length of the current paragraph so far.
        var units = 0
        /// The offsets in the current paragraph at which it can be divided.
        var divisions: [Int] = []
        private var lastSpace = 0

        init(bytes: UnsafeBufferPointer<UInt8>) {
            self.bytes = bytes
        }

        mutating func step(_ parts: inout [Part]) {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D {
                let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                index += isPair ? 2 : 1
                units += isPair ? 2 : 1
                finish(breakUnits: isPair ? 2 : 1, &parts)
                return
            }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let isBreak = isLongBreak(byte)
            index += length
            units += length == 4 ? 2 : 1
            if isBreak { return finish(breakUnits: 1, &parts) }
            let start = divisions.last ?? 0
            if byte == 0x20 { lastSpace = units }
            if units - start >= ParagraphScanner.partLength {
                divisions.append(lastSpace > start + ParagraphScanner.partLength / 2 ? lastSpace : units)
            }
        }

        /// Whether the character is U+0085 or U+2029.
        private func isLongBreak(_ byte: UInt8) -> Bool {
            if byte == 0xC2 { return index + 1 < bytes.count && bytes[index + 1] == 0x85 }
            return byte == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9
        }

        mutating func finish(breakUnits: Int, _ parts: inout [Part]) {
            var start = 0
            // A paragraph that is no longer than the maximum length of a part is not divided.
            if units > ParagraphScanner.partLimit {
                for division in divisions where division < units - breakUnits {
                    parts.append(Part(units: division - start, breakUnits: 0))
                    start = division
                }
            }
            parts.append(Part(units: units - start, breakUnits: breakUnits))
            units = 0
            divisions.removeAll(keepingCapacity: true)
            lastSpace = 0
        }
    }
}
