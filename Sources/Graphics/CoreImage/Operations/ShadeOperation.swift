import Foundation

/// Darkens an image with the distance from a center.
struct ShadeOperation: ImageOperation {
    /// How the darkness depends on the distance.
    enum Falloff: Sendable {
        /// The square of the distance, relative to a distance at which the darkness is complete.
        case square(distance: Float)
        /// A smooth step between two distances.
        case step(from: Float, to: Float)
    }

    let input: ImageNode
    let center: CGPoint
    let falloff: Falloff
    /// The darkness at the greatest distance. Negative numbers brighten the image.
    let intensity: Float

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer: PixelBuffer = renderer.pixels(of: input, in: area)
        let (centerX, centerY): (Float, Float) = (Float(center.x), Float(center.y))
        for y in area.y..<area.top {
            let row: UnsafeMutablePointer<PixelValue> = buffer.row(y)
            let along: Float = Float(y) + 0.5 - centerY
            for index in 0..<area.width {
                let across: Float = Float(area.x + index) + 0.5 - centerX
                let light: Float = max(0, 1 - intensity * darkness((across * across + along * along).squareRoot()))
                row[index] *= PixelValue(light, light, light, 1)
            }
        }
        return buffer
    }

    @inline(__always)
    private func darkness(_ distance: Float) -> Float {
        switch falloff {
        case .square(let complete):
            let share: Float = min(1, distance / complete)
            return share * share
        case .step(let from, let to):
            let share: Float = min(1, max(0, (distance - from) / max(to - from, 1e-6)))
            return share * share * (3 - 2 * share)
        }
    }
}
