import CoreGraphics
import Foundation

/// A layer's image at the size it is shown, kept for the next repaint.
final class RecordCache {
    struct Key: Equatable {
        var image: ObjectIdentifier
        var size: CGSize
        /// Where between pixels it begins.
        var fraction: CGPoint
        var part: CGRect
        var center: CGRect
        var filter: ImageFilter
    }

    let key: Key
    /// Kept so that no other image gets its identity.
    private let image: CGImage
    private var picture: PixelBuffer

    init(key: Key, image: CGImage, picture: PixelBuffer) {
        self.key = key
        self.image = image
        self.picture = picture
    }

    /// The picture, moved to where `area` is.
    func picture(at area: DeviceRect) -> PixelBuffer {
        if picture.area != area { picture = picture.moved(to: area) }
        return picture
    }
}

extension PixelBuffer {
    /// The same pixels for another part of the screen of the same size.
    func moved(to area: DeviceRect) -> PixelBuffer {
        PixelBuffer(sharing: self, area: area)
    }

    /// Puts an image without alpha in front of this one.
    func drawOpaque(
        _ source: PixelBuffer, inside rect: DeviceRect, offset: (x: Int, y: Int), alpha: UInt32
    ) {
        let shown: DeviceRect = source.area.offsetBy(x: offset.x, y: offset.y)
        let rect: DeviceRect = rect.intersection(area).intersection(shown)
        guard !rect.isEmpty else { return }
        for y in rect.y0..<rect.y1 {
            let from = UnsafePointer(source.pixel(rect.x0 - offset.x, y - offset.y))
            let into: UnsafeMutablePointer<UInt32> = pixel(rect.x0, y)
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
