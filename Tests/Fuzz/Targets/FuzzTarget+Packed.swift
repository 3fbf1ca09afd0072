import APIClient

extension FuzzTarget {
    /// Compressed bodies: the output does not depend on how the body is split. The first byte selects the encoding and
    /// the size of the pieces.
    static let packed = FuzzTarget(name: "packed") { bytes in
        guard let first = bytes.first else { return }
        let body = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
        let coding: String = first == UInt8(ascii: "g") ? "gzip" : "deflate"
        let whole: Outcome? = unpacked(body, coding, pieceSize: max(1, body.count))
        let pieces: Outcome? = unpacked(body, coding, pieceSize: Int(first) % 7 + 1)
        demand(
            whole == pieces,
            "In pieces, the output is \(String(describing: pieces)); as a whole, \(String(describing: whole))")
    }

    private struct Outcome: Equatable {
        var bytes: [UInt8] = []
        var isWhole = false
    }

    /// Returns the output of a body, or nil if the body is damaged or the output exceeds a megabyte.
    private static func unpacked(
        _ body: UnsafeRawBufferPointer, _ coding: String, pieceSize: Int
    ) -> Outcome? {
        guard let decompressor = Decompressor(coding) else { return nil }
        var outcome = Outcome()
        for start in stride(from: 0, to: body.count, by: pieceSize) {
            var rest = UnsafeRawBufferPointer(rebasing: body[start..<min(start + pieceSize, body.count)])
            var hasMore = true
            while hasMore || !rest.isEmpty {
                guard case .progressed(let count, let output, let more) = decompressor.step(rest) else { return nil }
                outcome.bytes += output
                guard outcome.bytes.count <= 1 << 20 else { return nil }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                hasMore = more
            }
        }
        outcome.isWhole = decompressor.isComplete
        return outcome
    }
}
