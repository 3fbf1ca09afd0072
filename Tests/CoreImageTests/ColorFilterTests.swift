import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import CoreImage

/// Filters of colors, compared with computed values.
struct ColorFilterTests {
    private let corners = CIImage(cgImage: Pictures.corners)
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Returns the result of a filter for one opaque color of linear sRGB.
    private func result(
        _ name: String, _ color: [Float], _ values: [String: Any] = [:], in context: CIContext = CIContext()
    ) -> [Float] {
        let fill = FillOperation(color: PixelValue(color[0], color[1], color[2], color.count > 3 ? color[3] : 1))
        let image = CIImage(ImageNode(fill, extent: unit))
        return Pictures.numbers(image.applyingFilter(name, parameters: values), unit, context)[0]
    }

    private func expectResult(
        _ name: String, _ color: [Float], _ values: [String: Any] = [:], _ expected: [Float], line: Int = #line
    ) {
        let found: [Float] = result(name, color, values)
        let wanted: [Float] = expected.count == 4 ? expected : expected + [1]
        expect(Pictures.distance(found, wanted) < 0.0005, "\(name): \(found)", line: line)
    }

    // MARK: Adjustments of colors

    @Test func `controls change saturation, brightness and contrast`() {
        expectResult("CIColorControls", [1, 0, 0], ["inputSaturation": 0], [0.2126, 0.2126, 0.2126])
        expectResult("CIColorControls", [0.2, 0.4, 0.6], ["inputBrightness": 0.1], [0.3, 0.5, 0.7])
        expectResult("CIColorControls", [0.2, 0.4, 0.6], ["inputContrast": 2], [-0.1, 0.3, 0.7])
        expectResult("CIColorControls", [0.2, 0.4, 0.6], [:], [0.2, 0.4, 0.6])
    }

    @Test func `matrices and polynomials are applied to colors that are not premultiplied`() {
        let swapped: [String: Any] = [
            "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        ]
        expectResult("CIColorMatrix", [0.2, 0.4, 0.6], swapped, [0.6, 0.4, 0.2])
        let faded: [String: Any] = [
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5), "inputBiasVector": CIVector(x: 0.1, y: 0, z: 0, w: 0),
        ]
        expectResult("CIColorMatrix", [0.2, 0.4, 0.6], faded, [0.15, 0.2, 0.3, 0.5])
        expectResult("CIColorMatrix", [0.2, 0.4, 0.6, 0.5], swapped, [0.3, 0.2, 0.1, 0.5])
        let squared: [String: Any] = ["inputRedCoefficients": CIVector(x: 0.1, y: 0, z: 1, w: 0)]
        expectResult("CIColorPolynomial", [0.5, 0.4, 0.6], squared, [0.35, 0.4, 0.6])
        let limits: [String: Any] = [
            "inputMinComponents": CIVector(x: 0.3, y: 0, z: 0, w: 0),
            "inputMaxComponents": CIVector(x: 1, y: 1, z: 0.5, w: 1),
        ]
        expectResult("CIColorClamp", [0.2, 0.4, 0.6], limits, [0.3, 0.4, 0.5])
    }

    @Test func `exposure, gamma, hue and white point are functions of light`() {
        expectResult("CIExposureAdjust", [0.2, 0.4, 0.6], ["inputEV": 1], [0.4, 0.8, 1.2])
        expectResult("CIExposureAdjust", [0.2, 0.4, 0.6], ["inputEV": -1], [0.1, 0.2, 0.3])
        expectResult("CIGammaAdjust", [0.2, 0.4, 0.6], ["inputPower": 2], [0.04, 0.16, 0.36])
        expectResult("CIHueAdjust", [0.2, 0.4, 0.6], [:], [0.2, 0.4, 0.6])
        expectResult("CIHueAdjust", [0.5, 0.5, 0.5], ["inputAngle": 1.0], [0.5, 0.5, 0.5])
        expectResult("CIHueAdjust", [0.5, 0.5, 0.5], ["inputAngle": Double.pi], [0.5, 0.5, 0.5])
        // Half a turn: (2 × luminance − component), with the luminance of SVG.
        expectResult("CIHueAdjust", [1, 0, 0], ["inputAngle": Double.pi], [-0.574, 0.426, 0.426])
        expectResult(
            "CIWhitePointAdjust", [0.5, 0.5, 0.5], ["inputColor": CIColor(red: 1, green: 0, blue: 1)], [0.5, 0, 0.5])
        expectResult("CIVibrance", [0.5, 0.5, 0.5], ["inputAmount": 1], [0.5, 0.5, 0.5])
        expectResult("CIVibrance", [1, 0, 0], ["inputAmount": 1], [1, 0, 0])
        expectResult("CIVibrance", [0.6, 0.4, 0.4], ["inputAmount": 0], [0.6, 0.4, 0.4])
        expectResult("CISRGBToneCurveToLinear", [0.5, 0, 1], [:], [0.21404, 0, 1])
        expectResult("CILinearToSRGBToneCurve", [0.21404, 0, 1], [:], [0.5, 0, 1])
    }

    @Test func `a warmer light makes gray more orange`() {
        expectResult("CITemperatureAndTint", [0.2, 0.4, 0.6], [:], [0.2, 0.4, 0.6])
        let warm: [Float] = result(
            "CITemperatureAndTint", [0.5, 0.5, 0.5], ["inputTargetNeutral": CIVector(x: 4000, y: 0)])
        expect(warm[0] > 0.6 && warm[2] < 0.3 && warm[0] > warm[1] && warm[1] > warm[2], "\(warm)")
        let magenta: [Float] = result(
            "CITemperatureAndTint", [0.5, 0.5, 0.5], ["inputTargetNeutral": CIVector(x: 6500, y: 50)])
        expect(magenta[1] < magenta[0] && magenta[1] < magenta[2], "\(magenta)")
    }

    @Test func `a tone curve passes through its points`() {
        expectResult("CIToneCurve", [0.2, 0.4, 0.6], [:], [0.2, 0.4, 0.6])
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        let points: [String: Any] = ["inputPoint1": CIVector(x: 0.25, y: 0.5), "inputPoint4": CIVector(x: 1, y: 0.9)]
        let encoded: [Float] = [0.25, 0.5, 1].map { TransferCurve.decoding($0) }
        let found: [Float] = result("CIToneCurve", encoded, points, in: plain)
        expect(Pictures.distance(found, [0.5, 0.5, 0.9, 1]), isLessThan: 0.001)
    }

    // MARK: Effects of colors

    @Test func `effects on one color`() {
        expectResult("CIColorInvert", [0.2, 0.4, 0.6], [:], [0.8, 0.6, 0.4])
        expectResult("CIColorInvert", [0.2, 0.4, 0.6, 0.5], [:], [0.4, 0.3, 0.2, 0.5])
        expectResult(
            "CIColorMonochrome", [1, 1, 1], ["inputColor": CIColor(red: 1, green: 0, blue: 0), "inputIntensity": 0.5],
            [1, 0.5, 0.5])
        expectResult(
            "CIFalseColor", [0.5, 0.5, 0.5], ["inputColor0": CIColor.black, "inputColor1": CIColor.green], [0, 0.5, 0])
        expectResult("CIMaskToAlpha", [0.5, 0.5, 0.5], [:], [0.5, 0.5, 0.5, 0.5])
        expectResult("CIMaximumComponent", [0.2, 0.4, 0.6], [:], [0.6, 0.6, 0.6])
        expectResult("CIMinimumComponent", [0.2, 0.4, 0.6], [:], [0.2, 0.2, 0.2])
        expectResult("CIColorThreshold", [0.2, 0.5, 0.6], [:], [0, 1, 1])
        expectResult("CIColorPosterize", [0.2, 0.2, 1], ["inputLevels": 2], [0, 0, 1])
        // In sRGB, 0.2 is 0.485, which is rounded to 0.5: three levels.
        expectResult("CIColorPosterize", [0.2, 0, 1], ["inputLevels": 3], [0.21404, 0, 1])
    }

    @Test func `a sepia tone maps white to a light brown`() throws {
        let filter = CIFilter.sepiaTone()
        filter.inputImage = corners
        let image = try #require(filter.outputImage)
        expect(Pictures.pixel(image, 3, 1), equals: [255, 255, 239, 255])
        expect(Pictures.pixel(image, 0, 1), equals: [100, 89, 69, 255])
        expect(Pictures.pixel(image, 0, 0), equals: Pictures.black)
        expect(Pictures.pixel(image, 3, 0), equals: Pictures.clear)
        filter.intensity = 0
        expect(
            Pictures.pixels(try #require(filter.outputImage), corners.extent),
            equals: Pictures.pixels(corners, corners.extent))
    }

    @Test(arguments: ["Mono", "Noir", "Tonal", "Chrome", "Fade", "Instant", "Process", "Transfer"])
    func `photo effects keep transparency, and three of them are gray`(name: String) {
        let image: CIImage = corners.applyingFilter("CIPhotoEffect\(name)")
        expect(image.extent, equals: corners.extent)
        expect(Pictures.pixel(image, 3, 0), equals: Pictures.clear)
        let isGray: Bool = ["Mono", "Noir", "Tonal"].contains(name)
        for pixel in Pictures.pixels(image, CGRect(x: 0, y: 1, width: 3, height: 1)) {
            expect(isGray == (pixel[0] == pixel[1] && pixel[1] == pixel[2]), "\(pixel)")
        }
    }

    @Test func `a cube of colors is interpolated`() throws {
        var entries: [Float] = []
        for blue in 0..<2 {
            for green in 0..<2 {
                for red in 0..<2 { entries += [1 - Float(red), Float(green), Float(blue), 1] }
            }
        }
        let data: Data = entries.withUnsafeBytes { Data($0) }
        let values: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": data]
        expectResult("CIColorCube", [0.2, 0.4, 0.6], values, [0.8, 0.4, 0.6])
        expectResult("CIColorCube", [0.2, 0.4, 0.6, 0.5], values, [0.4, 0.2, 0.3, 0.5])
        expectResult("CIColorCube", [2, -1, 1], values, [0, 0, 1])
        var spaced = values
        spaced["inputColorSpace"] = CGColorSpace(name: CGColorSpace.sRGB)
        let inverted: Float = TransferCurve.decoding(1 - TransferCurve.encoding(Float(0.2)))
        expectResult("CIColorCubeWithColorSpace", [0.2, 0.4, 0.6], spaced, [inverted, 0.4, 0.6])
        let filter = CIFilter.colorCube()
        filter.inputImage = corners
        filter.cubeDimension = 4
        filter.cubeData = data
        expect(filter.outputImage == nil)
    }

    @Test func `a vignette darkens the corners`() throws {
        let area = CGRect(x: 100, y: 100, width: 60, height: 80)
        let filter = CIFilter.vignette()
        filter.inputImage = Pictures.plain(.white, area)
        let unchanged = try #require(filter.outputImage)
        expect(Pictures.pixel(unchanged, 100, 100), equals: Pictures.white)
        filter.intensity = 1
        let image = try #require(filter.outputImage)
        expect(image.extent, equals: area)
        expect(Pictures.number(image, 130, 140)[0] > 0.99)
        expect(Pictures.number(image, 100, 100)[0], isLessThan: 0.05)
        expect(Pictures.number(image, 100, 140)[0] > 0.6)
        let effect = CIFilter.vignetteEffect()
        effect.inputImage = .white
        effect.center = CGPoint(x: 10, y: 10)
        effect.radius = 4
        let circle = try #require(effect.outputImage)
        expect(Pictures.pixel(circle, 10, 10) == Pictures.white && Pictures.pixel(circle, 20, 10) == Pictures.black)
    }
}
