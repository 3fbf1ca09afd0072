/// The body of a request as it is sent: a sequence of memory and file pieces.
struct Payload: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
        case bytes([UInt8])
        /// A file, and its size in bytes when the request was created.
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

    /// The total size, in bytes.
    var count: Int { pieces.reduce(0) { $0 + $1.count } }

    /// The bytes if the payload is a single piece of memory; otherwise nil.
    var bytes: [UInt8]? {
        guard pieces.count == 1, case .bytes(let bytes) = pieces[0] else { return nil }
        return bytes
    }
}
