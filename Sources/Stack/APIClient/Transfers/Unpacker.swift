import CZlib
import Foundation

/// Unpacks a body that came with `Content-Encoding: gzip` or `deflate` (RFC 9110, 8.4.1), piece by piece.
///
/// libcurl could do that too, but does not notice when a packed body ends too soon.
package final class Unpacker {
    /// What one step did.
    package enum Step {
        /// So many bytes were read; `output` is valid until the next step. More output is there if `hasMore`.
        case went(read: Int, output: UnsafeRawBufferPointer, hasMore: Bool)
        /// The bytes are not packed as was said.
        case failed(reason: String)
    }

    /// How many bytes one step unpacks at most.
    private static let capacity = 64 << 10

    private let stream: UnsafeMutablePointer<z_stream>
    private let buffer: UnsafeMutableRawPointer
    private let isGzip: Bool
    private var isPrepared = false
    private var isAtEnd = false

    /// Makes one for a coding; nil if it is not known.
    package init?(_ coding: String) {
        guard ["gzip", "x-gzip", "deflate"].contains(coding) else { return nil }
        isGzip = coding != "deflate"
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        buffer = .allocate(byteCount: Unpacker.capacity, alignment: 16)
    }

    deinit {
        if isPrepared { inflateEnd(stream) }
        stream.deallocate()
        buffer.deallocate()
    }

    /// Whether all of the body came. A body of no bytes at all is whole, as that of an answer to HEAD.
    package var isWhole: Bool { isAtEnd || !isPrepared }

    /// Reads some of `input`, until it is read or the room for what comes out of it is full.
    package func step(_ input: UnsafeRawBufferPointer) -> Step {
        let nothing: Step = .went(read: 0, output: UnsafeRawBufferPointer(start: buffer, count: 0), hasMore: false)
        if isAtEnd || !isPrepared {
            guard let first = input.first else { return nothing }
            if let reason = begin(first) { return .failed(reason: reason) }
        }
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: Bytef.self))
        stream.pointee.avail_in = uInt(input.count)
        stream.pointee.next_out = buffer.assumingMemoryBound(to: Bytef.self)
        stream.pointee.avail_out = uInt(Unpacker.capacity)
        let code: Int32 = inflate(stream, Z_NO_FLUSH)
        isAtEnd = code == Z_STREAM_END
        guard isAtEnd || code == Z_OK || code == Z_BUF_ERROR else {
            return .failed(reason: stream.pointee.msg.map { String(cString: $0) } ?? "zlib \(code)")
        }
        let output = UnsafeRawBufferPointer(start: buffer, count: Unpacker.capacity - Int(stream.pointee.avail_out))
        return .went(
            read: input.count - Int(stream.pointee.avail_in), output: output,
            hasMore: stream.pointee.avail_out == 0 && !isAtEnd)
    }

    /// Begins to read a body, or a part of it after another, as RFC 1952 allows. Returns what is wrong.
    private func begin(_ first: UInt8) -> String? {
        guard isPrepared else {
            // `deflate` is a stream of zlib; some servers send one without its head.
            let isHead: Bool = first & 0x0F == 8 && first >> 4 <= 7
            let bits: Int32 = isGzip ? 16 + MAX_WBITS : isHead ? MAX_WBITS : -MAX_WBITS
            isPrepared = inflateInit2_(stream, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
            return isPrepared ? nil : "zlib could not be started"
        }
        isAtEnd = false
        guard isGzip, first == 0x1F, inflateReset(stream) == Z_OK else { return "bytes follow its end" }
        return nil
    }
}
