import Foundation

/// Reads a payload piece by piece. Used on the transfer thread only.
final class PayloadReader {
    private let payload: Payload
    private var piece = 0
    private var offset = 0
    private var descriptor: Int32 = -1
    /// The reason why reading failed, for error details.
    private(set) var failure: String?

    init(_ payload: Payload) {
        self.payload = payload
    }

    deinit { closeFile() }

    private func closeFile() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Whether the whole payload was read.
    var isAtEnd: Bool {
        piece == payload.pieces.count || piece == payload.pieces.count - 1 && offset == payload.pieces[piece].count
    }

    /// Reads into `buffer` and returns the number of bytes; 0 at the end, nil if a file cannot be read.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        while piece < payload.pieces.count {
            let count: Int
            switch payload.pieces[piece] {
            case .bytes(let bytes):
                count = min(buffer.count, bytes.count - offset)
                bytes.withUnsafeBytes { buffer.copyMemory(from: .init(rebasing: $0[offset..<offset + count])) }
            case .file(let path, let size):
                guard let read = read(path, size: size, into: buffer) else { return nil }
                count = read
            }
            if count > 0 {
                offset += count
                return count
            }
            piece += 1
            offset = 0
            closeFile()
        }
        return 0
    }

    private func read(_ path: String, size: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        let wanted: Int = min(buffer.count, size - offset)
        guard wanted > 0 else { return 0 }
        if descriptor < 0 {
            descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return fail("\(path): \(String(cString: strerror(errno)))") }
            lseek(descriptor, off_t(offset), SEEK_SET)
        }
        let count = Glibc.read(descriptor, buffer.baseAddress, wanted)
        if count < 0 { return fail("\(path): \(String(cString: strerror(errno)))") }
        // The length was already sent to the server.
        if count == 0 { return fail("\(path): The file became shorter while it was sent.") }
        return count
    }

    private func fail(_ reason: String) -> Int? {
        failure = reason
        return nil
    }

    /// Continues reading at `position`, in bytes from the beginning.
    func seek(to position: Int) {
        closeFile()
        piece = 0
        offset = position
        while piece < payload.pieces.count, offset >= payload.pieces[piece].count {
            offset -= payload.pieces[piece].count
            piece += 1
        }
    }
}
