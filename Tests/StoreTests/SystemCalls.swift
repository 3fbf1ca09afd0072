import CSQLite
import Foundation
import Synchronization

/// The paths of the files and folders that the program flushed to the disk.
let flushedPaths = Mutex<Set<String>>([])

/// Replaces the C library's `fsync` in this program, and records the paths for which it is called.
@c(fsync)
public func recordFlush(_ descriptor: Int32) -> Int32 {
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)") {
        flushedPaths.withLock { _ = $0.insert(path) }
    }
    return fdatasync(descriptor)
}

/// Makes the calling thread access files with the permissions of a different user.
///
/// The function looks up `setfsuid` at run time, because Swift does not import its header.
func useFiles(as user: uid_t) {
    typealias Change = @convention(c) (uid_t) -> Int32
    guard let change = dlsym(nil, "setfsuid") else { preconditionFailure("The C library lacks setfsuid.") }
    _ = unsafeBitCast(change, to: Change.self)(user)
}

/// Makes SQLite's writes to a file, or to the files of a folder, fail with a system error.
enum FailingWrites {
    private static let file = Atomic<UInt64>(0)
    private static let number = Atomic<Int32>(0)

    private typealias Write = @convention(c) (Int32, UnsafeRawPointer?, Int) -> Int
    private typealias PositionedWrite = @convention(c) (Int32, UnsafeRawPointer?, Int, Int) -> Int

    /// Runs `body`. While it runs, writes to the file or folder at `path` fail and set `errno` to `number`.
    static func run(path: String, number: Int32, _ body: () throws -> Void) throws {
        _ = isInstalled
        var status = stat()
        precondition(stat(path, &status) == 0, "\(path) does not exist.")
        self.number.store(number, ordering: .sequentiallyConsistent)
        file.store(UInt64(status.st_ino), ordering: .sequentiallyConsistent)
        defer { file.store(0, ordering: .sequentiallyConsistent) }
        try body()
    }

    private static func fails(_ descriptor: Int32) -> Bool {
        let file: UInt64 = self.file.load(ordering: .sequentiallyConsistent)
        var status = stat()
        guard file != 0, fstat(descriptor, &status) == 0 else { return false }
        if UInt64(status.st_ino) != file {
            guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)"),
                stat((path as NSString).deletingLastPathComponent, &status) == 0, UInt64(status.st_ino) == file
            else { return false }
        }
        errno = number.load(ordering: .sequentiallyConsistent)
        return true
    }

    /// Whether the failing functions are in SQLite's table of system calls. The first access installs them.
    private static let isInstalled: Bool = {
        let plain: Write = { descriptor, bytes, count in
            FailingWrites.fails(descriptor) ? -1 : write(descriptor, bytes, count)
        }
        let positioned: PositionedWrite = { descriptor, bytes, count, offset in
            FailingWrites.fails(descriptor) ? -1 : pwrite(descriptor, bytes, count, offset)
        }
        guard let vfs = sqlite3_vfs_find(nil), let set = vfs.pointee.xSetSystemCall else { return false }
        _ = set(vfs, "write", unsafeBitCast(plain, to: sqlite3_syscall_ptr.self))
        for name in ["pwrite", "pwrite64"] {
            _ = set(vfs, name, unsafeBitCast(positioned, to: sqlite3_syscall_ptr.self))
        }
        return true
    }()
}
