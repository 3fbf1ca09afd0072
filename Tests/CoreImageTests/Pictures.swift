import CoreGraphics
import CoreImage

/// Small pictures, and the pixels of images.
enum Pictures {
    /// A bitmap of 4×2 pixels with different colors. Its top row is red, green, blue, white; its bottom row black,
    /// gray, yellow, transparent.
    static let corners = bitmap(
        width: 4,
        [
            [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
            [0, 0, 0, 255], [128, 128, 128, 255], [255, 255, 0, 255], [0, 0, 0, 0],
        ])

    static let red: [UInt8] = [255, 0, 0, 255]
    static let green: [UInt8] = [0, 255, 0, 255]
    static let blue: [UInt8] = [0, 0, 255, 255]
    static let white: [UInt8] = [255, 255, 255, 255]
    static let black: [UInt8] = [0, 0, 0, 255]
    static let gray: [UInt8] = [128, 128, 128, 255]
    static let yellow: [UInt8] = [255, 255, 0, 255]
    static let clear: [UInt8] = [0, 0, 0, 0]

    /// Creates a bitmap from premultiplied red, green, blue and alpha, top row first.
    static func bitmap(width: Int, _ pixels: [[UInt8]]) -> CGImage {
        let bytes: [UInt8] = Array(pixels.joined())
        guard let provider = CGDataProvider(data: Data(bytes) as CFData),
            let image = CGImage(
                width: width, height: pixels.count / width, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else { fatalError("The layout is supported.") }
        return image
    }

    /// An image of one color, with the given extent.
    static func plain(_ color: CIColor, _ extent: CGRect) -> CIImage { CIImage(color: color).cropped(to: extent) }

    /// Returns the premultiplied red, green, blue and alpha of the pixels in a rectangle, top row first.
    static func pixels(_ image: CIImage, _ rect: CGRect, _ context: CIContext = CIContext()) -> [[UInt8]] {
        let (width, height) = (Int(rect.width), Int(rect.height))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            guard let address = buffer.baseAddress else { return }
            context.render(
                image, toBitmap: address, rowBytes: width * 4, bounds: rect, format: .RGBA8,
                colorSpace: CGColorSpaceCreateDeviceRGB())
        }
        return (0..<width * height).map { Array(bytes[$0 * 4..<$0 * 4 + 4]) }
    }

    /// Returns the red, green, blue and alpha of the pixel at a position from the bottom left.
    static func pixel(_ image: CIImage, _ x: CGFloat, _ y: CGFloat, _ context: CIContext = CIContext()) -> [UInt8] {
        pixels(image, CGRect(x: x, y: y, width: 1, height: 1), context)[0]
    }

    /// Returns the components of the pixels in a rectangle in the working space of the context, top row first.
    static func numbers(_ image: CIImage, _ rect: CGRect, _ context: CIContext = CIContext()) -> [[Float]] {
        let (width, height) = (Int(rect.width), Int(rect.height))
        var floats = [Float](repeating: 0, count: width * height * 4)
        floats.withUnsafeMutableBytes { buffer in
            guard let address = buffer.baseAddress else { return }
            context.render(
                image, toBitmap: address, rowBytes: width * 16, bounds: rect, format: .RGBAf, colorSpace: nil)
        }
        return (0..<width * height).map { Array(floats[$0 * 4..<$0 * 4 + 4]) }
    }

    /// Returns the components of the pixel at a position in linear sRGB.
    static func number(_ image: CIImage, _ x: CGFloat, _ y: CGFloat) -> [Float] {
        numbers(image, CGRect(x: x, y: y, width: 1, height: 1))[0]
    }

    /// Returns the largest difference between two lists.
    static func distance(_ first: [Float], _ second: [Float]) -> Float {
        guard first.count == second.count else { return .infinity }
        return zip(first, second).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
}
