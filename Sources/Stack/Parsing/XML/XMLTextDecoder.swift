import Foundation

/// Converts a document in any encoding to UTF-8, incrementally.
///
/// The encoding is determined by, in order of precedence: a byte order mark, the encoding according to the transport,
/// the pattern of the first bytes, and the XML declaration. Without any of them, it is UTF-8.
final class XMLTextDecoder {
    /// A reason why a document cannot be decoded.
    enum Problem: Error {
        case unknownEncoding(String)
        /// The bytes are not valid text in the encoding.
        case wrongBytes
    }

    private enum State {
        /// Too few bytes have arrived to determine the encoding.
        case undecided
        case utf8
        case converting(iconv_t)
    }

    private let transportEncoding: String?
    private var state = State.undecided
    /// The bytes that arrived while the encoding was unknown.
    private var prefixBytes: [UInt8] = []
    /// The first bytes of an incomplete character.
    private var remainder: [UInt8] = []
    /// The length of the UTF-8 byte order mark that was removed, in bytes.
    private(set) var markCount = 0
    /// The maximum length of an XML declaration that is read, in bytes.
    private static let maximumDeclarationLength = 1_024

    /// Creates a decoder.
    ///
    /// - Parameter transportEncoding: The encoding according to the transport, or nil.
    init(transportEncoding: String?) {
        self.transportEncoding = transportEncoding
    }

    deinit {
        if case .converting(let converter) = state { iconv_close(converter) }
    }

    /// Calls `body` with the next bytes, converted to UTF-8.
    func decode(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        switch state {
        case .undecided:
            prefixBytes.append(contentsOf: bytes)
            if try decide(isLast: false) { try decodeBeginning(body) }
        case .utf8: try body(bytes)
        case .converting(let converter): try convert(bytes, converter, body)
        }
    }

    /// Calls `body` with the rest of the text. Call this after the last bytes.
    func finish(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        if case .undecided = state, try decide(isLast: true) { try decodeBeginning(body) }
        guard remainder.isEmpty else { throw Problem.wrongBytes }
    }

    private func decodeBeginning(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let bytes = prefixBytes
        prefixBytes = []
        try bytes.withUnsafeBytes { try decode($0, body) }
    }

    // MARK: Choosing the encoding

    /// The byte order marks and their encodings.
    private static let marks: [(bytes: [UInt8], encoding: String)] = [
        ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
        ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    /// The first bytes of documents without a byte order mark, and their encodings.
    private static let signatures: [(bytes: [UInt8], encoding: String)] = [
        ([0x3C, 0, 0, 0], "UTF-32LE"), ([0, 0, 0, 0x3C], "UTF-32BE"), ([0x3C, 0, 0x3F, 0], "UTF-16LE"),
        ([0, 0x3C, 0, 0x3F], "UTF-16BE"), ([0x4C, 0x6F, 0xA7, 0x94], "EBCDIC-US"),
    ]

    /// Chooses the encoding if there are enough bytes, and returns whether it is chosen.
    private func decide(isLast: Bool) throws -> Bool {
        guard prefixBytes.count >= 4 || isLast else { return false }
        if let mark = XMLTextDecoder.marks.first(where: { prefixBytes.starts(with: $0.bytes) }) {
            prefixBytes.removeFirst(mark.bytes.count)
            if mark.encoding == "UTF-8" { markCount = mark.bytes.count }
            return use(mark.encoding)
        }
        let detected: String? = XMLTextDecoder.signatures.first { prefixBytes.starts(with: $0.bytes) }?.encoding
        if let transportEncoding, use(XMLTextDecoder.withByteOrder(transportEncoding, detected)) { return true }
        if let detected { return use(detected) }
        guard let declared = declaredEncoding(isLast: isLast) else { return false }
        // The declaration was readable as single bytes, so the encoding cannot have units of two or four bytes.
        guard !XMLTextDecoder.isWide(declared), use(declared) else { throw Problem.unknownEncoding(declared) }
        return true
    }

    private static func isWide(_ encoding: String) -> Bool {
        ["UTF-16", "UTF16", "UTF-32", "UTF32", "UCS-2", "UCS2", "UCS-4", "UCS4"].contains { prefix in
            encoding.uppercased().hasPrefix(prefix) || encoding.uppercased().hasSuffix(prefix)
        }
    }

    /// Returns the name of an encoding. If the name includes no byte order, adds the order that the first bytes show.
    private static func withByteOrder(_ encoding: String, _ detected: String?) -> String {
        switch encoding.uppercased() {
        case "UTF-16": detected ?? "UTF-16LE"
        case "UTF-32": detected ?? "UTF-32LE"
        default: encoding
        }
    }

    /// Begins to use the encoding with the given name, and returns whether the name is known.
    private func use(_ encoding: String) -> Bool {
        if ["UTF-8", "UTF8"].contains(encoding.uppercased()) {
            state = .utf8
            return true
        }
        // Other characters, such as "/", have a special meaning for iconv.
        let isName: Bool = encoding.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || "-_.:".utf8.contains(byte)
        }
        guard isName, (1...40).contains(encoding.utf8.count), let converter = iconv_open("UTF-8", encoding),
            converter != UnsafeMutableRawPointer(bitPattern: -1)
        else { return false }
        state = .converting(converter)
        return true
    }

    /// Returns the encoding that the declaration names, UTF-8 if it names none, or nil if there are too few bytes.
    private func declaredEncoding(isLast: Bool) -> String? {
        let start = Array("<?xml".utf8)
        let isComplete: Bool = isLast || prefixBytes.count >= XMLTextDecoder.maximumDeclarationLength
        guard prefixBytes.prefix(start.count).elementsEqual(start.prefix(prefixBytes.count)) else { return "UTF-8" }
        guard let end = prefixBytes.firstIndex(of: UInt8(ascii: ">")) else { return isComplete ? "UTF-8" : nil }
        let declaration = String(decoding: prefixBytes[..<end], as: UTF8.self)
        guard let word = declaration.range(of: "encoding") else { return "UTF-8" }
        let value: Substring = declaration[word.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return "UTF-8" }
        return String(value.dropFirst().prefix { $0 != quote })
    }

    // MARK: Converting

    private func convert(
        _ bytes: UnsafeRawBufferPointer, _ converter: iconv_t, _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        var input: [CChar] = remainder.map { CChar(bitPattern: $0) }
        input.append(contentsOf: bytes.lazy.map { CChar(bitPattern: $0) })
        remainder = []
        try input.withUnsafeMutableBufferPointer { input in
            var next = input.baseAddress
            var count = input.count
            while count > 0 {
                let problem = try convert(&next, &count, converter, body)
                switch problem {
                case 0, E2BIG: continue
                case EINVAL:
                    // The input ends inside a character.
                    remainder = input.suffix(count).map { UInt8(bitPattern: $0) }
                    return
                default: throw Problem.wrongBytes
                }
            }
        }
    }

    /// Converts as much text as fits into the output buffer, and calls `body` with it.
    ///
    /// - Returns: The `errno` with which the conversion ended, or 0 if it converted all input.
    private func convert(
        _ next: inout UnsafeMutablePointer<CChar>?, _ count: inout Int, _ converter: iconv_t,
        _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> Int32 {
        try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { output in
            var end = output.baseAddress
            var availableCount = output.count
            let result = iconv(converter, &next, &count, &end, &availableCount)
            let problem: Int32 = result == -1 ? errno : 0
            try body(UnsafeRawBufferPointer(start: output.baseAddress, count: output.count - availableCount))
            return problem
        }
    }
}
