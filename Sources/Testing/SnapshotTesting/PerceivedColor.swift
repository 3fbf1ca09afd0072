import CoreGraphics
import Foundation

/// A color in the CIE L*a*b* space, where distances approximate perceived differences.
struct PerceivedColor {
    private let lightness: Double
    private let a: Double
    private let b: Double
    private let alpha: Double

    /// Creates the color of an sRGB pixel with premultiplied alpha.
    init(_ pixel: Pixel) {
        // The sRGB standard, IEC 61966-2-1: linear light, then X, Y, Z relative to the white point D65.
        func linear(_ component: UInt8) -> Double {
            let value = Double(component) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let red = linear(pixel.red)
        let green = linear(pixel.green)
        let blue = linear(pixel.blue)
        let x: Double = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
        let y: Double = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        let z: Double = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
        func curve(_ value: Double) -> Double {
            value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
        }
        lightness = 116 * curve(y) - 16
        a = 500 * (curve(x) - curve(y))
        b = 200 * (curve(y) - curve(z))
        alpha = Double(pixel.alpha) / 255 * 100
    }

    /// Returns the distance between the colors by the CIE 1976 formula. A difference of 2 is barely visible; black and
    /// white are 100 apart.
    func distance(to other: PerceivedColor) -> Double {
        let squares: Double =
            (lightness - other.lightness) * (lightness - other.lightness) + (a - other.a) * (a - other.a)
            + (b - other.b) * (b - other.b)
        return max(squares.squareRoot(), abs(alpha - other.alpha))
    }
}
