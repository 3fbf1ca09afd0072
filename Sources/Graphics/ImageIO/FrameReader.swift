import CGdkPixbuf
import Synchronization

/// Decodes what gdk-pixbuf reads, and remembers where in an animation it stands: frames are drawn over each other, so one
/// that is asked for alone costs all those in front of it.
final class FrameReader: Sendable {
    private struct State {
        var file: OpaquePointer
        var longestSide: Int?
    }

    /// The file of the size that was asked for last; none before a second frame is asked for.
    private let state = Mutex<State?>(nil)

    deinit {
        state.withLock { if let file = $0?.file { pixbuf_close(file) } }
    }

    /// Decodes a frame, at most `longestSide` pixels wide and high.
    ///
    /// - Parameters:
    ///   - mostPixels: a file that holds a larger picture is not decoded.
    ///   - isAlone: whether the file has no other frame, so that nothing needs to be remembered.
    func frame(_ index: Int, of data: Data, longestSide: Int?, mostPixels: Int, isAlone: Bool) -> CGImage? {
        guard !isAlone else {
            guard let file = FrameReader.open(data, longestSide, mostPixels) else { return nil }
            defer { pixbuf_close(file) }
            return FrameReader.image(index, file)
        }
        return state.withLock { state in
            if let former = state, former.longestSide != longestSide {
                pixbuf_close(former.file)
                state = nil
            }
            guard let file = state?.file ?? FrameReader.open(data, longestSide, mostPixels) else { return nil }
            state = State(file: file, longestSide: longestSide)
            return FrameReader.image(index, file)
        }
    }

    private static func open(_ data: Data, _ longestSide: Int?, _ mostPixels: Int) -> OpaquePointer? {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            pixbuf_open(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int32(longestSide ?? 0), mostPixels)
        }
    }

    private static func image(_ index: Int, _ file: OpaquePointer) -> CGImage? {
        var decoded = pixbuf_image()
        guard pixbuf_get_frame(file, Int32(index), &decoded) else { return nil }
        defer { pixbuf_release(&decoded) }
        return CGImage(
            straightPixels: decoded.pixels, width: Int(decoded.width), height: Int(decoded.height),
            rowBytes: Int(decoded.row_bytes), hasAlpha: decoded.channels == 4)
    }
}
