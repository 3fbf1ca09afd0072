import Foundation

/// The file of a jar. Other jars and other processes may share it.
struct CookieFile: Sendable {
    /// The identity of a version of the file. It changes when the file is replaced.
    struct Version: Equatable {
        let node: UInt64
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        init(_ information: stat) {
            node = UInt64(information.st_ino)
            size = Int(information.st_size)
            (seconds, nanoseconds) = (information.st_mtim.tv_sec, information.st_mtim.tv_nsec)
        }
    }

    /// A version of the file that is kept open, so that no later version can reuse its inode number.
    final class Opened: Sendable {
        let version: Version
        private let descriptor: Int32

        /// Opens the file; nil if it does not exist.
        init?(_ url: URL) {
            descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            var information = stat()
            guard descriptor >= 0, fstat(descriptor, &information) == 0 else { return nil }
            version = Version(information)
        }

        deinit { if descriptor >= 0 { close(descriptor) } }

        func read() throws -> [Cookie] {
            let data = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()
            return try JSONDecoder().decode([Cookie].self, from: data ?? Data())
        }
    }

    let url: URL

    var name: String { url.lastPathComponent }

    /// The current version; nil if there is no file.
    var version: Version? {
        var information = stat()
        guard stat(url.path, &information) == 0 else { return nil }
        return Version(information)
    }

    func opened() -> Opened? { Opened(url) }

    /// Replaces the file atomically, so that a process leaves either the old or the new file if it is killed. Returns a
    /// sentence about the problem if that fails.
    func write(_ cookies: [Cookie]) -> String? {
        let new = url.deletingLastPathComponent().appendingPathComponent(".\(name).new")
        guard let data = try? JSONEncoder().encode(cookies),
            FileManager.default.createFile(atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600]),
            rename(new.path, url.path) == 0
        else { return "The cookies could not be saved in \(name). They are lost when the program ends." }
        return nil
    }

    /// Calls `body` under a lock that keeps other jars from changing the file. The lock is on the folder, because each
    /// change replaces the file.
    func withLock(_ body: () -> Void) {
        let folder: Int32 = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // If the folder cannot be opened, writing fails and reports the problem.
        defer { if folder >= 0 { close(folder) } }
        while folder >= 0, flock(folder, LOCK_EX) != 0, errno == EINTR {}
        body()
    }
}
