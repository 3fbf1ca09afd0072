import CZlib

/// Compresses or decompresses DEFLATE data (RFC 1951) in pieces, with zlib.
package final class DeflateStream {
    /// The header and the checksum around the data.
    package enum Format {
        /// Neither of them.
        case raw
        /// The zlib format (RFC 1950).
        case zlib
        /// The gzip format (RFC 1952).
        case gzip

        fileprivate var windowBits: Int32 {
            switch self {
            case .raw: -MAX_WBITS
            case .zlib: MAX_WBITS
            case .gzip: 16 + MAX_WBITS
            }
        }
    }

    /// The state of a stream after a step.
    package enum Status: Equatable {
        /// The input or the space for the output is exhausted.
        case running
        /// The output is complete.
        case ended
        /// The data is not valid.
        case failed(reason: String)
    }

    private let stream: UnsafeMutablePointer<z_stream>
    private let compresses: Bool

    /// The level of Apple's encoder.
    private static let level: Int32 = 5
    private static let memoryLevel: Int32 = 8

    /// Creates a stream; nil if there is not enough memory.
    package init?(_ format: Format, compresses: Bool) {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        let status: Int32 =
            compresses
            ? deflateInit2_(
                stream, DeflateStream.level, Z_DEFLATED, format.windowBits, DeflateStream.memoryLevel,
                Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            : inflateInit2_(stream, format.windowBits, ZLIB_VERSION, size)
        guard status == Z_OK else {
            stream.deallocate()
            return nil
        }
        self.stream = stream
        self.compresses = compresses
    }

    deinit {
        _ = compresses ? deflateEnd(stream) : inflateEnd(stream)
        stream.deallocate()
    }

    /// Begins again, with other data in the same format. Returns whether that succeeds.
    package func reset() -> Bool { (compresses ? deflateReset(stream) : inflateReset(stream)) == Z_OK }

    /// Processes `input` until it is exhausted, `output` is full, or the output is complete.
    ///
    /// - Parameter isLast: Whether no input follows. Data to decompress whose end is missing is then not valid.
    /// - Returns: The numbers of bytes that were read and written, and the state of the stream.
    package func process(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> (read: Int, written: Int, status: Status) {
        var read = 0
        var written = 0
        while true {
            // The counters of zlib have 32 bits.
            let available = uInt(clamping: input.count - read)
            let space = uInt(clamping: output.count - written)
            stream.pointee.next_in = UnsafeMutablePointer(
                mutating: input.baseAddress?.advanced(by: read).assumingMemoryBound(to: Bytef.self))
            stream.pointee.avail_in = available
            stream.pointee.next_out = output.baseAddress?.advanced(by: written).assumingMemoryBound(to: Bytef.self)
            stream.pointee.avail_out = space
            let finishes: Bool = isLast && Int(available) == input.count - read
            let code: Int32 =
                compresses ? deflate(stream, finishes ? Z_FINISH : Z_NO_FLUSH) : inflate(stream, Z_NO_FLUSH)
            read += Int(available - stream.pointee.avail_in)
            written += Int(space - stream.pointee.avail_out)
            if code == Z_STREAM_END { return (read, written, .ended) }
            guard code == Z_OK || code == Z_BUF_ERROR else {
                let reason: String = stream.pointee.msg.map { String(cString: $0) } ?? "zlib \(code)"
                return (read, written, .failed(reason: reason))
            }
            if code == Z_OK, read < input.count, written < output.count { continue }
            if !compresses, isLast, read == input.count, written < output.count {
                return (read, written, .failed(reason: "the end is missing"))
            }
            return (read, written, .running)
        }
    }
}
