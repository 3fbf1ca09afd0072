/// What a request carries, as it goes over the wire: pieces of memory and files, one after the other.
struct Payload: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
        case bytes([UInt8])
        /// A file, and how long it was when the request was made.
        case file(path: String, count: Int)

        var count: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(_, let count): count
            }
        }
    }

    var pieces: [Piece]

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    init(bytes: [UInt8]) {
        pieces = [.bytes(bytes)]
    }

    /// How many bytes there are.
    var count: Int { pieces.reduce(0) { $0 + $1.count } }

    /// The bytes, if they are one piece of memory.
    var bytes: [UInt8]? {
        guard pieces.count == 1, case .bytes(let bytes) = pieces[0] else { return nil }
        return bytes
    }
}
