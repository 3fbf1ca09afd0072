import Compression
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

    private var stream: DeflateStream?
    private let buffer: UnsafeMutableRawBufferPointer
    private let isGzip: Bool
    private var isAtEnd = false

    /// Creates a decompressor for a content coding; nil if the coding is unknown.
    package init?(_ coding: String) {
        guard ["gzip", "x-gzip", "deflate"].contains(coding) else { return nil }
        isGzip = coding != "deflate"
        buffer = .allocate(byteCount: Decompressor.capacity, alignment: 16)
    }

    deinit {
        buffer.deallocate()
    }

    /// Whether the body is complete. An empty body is complete, such as the body of a response to HEAD.
    package var isComplete: Bool { isAtEnd || stream == nil }

    /// Decompresses `input` until all of it is read or the output buffer is full.
    package func step(_ input: UnsafeRawBufferPointer) -> Step {
        let empty = UnsafeRawBufferPointer(rebasing: buffer[..<0])
        if isAtEnd || stream == nil {
            guard let first = input.first else { return .progressed(read: 0, output: empty, hasMore: false) }
            if let reason = begin(first) { return .failed(reason: reason) }
        }
        guard let stream else { return .progressed(read: 0, output: empty, hasMore: false) }
        let (read, written, status): (Int, Int, DeflateStream.Status) = stream.process(
            input, into: buffer, isLast: false)
        if case .failed(let reason) = status { return .failed(reason: reason) }
        isAtEnd = status == .ended
        return .progressed(
            read: read, output: UnsafeRawBufferPointer(rebasing: buffer[..<written]),
            hasMore: written == buffer.count && !isAtEnd)
    }

    /// Begins a body, or another member of a gzip body (RFC 1952, 2.2). Returns the reason if that fails.
    private func begin(_ first: UInt8) -> String? {
        guard let stream else {
            // `deflate` means the zlib format, but some servers send raw deflate data without the zlib header.
            let hasHeader: Bool = first & 0x0F == 8 && first >> 4 <= 7
            self.stream = DeflateStream(isGzip ? .gzip : hasHeader ? .zlib : .raw, compresses: false)
            return self.stream == nil ? "zlib could not be initialized" : nil
        }
        isAtEnd = false
        guard isGzip, first == 0x1F, stream.reset() else { return "there is data after its end" }
        return nil
    }
}
