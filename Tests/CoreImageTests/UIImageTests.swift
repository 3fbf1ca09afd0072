import CoreImage
import Expectations
import Testing
import UIKitCoreImage
import UIKitDrawing

/// Images and colors of Core Image as those of UIKit.
struct UIImageTests {
    private let corners = CIImage(cgImage: Pictures.corners)

    @Test func `an image of UIKit has the size and the pixels of the recipe`() throws {
        let image = UIImage(ciImage: corners.transformed(by: CGAffineTransform(translationX: 50, y: 50)))
        expect(image.size, equals: CGSize(width: 4, height: 2))
        expect(image.ciImage?.extent.origin, equals: CGPoint(x: 50, y: 50))
        expect(image.cgImage?.differingPixels(from: Pictures.corners), equals: 0)
        let turned = UIImage(ciImage: corners, scale: 2, orientation: .right)
        expect(turned.size == CGSize(width: 1, height: 2) && turned.scale == 2)
        let decoded = try #require(image.pngData().flatMap { UIImage(data: $0) })
        expect(decoded.cgImage?.differingPixels(from: Pictures.corners), equals: 0)
        expect(image.preparingForDisplay()?.ciImage == nil)
        expect(UIImage(cgImage: Pictures.corners).ciImage == nil)
        expect(UIImage(ciImage: .red).size == .zero && UIImage(ciImage: .red).cgImage == nil)
    }

    @Test func `an image of UIKit is drawn into a renderer`() throws {
        let image = UIImage(ciImage: corners.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 2)))
        let drawn: UIImage = UIGraphicsImageRenderer(
            size: CGSize(width: 8, height: 4),
            format: {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return format
            }()
        ).image { _ in image.draw(at: .zero) }
        let pixels = try #require(drawn.cgImage)
        expect(pixels.pixel(x: 0, y: 0), equals: Pixel(red: 255, green: 0, blue: 0))
        expect(pixels.pixel(x: 5, y: 3), equals: Pixel(red: 255, green: 255, blue: 0))
    }

    @Test func `a recipe is created from an image of UIKit`() throws {
        let image = try #require(CIImage(image: UIImage(cgImage: Pictures.corners, scale: 2, orientation: .left)))
        expect(image.extent, equals: corners.extent)
        expect(Pictures.pixels(image, image.extent), equals: Pictures.pixels(corners, corners.extent))
        let infinite = try #require(CIImage(image: UIImage(ciImage: .red)))
        expect(infinite.extent.isInfinite)
        expect(CIImage(image: UIImage()) == nil)
    }

    @Test func `colors are converted`() {
        let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
        expect(color.red == 1 && color.green == 0.5 && color.blue == 0.25 && color.alpha == 0.75)
        expect(UIColor(ciColor: color), equals: UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
        expect(UIColor.white.ciColor.green, equals: 1)
    }
}
