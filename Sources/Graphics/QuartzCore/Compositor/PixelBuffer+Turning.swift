import Foundation

/// A picture that turns about one of its axes.
struct TurnedPicture {
    /// How far it has turned from facing the viewer, in radians, between −π/2 and π/2. Positive angles bring the low
    /// end, left or top, to the front.
    let angle: Double
    /// Whether it turns about its vertical axis, and not about its horizontal one.
    let isUpright: Bool

    /// How much larger than at rest the edge that comes to the front is at most.
    private static let perspective: Double = 0.18
}

extension TurnedPicture {
    /// Draws `source` into `target`, turned about the middle of `box`.
    ///
    /// Every pixel is looked up where the turn takes it from: the nearest one, for what is seen only while it moves.
    func draw(_ source: PixelBuffer, into target: PixelBuffer, box: DeviceRect) {
        let width: Double = cos(angle)
        guard width > 0.001 else { return }
        let middleX: Double = Double(box.x0 + box.x1) / 2
        let middleY: Double = Double(box.y0 + box.y1) / 2
        let half: Double = max(0.5, Double(isUpright ? box.width : box.height) / 2)
        let depth: Double = sin(angle) * Self.perspective / half
        let inside: DeviceRect = source.area.intersection(box)
        for y in target.area.y0..<target.area.y1 {
            let row: UnsafeMutablePointer<UInt32> = target.pixel(target.area.x0, y)
            for x in target.area.x0..<target.area.x1 {
                let across: Double = Double(x) + 0.5 - middleX
                let down: Double = Double(y) + 0.5 - middleY
                let (along, aside): (Double, Double) = isUpright ? (across, down) : (down, across)
                let place: Double = along / width
                let scale: Double = 1 - place * depth
                let (fromX, fromY): (Double, Double) = isUpright ? (place, aside / scale) : (aside / scale, place)
                let pixelX = Int((fromX + middleX).rounded(.down))
                let pixelY = Int((fromY + middleY).rounded(.down))
                guard pixelX >= inside.x0, pixelX < inside.x1, pixelY >= inside.y0, pixelY < inside.y1 else { continue }
                row[x - target.area.x0] = source.pixel(pixelX, pixelY).pointee
            }
        }
    }
}
