import CZlib
import Foundation

/// Decompresses a body with `Content-Encoding: gzip` or `deflate` (RFC 9110, 8.4.1), piece by piece.
///
/// libcurl's own decoders are not used, because they do not detect a truncated body.
package final class Decompressor {
    /// The result of a step.
    package enum Step {
        /// `read` bytes of the input were read. `output` is valid until the next step. If `hasMore` is true, the next
        /// step has more output even without input.
        case progressed(read: Int, output: UnsafeRawBufferPointer, hasMore: Bool)
        /// The bytes are not valid for the coding.
        case failed(reason: String)
    }

    /// The maximum output of a step, in bytes.
    private static let capacity = 64 << 10

    private let stream: UnsafeMutablePointer<z_stream>
    private let buffer: UnsafeMutableRawPointer
    private let isGzip: Bool
    private var isPrepared = false
    private var isAtEnd = false

    /// Creates a decompressor for a content coding; nil if the coding is unknown.
    package init?(_ coding: String) {
        guard ["gzip", "x-gzip", "deflate"].contains(coding) else { return nil }
        isGzip = coding != "deflate"
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        buffer = .allocate(byteCount: Decompressor.capacity, alignment: 16)
    }

    deinit {
        if isPrepared { inflateEnd(stream) }
        stream.deallocate()
        buffer.deallocate()
    }

    /// Whether the body is complete. An empty body is complete, such as the body of a response to HEAD.
    package var isComplete: Bool { isAtEnd || !isPrepared }

    /// Decompresses `input` until all of it is read or the output buffer is full.
    package func step(_ input: UnsafeRawBufferPointer) -> Step {
        let empty = UnsafeRawBufferPointer(start: buffer, count: 0)
        if isAtEnd || !isPrepared {
            guard let first = input.first else { return .progressed(read: 0, output: empty, hasMore: false) }
            if let reason = begin(first) { return .failed(reason: reason) }
        }
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: Bytef.self))
        stream.pointee.avail_in = uInt(input.count)
        stream.pointee.next_out = buffer.assumingMemoryBound(to: Bytef.self)
        stream.pointee.avail_out = uInt(Decompressor.capacity)
        let code = inflate(stream, Z_NO_FLUSH)
        isAtEnd = code == Z_STREAM_END
        guard isAtEnd || code == Z_OK || code == Z_BUF_ERROR else {
            return .failed(reason: stream.pointee.msg.map { String(cString: $0) } ?? "zlib \(code)")
        }
        let output = UnsafeRawBufferPointer(start: buffer, count: Decompressor.capacity - Int(stream.pointee.avail_out))
        return .progressed(
            read: input.count - Int(stream.pointee.avail_in), output: output,
            hasMore: stream.pointee.avail_out == 0 && !isAtEnd)
    }

    /// Begins a body, or another member of a gzip body (RFC 1952, 2.2). Returns the reason if that fails.
    private func begin(_ first: UInt8) -> String? {
        guard isPrepared else {
            // `deflate` means the zlib format, but some servers send raw deflate data without the zlib header.
            let hasHeader: Bool = first & 0x0F == 8 && first >> 4 <= 7
            let bits: Int32 = isGzip ? 16 + MAX_WBITS : hasHeader ? MAX_WBITS : -MAX_WBITS
            isPrepared = inflateInit2_(stream, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
            return isPrepared ? nil : "zlib could not be initialized"
        }
        isAtEnd = false
        guard isGzip, first == 0x1F, inflateReset(stream) == Z_OK else { return "there is data after its end" }
        return nil
    }
}
