import Foundation

/// What all decoders of one decoding share.
///
/// A decoder is no more than a place on the tape. Its coding path is found from that place when somebody asks, which
/// happens in errors only.
final class DecodingState {
    /// Where the search for the next key of an object begins: types mostly ask for keys in the order of the text.
    struct Cursor {
        var object: UInt32 = 0
        var next: UInt32 = 0
    }

    /// How many levels have a cursor of their own.
    private static let cursorCount = 64

    let tape: JSONTape
    let options: FastJSONDecoder
    let keys: KeyMatching
    /// Whether requested keys and those of the text differ.
    let convertsKeys: Bool
    let specialTypes = SpecialTypes()
    /// Of objects whose keys are converted by a closure: where the value of each converted key is.
    var convertedKeys: [Int: [String: Int]] = [:]
    /// Of objects in which many searches were long: where the value of each key is.
    var members: [Int: [MemberKey: Int]] = [:]
    /// How many searches in an object were long.
    var longSearches: [Int: Int] = [:]
    /// Where the last error was made, with its coding path.
    var lastErrorIndex: Int?
    private let cursors: UnsafeMutablePointer<Cursor>
    private var offsets: [UInt32]?
    /// Made for the first path.
    private var places: JSONTapePlaces?

    /// How requested keys and those of the text are compared.
    enum KeyMatching {
        case same, snakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    init(tape: JSONTape, options: FastJSONDecoder) {
        self.tape = tape
        self.options = options
        keys =
            switch options.keyDecodingStrategy {
            case .useDefaultKeys: .same
            case .convertFromSnakeCase: .snakeCase
            case .custom(let convert): .custom(convert)
            @unknown default: .same
            }
        if case .same = keys { convertsKeys = false } else { convertsKeys = true }
        cursors = .allocate(capacity: DecodingState.cursorCount)
        cursors.initialize(repeating: Cursor(), count: DecodingState.cursorCount)
    }

    deinit { cursors.deallocate() }

    @inline(__always) func cursor(atDepth depth: Int) -> UnsafeMutablePointer<Cursor> {
        cursors + (depth & (DecodingState.cursorCount - 1))
    }

    /// Where the value at `index` stands in the text that was given, in bytes.
    func offset(of index: Int) -> Int? {
        let offsets: [UInt32] = self.offsets ?? tape.makeOffsets()
        self.offsets = offsets
        return offsets.indices.contains(index) ? Int(offsets[index]) + tape.textOffset : nil
    }

    /// The way from the root to the value at `index`.
    func path(to index: Int) -> [JSONTape.PathStep] {
        guard index > JSONTape.rootIndex else { return [] }
        if places == nil { places = JSONTapePlaces(tape) }
        return places?.path(to: index, on: tape) ?? []
    }

    /// The text of the number at `index`, with every digit it has.
    func numberText(at index: Int) -> String {
        guard let offset = offset(of: index) else { return "" }
        let start: Int = offset - tape.textOffset
        return tape.text.withUnsafeBufferPointer { text in
            String(decoding: text[start..<JSONTape.endOfToken(at: start, in: text)], as: UTF8.self)
        }
    }
}
