import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import CoreImage

/// Blurs, compared with direct computations.
struct BlurTests {
    /// Returns a buffer with reproducible numbers.
    private func noise(_ area: PixelArea) -> PixelBuffer {
        let buffer = PixelBuffer(area)
        var state: UInt32 = 7
        for index in 0..<area.count {
            for component in 0..<4 {
                state = state &* 1_664_525 &+ 1_013_904_223
                buffer.pixels[index][component] = Float(state >> 8) / Float(1 << 24)
            }
        }
        return buffer
    }

    /// Returns the weighted sum of the pixels around a position.
    private func direct(_ source: PixelBuffer, _ x: Int, _ y: Int, radius: Int, _ weight: (Int) -> Double) -> PixelValue
    {
        var sum = SIMD4<Double>(repeating: 0)
        var total = 0.0
        for dy in -radius...radius {
            for dx in -radius...radius {
                sum += SIMD4<Double>(source[x + dx, y + dy]) * (weight(dx) * weight(dy))
                total += weight(dx) * weight(dy)
            }
        }
        return PixelValue(sum / total)
    }

    private func distance(_ first: PixelValue, _ second: PixelValue) -> Float {
        let difference: PixelValue = first - second
        return (difference * difference).sum().squareRoot()
    }

    @Test(arguments: [0.5, 1, 2.3])
    func `a small Gaussian blur is exact`(deviation: Double) throws {
        let blur = try #require(SeparableBlur.gaussian(deviation: deviation))
        let area = PixelArea(x: -3, y: 5, width: 6, height: 4)
        let source: PixelBuffer = noise(area.expanded(x: blur.radius, y: blur.radius))
        let result: PixelBuffer = blur.blur(source, in: area)
        expect(result.area, equals: area)
        for y in area.y..<area.top {
            for x in area.x..<area.right {
                let expected: PixelValue = direct(source, x, y, radius: blur.radius) { distance in
                    exp(-Double(distance * distance) / (2 * deviation * deviation))
                }
                expect(distance(result[x, y], expected), isLessThan: 1e-5)
            }
        }
    }

    @Test func `a box blur is the mean of the pixels up to the radius`() throws {
        let area = PixelArea(x: 0, y: 0, width: 5, height: 5)
        let source: PixelBuffer = noise(area.expanded(x: 3, y: 3))
        let result: PixelBuffer = try #require(SeparableBlur.box(radius: 3)).blur(source, in: area)
        for y in 0..<5 {
            for x in 0..<5 {
                expect(distance(result[x, y], direct(source, x, y, radius: 3) { _ in 1 }), isLessThan: 1e-5)
            }
        }
    }

    @Test(arguments: [13.0, 20, 40, 100])
    func `a large blur is close to a Gaussian function`(deviation: Double) {
        let point: CIImage = Pictures.plain(.white, CGRect(x: 0, y: 0, width: 1, height: 1))
        let blurred: CIImage = point.applyingGaussianBlur(sigma: deviation)
        let peak: Double = 1 / (2 * Double.pi * deviation * deviation)
        for share in [0, 0.5, 1, 1.5, 2] {
            let offset: Double = (share * deviation).rounded()
            let expected: Double = peak * exp(-offset * offset / (2 * deviation * deviation))
            let found = Double(Pictures.number(blurred, CGFloat(offset), 0)[0])
            expect(abs(found - expected), isLessThan: peak * 0.02, "\(share) deviations")
        }
    }

    @Test(arguments: [2.0, 15, 100])
    func `a blur enlarges the extent and keeps the amount of light`(deviation: Double) {
        let square: CIImage = Pictures.plain(.white, CGRect(x: 10, y: 20, width: 30, height: 30))
        let blurred: CIImage = square.applyingGaussianBlur(sigma: deviation)
        let margin: CGFloat = 10 - blurred.extent.minX
        expect(abs(margin.native - deviation * 3), isLessThan: 3)
        expect(blurred.extent, equals: square.extent.insetBy(dx: -margin, dy: -margin))
        let sum: Float = Pictures.numbers(blurred, blurred.extent).reduce(0) { $0 + $1[3] }
        expect(abs(sum / 900 - 1), isLessThan: 0.02)
        expect(Pictures.number(square.applyingGaussianBlur(sigma: 0), 10, 20)[0], equals: 1)
    }

    @Test(arguments: [3.0, 30, 150])
    func `the edges of a clamped image remain opaque`(deviation: Double) {
        let area = CGRect(x: 0, y: 0, width: 40, height: 20)
        let blurred: CIImage = Pictures.plain(.red, area).clampedToExtent().applyingGaussianBlur(sigma: deviation)
        expect(blurred.extent.isInfinite)
        let cropped: CIImage = blurred.cropped(to: area)
        expect(cropped.extent, equals: area)
        expect(Set(Pictures.pixels(cropped, area)), equals: [Pictures.red])
    }

    @Test func `a motion blur spreads light along a line`() throws {
        let filter = CIFilter.motionBlur()
        filter.inputImage = Pictures.plain(.white, CGRect(x: 0, y: 0, width: 1, height: 1))
        filter.radius = 2
        let across = try #require(filter.outputImage)
        let row: [Float] = Pictures.numbers(across, CGRect(x: -3, y: 0, width: 7, height: 1)).map { $0[0] }
        expect(Pictures.distance(row, [0, 0.2, 0.2, 0.2, 0.2, 0.2, 0]), isLessThan: 1e-4)
        expect(Pictures.number(across, 0, 1)[0], equals: 0)
        filter.angle = .pi / 2
        let along = try #require(filter.outputImage)
        expect(abs(Pictures.number(along, 0, 2)[0] - 0.2), isLessThan: 1e-4)
        expect(along.extent.contains(CGRect(x: 0, y: -2, width: 1, height: 5)))
    }

    @Test func `the parts of a large image have no seams`() {
        let stripes = CIFilter.checkerboardGenerator()
        stripes.width = 37
        let image: CIImage? = stripes.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 1100, height: 300))
            .applyingGaussianBlur(sigma: 20)
        let whole: [[Float]] = Pictures.numbers(image ?? .empty(), CGRect(x: 0, y: 0, width: 1100, height: 300))
        let part: [[Float]] = Pictures.numbers(image ?? .empty(), CGRect(x: 500, y: 100, width: 30, height: 1))
        let row: [[Float]] = (500..<530).map { whole[199 * 1100 + $0] }
        for (first, second) in zip(row, part) { expect(Pictures.distance(first, second), isLessThan: 1e-4) }
    }

    @Test func `sharpening changes only edges`() throws {
        let pair = CIImage(cgImage: Pictures.bitmap(width: 2, [[64, 64, 64, 255], [192, 192, 192, 255]]))
        let image: CIImage = pair.samplingNearest().transformed(by: CGAffineTransform(scaleX: 20, y: 20))
        for name in ["CISharpenLuminance", "CIUnsharpMask"] {
            let sharp: CIImage = image.applyingFilter(name)
            expect(sharp.extent, equals: image.extent)
            expect(Pictures.pixel(sharp, 0, 10), equals: [64, 64, 64, 255])
            expect(Pictures.pixel(sharp, 39, 10), equals: [192, 192, 192, 255])
            expect(Pictures.pixel(sharp, 19, 10)[0], isLessThan: 60)
            expect(Pictures.pixel(sharp, 20, 10)[0] > 200)
        }
    }
}
