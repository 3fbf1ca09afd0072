import Foundation

/// Fills a rectangle with round corners.
struct RoundedRectangleOperation: ImageOperation {
    let rect: CGRect
    let radius: Double
    /// The color in linear sRGB.
    let color: PixelValue

    var inputs: [ImageNode] { [] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer = PixelBuffer(area)
        let color: PixelValue = renderer.space.fromLinear(color).premultiplied
        let (halfWidth, halfHeight): (Double, Double) = (rect.width.native / 2, rect.height.native / 2)
        let corner: Double = min(max(0, radius), halfWidth, halfHeight)
        for y in area.y..<area.top {
            let along: Double = abs(Double(y) + 0.5 - rect.midY.native) - halfHeight + corner
            let row: UnsafeMutablePointer<PixelValue> = buffer.row(y)
            for index in 0..<area.width {
                let across: Double = abs(Double(area.x + index) + 0.5 - rect.midX.native) - halfWidth + corner
                let outside: Double = hypot(max(across, 0), max(along, 0))
                let distance: Double = outside + min(max(across, along), 0) - corner
                row[index] = color * Float(min(1, max(0, 0.5 - distance)))
            }
        }
        return buffer
    }
}
