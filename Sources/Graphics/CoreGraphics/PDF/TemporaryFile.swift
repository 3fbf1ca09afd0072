import Foundation

/// Files without a name.
enum TemporaryFile {
    /// A failed system call, with its error number.
    struct Failure: Error { let number: Int32 }

    /// Opens an empty file for reading and writing. The file is removed when it is closed.
    static func make() throws(Failure) -> FileHandle {
        var path: [CChar] = Array((NSTemporaryDirectory() + "/document-XXXXXX").utf8CString)
        let descriptor: Int32 = mkstemp(&path)
        guard descriptor >= 0 else { throw Failure(number: errno) }
        unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}
