import Foundation
import Sodium

/// The key to the encrypted values of a store.
public struct StoreKey: Sendable {
    enum Source: Sendable {
        case bytes([UInt8])
        case file(URL)
    }

    let source: Source

    /// Creates a key from 32 bytes that the app manages, such as bytes that it derived from a password.
    ///
    /// - Returns: A key, or nil if the number of bytes is not 32.
    public init?(bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count == Sealer.keyLength else { return nil }
        source = .bytes(bytes)
    }

    private init(source: Source) {
        self.source = source
    }

    /// Returns a key that is kept in a file readable only by its owner. The first store that needs the key creates the
    /// file with random bytes.
    ///
    /// The file and the store together reveal the secrets, so keep their backups apart. Without the file, the secrets
    /// are lost.
    public static func file(_ url: URL) -> StoreKey {
        StoreKey(source: .file(url))
    }

    /// Returns the bytes of the key.
    ///
    /// - Parameter mayCreate: Whether a missing key file may be created. Pass true only if nothing is encrypted yet.
    func bytes(mayCreate: Bool) throws -> [UInt8] {
        switch source {
        case .bytes(let bytes): bytes
        case .file(let url): try KeyFile(url: url).bytes(mayCreate: mayCreate)
        }
    }
}

/// A file that contains a key.
struct KeyFile {
    let url: URL

    func bytes(mayCreate: Bool) throws -> [UInt8] {
        if let bytes = try read() { return bytes }
        guard mayCreate else {
            throw StoreError(
                .badKeyFile,
                """
                The key file \(url.lastPathComponent) is missing, so the encrypted values cannot be decrypted. \
                Restore the file.
                """, details: url.path)
        }
        try create()
        guard let bytes = try read() else { throw failure("it was removed") }
        return bytes
    }

    /// Returns the key, or nil if there is no file.
    private func read() throws -> [UInt8]? {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw failure(FileProblem(errno))
        }
        // Opening a pipe could block forever, and opening a device could have side effects.
        try checkKind(status)
        let descriptor: Int32 = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw errno == EACCES
                ? failure("you do not have permission to read it. Become its owner, and run: chmod 600 \(url.path)")
                : failure(FileProblem(errno))
        }
        defer { close(descriptor) }
        guard fstat(descriptor, &status) == 0 else { throw failure(FileProblem(errno)) }
        try checkKind(status)
        guard status.st_mode & 0o077 == 0 else {
            throw failure("other users can read it. Run: chmod 600 \(url.path)")
        }
        var bytes = [UInt8](repeating: 0, count: Sealer.keyLength + 1)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw failure(FileProblem(errno)) }
        guard count == Sealer.keyLength else {
            throw failure("it does not contain a key of \(Sealer.keyLength) bytes. Restore the original file")
        }
        return Array(bytes.prefix(count))
    }

    private func checkKind(_ status: stat) throws {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFLNK: throw failure("it is a link. Replace it with the file itself")
        case S_IFDIR: throw failure("it is a folder. Choose a file in it")
        default: throw failure("it is not a regular file. Choose a different one")
        }
    }

    /// Creates the file atomically. If another process has created it in the meantime, that file is kept.
    private func create() throws {
        let temporary: String = url.path + ".\(UUID().uuidString)"
        let descriptor: Int32 = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(FileProblem(errno)) }
        defer { unlink(temporary) }
        let bytes = Sodium.randomBytes(Sealer.keyLength)
        let count: Int = write(descriptor, bytes, bytes.count)
        let isWritten: Bool = count == bytes.count && fsync(descriptor) == 0
        // A write that ends early sets no error. It ends early if there is no more space.
        let problem = FileProblem(count < 0 || count == bytes.count ? errno : ENOSPC)
        close(descriptor)
        guard isWritten else { throw failure(problem) }
        guard link(temporary, url.path) == 0 || errno == EEXIST else { throw failure(FileProblem(errno)) }
        // The directory entry must be on the disk before any value that is encrypted with the key.
        if let problem = PrivateFile.flush(url.deletingLastPathComponent().path) { throw failure(problem) }
    }

    private func failure(_ problem: FileProblem) -> StoreError {
        guard let reason = problem.reason else { return failure(problem.details) }
        return StoreError(
            .badKeyFile, "The key file \(url.lastPathComponent) cannot be read or created, \(reason)",
            details: "\(url.path): \(problem.details)")
    }

    private func failure(_ reason: String) -> StoreError {
        StoreError(
            .badKeyFile, "The key file \(url.lastPathComponent) cannot be used: \(reason).", details: url.path)
    }
}
