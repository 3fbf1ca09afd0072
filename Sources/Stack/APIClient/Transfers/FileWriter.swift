import Foundation

/// Writes a body to a file. It lives on the thread of the transfers.
final class FileWriter {
    let path: String
    private var descriptor: Int32
    /// How many bytes the file has.
    private(set) var count: Int

    /// Opens the file at `path` behind its first `count` bytes; what follows them is cut off.
    init(path: String, startingAt count: Int) throws(TransferFailure) {
        self.path = path
        self.count = count
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0, ftruncate(descriptor, off_t(count)) == 0, lseek(descriptor, 0, SEEK_END) == count else {
            throw FileWriter.failure(path)
        }
    }

    deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

    private static func failure(_ path: String) -> TransferFailure {
        TransferFailure(kind: .notSaved, details: "\(path): \(String(cString: strerror(errno)))")
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(TransferFailure) {
        var done = 0
        while done < bytes.count {
            let written: Int = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
            guard written > 0 else {
                if written < 0 && errno == EINTR { continue }
                throw FileWriter.failure(path)
            }
            done += written
            count += written
        }
    }

    /// Closes the file, which tells of late failures.
    func close() throws(TransferFailure) {
        let open: Int32 = descriptor
        descriptor = -1
        guard open < 0 || Glibc.close(open) == 0 else { throw FileWriter.failure(path) }
    }
}
