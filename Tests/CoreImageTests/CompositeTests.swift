import CoreGraphics
import Expectations
import Testing

@testable import CoreImage

/// The formulas of compositing, compared with computed values.
struct CompositeTests {
    private let half = PixelValue(0.125, 0.125, 0.125, 0.5)
    private let halfBehind = PixelValue(0.375, 0.375, 0.375, 0.5)

    @Test(
        arguments: [
            (CompositeMode.multiply, 0.1875), (.screen, 0.8125), (.overlay, 0.625), (.darken, 0.25), (.lighten, 0.75),
            (.colorDodge, 1), (.colorBurn, 0), (.softLight, 0.65625), (.hardLight, 0.375), (.difference, 0.5),
            (.exclusion, 0.625), (.subtract, 0.5), (.divide, 1), (.linearBurn, 0), (.linearDodge, 1),
            (.linearLight, 0.25), (.pinLight, 0.5), (.vividLight, 0.5),
        ] as [(CompositeMode, Float)])
    func `blend modes combine 0.25 with 0.75`(mode: CompositeMode, expected: Float) {
        let result: PixelValue = mode.combine(PixelValue(0.25, 0.25, 0.25, 1), PixelValue(0.75, 0.75, 0.75, 1))
        expect(abs(result.x - expected), isLessThan: 1e-6)
        expect(result.w, equals: 1)
        // Where one of the images is transparent, the other is visible.
        expect(mode.combine(half, PixelValue(repeating: 0)), equals: half)
        expect(mode.combine(PixelValue(repeating: 0), half), equals: half)
    }

    @Test(
        arguments: [
            (CompositeMode.sourceOver, 0.3125, 0.75), (.sourceIn, 0.0625, 0.25), (.sourceOut, 0.0625, 0.25),
            (.sourceAtop, 0.25, 0.5), (.addition, 0.5, 1), (.maximum, 0.375, 0.5), (.minimum, 0.125, 0.5),
            (.product, 0.046875, 0.25), (.multiply, 0.296875, 0.75),
        ] as [(CompositeMode, Float, Float)])
    func `translucent colors are combined`(mode: CompositeMode, color: Float, alpha: Float) {
        let result: PixelValue = mode.combine(half, halfBehind)
        expect(abs(result.x - color) < 1e-6 && abs(result.w - alpha) < 1e-6, "\(result)")
    }

    @Test func `modes of hue, saturation and luminosity keep the other properties`() {
        let gray = PixelValue(0.5, 0.5, 0.5, 1)
        let red = PixelValue(1, 0, 0, 1)
        let pale: PixelValue = CompositeMode.luminosity.combine(gray, red)
        expect(abs(pale.x - 1) < 1e-5 && abs(pale.y - 2.0 / 7) < 1e-5 && abs(pale.z - 2.0 / 7) < 1e-5)
        let colored: PixelValue = CompositeMode.color.combine(red, gray)
        expect(abs(colored.x - pale.x) < 1e-5 && abs(colored.y - pale.y) < 1e-5)
        expect(CompositeMode.hue.combine(red, gray), equals: gray)
        let unsaturated: PixelValue = CompositeMode.saturation.combine(gray, red)
        expect(abs(unsaturated.x - 0.3) < 1e-5 && abs(unsaturated.y - 0.3) < 1e-5)
    }

    @Test func `extents of the results`() throws {
        let front: CIImage = Pictures.plain(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
        let back: CIImage = Pictures.plain(.blue, CGRect(x: 5, y: 5, width: 10, height: 10))
        let overlap = CGRect(x: 5, y: 5, width: 5, height: 5)
        for mode in CompositeMode.allCases {
            let image: CIImage = front.applyingFilter(mode.rawValue, parameters: ["inputBackgroundImage": back])
            let expected: CGRect
            switch mode {
            case .sourceIn: expected = overlap
            case .sourceOut: expected = front.extent
            case .sourceAtop: expected = back.extent
            default: expected = CGRect(x: 0, y: 0, width: 15, height: 15)
            }
            expect(image.extent, equals: expected, "\(mode)")
        }
        let filter = CIFilter.sourceOutCompositing()
        filter.inputImage = front
        filter.backgroundImage = back
        let outside = try #require(filter.outputImage)
        expect(Pictures.pixel(outside, 2, 2), equals: Pictures.red)
        expect(Pictures.pixel(outside, 7, 7), equals: Pictures.clear)
        let product: CIImage = front.applyingFilter("CIMultiplyCompositing", parameters: ["inputBackgroundImage": back])
        expect(Pictures.pixel(product, 12, 12), equals: Pictures.clear)
        expect(Pictures.pixel(product, 2, 2), equals: Pictures.clear)
    }

    @Test func `a mask shows one of two images`() throws {
        let area = CGRect(x: 0, y: 0, width: 4, height: 1)
        let filter = CIFilter.blendWithMask()
        filter.inputImage = Pictures.plain(.red, area)
        filter.backgroundImage = Pictures.plain(.blue, area)
        filter.maskImage = CIImage(
            cgImage: Pictures.bitmap(width: 4, [Pictures.white, Pictures.black, Pictures.clear, [188, 188, 188, 255]]))
        let image = try #require(filter.outputImage)
        expect(
            Pictures.pixels(image, area),
            equals: [Pictures.red, Pictures.blue, Pictures.blue, [188, 0, 187, 255]])
        let other = CIFilter.blendWithAlphaMask()
        other.inputImage = filter.inputImage
        other.backgroundImage = filter.backgroundImage
        other.maskImage = filter.maskImage
        let opaque = try #require(other.outputImage)
        expect(Pictures.pixels(opaque, area), equals: [Pictures.red, Pictures.red, Pictures.blue, Pictures.red])
    }

    @Test func `a transition dissolves an image`() throws {
        let filter = CIFilter.dissolveTransition()
        filter.inputImage = .black
        filter.targetImage = .white
        filter.time = 0.25
        expect(Pictures.number(try #require(filter.outputImage), 0, 0), equals: [0.25, 0.25, 0.25, 1])
    }
}
