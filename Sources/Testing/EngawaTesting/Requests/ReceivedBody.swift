import Foundation

/// The body of a request.
enum ReceivedBody: Sendable {
    case memory([UInt8])
    case file(BodyFile)

    /// The size, in bytes.
    var count: Int {
        switch self {
        case .memory(let bytes): bytes.count
        case .file(let file): file.count
        }
    }

    /// The bytes. A file is read at each access.
    var bytes: [UInt8] {
        switch self {
        case .memory(let bytes): bytes
        case .file(let file): file.bytes
        }
    }
}

extension ReceivedBody: Equatable {
    static func == (one: ReceivedBody, other: ReceivedBody) -> Bool {
        one.count == other.count && one.bytes == other.bytes
    }
}

/// A temporary file with a body. It has no name, and exists until the object is released.
final class BodyFile: Sendable {
    private let descriptor: Int32
    let count: Int

    /// Takes over an open file.
    init(descriptor: Int32, count: Int) {
        self.descriptor = descriptor
        self.count = count
    }

    deinit { close(descriptor) }

    var bytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let piece: Int = pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, filled)
                // The file was written completely, so only the disk can fail.
                guard piece > 0 else { return }
                filled += piece
            }
        }
    }
}
