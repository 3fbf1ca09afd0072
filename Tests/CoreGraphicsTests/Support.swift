import CoreGraphics
import Testing

/// Returns a context of `width` by `height` points, with the origin at the top left.
func topLeft(_ width: Int, _ height: Int, scale: CGFloat = 1, opaque: Bool = false) throws -> CGContext {
    try #require(CGContext(topLeftSize: CGSize(width: width, height: height), scale: scale, opaque: opaque))
}

/// Returns a context that Apple's initializer creates, with the origin at the bottom left.
func bottomLeft(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue))
}

extension CGContext {
    /// Returns the pixel in column `x` of row `y`, with the origin at the top left.
    func pixel(_ x: Int, _ y: Int) throws -> Pixel {
        try #require(makeImage()).pixel(x: x, y: y)
    }
}

extension Pixel {
    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = Pixel(red: 0, green: 0, blue: 0)
    static let white = Pixel(red: 255, green: 255, blue: 255)
    static let red = Pixel(red: 255, green: 0, blue: 0)
    static let green = Pixel(red: 0, green: 255, blue: 0)
    static let blue = Pixel(red: 0, green: 0, blue: 255)

    func isClose(to other: Pixel, within tolerance: Int = 2) -> Bool {
        distance(to: other) <= tolerance
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CGRect {
    func isClose(to other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}

extension CGPoint {
    func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}

extension CGAffineTransform {
    func isClose(to other: CGAffineTransform, within tolerance: CGFloat = 1e-9) -> Bool {
        let linear: CGFloat = max(abs(a - other.a), abs(b - other.b), abs(c - other.c), abs(d - other.d))
        return max(linear, abs(tx - other.tx), abs(ty - other.ty)) <= tolerance
    }
}
