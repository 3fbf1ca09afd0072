import CoreGraphics
import Foundation

/// A buffer of premultiplied BGRA pixels for a part of the screen, with fast drawing functions.
///
/// All drawing writes to pixel buffers. Rectangles and copies are written to memory directly; shapes and scaled images
/// are drawn with a `CGContext` on the same memory.
final class PixelBuffer {
    let base: UnsafeMutableRawPointer
    let rowBytes: Int
    /// The pixels of the screen that the memory contains.
    let area: DeviceRect
    private let isOwned: Bool
    /// The buffer that owns the memory, if it is shared.
    private let owner: PixelBuffer?
    private var contextBox: CGContext?

    /// Creates a buffer on existing memory, which must outlive the buffer.
    init(base: UnsafeMutableRawPointer, rowBytes: Int, area: DeviceRect) {
        self.base = base
        self.rowBytes = rowBytes
        self.area = area
        isOwned = false
        owner = nil
    }

    /// Creates a buffer that shares the memory of another buffer, for a different part of the screen that has the same
    /// size.
    init(sharing other: PixelBuffer, area: DeviceRect) {
        base = other.base
        rowBytes = other.rowBytes
        self.area = area
        isOwned = false
        owner = other.owner ?? other
    }

    /// Creates a buffer with new, clear memory.
    init(area: DeviceRect) {
        self.area = area
        rowBytes = max(1, area.width) * 4
        // `calloc` does not fail for such sizes; the system would end the process first.
        base = calloc(max(1, area.height), rowBytes)!
        isOwned = true
        owner = nil
    }

    deinit {
        contextBox = nil
        if isOwned { free(base) }
    }

    var byteCount: Int { rowBytes * area.height }

    /// Returns the address of a pixel of the screen.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        (base + (y - area.y0) * rowBytes + (x - area.x0) * 4).assumingMemoryBound(to: UInt32.self)
    }

    /// Draws with Core Graphics, in screen pixels, inside `clip`.
    func draw(inside clip: DeviceRect, _ body: (CGContext) -> Void) {
        let clip = clip.intersection(area)
        guard !clip.isEmpty, let context = context else { return }
        context.saveGState()
        context.clipToPixelRects([clip.offsetBy(x: -area.x0, y: -area.y0).pixelRect])
        context.translateBy(x: CGFloat(-area.x0), y: CGFloat(-area.y0))
        body(context)
        context.restoreGState()
    }

    /// A context on the memory. Its coordinates are pixels, with the origin at the first pixel of `area`.
    var context: CGContext? {
        if let contextBox { return contextBox }
        let made = CGContext(
            pixels: base, width: area.width, height: area.height, bytesPerRow: rowBytes, scale: 1)
        contextBox = made
        return made
    }
}
