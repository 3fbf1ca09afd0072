import Foundation

/// Collects the body of a request: a small body in memory, and a large one in a temporary file. Many clients may send
/// large bodies slowly at the same time, which would use too much memory.
struct BodyCollector: ~Copyable {
    /// The maximum size of a body in memory, in bytes.
    static let memoryLimit = 64 << 10

    private(set) var count = 0
    private var bytes: [UInt8] = []
    /// The temporary file; nil while the body is in memory.
    private var file: Int32?

    init() {}

    deinit {
        if let file { close(file) }
    }

    mutating func append(_ piece: UnsafeRawBufferPointer) throws {
        if file == nil, count + piece.count > BodyCollector.memoryLimit {
            let file: Int32 = try BodyCollector.makeFile()
            self.file = file
            try bytes.withUnsafeBytes { try BodyCollector.write($0, to: file) }
            bytes = []
        }
        if let file { try BodyCollector.write(piece, to: file) } else { bytes.append(contentsOf: piece) }
        count += piece.count
    }

    /// Removes and returns the body.
    mutating func take() -> ReceivedBody {
        defer { (count, bytes, file) = (0, [], nil) }
        return file.map { .file(BodyFile(descriptor: $0, count: count)) } ?? .memory(bytes)
    }

    private static func makeFile() throws -> Int32 {
        let folder: URL = FileManager.default.temporaryDirectory
        var path: [CChar] = folder.appending(path: "engawa-body-XXXXXX").path.utf8CString.map { $0 }
        let file: Int32 = mkstemp(&path)
        guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        unlink(path)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        return file
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) throws {
        var rest: Slice<UnsafeRawBufferPointer> = bytes[...]
        while !rest.isEmpty {
            let count: Int = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            rest = rest.dropFirst(count)
        }
    }
}
