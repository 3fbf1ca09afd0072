import CoreGraphics
import Foundation

/// The difference between two images.
struct ImageDifference {
    /// A message that describes the difference.
    let message: String
    /// A PNG file in which every pixel that does not match is marked red. Nil if an image is invalid or the sizes
    /// differ.
    let picture: Data?

    /// Returns the difference between two PNG files; nil if they match with the given precision.
    static func between(
        _ reference: Data?, _ new: Data?, precision: Float, perceptualPrecision: Float
    ) -> ImageDifference? {
        guard reference != new else { return nil }
        guard let before = reference.flatMap({ CGImage(pngData: $0) }),
            let after = new.flatMap({ CGImage(pngData: $0) })
        else {
            return ImageDifference(message: "One of the images is invalid.", picture: nil)
        }
        guard before.width == after.width, before.height == after.height else {
            return ImageDifference(
                message:
                    "The size was \(before.width)×\(before.height) pixels and is \(after.width)×\(after.height).",
                picture: nil)
        }
        return compare(before, after, precision: precision, perceptualPrecision: perceptualPrecision)
    }

    /// Compares images of the same size.
    private static func compare(
        _ before: CGImage, _ after: CGImage, precision: Float, perceptualPrecision: Float
    ) -> ImageDifference? {
        let rows = before.height
        let columns = before.width
        let tolerance: Double = Double(1 - perceptualPrecision) * 100
        var count = 0
        var greatest = 0.0
        var pixels = [UInt8](repeating: 255, count: rows * columns * 4)
        for y in 0..<rows {
            for x in 0..<columns {
                let oldPixel = before.pixel(x: x, y: y)
                let newPixel = after.pixel(x: x, y: y)
                guard oldPixel != newPixel else { continue }
                let distance = PerceivedColor(oldPixel).distance(to: PerceivedColor(newPixel))
                guard tolerance == 0 || distance > tolerance else { continue }
                count += 1
                greatest = max(greatest, distance)
                let offset: Int = (y * columns + x) * 4
                (pixels[offset], pixels[offset + 1], pixels[offset + 2]) = (0, 0, 255)
            }
        }
        let total: Int = rows * columns
        let matching = Float(total - count) / Float(total)
        guard count > 0, precision >= 1 || matching < precision else { return nil }
        var message = "\(count) of \(total) pixels differ, by up to \(rounded(greatest)) on a scale of 100."
        if precision < 1 { message += " The matching fraction is \(matching), less than \(precision)." }
        return ImageDifference(message: message, picture: picture(&pixels, columns, rows))
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    private static func picture(_ pixels: inout [UInt8], _ width: Int, _ height: Int) -> Data? {
        pixels.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.flatMap {
                CGContext(pixels: $0, width: width, height: height, bytesPerRow: width * 4, scale: 1)
            }?.makeImage()?.pngData()
        }
    }
}
