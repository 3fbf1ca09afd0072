import Foundation

/// Fills the plane with squares or stripes of two colors.
struct PatternOperation: ImageOperation {
    let center: CGPoint
    /// The colors in linear sRGB. The first is right of the center and above it.
    let first: PixelValue
    let second: PixelValue
    /// The side of a square, or the width of a stripe.
    let width: Double
    /// The sharpness of the edges, from 0 to 1.
    let sharpness: Double
    let isCheckerboard: Bool

    var inputs: [ImageNode] { [] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer = PixelBuffer(area)
        let (first, second) = (
            renderer.space.fromLinear(first).premultiplied, renderer.space.fromLinear(second).premultiplied
        )
        let columns: [Double] = (area.x..<area.right).map { sign(Double($0) + 0.5 - center.x.native) }
        for y in area.y..<area.top {
            let row: UnsafeMutablePointer<PixelValue> = buffer.row(y)
            let vertical: Double = isCheckerboard ? sign(Double(y) + 0.5 - center.y.native) : 1
            for index in 0..<area.width {
                let share = Float((columns[index] * vertical + 1) / 2)
                row[index] = second + (first - second) * share
            }
        }
        return buffer
    }

    /// Returns 1 in even cells and −1 in odd cells, with a slope at their edges.
    private func sign(_ position: Double) -> Double {
        let cell: Double = position / width
        let index: Double = cell.rounded(.down)
        let inside: Double = cell - index
        let edge: Double = min(inside, 1 - inside)
        let isEven: Bool = index.truncatingRemainder(dividingBy: 2) == 0
        let blur: Double = (1 - sharpness) / 2
        let strength: Double = blur > 0 ? min(1, edge / blur) : 1
        return isEven ? strength : -strength
    }
}
