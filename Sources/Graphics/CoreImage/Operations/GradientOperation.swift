import Foundation

/// Fills the plane with a gradient between two colors.
struct GradientOperation: ImageOperation {
    enum Shape: Sendable {
        case linear(from: CGPoint, to: CGPoint, isSmooth: Bool)
        case radial(center: CGPoint, inner: Double, outer: Double)
        /// A Gaussian function, which has nearly reached the second color at the radius.
        case gaussian(center: CGPoint, radius: Double)
    }

    let shape: Shape
    /// The colors in linear sRGB.
    let first: PixelValue
    let second: PixelValue

    var inputs: [ImageNode] { [] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer = PixelBuffer(area)
        let start: PixelValue = renderer.space.fromLinear(first).premultiplied
        let difference: PixelValue = renderer.space.fromLinear(second).premultiplied - start
        for y in area.y..<area.top {
            let row: UnsafeMutablePointer<PixelValue> = buffer.row(y)
            for index in 0..<area.width {
                row[index] = start + difference * share(Double(area.x + index) + 0.5, Double(y) + 0.5)
            }
        }
        return buffer
    }

    /// Returns the share of the second color at a position.
    @inline(__always)
    private func share(_ x: Double, _ y: Double) -> Float {
        switch shape {
        case .linear(let from, let to, let isSmooth):
            let (across, along): (Double, Double) = ((to.x - from.x).native, (to.y - from.y).native)
            let length: Double = across * across + along * along
            guard length > 0 else { return 1 }
            let position: Double = ((x - from.x.native) * across + (y - from.y.native) * along) / length
            let share: Double = min(1, max(0, position))
            return Float(isSmooth ? share * share * (3 - 2 * share) : share)
        case .radial(let center, let inner, let outer):
            let distance: Double = hypot(x - center.x.native, y - center.y.native)
            guard outer != inner else { return distance < inner ? 0 : 1 }
            return Float(min(1, max(0, (distance - inner) / (outer - inner))))
        case .gaussian(let center, let radius):
            guard radius > 0 else { return 1 }
            let distance: Double = hypot(x - center.x.native, y - center.y.native) / radius
            return Float(1 - exp(-4.5 * distance * distance))
        }
    }
}
