import CoreGraphics
import Foundation

/// How two pictures differ.
enum ImageDifference {
    /// How many pixels differ, and a picture that shows which; nil when the pictures are alike.
    static func find(_ kept: Data, _ new: Data) -> SnapshotDifference? {
        guard kept != new else { return nil }
        guard let before = CGImage(pngData: kept), let after = CGImage(pngData: new) else {
            return SnapshotDifference(sentence: "One of the pictures cannot be read.", picture: nil)
        }
        guard before.width == after.width, before.height == after.height else {
            return SnapshotDifference(
                sentence:
                    "The picture was \(before.width)×\(before.height) pixels and is \(after.width)×\(after.height).",
                picture: nil)
        }
        let rows: Int = before.height
        let columns: Int = before.width
        var count = 0
        var greatest = 0
        var pixels = [UInt8](repeating: 255, count: rows * columns * 4)
        for y in 0..<rows {
            for x in 0..<columns {
                let old = before.pixel(x: x, y: y)
                let now = after.pixel(x: x, y: y)
                guard old != now else { continue }
                count += 1
                greatest = max(
                    greatest, abs(Int(old.red) - Int(now.red)), abs(Int(old.green) - Int(now.green)),
                    abs(Int(old.blue) - Int(now.blue)))
                let place: Int = (y * columns + x) * 4
                (pixels[place], pixels[place + 1], pixels[place + 2]) = (0, 0, 255)
            }
        }
        guard count > 0 else { return nil }
        return SnapshotDifference(
            sentence: "\(count) of \(rows * columns) pixels differ, by up to \(greatest) of 255.",
            picture: picture(&pixels, columns, rows))
    }

    private static func picture(_ pixels: inout [UInt8], _ width: Int, _ height: Int) -> Data? {
        pixels.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.flatMap {
                CGContext(pixels: $0, width: width, height: height, bytesPerRow: width * 4, scale: 1)
            }?.makeImage()?.pngData()
        }
    }
}
