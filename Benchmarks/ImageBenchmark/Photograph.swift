import CoreGraphics
import Foundation
import ImageIO

/// A picture that resembles a photo: gradients, edges and noise.
enum Photograph {
    static func write(to file: URL, width: Int, height: Int) throws {
        guard let context = CGContext.pixels(width: width, height: height), let data = context.data else {
            throw DecodingFailed()
        }
        var seed: UInt64 = 1
        for row in 0..<height {
            let line: UnsafeMutablePointer<UInt8> = data.advanced(by: row * context.bytesPerRow)
                .assumingMemoryBound(to: UInt8.self)
            for column in 0..<width {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let noise = Int(seed >> 60)
                let block: Int = (row / 90 + column / 70) % 3 * 20
                line[column * 4] = UInt8(clamping: row * 200 / height + noise + block)
                line[column * 4 + 1] = UInt8(clamping: column * 200 / width + noise)
                line[column * 4 + 2] = UInt8(clamping: (row + column) * 120 / (width + height) + noise + block)
                line[column * 4 + 3] = 255
            }
        }
        guard let image = context.makeImage(),
            let destination = CGImageDestinationCreateWithURL(file as CFURL, "public.jpeg" as CFString, 1, nil)
        else { throw DecodingFailed() }
        CGImageDestinationAddImage(
            destination, image, [kCGImageDestinationLossyCompressionQuality: 0.85] as CFDictionary)
        guard CGImageDestinationFinalize(destination) else { throw DecodingFailed() }
    }
}

extension CGContext {
    /// Creates a bitmap context with four bytes per pixel.
    static func pixels(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpace(name: CGColorSpace.sRGB)!,
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
}
