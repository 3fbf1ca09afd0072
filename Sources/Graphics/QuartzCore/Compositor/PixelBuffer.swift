import CoreGraphics
import Foundation

/// Memory of premultiplied BGRA pixels that shows a part of the screen, with ways to fill it quickly.
///
/// Everything that is drawn comes down to this: plain rectangles and copies go straight to memory, shapes and scaled
/// images through a `CGContext` over the same memory.
final class PixelBuffer {
    let base: UnsafeMutableRawPointer
    let rowBytes: Int
    /// Which pixels of the screen the memory shows.
    let area: DeviceRect
    private let isOwned: Bool
    /// Whose memory it is, if another buffer's.
    private let owner: PixelBuffer?
    private var contextBox: CGContext?

    /// A view of somebody's memory, which must outlive the buffer.
    init(base: UnsafeMutableRawPointer, rowBytes: Int, area: DeviceRect) {
        self.base = base
        self.rowBytes = rowBytes
        self.area = area
        isOwned = false
        owner = nil
    }

    /// The memory of another buffer, showing another part of the screen of the same size.
    init(sharing other: PixelBuffer, area: DeviceRect) {
        base = other.base
        rowBytes = other.rowBytes
        self.area = area
        isOwned = false
        owner = other.owner ?? other
    }

    /// New memory, all clear.
    init(area: DeviceRect) {
        self.area = area
        rowBytes = max(1, area.width) * 4
        // calloc does not fail for sizes like these; the system would end the process first.
        base = calloc(max(1, area.height), rowBytes)!
        isOwned = true
        owner = nil
    }

    deinit {
        contextBox = nil
        if isOwned { free(base) }
    }

    var byteCount: Int { rowBytes * area.height }

    /// The address of a pixel of the screen.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        (base + (y - area.y0) * rowBytes + (x - area.x0) * 4).assumingMemoryBound(to: UInt32.self)
    }

    /// Draws with Core Graphics, in pixels of the screen, inside `clip`.
    func draw(inside clip: DeviceRect, _ body: (CGContext) -> Void) {
        let clip: DeviceRect = clip.intersection(area)
        guard !clip.isEmpty, let context = context else { return }
        context.saveGState()
        context.clipToPixelRects([clip.offsetBy(x: -area.x0, y: -area.y0).pixelRect])
        context.translateBy(x: CGFloat(-area.x0), y: CGFloat(-area.y0))
        body(context)
        context.restoreGState()
    }

    /// A context over the memory, in pixels from its first one.
    var context: CGContext? {
        if let contextBox { return contextBox }
        let made = CGContext(
            pixels: base, width: area.width, height: area.height, bytesPerRow: rowBytes, scale: 1)
        contextBox = made
        return made
    }
}
