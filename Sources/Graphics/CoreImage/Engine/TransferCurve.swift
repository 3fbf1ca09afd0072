import Foundation

/// The transfer function of sRGB and its inverse, as tables.
///
/// Between the entries of a table, values are interpolated. The error is less than a hundredth of a step of 8 bits.
/// Components outside 0…1 are computed; negative components are symmetric about zero.
// @unchecked: a table is written once, before another thread can have a reference to it, and never freed.
struct TransferCurve: @unchecked Sendable {
    private let values: UnsafePointer<Float>
    private let function: @Sendable (Double) -> Double
    private static let count = 4096

    /// The curve from linear components to those of sRGB.
    static let encoding = TransferCurve { light in
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    /// The curve from components of sRGB to linear components.
    static let decoding = TransferCurve { component in
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    private init(_ function: @escaping @Sendable (Double) -> Double) {
        self.function = function
        let table = UnsafeMutablePointer<Float>.allocate(capacity: Self.count + 2)
        for index in 0..<Self.count + 2 { table[index] = Float(function(Double(index) / Double(Self.count))) }
        values = UnsafePointer(table)
    }

    @inline(__always)
    func callAsFunction(_ component: Float) -> Float {
        if component >= 0 && component <= 1 {
            let position: Float = component * Float(Self.count)
            let index = Int(position)
            let start: Float = values[index]
            return start + (values[index + 1] - start) * (position - Float(index))
        }
        // Also for values that are not a number.
        guard component.isFinite else { return component > 0 ? 1 : 0 }
        return Float(component < 0 ? -function(Double(-component)) : function(Double(component)))
    }

    /// Applies the curve to the three colors of a pixel, which are not premultiplied.
    @inline(__always)
    func callAsFunction(_ pixel: PixelValue) -> PixelValue {
        PixelValue(self(pixel.x), self(pixel.y), self(pixel.z), pixel.w)
    }
}
