import Foundation
import Synchronization

/// The file that a download is written to until it is complete.
///
/// Only the task creates and removes the file. A canceled transfer may still write to the open descriptor for an
/// instant, but cannot leave a file behind.
final class PartFile: Sendable {
    let path: String
    /// The descriptor; -1 after it was closed. It has a lock because the number may be reused after closing.
    private let descriptor: Mutex<Int32>

    /// Creates a file at `path`.
    init(path: String) throws(TransferFailure) {
        self.path = path
        let opened: Int32 = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard opened >= 0 else { throw PartFile.failure(path, errno) }
        descriptor = Mutex(opened)
    }

    deinit {
        descriptor.withLock { if $0 >= 0 { Glibc.close($0) } }
    }

    private static func failure(_ path: String, _ number: Int32) -> TransferFailure {
        TransferFailure(
            kind: .notSaved(APIError.SavingProblem(number)), details: "\(path): \(String(cString: strerror(number)))")
    }

    /// Shortens the file to its first `count` bytes.
    func truncate(to count: Int) throws(TransferFailure) {
        let problem: Int32? = descriptor.withLock { ftruncate($0, off_t(count)) == 0 ? nil : errno }
        if let problem { throw PartFile.failure(path, problem) }
    }

    /// Writes `bytes` at `position`.
    func write(_ bytes: UnsafeRawBufferPointer, at position: Int) throws(TransferFailure) {
        let problem: Int32? = descriptor.withLock { descriptor in
            var done = 0
            while done < bytes.count {
                let count: Int = pwrite(
                    descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(position + done))
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return errno }
                done += count
            }
            return nil
        }
        if let problem { throw PartFile.failure(path, problem) }
    }

    /// Closes the file, which can report late write errors, and moves it to `destination`, replacing a file there.
    func move(to destination: String) throws(TransferFailure) {
        let problem: Int32? = descriptor.withLock { descriptor in
            defer { descriptor = -1 }
            return Glibc.close(descriptor) == 0 && rename(path, destination) == 0 ? nil : errno
        }
        if let problem { throw PartFile.failure(destination, problem) }
    }

    func remove() {
        unlink(path)
    }
}
