import Foundation

/// A picture that is rotated about its vertical or horizontal axis.
struct RotatedPicture {
    /// The angle from the plane of the screen, in radians, between −π/2 and π/2. Positive angles move the left or top
    /// edge to the front.
    let angle: Double
    /// Whether the axis is vertical instead of horizontal.
    let isAxisVertical: Bool

    /// The maximum growth of the edge in front, as a fraction of its length.
    private static let perspective = 0.18
}

extension RotatedPicture {
    /// Draws `source` into `target`, rotated about the center of `box`.
    ///
    /// Each pixel is sampled from the nearest pixel of the source, which suffices because the picture is visible only
    /// while it moves.
    func draw(_ source: PixelBuffer, into target: PixelBuffer, box: DeviceRect) {
        let width = cos(angle)
        guard width > 0.001 else { return }
        let middleX: Double = Double(box.x0 + box.x1) / 2
        let middleY: Double = Double(box.y0 + box.y1) / 2
        let half: Double = max(0.5, Double(isAxisVertical ? box.width : box.height) / 2)
        let depth: Double = sin(angle) * Self.perspective / half
        let inside = source.area.intersection(box)
        for y in target.area.y0..<target.area.y1 {
            let row = target.pixel(target.area.x0, y)
            for x in target.area.x0..<target.area.x1 {
                let across: Double = Double(x) + 0.5 - middleX
                let down: Double = Double(y) + 0.5 - middleY
                let (along, aside): (Double, Double) = isAxisVertical ? (across, down) : (down, across)
                let place: Double = along / width
                let scale: Double = 1 - place * depth
                let (fromX, fromY): (Double, Double) = isAxisVertical ? (place, aside / scale) : (aside / scale, place)
                let pixelX = Int((fromX + middleX).rounded(.down))
                let pixelY = Int((fromY + middleY).rounded(.down))
                guard pixelX >= inside.x0, pixelX < inside.x1, pixelY >= inside.y0, pixelY < inside.y1 else { continue }
                row[x - target.area.x0] = source.pixel(pixelX, pixelY).pointee
            }
        }
    }
}
