import CoreGraphics
import Foundation
import ImageIO
import Synchronization

/// Decides when to decode previews of a progressive JPEG while it loads.
///
/// Files of other kinds are recognized by their first bytes and not examined again.
final class ProgressiveWatch: Sendable {
    private struct State {
        /// Whether the file is a progressive JPEG; nil while it is unknown.
        var isProgressive: Bool?
        /// The number of bytes at which the next preview is due.
        var nextCount = 0
    }

    private let state = Mutex(State())
    /// The maximum length of a header that is examined, in bytes. With a longer header, a preview would be too late to
    /// be useful.
    private static let longestHeader = 64 << 10

    /// Returns the data for a preview; nil if none is due.
    func see(_ bytes: UnsafeRawBufferPointer) -> Data? {
        state.withLock { state in
            if state.isProgressive == nil { state.isProgressive = ProgressiveWatch.isProgressive(bytes) }
            guard state.isProgressive == true, bytes.count >= state.nextCount else { return nil }
            // Each preview is decoded from the beginning, so the next one is due when a quarter more has arrived.
            state.nextCount = bytes.count + max(bytes.count / 4, 4 << 10)
            return Data(bytes)
        }
    }

    /// Whether the bytes begin a progressive JPEG; nil while the header is incomplete.
    private static func isProgressive(_ bytes: UnsafeRawBufferPointer) -> Bool? {
        guard bytes.count >= 3 else { return nil }
        guard bytes[0] == 0xFF, bytes[1] == 0xD8, bytes[2] == 0xFF, bytes.count <= longestHeader else { return false }
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, Data(bytes) as CFData, false)
        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] else { return nil }
        let jfif = properties[kCGImagePropertyJFIFDictionary as String] as? [String: Any]
        return jfif?[kCGImagePropertyJFIFIsProgressive as String] as? Bool ?? false
    }
}
