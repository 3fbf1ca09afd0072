import Foundation

/// Reads lines from a pipe, with a timeout.
struct LineReader {
    private let descriptor: Int32
    private let handle: FileHandle
    private var bytes: [UInt8] = []

    init(_ handle: FileHandle) {
        self.handle = handle
        descriptor = handle.fileDescriptor
    }

    /// Returns the next line without its newline; nil after a timeout in seconds or at the end of the input.
    mutating func next(within seconds: TimeInterval) -> String? {
        let limit = Date(timeIntervalSinceNow: seconds)
        while true {
            if let end = bytes.firstIndex(of: 10) {
                defer { bytes.removeSubrange(...end) }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            let left: TimeInterval = limit.timeIntervalSinceNow
            guard left > 0 else { return nil }
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard Foundation.poll(&poll, 1, Int32(left * 1_000) + 1) > 0 else { continue }
            var chunk = [UInt8](repeating: 0, count: 4_096)
            let count: Int = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
    }
}
