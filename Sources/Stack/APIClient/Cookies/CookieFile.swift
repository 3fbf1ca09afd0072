import Foundation

/// The file of a jar, which other jars and other processes may use too.
struct CookieFile: Sendable {
    /// What differs when a file was written anew.
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

    /// A version of the file that is held open, so that no later one gets its number.
    final class Opened: Sendable {
        let version: Version
        private let descriptor: Int32

        /// Nil if there is no file.
        init?(_ url: URL) {
            descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            var information = stat()
            guard descriptor >= 0, fstat(descriptor, &information) == 0 else { return nil }
            version = Version(information)
        }

        deinit { if descriptor >= 0 { close(descriptor) } }

        func read() throws -> [Cookie] {
            let data: Data? = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()
            return try JSONDecoder().decode([Cookie].self, from: data ?? Data())
        }
    }

    let url: URL

    var name: String { url.lastPathComponent }

    /// The version that is there now; nil if there is none.
    var version: Version? {
        var information = stat()
        guard stat(url.path, &information) == 0 else { return nil }
        return Version(information)
    }

    func opened() -> Opened? { Opened(url) }

    /// Writes in one step, so that a program that is killed leaves the old file or the new one. Returns a sentence if that
    /// fails.
    func write(_ cookies: [Cookie]) -> String? {
        let new: URL = url.deletingLastPathComponent().appendingPathComponent(".\(name).new")
        guard let data = try? JSONEncoder().encode(cookies),
            FileManager.default.createFile(atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600]),
            rename(new.path, url.path) == 0
        else { return "The cookies could not be kept in \(name): they are forgotten when the program ends." }
        return nil
    }

    /// Calls `body` while no other jar changes a file of the folder. The folder itself is locked, because the file is
    /// replaced by each change.
    func withLock(_ body: () -> Void) {
        let folder: Int32 = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Without the folder nothing can be written, which is said then.
        defer { if folder >= 0 { close(folder) } }
        while folder >= 0, flock(folder, LOCK_EX) != 0, errno == EINTR {}
        body()
    }
}
