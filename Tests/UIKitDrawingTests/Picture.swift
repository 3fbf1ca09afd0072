import CoreGraphics
import Foundation
import UIKitDrawing

/// The color of a pixel: premultiplied components from 0 to 255.
struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    static let clear = Pixel(0, 0, 0, 0)
    static let black = Pixel(0, 0, 0)
    static let white = Pixel(255, 255, 255)
    static let red = Pixel(255, 0, 0)
    static let green = Pixel(0, 255, 0)
    static let blue = Pixel(0, 0, 255)
}

/// The pixels of an image. The origin is at the top left.
struct Picture {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(_ image: CGImage) {
        width = image.width
        height = image.height
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let (width, height) = (width, height)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        }
        self.bytes = bytes
    }

    init?(_ image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(image)
    }

    /// Creates a picture by calling `drawing` on a white background, with one pixel per point.
    init(width: CGFloat, height: CGFloat, drawing: () -> Void) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.black.set()
            drawing()
        }
        guard let bitmap = image.cgImage else { preconditionFailure("The renderer created no bitmap of size \(size).") }
        self.init(bitmap)
    }

    subscript(x: Int, y: Int) -> Pixel {
        let index: Int = (y * width + x) * 4
        return Pixel(bytes[index + 2], bytes[index + 1], bytes[index], bytes[index + 3])
    }

    /// Returns the number of pixels that are not white in some rows and columns.
    func ink(rows: Range<Int>? = nil, columns: Range<Int>? = nil) -> Int {
        var count = 0
        for y in rows ?? 0..<height {
            for x in columns ?? 0..<width where self[x, y] != .white { count += 1 }
        }
        return count
    }
}
