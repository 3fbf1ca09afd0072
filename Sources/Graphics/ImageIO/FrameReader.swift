import CGdkPixbuf
import Synchronization

/// Decodes images with gdk-pixbuf, and keeps the position in an animation. Each frame is drawn over the previous
/// frames, so decoding a single frame requires decoding all frames before it.
final class FrameReader: Sendable {
    private struct State {
        var file: OpaquePointer
        var longestSide: Int?
    }

    /// The open file of an animation, and the `longestSide` of the last request. Nil until a frame is requested.
    private let state = Mutex<State?>(nil)

    deinit { close() }

    /// Closes the file. It is opened again for the next frame.
    func close() {
        state.withLock { state in
            if let file = state?.file { pixbuf_close(file) }
            state = nil
        }
    }

    /// Decodes a frame, at most `longestSide` pixels wide and high. Returns nil if that fails.
    ///
    /// - Parameters:
    ///   - maximumPixels: The maximum number of pixels. A file with a larger image is not decoded.
    ///   - isOnlyFrame: Whether the file has no other frame, so that the position need not be kept.
    ///   - isPremultiplied: Whether the decoder returns colors that are multiplied by the alpha.
    func frame(
        _ index: Int, of data: Data, longestSide: Int?, maximumPixels: Int, isOnlyFrame: Bool,
        isPremultiplied: Bool = false
    ) -> CGImage? {
        guard !isOnlyFrame else {
            guard let file = FrameReader.open(data, longestSide, maximumPixels) else { return nil }
            defer { pixbuf_close(file) }
            return FrameReader.image(index, file, isPremultiplied)
        }
        return state.withLock { state in
            if let previous = state, previous.longestSide != longestSide {
                pixbuf_close(previous.file)
                state = nil
            }
            guard let file = state?.file ?? FrameReader.open(data, longestSide, maximumPixels) else { return nil }
            state = State(file: file, longestSide: longestSide)
            return FrameReader.image(index, file, isPremultiplied)
        }
    }

    private static func open(_ data: Data, _ longestSide: Int?, _ maximumPixels: Int) -> OpaquePointer? {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            pixbuf_open(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int32(longestSide ?? 0), maximumPixels)
        }
    }

    private static func image(_ index: Int, _ file: OpaquePointer, _ isPremultiplied: Bool) -> CGImage? {
        var decoded = pixbuf_image()
        guard pixbuf_get_frame(file, Int32(index), &decoded) else { return nil }
        defer { pixbuf_release(&decoded) }
        return CGImage(
            straightPixels: decoded.pixels, width: Int(decoded.width), height: Int(decoded.height),
            rowBytes: Int(decoded.row_bytes), hasAlpha: decoded.channels == 4, isPremultiplied: isPremultiplied)
    }
}
