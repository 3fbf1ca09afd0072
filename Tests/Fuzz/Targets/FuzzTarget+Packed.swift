import APIClient

extension FuzzTarget {
    /// Packed bodies: however one is cut, the same comes out of it. The first byte says how it is packed.
    static let packed = FuzzTarget(name: "packed") { bytes in
        guard let first = bytes.first else { return }
        let body = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
        let coding: String = first == UInt8(ascii: "g") ? "gzip" : "deflate"
        let whole: Outcome? = unpacked(body, coding, pieceSize: max(1, body.count))
        let pieces: Outcome? = unpacked(body, coding, pieceSize: Int(first) % 7 + 1)
        demand(
            whole == pieces,
            "Cut into pieces, it is \(String(describing: pieces)), at once \(String(describing: whole))")
    }

    private struct Outcome: Equatable {
        var bytes: [UInt8] = []
        var isWhole = false
    }

    /// What comes out of a body; nil if it is damaged, or more than a megabyte.
    private static func unpacked(
        _ body: UnsafeRawBufferPointer, _ coding: String, pieceSize: Int
    ) -> Outcome? {
        guard let unpacker = Unpacker(coding) else { return nil }
        var outcome = Outcome()
        for start in stride(from: 0, to: body.count, by: pieceSize) {
            var rest = UnsafeRawBufferPointer(rebasing: body[start..<min(start + pieceSize, body.count)])
            var hasMore = true
            while hasMore || !rest.isEmpty {
                guard case .went(let count, let output, let more) = unpacker.step(rest) else { return nil }
                outcome.bytes += output
                guard outcome.bytes.count <= 1 << 20 else { return nil }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                hasMore = more
            }
        }
        outcome.isWhole = unpacker.isWhole
        return outcome
    }
}
