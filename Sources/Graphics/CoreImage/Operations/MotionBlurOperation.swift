import Foundation

/// Blurs an image along a line.
struct MotionBlurOperation: ImageOperation {
    let input: ImageNode
    /// The distance from the center of the line to its ends, in pixels, at least 1.
    let radius: Double
    /// The angle of the line in radians.
    let angle: Double

    var inputs: [ImageNode] { [input] }

    /// The distances of the ends along the axes, in whole pixels.
    private var reach: (x: Int, y: Int) {
        (Int((abs(cos(angle)) * radius).rounded(.up)) + 1, Int((abs(sin(angle)) * radius).rounded(.up)) + 1)
    }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let reach = reach
        let source: PixelBuffer = renderer.pixels(of: input, in: area.expanded(x: reach.x, y: reach.y))
        let result = PixelBuffer(area)
        let steps = Int(radius.rounded(.up))
        let weight: Float = 1 / Float(2 * steps + 1)
        for step in -steps...steps {
            let distance: Double = radius * Double(step) / Double(steps)
            add(source, offsetX: cos(angle) * distance, offsetY: sin(angle) * distance, weight, to: result)
        }
        return result
    }

    /// Adds the moved source. Pixels are interpolated.
    private func add(
        _ source: PixelBuffer, offsetX: Double, offsetY: Double, _ weight: Float, to result: PixelBuffer
    ) {
        let (column, line): (Double, Double) = (offsetX.rounded(.down), offsetY.rounded(.down))
        let (right, up): (Float, Float) = (Float(offsetX - column), Float(offsetY - line))
        let shift: Int = result.area.x - source.area.x + Int(column)
        for y in result.area.y..<result.area.top {
            let below: UnsafeMutablePointer<PixelValue> = source.row(y + Int(line)) + shift
            let above: UnsafeMutablePointer<PixelValue> = source.row(y + Int(line) + 1) + shift
            let into: UnsafeMutablePointer<PixelValue> = result.row(y)
            for x in 0..<result.area.width {
                let lower: PixelValue = below[x] + (below[x + 1] - below[x]) * right
                let upper: PixelValue = above[x] + (above[x + 1] - above[x]) * right
                into[x] += (lower + (upper - lower) * up) * weight
            }
        }
    }

    /// The extent of the result.
    var extent: CGRect {
        let extent: CGRect = input.extent
        let reach = reach
        return extent.isNull || extent.isInfinite
            ? extent : extent.insetBy(dx: CGFloat(-reach.x), dy: CGFloat(-reach.y))
    }
}
