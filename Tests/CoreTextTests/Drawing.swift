import CoreGraphics
import Testing

/// Returns a context with the origin at the bottom left.
func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
}

extension CGContext {
    /// The rectangle of visible pixels, with the origin at the top left.
    var ink: CGRect {
        guard let image = makeImage() else { return .null }
        var ink: CGRect = .null
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y).alpha > 64 {
                ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }

    /// The opaque colors among the pixels.
    var colors: Set<Pixel> {
        guard let image = makeImage() else { return [] }
        var colors: Set<Pixel> = []
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y).alpha == 255 {
                colors.insert(image.pixel(x: x, y: y))
            }
        }
        return colors
    }
}
