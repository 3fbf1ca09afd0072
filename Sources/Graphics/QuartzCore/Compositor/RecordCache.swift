import CoreGraphics
import Foundation

/// A layer's image, scaled to its visible size and kept for the next repaint.
final class RecordCache {
    struct Key: Equatable {
        var image: ObjectIdentifier
        var size: CGSize
        /// The offset of the origin within a pixel.
        var fraction: CGPoint
        var part: CGRect
        var center: CGRect
        var contentsScale: CGFloat
        var filter: ImageFilter
        var bias: Float
    }

    let key: Key
    /// Retained so that no other image can have the same identity.
    private let image: CGImage
    private var picture: PixelBuffer

    init(key: Key, image: CGImage, picture: PixelBuffer) {
        self.key = key
        self.image = image
        self.picture = picture
    }

    /// Returns the picture, moved to `area`.
    func picture(at area: DeviceRect) -> PixelBuffer {
        if picture.area != area { picture = picture.moved(to: area) }
        return picture
    }
}

extension PixelBuffer {
    /// Returns a buffer that shares the pixels, for a different part of the screen that has the same size.
    func moved(to area: DeviceRect) -> PixelBuffer {
        PixelBuffer(sharing: self, area: area)
    }

    /// Draws an image over this buffer, and ignores the alpha of the image's pixels.
    func drawOpaque(
        _ source: PixelBuffer, inside rect: DeviceRect, offset: (x: Int, y: Int), alpha: UInt32
    ) {
        let shown = source.area.offsetBy(x: offset.x, y: offset.y)
        let rect = rect.intersection(area).intersection(shown)
        guard !rect.isEmpty else { return }
        for y in rect.y0..<rect.y1 {
            let from = UnsafePointer(source.pixel(rect.x0 - offset.x, y - offset.y))
            let into = pixel(rect.x0, y)
            if alpha == 255 {
                PixelBlending.copyOpaque(from, to: into, count: rect.width)
            } else {
                for index in 0..<rect.width {
                    let pixel: UInt32 = PixelBlending.scale(from[index] | 0xFF00_0000, alpha)
                    into[index] = PixelBlending.over(pixel, into[index])
                }
            }
        }
    }
}
