import Foundation

/// Finds the ends of tags, comments and other markup in UTF-8 text, and counts attributes.
///
/// The parser receives markup only when it is complete. Otherwise, it would search a long tag for its end from the
/// beginning each time a piece of text arrives. Attributes are counted here because the parser compares each attribute
/// of an element with all others before it calls back. The scanner also finds an end for malformed markup, which the
/// parser then rejects.
struct XMLMarkupScanner {
    /// The limit that the document exceeds.
    enum ExceededLimit {
        case attributes, markupSize, documentTypeSize
    }

    private enum State {
        case text
        /// After `<`, `<!` and `<!-`.
        case open, exclamation, dash
        case startTag, endTag, value
        case comment, section, instruction
        case documentType
    }

    private let attributeLimit: Int
    private var state = State.text
    /// Whether the position is inside a document type declaration.
    private var isInDocumentType = false
    /// Whether the position is inside the brackets of a document type declaration.
    private var isInSubset = false
    /// The quotation mark that ends the current value.
    private var quote: UInt8 = 0
    /// The number of bytes of an end delimiter such as `-->` that have matched so far, not counting its last byte.
    private var endCount = 0
    private var attributeCount = 0
    /// The size of the incomplete markup, in bytes.
    private var markupCount = 0

    init(attributeLimit: Int) {
        self.attributeLimit = attributeLimit
    }

    /// Scans the next piece of the text.
    ///
    /// - Returns: `end` is the number of bytes up to the end of the last complete text or markup in the piece. The
    ///   parser may receive these bytes and all earlier ones. `exceededLimit` is the limit that the markup after these
    ///   bytes exceeds, or nil.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> (end: Int, exceededLimit: ExceededLimit?) {
        var end = 0
        // The start of the current markup, negative if it began in an earlier piece.
        var start: Int = -markupCount
        var index = 0
        while index < bytes.count {
            if state == .text {
                guard let found = find(UInt8(ascii: "<"), bytes, index) else { return (bytes.count, nil) }
                (start, end, index) = (found, found, found + 1)
                state = .open
                attributeCount = 0
                continue
            }
            index = advance(bytes, index)
            if state == .text { end = index }
            let limit: Int = isInDocumentType ? XMLLimits.documentTypeSize : XMLLimits.markupSize
            if attributeCount > attributeLimit { return (end, .attributes) }
            if index - start > limit { return (end, isInDocumentType ? .documentTypeSize : .markupSize) }
        }
        markupCount = state == .text ? 0 : bytes.count - start
        return (end, nil)
    }

    /// Scans at least one byte of markup.
    ///
    /// - Returns: The index of the byte that follows.
    private mutating func advance(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let byte = bytes[index]
        switch state {
        case .text: break
        case .open: scanOpen(byte)
        case .exclamation: scanExclamation(byte)
        case .dash: if byte == UInt8(ascii: "-") { begin(.comment) } else { endMarkup(at: byte) }
        case .startTag: return scanStartTag(bytes, index)
        case .endTag:
            guard let found = find(UInt8(ascii: ">"), bytes, index) else { return bytes.count }
            state = .text
            return found + 1
        case .value:
            guard let found = find(quote, bytes, index) else { return bytes.count }
            state = isInDocumentType ? .documentType : .startTag
            return found + 1
        case .comment: return scanToEnd(UInt8(ascii: "-"), 2, bytes, index)
        case .section: return scanToEnd(UInt8(ascii: "]"), 2, bytes, index)
        case .instruction: return scanToEnd(UInt8(ascii: "?"), 1, bytes, index)
        case .documentType: scanDocumentType(byte)
        }
        return index + 1
    }

    private mutating func scanOpen(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "!"): state = .exclamation
        case UInt8(ascii: "?"): begin(.instruction)
        case _ where isInDocumentType: state = .documentType
        case UInt8(ascii: "/"): state = .endTag
        default:
            state = .startTag
            endMarkup(at: byte)
        }
    }

    private mutating func scanExclamation(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "-"): state = .dash
        case _ where isInDocumentType:
            state = .documentType
            scanDocumentType(byte)
        case UInt8(ascii: "["): begin(.section)
        default:
            isInDocumentType = true
            state = .documentType
            scanDocumentType(byte)
        }
    }

    private mutating func begin(_ state: State) {
        self.state = state
        endCount = 0
    }

    /// Ends markup with `>`.
    private mutating func endMarkup(at byte: UInt8) {
        guard byte == UInt8(ascii: ">") else { return }
        state = isInDocumentType ? .documentType : .text
    }

    private mutating func scanStartTag(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "="):
                attributeCount += 1
                if attributeCount > attributeLimit { return index }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                state = .value
                quote = byte
                return index
            case UInt8(ascii: ">"):
                state = .text
                return index
            default: break
            }
        }
        return index
    }

    /// Scans a comment, CDATA section or instruction. It ends with `count` bytes that equal `mark`, followed by `>`.
    private mutating func scanToEnd(
        _ mark: UInt8, _ count: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
    ) -> Int {
        var index = start
        while index < bytes.count {
            if endCount == 0 {
                guard let found = find(mark, bytes, index) else { return bytes.count }
                index = found
            }
            let byte = bytes[index]
            index += 1
            if byte == mark {
                endCount = min(endCount + 1, count)
            } else if byte == UInt8(ascii: ">"), endCount == count {
                state = isInDocumentType ? .documentType : .text
                return index
            } else {
                endCount = 0
            }
        }
        return index
    }

    private mutating func scanDocumentType(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            state = .value
            quote = byte
        case UInt8(ascii: "["): isInSubset = true
        case UInt8(ascii: "]"): isInSubset = false
        case UInt8(ascii: "<") where isInSubset: state = .open
        case UInt8(ascii: ">") where !isInSubset:
            isInDocumentType = false
            state = .text
        default: break
        }
    }

    @inline(__always)
    private func find(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
        guard let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
