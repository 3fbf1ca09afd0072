import Foundation

/// The bytes of a file, read with the functions of the C library, which take half the time of `Data`.
// @unchecked: the memory is not written after init.
final class FileBytes: @unchecked Sendable {
    let buffer: UnsafeBufferPointer<UInt8>

    /// Reads a file. Returns nil if it cannot be read.
    init?(_ path: String) {
        let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let count = Int(status.st_size)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
        var end = 0
        while end < count {
            let part: Int = read(descriptor, memory.baseAddress.map { $0 + end }, count - end)
            if part < 0 && errno == EINTR { continue }
            guard part >= 0 else {
                memory.deallocate()
                return nil
            }
            // The file has become shorter.
            if part == 0 { break }
            end += part
        }
        buffer = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<end])
    }

    deinit { UnsafeMutableBufferPointer(mutating: buffer).deallocate() }
}
