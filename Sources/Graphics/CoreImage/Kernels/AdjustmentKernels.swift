import Foundation

/// Changes saturation, brightness and contrast.
struct ControlsKernel: ColorKernel {
    let saturation: Float
    let brightness: Float
    let contrast: Float

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        let half = PixelValue(repeating: 0.5)
        let gray = PixelValue(repeating: color.luminance)
        let saturated: PixelValue = gray + (color - gray) * saturation
        var result: PixelValue = (saturated - half) * contrast + half + PixelValue(repeating: brightness)
        result.w = color.w
        return result
    }
}

/// Limits the components.
struct ClampKernel: ColorKernel {
    let lowest: PixelValue
    let highest: PixelValue

    func callAsFunction(_ color: PixelValue) -> PixelValue { pointwiseMin(pointwiseMax(color, lowest), highest) }
}

/// Applies a cubic polynomial to each component. A row contains the coefficients of a component, from the constant to the
/// cube.
struct PolynomialKernel: ColorKernel {
    let red: PixelValue
    let green: PixelValue
    let blue: PixelValue
    let alpha: PixelValue

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        PixelValue(
            value(red, color.x), value(green, color.y), value(blue, color.z), value(alpha, color.w))
    }

    @inline(__always)
    private func value(_ row: PixelValue, _ x: Float) -> Float { ((row.w * x + row.z) * x + row.y) * x + row.x }
}

/// Raises the colors to a power.
struct GammaKernel: ColorKernel {
    let power: Float

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        PixelValue(
            powf(max(0, color.x), power), powf(max(0, color.y), power), powf(max(0, color.z), power), color.w)
    }
}

/// Changes the saturation of colors that are not saturated.
struct VibranceKernel: ColorKernel {
    let amount: Float

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        let range: Float = max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
        let gray = PixelValue(repeating: color.luminance)
        var result: PixelValue = gray + (color - gray) * (1 + amount * (1 - min(1, max(0, range))))
        result.w = color.w
        return result
    }
}

/// Applies the transfer function of sRGB or its inverse to the components.
struct TransferKernel: ColorKernel {
    let curve: TransferCurve

    func callAsFunction(_ color: PixelValue) -> PixelValue { curve(color) }
}

/// Applies a curve through five points to the components of sRGB.
struct ToneCurveKernel: ColorKernel {
    private let table: [Float]
    private static let count = 1024

    var isEncoded: Bool { true }

    /// Creates the curve. The points must be in ascending order of x.
    init(points: [CGPoint]) {
        let points: [CGPoint] = points.sorted { $0.x < $1.x }
        let slopes: [Double] = Self.slopes(points)
        table = (0...Self.count).map { index in
            Float(min(1, max(0, Self.value(Double(index) / Double(Self.count), points, slopes))))
        }
    }

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        PixelValue(value(color.x), value(color.y), value(color.z), color.w)
    }

    private func value(_ component: Float) -> Float {
        let position: Float = min(1, max(0, component)) * Float(Self.count)
        let index: Int = min(Int(position), Self.count - 1)
        return table[index] + (table[index + 1] - table[index]) * (position - Float(index))
    }

    /// Returns the slopes at the points: the means of the slopes of the two lines to the neighbors.
    private static func slopes(_ points: [CGPoint]) -> [Double] {
        func slope(_ first: CGPoint, _ second: CGPoint) -> Double {
            let width: Double = second.x.native - first.x.native
            return width > 0 ? (second.y.native - first.y.native) / width : 0
        }
        let last: Int = points.count - 1
        return points.indices.map { index in
            if index == 0 { return slope(points[0], points[1]) }
            if index == last { return slope(points[last - 1], points[last]) }
            return (slope(points[index - 1], points[index]) + slope(points[index], points[index + 1])) / 2
        }
    }

    /// Returns the value of the cubic curve at `x`. Outside the points, it is that of the nearest point.
    private static func value(_ x: Double, _ points: [CGPoint], _ slopes: [Double]) -> Double {
        guard let end = points.firstIndex(where: { $0.x.native > x }) else { return points[points.count - 1].y.native }
        guard end > 0 else { return points[0].y.native }
        let (first, second) = (points[end - 1], points[end])
        let width: Double = second.x.native - first.x.native
        let t: Double = (x - first.x.native) / width
        let (square, cube): (Double, Double) = (t * t, t * t * t)
        let start: Double = (2 * cube - 3 * square + 1) * first.y.native
        let startSlope: Double = (cube - 2 * square + t) * width * slopes[end - 1]
        let finish: Double = (3 * square - 2 * cube) * second.y.native
        let finishSlope: Double = (cube - square) * width * slopes[end]
        return start + startSlope + finish + finishSlope
    }
}
