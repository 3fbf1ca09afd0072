import Foundation

/// The state that all decoders of one `decode(_:from:)` call share.
///
/// A decoder is only an index into the tape. The coding path is computed from that index only when it is requested,
/// usually for an error.
final class DecodingState {
    /// The position at which the search for the next key of an object begins.
    ///
    /// Types mostly request keys in the order of the text.
    struct Cursor {
        var object: UInt32 = 0
        var next: UInt32 = 0
    }

    /// The number of nesting levels that have their own cursor. Deeper levels share these cursors.
    private static let cursorCount = 64

    let tape: JSONTape
    let options: FastJSONDecoder
    let keys: KeyMatching
    /// Whether the key decoding strategy converts keys.
    let convertsKeys: Bool
    /// The coding path of the root value. It is not empty if the state is that of a missing value.
    let rootPath: [any CodingKey]
    let specialTypes = SpecialTypes()
    /// The tape indices of values by converted key, for each object whose keys a closure converted.
    var convertedKeys: [Int: [String: Int]] = [:]
    /// The tape indices of values by key, for each object in which many searches were long.
    var members: [Int: [MemberKey: Int]] = [:]
    /// The number of long searches in each object.
    var longSearchCounts: [Int: Int] = [:]
    /// The tape index of the value that caused the last error.
    var lastErrorIndex: Int?
    private let cursors: UnsafeMutablePointer<Cursor>
    private var offsets: [UInt32]?
    /// Created when the first coding path is requested.
    private var pathTable: JSONTapePathTable?

    /// How requested keys are compared with the keys in the text.
    enum KeyMatching {
        case exact, snakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    init(tape: JSONTape, options: FastJSONDecoder, rootPath: [any CodingKey] = []) {
        self.tape = tape
        self.options = options
        self.rootPath = rootPath
        keys =
            switch options.keyDecodingStrategy {
            case .useDefaultKeys: .exact
            case .convertFromSnakeCase: .snakeCase
            case .custom(let convert): .custom(convert)
            @unknown default: .exact
            }
        if case .exact = keys { convertsKeys = false } else { convertsKeys = true }
        cursors = .allocate(capacity: DecodingState.cursorCount)
        cursors.initialize(repeating: Cursor(), count: DecodingState.cursorCount)
    }

    deinit { cursors.deallocate() }

    @inline(__always) func cursor(atDepth depth: Int) -> UnsafeMutablePointer<Cursor> {
        cursors + (depth & (DecodingState.cursorCount - 1))
    }

    /// Returns the offset of the value at `index`, in bytes of the text that the caller passed.
    func offset(of index: Int) -> Int? {
        let offsets: [UInt32] = self.offsets ?? tape.makeOffsets()
        self.offsets = offsets
        return offsets.indices.contains(index) ? Int(offsets[index]) + tape.textOffset : nil
    }

    /// Returns the path from the root to the value at `index`.
    func path(to index: Int) -> [JSONTape.PathStep] {
        guard index > JSONTape.rootIndex else { return [] }
        if pathTable == nil { pathTable = JSONTapePathTable(tape) }
        return pathTable?.path(to: index, on: tape) ?? []
    }

    /// Returns a decoder of null, in place of the missing value of a key.
    func nullDecoder(for key: some CodingKey, in object: Int) throws -> TapeDecoder {
        let path: [any CodingKey] = codingPath(to: object) + [key]
        let state = DecodingState(tape: try JSONTape.parse(Array("null".utf8)), options: options, rootPath: path)
        return TapeDecoder(state: state, index: JSONTape.rootIndex, depth: 0)
    }

    /// Returns the number at `index` exactly as written in the text, with all its digits.
    func numberText(at index: Int) -> String {
        guard let offset = offset(of: index) else { return "" }
        let start: Int = offset - tape.textOffset
        return tape.text.withUnsafeBufferPointer { text in
            String(decoding: text[start..<JSONTape.endOfToken(at: start, in: text)], as: UTF8.self)
        }
    }
}
