import CoreGraphics
import Foundation
import ImageIO
import Synchronization

/// Looks at a file while it comes, and says when a progressive picture has become much sharper.
///
/// Most files are of other kinds: what they are is told by their first bytes, and they are not looked at again.
final class ProgressiveWatch: Sendable {
    private struct State {
        /// Nil while it is not known.
        var isProgressive: Bool?
        /// How many bytes there are to be before the picture is looked at again.
        var nextCount = 0
    }

    private let state = Mutex(State())
    /// Headers that are longer are those of pictures that nobody meant to be seen early.
    private static let longestHeader = 64 << 10

    /// The bytes to make a preview of; nil if it is not worth while.
    func see(_ bytes: UnsafeRawBufferPointer) -> Data? {
        state.withLock { state in
            if state.isProgressive == nil { state.isProgressive = ProgressiveWatch.isProgressive(bytes) }
            guard state.isProgressive == true, bytes.count >= state.nextCount else { return nil }
            // Every preview is decoded from the beginning, so each waits for a quarter more.
            state.nextCount = bytes.count + max(bytes.count / 4, 4 << 10)
            return Data(bytes)
        }
    }

    /// Nil while the header has not come.
    private static func isProgressive(_ bytes: UnsafeRawBufferPointer) -> Bool? {
        guard bytes.count >= 3 else { return nil }
        guard bytes[0] == 0xFF, bytes[1] == 0xD8, bytes[2] == 0xFF, bytes.count <= longestHeader else { return false }
        let source: CGImageSource = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, Data(bytes) as CFData, false)
        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] else { return nil }
        let jfif = properties[kCGImagePropertyJFIFDictionary as String] as? [String: Any]
        return jfif?[kCGImagePropertyJFIFIsProgressive as String] as? Bool ?? false
    }
}
