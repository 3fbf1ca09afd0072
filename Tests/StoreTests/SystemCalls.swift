import CSQLite
import Foundation
import Synchronization

/// The files whose data the program waited for, or the folders whose names it waited for, by their paths.
let flushedPaths = Mutex<Set<String>>([])

/// Stands in for the C library's function in this program, and notes what it is called for.
@c(fsync)
public func noteFlush(_ descriptor: Int32) -> Int32 {
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)") {
        flushedPaths.withLock { _ = $0.insert(path) }
    }
    return fdatasync(descriptor)
}

/// Lets the calling thread use files as another user, whose rights it has then. (Linux's header for it is not imported.)
func useFiles(as user: uid_t) {
    typealias Change = @convention(c) (uid_t) -> Int32
    guard let change = dlsym(nil, "setfsuid") else { preconditionFailure("The C library lacks setfsuid.") }
    _ = unsafeBitCast(change, to: Change.self)(user)
}

/// Lets SQLite's writes to one file fail, as the system would.
enum FailingWrites {
    private static let file = Atomic<UInt64>(0)
    private static let number = Atomic<Int32>(0)

    private typealias Write = @convention(c) (Int32, UnsafeRawPointer?, Int) -> Int
    private typealias PositionedWrite = @convention(c) (Int32, UnsafeRawPointer?, Int, Int) -> Int

    /// Runs `body`, while writing to the file at `path` fails with a number of the system.
    static func run(path: String, number: Int32, _ body: () throws -> Void) throws {
        _ = isInstalled
        var status = stat()
        precondition(stat(path, &status) == 0, "\(path) is not there.")
        self.number.store(number, ordering: .sequentiallyConsistent)
        file.store(UInt64(status.st_ino), ordering: .sequentiallyConsistent)
        defer { file.store(0, ordering: .sequentiallyConsistent) }
        try body()
    }

    private static func fails(_ descriptor: Int32) -> Bool {
        let file: UInt64 = self.file.load(ordering: .sequentiallyConsistent)
        var status = stat()
        guard file != 0, fstat(descriptor, &status) == 0, UInt64(status.st_ino) == file else { return false }
        errno = number.load(ordering: .sequentiallyConsistent)
        return true
    }

    /// SQLite calls the system through a table that tests may change.
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
