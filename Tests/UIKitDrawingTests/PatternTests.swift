import Expectations
import CoreGraphics
import Foundation
import Testing
import UIKitDrawing

struct PatternTests {
    /// A tile of 4 × 2 points: red at the left, blue at the right.
    private func tile(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
    }

    /// Returns a letter for each pixel of the middle row: “r”, “b”, or “.” for others.
    private func row(_ size: CGSize, scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void) -> String {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image: CGImage = UIGraphicsImageRenderer(size: size, format: format).image(actions: draw).cgImage!
        let context = CGContext(
            data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        let bytes: UnsafeMutablePointer<UInt8> = context.data!.assumingMemoryBound(to: UInt8.self)
        let start: UnsafeMutablePointer<UInt8> = bytes + image.height / 2 * context.bytesPerRow
        return String(
            (0..<image.width).map { x -> Character in
                let (red, blue) = (start[4 * x], start[4 * x + 2])
                return red > 200 && blue < 50 ? "r" : blue > 200 && red < 50 ? "b" : "."
            })
    }

    @Test func `a pattern repeats from the top left of the context`() {
        let color = UIColor(patternImage: tile())
        let filled: String = row(CGSize(width: 10, height: 4)) { context in
            color.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 8, height: 4))
        }
        expect(filled, equals: ".rbbrrbbr.")
        let scaled: String = row(CGSize(width: 6, height: 2), scale: 2) { context in
            UIColor(patternImage: tile(scale: 2)).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 2))
        }
        expect(scaled, equals: "rrrrbbbbrrrr")
    }

    @Test func `a pattern does not move with the transform, and strokes`() {
        let color = UIColor(patternImage: tile())
        let moved: String = row(CGSize(width: 8, height: 4)) { context in
            context.cgContext.translateBy(x: 1, y: 0)
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 4))
        }
        expect(moved, equals: ".rbbrrbb")
        let stroked: String = row(CGSize(width: 8, height: 4)) { context in
            color.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 2))
            path.addLine(to: CGPoint(x: 8, y: 2))
            path.lineWidth = 2
            path.stroke()
        }
        expect(stroked, equals: "rrbbrrbb")
    }

    @Test func `an image reader sets the scale and limits the size of images`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 80, height: 40)
        let data: Data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            context.fill(CGRect(origin: .zero, size: size))
        }
        expect(UIImageReader.default.image(data: data)?.size, equals: size)
        var configuration = UIImageReader.Configuration()
        configuration.pixelsPerInch = 144
        configuration.preparesImagesForDisplay = true
        let sharp: UIImage = try #require(UIImageReader(configuration: configuration).image(data: data))
        expect(sharp.size == CGSize(width: 40, height: 20) && sharp.scale == 2)
        configuration.preferredThumbnailSize = CGSize(width: 20, height: 20)
        let small: UIImage = try #require(UIImageReader(configuration: configuration).image(data: data))
        expect(small.size.width * small.scale, equals: 20)
        expectNil(UIImageReader.default.image(data: Data("none".utf8)))
        expectNil(UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/no/such/file.png")))
    }

    @Test func `a pattern color is drawn in text as the mean of its pixels, but has no components`() {
        let color = UIColor(patternImage: tile())
        let mean: ColorComponents = color.components(in: .current)
        expect(abs(mean.red - 0.5) < 0.02 && mean.green == 0 && abs(mean.blue - 0.5) < 0.02)
        var value: CGFloat = 7
        expect(!color.getRed(&value, green: nil, blue: nil, alpha: nil))
        expect(!color.getHue(&value, saturation: nil, brightness: nil, alpha: nil))
        expect(!color.getWhite(&value, alpha: nil))
        expect(value, equals: 7)
        expect(color.cgColor.colorSpace?.model, equals: .pattern)
        expect(color.cgColor.components, equals: [color.cgColor.alpha])
        expect(UIColor(patternImage: UIImage()).cgColor.alpha, equals: 0)
    }

    @Test func `a pattern keeps its image when its opacity changes`() throws {
        let color = UIColor(patternImage: tile())
        let faded: UIColor = color.withAlphaComponent(0.5)
        expect(abs(faded.cgColor.alpha - 0.5), isLessThan: 0.01)
        let picture = Picture(width: 8, height: 2) {
            faded.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
        }
        let (left, right): (Pixel, Pixel) = (picture[4, 0], picture[6, 0])
        let half: ClosedRange<UInt8> = 126...130
        expect(left.red == 255 && half.contains(left.green) && half.contains(left.blue), "\(left)")
        expect(right.blue == 255 && half.contains(right.green) && half.contains(right.red), "\(right)")
        let opaque = Picture(width: 4, height: 2) {
            faded.withAlphaComponent(1).setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        expect(opaque[0, 0] == .red && opaque[2, 0] == .blue)
        expect(color.withAlphaComponent(0).cgColor.alpha, equals: 0)
    }

    @Test func `colors with different patterns are not equal`() {
        let swapped: UIImage = tile().withHorizontallyFlippedOrientation()
        let (color, other) = (UIColor(patternImage: tile()), UIColor(patternImage: swapped))
        expect(color, differsFrom: other)
        expect(color, differsFrom: UIColor(cgColor: CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.996)))
        expect(color.withAlphaComponent(0.5), equals: color.withAlphaComponent(0.5))
        expect(color.withAlphaComponent(0.5), differsFrom: color.withAlphaComponent(0.25))
        expect(color.withAlphaComponent(0.5).withAlphaComponent(1), equals: color)
    }
}
