import CoreGraphics
import Synchronization
import VectorImages

/// A vector image, and a cache of the bitmaps that it was drawn into.
final class VectorContent: Sendable {
    private let image: VectorImage
    /// The most recent bitmaps. Views rarely display an image at more than a few sizes.
    private let bitmaps = Mutex<[CGImage]>([])
    private static let maximumBitmapCount = 4

    init(_ image: VectorImage) { self.image = image }

    /// The size in points.
    var size: CGSize { image.size }

    /// Returns the image at its natural size, or nil if it cannot be drawn.
    ///
    /// - Parameter scale: The number of pixels per point.
    func bitmap(scale: CGFloat) -> CGImage? {
        bitmap(
            width: Int((size.width * scale - 0.001).rounded(.up)),
            height: Int((size.height * scale - 0.001).rounded(.up)))
    }

    /// Returns the image, stretched to a size in pixels, or nil if it cannot be drawn.
    ///
    /// The width and the height are clamped to the range from 1 to `VectorImage.maximumSide`.
    func bitmap(width: Int, height: Int) -> CGImage? {
        let width: Int = min(max(width, 1), VectorImage.maximumSide)
        let height: Int = min(max(height, 1), VectorImage.maximumSide)
        let known: CGImage? = bitmaps.withLock { $0.first { $0.width == width && $0.height == height } }
        if let known { return known }
        guard let bitmap = image.image(width: width, height: height) else { return nil }
        bitmaps.withLock { bitmaps in
            if bitmaps.count >= VectorContent.maximumBitmapCount { bitmaps.removeFirst() }
            bitmaps.append(bitmap)
        }
        return bitmap
    }
}
