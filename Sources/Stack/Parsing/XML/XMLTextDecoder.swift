import Foundation

/// Makes UTF-8 of a document in any encoding, in whatever pieces it comes.
///
/// A byte order mark says which encoding it is, else whoever brought the document, else its first bytes and its
/// declaration.
final class XMLTextDecoder {
    /// Why a document cannot be read.
    enum Problem: Error {
        case unknownEncoding(String)
        /// The bytes are not text in the encoding that they are said to have.
        case wrongBytes
    }

    private enum State {
        /// The first bytes have not come yet.
        case undecided
        case utf8
        case converting(iconv_t)
    }

    private let named: String?
    private var state = State.undecided
    /// What came while the encoding was not known.
    private var beginning: [UInt8] = []
    /// The beginning of a character whose end has not come.
    private var remainder: [UInt8] = []
    /// How many bytes of a mark in UTF-8 were left out in front of the text.
    private(set) var markCount = 0
    /// Declarations that are longer are not read.
    private static let longestDeclaration = 1_024

    /// - Parameter named: the encoding that whoever brings the document says it has.
    init(named: String?) {
        self.named = named
    }

    deinit {
        if case .converting(let converter) = state { iconv_close(converter) }
    }

    /// Calls `body` with the text of the next bytes.
    func decode(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        switch state {
        case .undecided:
            beginning.append(contentsOf: bytes)
            if try decide(isLast: false) { try decodeBeginning(body) }
        case .utf8: try body(bytes)
        case .converting(let converter): try convert(bytes, converter, body)
        }
    }

    /// Calls `body` with what is left when all bytes have come.
    func finish(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        if case .undecided = state, try decide(isLast: true) { try decodeBeginning(body) }
        guard remainder.isEmpty else { throw Problem.wrongBytes }
    }

    private func decodeBeginning(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let bytes: [UInt8] = beginning
        beginning = []
        try bytes.withUnsafeBytes { try decode($0, body) }
    }

    // MARK: Deciding

    /// Byte order marks, and what the first characters of a document without one look like.
    private static let marks: [(bytes: [UInt8], encoding: String)] = [
        ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
        ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    private static let beginnings: [(bytes: [UInt8], encoding: String)] = [
        ([0x3C, 0, 0, 0], "UTF-32LE"), ([0, 0, 0, 0x3C], "UTF-32BE"), ([0x3C, 0, 0x3F, 0], "UTF-16LE"),
        ([0, 0x3C, 0, 0x3F], "UTF-16BE"), ([0x4C, 0x6F, 0xA7, 0x94], "EBCDIC-US"),
    ]

    /// Chooses the encoding as soon as there are enough bytes. Whether it is chosen.
    private func decide(isLast: Bool) throws -> Bool {
        guard beginning.count >= 4 || isLast else { return false }
        if let mark = XMLTextDecoder.marks.first(where: { beginning.starts(with: $0.bytes) }) {
            beginning.removeFirst(mark.bytes.count)
            if mark.encoding == "UTF-8" { markCount = mark.bytes.count }
            return use(mark.encoding)
        }
        let look: String? = XMLTextDecoder.beginnings.first { beginning.starts(with: $0.bytes) }?.encoding
        if let named, use(XMLTextDecoder.withByteOrder(named, look)) { return true }
        if let look { return use(look) }
        guard let declared = declaredEncoding(isLast: isLast) else { return false }
        // What could be read so far is no text in units of two or four bytes.
        guard !XMLTextDecoder.isWide(declared), use(declared) else { throw Problem.unknownEncoding(declared) }
        return true
    }

    private static func isWide(_ encoding: String) -> Bool {
        ["UTF-16", "UTF16", "UTF-32", "UTF32", "UCS-2", "UCS2", "UCS-4", "UCS4"].contains { prefix in
            encoding.uppercased().hasPrefix(prefix) || encoding.uppercased().hasSuffix(prefix)
        }
    }

    /// Names without a byte order mean the one that the bytes have.
    private static func withByteOrder(_ encoding: String, _ look: String?) -> String {
        switch encoding.uppercased() {
        case "UTF-16": look ?? "UTF-16LE"
        case "UTF-32": look ?? "UTF-32LE"
        default: encoding
        }
    }

    /// Whether an encoding of this name is known, which is used from now on.
    private func use(_ encoding: String) -> Bool {
        if ["UTF-8", "UTF8"].contains(encoding.uppercased()) {
            state = .utf8
            return true
        }
        // Other characters have a meaning for the library.
        let isName: Bool = encoding.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || "-_.:".utf8.contains(byte)
        }
        guard isName, (1...40).contains(encoding.utf8.count), let converter = iconv_open("UTF-8", encoding),
            converter != UnsafeMutableRawPointer(bitPattern: -1)
        else { return false }
        state = .converting(converter)
        return true
    }

    /// The encoding that the declaration names, or UTF-8 if there is none; nil while the declaration has not come.
    private func declaredEncoding(isLast: Bool) -> String? {
        let start = Array("<?xml".utf8)
        let isComplete: Bool = isLast || beginning.count >= XMLTextDecoder.longestDeclaration
        guard beginning.prefix(start.count).elementsEqual(start.prefix(beginning.count)) else { return "UTF-8" }
        guard let end = beginning.firstIndex(of: UInt8(ascii: ">")) else { return isComplete ? "UTF-8" : nil }
        let declaration = String(decoding: beginning[..<end], as: UTF8.self)
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
            var next: UnsafeMutablePointer<CChar>? = input.baseAddress
            var count: Int = input.count
            while count > 0 {
                let problem: Int32 = try convert(&next, &count, converter, body)
                switch problem {
                case 0, E2BIG: continue
                case EINVAL:
                    // A character whose end has not come.
                    remainder = input.suffix(count).map { UInt8(bitPattern: $0) }
                    return
                default: throw Problem.wrongBytes
                }
            }
        }
    }

    /// Converts as much as there is room for, and calls `body` with it.
    ///
    /// - Returns: the system's number of what ended it; 0 if nothing is left.
    private func convert(
        _ next: inout UnsafeMutablePointer<CChar>?, _ count: inout Int, _ converter: iconv_t,
        _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> Int32 {
        try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { output in
            var end: UnsafeMutablePointer<CChar>? = output.baseAddress
            var room: Int = output.count
            let result: Int = iconv(converter, &next, &count, &end, &room)
            let problem: Int32 = result == -1 ? errno : 0
            try body(UnsafeRawBufferPointer(start: output.baseAddress, count: output.count - room))
            return problem
        }
    }
}
