import CoreGraphics
import Foundation

/// The pixels that a layer drew, kept until the layer is marked.
final class BackingStore {
    /// The layer's bounds when it drew, in points.
    private(set) var bounds: CGRect
    let scale: CGFloat
    let isOpaque: Bool
    /// The pixels, the first at (0, 0).
    let pixels: PixelBuffer
    /// The same memory for those who draw it scaled or turned, and for the layer to draw into.
    let context: CGContext

    /// Clear pixels for a layer; nil when it has no size, or more than 32767 pixels in a direction.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let width: Int = DeviceRect.pixel((Double(bounds.width * scale) - 1e-6).rounded(.up))
        let height: Int = DeviceRect.pixel((Double(bounds.height * scale) - 1e-6).rounded(.up))
        guard (1...32767).contains(width), (1...32767).contains(height) else { return nil }
        let buffer = PixelBuffer(area: DeviceRect(0, 0, width, height))
        guard
            let context = CGContext(
                pixels: buffer.base, width: width, height: height, bytesPerRow: buffer.rowBytes, scale: scale)
        else { return nil }
        pixels = buffer
        self.context = context
        self.bounds = bounds
        self.scale = scale
        self.isOpaque = isOpaque
    }

    var byteCount: Int { pixels.byteCount }

    /// Whether contents of these measures can be drawn into this memory; then they will be.
    func adopt(bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> Bool {
        guard self.bounds.size == bounds.size, self.scale == scale, self.isOpaque == isOpaque else { return false }
        self.bounds = bounds
        return true
    }

    /// Lets `body` draw `dirty`, in the layer's coordinates, or everything if nil, on cleared pixels.
    func render(_ dirty: CGRect?, _ body: (CGContext) -> Void) {
        let device = PlaneTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -bounds.origin.x * scale, ty: -bounds.origin.y * scale))
        let rect: DeviceRect =
            dirty.map { DeviceRect(around: device.apply($0)).intersection(pixels.area) } ?? pixels.area
        guard !rect.isEmpty else { return }
        pixels.clear(rect)
        if isOpaque { pixels.fill(rect, 0xFF00_0000) }
        context.saveGState()
        if dirty != nil { context.clipToPixelRects([rect.pixelRect]) }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        body(context)
        context.restoreGState()
    }
}
