import CoreGraphics
import Foundation

/// The pixels that a layer drew, which are kept until the layer is marked for redrawing.
final class BackingStore {
    /// The layer's bounds at the time of drawing, in points.
    private(set) var bounds: CGRect
    let scale: CGFloat
    let isOpaque: Bool
    /// The pixels, with the first one at (0, 0).
    let pixels: PixelBuffer
    /// A context on the same memory, into which the layer draws, and from which the painter draws scaled or rotated
    /// contents.
    let context: CGContext

    /// Creates clear pixels for a layer. Returns nil if `area` is nil.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        guard let area = BackingStore.area(bounds: bounds, scale: scale) else { return nil }
        let buffer = PixelBuffer(area: area)
        guard
            let context = CGContext(
                pixels: buffer.base, width: area.width, height: area.height, bytesPerRow: buffer.rowBytes,
                scale: scale)
        else { return nil }
        pixels = buffer
        self.context = context
        self.bounds = bounds
        self.scale = scale
        self.isOpaque = isOpaque
    }

    /// Returns the rectangle of the pixels for a layer, or nil if the layer has no size, or more than 32767 pixels in a
    /// dimension.
    static func area(bounds: CGRect, scale: CGFloat) -> DeviceRect? {
        let width: Int = DeviceRect.pixel((Double(bounds.width * scale) - 1e-6).rounded(.up))
        let height: Int = DeviceRect.pixel((Double(bounds.height * scale) - 1e-6).rounded(.up))
        guard (1...32767).contains(width), (1...32767).contains(height) else { return nil }
        return DeviceRect(0, 0, width, height)
    }

    var byteCount: Int { pixels.byteCount }

    /// Prepares the store for contents with these bounds. Returns false if it cannot be reused for them.
    func reuse(bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> Bool {
        guard self.bounds.size == bounds.size, self.scale == scale, self.isOpaque == isOpaque else { return false }
        self.bounds = bounds
        return true
    }

    /// Calls `body` to draw `dirty`, a rectangle in the layer's coordinates, or everything if `dirty` is nil. If
    /// `clears` is true, clears that area first.
    func render(_ dirty: CGRect?, clears: Bool = true, _ body: (CGContext) -> Void) {
        let device = PlaneTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -bounds.origin.x * scale, ty: -bounds.origin.y * scale))
        let rect: DeviceRect =
            dirty.map { DeviceRect(around: device.apply($0)).intersection(pixels.area) } ?? pixels.area
        guard !rect.isEmpty else { return }
        if clears {
            pixels.clear(rect)
            if isOpaque { pixels.fill(rect, 0xFF00_0000) }
        }
        context.saveGState()
        if dirty != nil { context.clipToPixelRects([rect.pixelRect]) }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        body(context)
        context.restoreGState()
    }
}
