import CoreGraphics
import Expectations
import Foundation
import FoundationAdditions
import Testing

@testable import CoreImage

/// Filters by name and by function, and filters that move pixels or make them.
struct FilterTests {
    private let corners = CIImage(cgImage: Pictures.corners)
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    // MARK: Names and values

    @Test func `a filter has a name, inputs and defaults`() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        expect(filter.name, equals: "CIGaussianBlur")
        expect(filter.inputKeys, equals: ["inputImage", "inputRadius"])
        expect(filter.outputKeys, equals: ["outputImage"])
        expect(filter.value(forKey: kCIInputRadiusKey) as? Double, equals: 10)
        expect(filter.outputImage == nil)
        filter.setValue(corners, forKey: kCIInputImageKey)
        filter.setValue(2, forKey: kCIInputRadiusKey)
        expect(filter.value(forKey: "inputImage") as? CIImage === corners)
        expect(filter.outputImage?.extent, equals: corners.extent.insetBy(dx: -6, dy: -6))
        expect((filter.value(forKey: "outputImage") as? CIImage)?.extent.width, equals: 16)
        filter.setDefaults()
        expect(filter.value(forKey: kCIInputRadiusKey) as? Double, equals: 10)
        expect(CIFilter(name: "CINoSuchFilter") == nil)
        expect(CIFilter(name: "") == nil)
    }

    @Test func `parameters replace defaults`() throws {
        let values: [String: Any] = ["inputImage": corners, "inputRadius": Float(1)]
        let filter = try #require(CIFilter(name: "CIBoxBlur", parameters: values))
        expect(filter.outputImage?.extent, equals: corners.extent.insetBy(dx: -1, dy: -1))
        let other = try #require(CIFilter(name: "CIBoxBlur", withInputParameters: values))
        expect(other.value(forKey: "inputRadius") as? Float, equals: 1)
        let copy = try #require(filter.copy() as? CIFilter)
        copy.setValue(3, forKey: "inputRadius")
        expect(filter.outputImage?.extent.minX == -1 && copy.outputImage?.extent.minX == -3)
        let typed = CIFilter.boxBlur()
        typed.radius = 7
        expect((typed.copy() as? any CIFilter & CIBoxBlur)?.radius, equals: 7)
    }

    @Test func `attributes describe the inputs`() throws {
        let attributes: [String: Any] = try #require(CIFilter(name: "CIColorMonochrome")).attributes
        expect(attributes[kCIAttributeFilterName] as? String, equals: "CIColorMonochrome")
        expect(attributes[kCIAttributeFilterDisplayName] as? String, equals: "Color Monochrome")
        expect(
            attributes[kCIAttributeFilterCategories] as? [String],
            equals: [kCICategoryColorEffect, kCICategoryStillImage, kCICategoryBuiltIn])
        let color = try #require(attributes["inputColor"] as? [String: Any])
        expect(color[kCIAttributeClass] as? String, equals: "CIColor")
        expect(color[kCIAttributeDefault] as? CIColor, equals: CIColor(red: 0.6, green: 0.45, blue: 0.3))
    }

    @Test func `filters belong to categories`() {
        let all: [String] = CIFilter.filterNames(inCategory: nil)
        expect(all, equals: CIFilter.filterNames(inCategory: kCICategoryBuiltIn))
        expect(all.contains("CIQRCodeGenerator") && all == all.sorted())
        expect(
            CIFilter.filterNames(inCategory: kCICategoryBlur), equals: ["CIBoxBlur", "CIGaussianBlur", "CIMotionBlur"])
        expect(CIFilter.filterNames(inCategory: "CICategoryNone"), equals: [])
        expect(
            CIFilter.filterNames(inCategories: [kCICategoryGradient, kCICategoryStillImage]),
            equals: ["CIGaussianGradient", "CILinearGradient", "CIRadialGradient", "CISmoothLinearGradient"])
    }

    @Test func `every filter with an image makes an image, and none without it`() throws {
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try #require(CIFilter(name: name))
            let needsImage: Bool = filter.inputKeys.contains("inputImage")
            expect(needsImage ? filter.outputImage == nil : true, "\(name)")
            for input in FilterDefinition.all[name]?.inputs ?? [] {
                if case .image = input.kind { filter.setValue(corners, forKey: input.key) }
                if case .data = input.kind { filter.setValue(Data(count: 16 * 8), forKey: input.key) }
            }
            let image = try #require(filter.outputImage, "\(name)")
            _ = Pictures.pixels(image, CGRect(x: -2, y: -2, width: 8, height: 8))
            // Extreme areas and values do not stop the program.
            for input in FilterDefinition.all[name]?.inputs ?? [] {
                if case .number = input.kind { filter.setValue(-1, forKey: input.key) }
            }
            if let image = filter.outputImage { _ = Pictures.pixel(image, 1_000_000, -1_000_000) }
        }
    }

    @Test func `colors, points and transforms are converted`() throws {
        let fill: CIImage = try #require(
            CIFilter(
                name: "CIConstantColorGenerator",
                parameters: [kCIInputColorKey: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)])?.outputImage)
        expect(Pictures.pixel(fill, 0, 0), equals: Pictures.green)
        let transform = CGAffineTransform(translationX: 5, y: 6)
        for value in [transform, CIVector(cgAffineTransform: transform), NSValue(structure: transform)] as [Any] {
            let moved: CIImage = corners.applyingFilter("CIAffineTransform", parameters: ["inputTransform": value])
            expect(moved.extent.origin, equals: CGPoint(x: 5, y: 6))
        }
        for value in [CIVector(x: 1, y: 0, z: 2, w: 1), CGRect(x: 1, y: 0, width: 2, height: 1)] as [Any] {
            let part: CIImage = corners.applyingFilter("CICrop", parameters: ["inputRectangle": value])
            expect(part.extent, equals: CGRect(x: 1, y: 0, width: 2, height: 1))
        }
    }

    @Test func `a quadrilateral becomes a rectangle, and a rectangle a quadrilateral`() throws {
        // The middle 2×2 pixels of the picture, whose corners are those of a square that is turned by 90 degrees.
        let correction = CIFilter.perspectiveCorrection()
        correction.inputImage = corners
        correction.topLeft = CGPoint(x: 1, y: 0)
        correction.topRight = CGPoint(x: 1, y: 2)
        correction.bottomRight = CGPoint(x: 3, y: 2)
        correction.bottomLeft = CGPoint(x: 3, y: 0)
        let square: CIImage = try #require(correction.outputImage)
        expect(square.extent, equals: CGRect(x: 0, y: 0, width: 2, height: 2))
        expect(
            Pictures.pixels(square, square.extent),
            equals: [Pictures.gray, Pictures.green, Pictures.yellow, Pictures.blue])
        correction.crop = false
        let whole: CGRect = try #require(correction.outputImage?.extent)
        expect(whole.insetBy(dx: -0.001, dy: -0.001).contains(CGRect(x: 0, y: -1, width: 2, height: 4)))
        expect(whole.insetBy(dx: 0.001, dy: 0.001).width < 2 && whole.height < 4.001)
        // A trapezoid: its narrow side is farther away, so the middle of the image is above the middle of the height.
        let stripes: CIImage = Pictures.plain(.red, CGRect(x: 0, y: 0, width: 100, height: 100))
            .composited(over: Pictures.plain(.blue, CGRect(x: 0, y: 0, width: 100, height: 200)))
        let page: CIImage = try #require(
            CIFilter(
                name: "CIPerspectiveTransform",
                parameters: [
                    kCIInputImageKey: stripes, "inputTopLeft": CIVector(x: 50, y: 300),
                    "inputTopRight": CIVector(x: 150, y: 300), "inputBottomRight": CIVector(x: 200, y: 0),
                    "inputBottomLeft": CIVector(x: 0, y: 0),
                ])?.outputImage)
        expect(page.extent, equals: CGRect(x: 0, y: 0, width: 200, height: 300))
        expect(Pictures.pixel(page, 100, 195), equals: Pictures.red)
        expect(Pictures.pixel(page, 100, 205), equals: Pictures.blue)
        expect(Pictures.pixel(page, 5, 200), equals: Pictures.clear)
        correction.topLeft = CGPoint(x: 3, y: 1)
        expect(correction.outputImage == nil, "The quadrilateral is not convex.")
    }

    @Test func `the filter of a subclass has its own result`() {
        let filter = Halves()
        filter.image = corners
        expect(filter.outputImage?.extent, equals: CGRect(x: 0, y: 0, width: 2, height: 1))
        expect(filter.inputKeys.isEmpty && filter.attributes.isEmpty)
        expect((filter.value(forKey: "outputImage") as? CIImage)?.extent.width, equals: 2)
    }

    // MARK: Alpha

    @Test func `the alpha is multiplied, divided and replaced`() {
        let image: CIImage = Pictures.plain(CIColor(red: 1, green: 1, blue: 1, alpha: 0.5), unit)
        expect(Pictures.number(image.premultiplyingAlpha(), 0, 0), equals: [0.25, 0.25, 0.25, 0.5])
        expect(Pictures.number(image.unpremultiplyingAlpha(), 0, 0), equals: [1, 1, 1, 0.5])
        let opaque: CIImage = image.settingAlphaOne(in: CGRect(x: 0, y: 0, width: 2, height: 1))
        expect(opaque.extent.width, equals: 2)
        expect(Pictures.number(opaque, 0, 0), equals: [0.5, 0.5, 0.5, 1])
        expect(Pictures.number(opaque, 1, 0), equals: [0, 0, 0, 1])
    }

    // MARK: Scaling and squares

    @Test func `a Lanczos filter keeps uniform colors and averages details`() throws {
        let board = CIFilter.checkerboardGenerator()
        board.width = 1
        let area = CGRect(x: 0, y: 0, width: 64, height: 64)
        let filter = CIFilter.lanczosScaleTransform()
        filter.inputImage = board.outputImage?.cropped(to: area)
        filter.scale = 0.125
        filter.aspectRatio = 2
        let gray = try #require(filter.outputImage)
        expect(gray.extent, equals: CGRect(x: 0, y: 0, width: 16, height: 8))
        expect(abs(Pictures.number(gray, 8, 4)[0] - 0.5), isLessThan: 0.02)
        filter.inputImage = Pictures.plain(.red, area)
        let plain = try #require(filter.outputImage)
        expect(Set(Pictures.pixels(plain, plain.extent)), equals: [Pictures.red])
        filter.inputImage = corners
        filter.scale = 8
        filter.aspectRatio = 1
        let large = try #require(filter.outputImage)
        let (red, white) = (Pictures.pixel(large, 0, 15), Pictures.pixel(large, 31, 15))
        expect(red[0] > 240 && red[1] < 90 && red[2] < 90, "\(red)")
        expect(white[0] > 200 && white[1] > 200 && white[2] > 200, "\(white)")
    }

    @Test func `squares have the mean color of their pixels`() throws {
        let filter = CIFilter.pixellate()
        filter.inputImage = CIImage(
            cgImage: Pictures.bitmap(width: 4, [Pictures.white, Pictures.black, Pictures.red, Pictures.red]))
        filter.center = CGPoint(x: 2, y: 0)
        filter.scale = 2
        let image = try #require(filter.outputImage)
        expect(image.extent, equals: CGRect(x: 0, y: 0, width: 4, height: 2))
        expect(Pictures.number(image, 0, 0), equals: [0.5, 0.5, 0.5, 1])
        expect(Pictures.number(image, 1, 1), equals: [0.5, 0.5, 0.5, 1])
        expect(Pictures.pixel(image, 3, 1), equals: Pictures.red)
    }

    @Test func `the mean of an area is one pixel`() throws {
        let filter = CIFilter.areaAverage()
        filter.inputImage = CIImage(
            cgImage: Pictures.bitmap(width: 4, [Pictures.white, Pictures.black, Pictures.black, Pictures.black]))
        filter.extent = CGRect(x: 0, y: 0, width: 4, height: 1)
        let image = try #require(filter.outputImage)
        expect(image.extent, equals: unit)
        expect(Pictures.number(image, 0, 0), equals: [0.25, 0.25, 0.25, 1])
        filter.inputImage = Pictures.plain(.green, CGRect(x: 0, y: 0, width: 900, height: 700))
        filter.extent = CGRect(x: 0, y: 0, width: 5000, height: 5000)
        expect(Pictures.pixel(try #require(filter.outputImage), 0, 0), equals: Pictures.green)
    }

    @Test func `light areas glow or are dulled`() throws {
        let point: CIImage = Pictures.plain(.white, CGRect(x: 0, y: 0, width: 4, height: 4)).composited(over: .black)
        for name in ["CIBloom", "CIGloom"] {
            let image: CIImage = point.applyingFilter(name, parameters: ["inputRadius": 2])
            let (inside, outside) = (Pictures.number(image, 1, 1)[0], Pictures.number(image, 5, 1)[0])
            expect(name == "CIBloom" ? outside > 0.02 : outside == 0, "\(outside)")
            expect(name == "CIBloom" ? inside > 0.999 : inside < 0.8, "\(inside)")
        }
    }

    // MARK: Generators

    @Test func `gradients have the first color at the first point`() throws {
        let linear = CIFilter.linearGradient()
        linear.point0 = CGPoint(x: 0, y: 0)
        linear.point1 = CGPoint(x: 100, y: 0)
        let image = try #require(linear.outputImage)
        expect(image.extent.isInfinite)
        let reds: [Float] = [-5, 24, 49, 200].map { Pictures.number(image, CGFloat($0), 3)[0] }
        expect(Pictures.distance(reds, [1, 0.75, 0.5, 0]), isLessThan: 0.01)
        let smooth = CIFilter.smoothLinearGradient()
        smooth.point0 = linear.point0
        smooth.point1 = linear.point1
        expect(Pictures.number(try #require(smooth.outputImage), 25, 0)[0] > 0.8)
        let radial = CIFilter.radialGradient()
        let circle = try #require(radial.outputImage)
        expect(Pictures.pixel(circle, 150, 150) == Pictures.white && Pictures.pixel(circle, 251, 150) == Pictures.black)
        let gaussian = CIFilter.gaussianGradient()
        gaussian.radius = 30
        let spot = try #require(gaussian.outputImage)
        expect(Pictures.number(spot, 150, 150)[3] > 0.99 && Pictures.number(spot, 181, 150)[3] < 0.02)
    }

    @Test func `patterns have the first color above and right of the center`() throws {
        let board = CIFilter.checkerboardGenerator()
        board.center = CGPoint(x: 10, y: 10)
        board.width = 10
        board.color0 = .red
        board.color1 = .blue
        let image = try #require(board.outputImage)
        expect(Pictures.pixel(image, 10, 10), equals: Pictures.red)
        expect(Pictures.pixel(image, 9, 10), equals: Pictures.blue)
        expect(Pictures.pixel(image, 9, 9), equals: Pictures.red)
        expect(Pictures.pixel(image, 20, 10), equals: Pictures.blue)
        let stripes = CIFilter.stripesGenerator()
        stripes.center = CGPoint(x: 10, y: 10)
        stripes.width = 10
        let lines = try #require(stripes.outputImage)
        expect(Pictures.pixel(lines, 10, 0) == Pictures.white && Pictures.pixel(lines, 10, 99) == Pictures.white)
        expect(Pictures.pixel(lines, 9, 0) == Pictures.black && Pictures.pixel(lines, 20, 0) == Pictures.black)
        stripes.sharpness = 0
        expect(abs(Pictures.number(try #require(stripes.outputImage), 9, 0)[0] - 0.45), isLessThan: 0.01)
    }

    @Test func `random pixels depend on the position only`() throws {
        let image = try #require(CIFilter.randomGenerator().outputImage)
        let area = CGRect(x: -20, y: -20, width: 40, height: 40)
        let pixels: [[UInt8]] = Pictures.pixels(image, area)
        expect(Pictures.pixel(image, -20, 19), equals: pixels[0])
        expect(Set(pixels).count > 1500)
        let mean: Double = Double(pixels.reduce(0) { $0 + Int($1[3]) }) / 1600
        expect(abs(mean - 127.5), isLessThan: 8)
    }

    @Test func `a rounded rectangle has transparent corners`() throws {
        let filter = CIFilter.roundedRectangleGenerator()
        filter.extent = CGRect(x: 5, y: 5, width: 20, height: 10)
        filter.radius = 5
        filter.color = .red
        let image = try #require(filter.outputImage)
        expect(image.extent, equals: filter.extent)
        expect(Pictures.pixel(image, 15, 5) == Pictures.red && Pictures.pixel(image, 5, 5) == Pictures.clear)
    }

    // MARK: Recipes

    @Test func `an image that several operations read is computed once for a part`() {
        let source = CountingOperation()
        let image = CIImage(ImageNode(source, extent: CGRect(x: 0, y: 0, width: 8, height: 8)))
        var result: CIImage = image
        for _ in 0..<12 {
            result = result.applyingFilter("CIColorInvert").applyingFilter(
                "CIMultiplyBlendMode", parameters: ["inputBackgroundImage": result])
        }
        _ = Pictures.pixels(result, image.extent)
        expect(source.calls.count, equals: 1)
    }
}

/// A filter of an app, whose result is the lower left quarter of an image.
private final class Halves: CIFilter {
    var image: CIImage?

    override var outputImage: CIImage? {
        image.map { image in
            let size = CGSize(width: image.extent.width / 2, height: image.extent.height / 2)
            return image.cropped(to: CGRect(origin: .zero, size: size))
        }
    }
}

/// An operation that counts its calls.
private struct CountingOperation: ImageOperation {
    // @unchecked: one test uses the object, on one thread.
    final class Calls: @unchecked Sendable {
        var count = 0
    }

    let calls = Calls()

    var inputs: [ImageNode] { [] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        calls.count += 1
        return PixelBuffer(area)
    }
}
