import Foundation

/// Reads a payload from its beginning to its end, piece by piece. It lives on the thread of the transfers.
final class PayloadReader {
    private let payload: Payload
    private var piece = 0
    private var offset = 0
    private var descriptor: Int32 = -1
    /// Why reading failed, in words for "Details".
    private(set) var failure: String?

    init(_ payload: Payload) {
        self.payload = payload
    }

    deinit { closeFile() }

    private func closeFile() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Whether everything was read.
    var isAtEnd: Bool {
        piece == payload.pieces.count || piece == payload.pieces.count - 1 && offset == payload.pieces[piece].count
    }

    /// Fills `buffer` as far as it goes; 0 means that everything was read, nil that a file cannot be read.
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
        let count: Int = Glibc.read(descriptor, buffer.baseAddress, wanted)
        if count < 0 { return fail("\(path): \(String(cString: strerror(errno)))") }
        // The length was promised to the server.
        if count == 0 { return fail("\(path): It became shorter while it was sent.") }
        return count
    }

    private func fail(_ reason: String) -> Int? {
        failure = reason
        return nil
    }

    /// Goes to `position`, counted in bytes from the beginning.
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
