/// A shape in the coordinates of the world.
struct PlacedShape {
    /// The corners of a polygon, or the center of a circle.
    var corners: [Vector]
    /// The outward unit normal of the edge that begins at each corner. Empty for circles.
    var normals: [Vector]
    /// 0 for polygons.
    var radius: Double
    var low: Vector
    var high: Vector

    init(_ shape: BodyShape, position: Vector, angle: Double) {
        let local: [Vector]
        switch shape {
        case .circle(let center, let radius):
            local = [center]
            self.radius = radius
        case .polygon(let points):
            local = points
            radius = 0
        }
        let placed: [Vector] =
            angle == 0 ? local.map { $0 + position } : local.map { $0.rotated(by: angle) + position }
        corners = placed
        normals =
            placed.count < 2
            ? []
            : placed.indices.map { index in
                let edge: Vector = placed[(index + 1) % placed.count] - placed[index]
                return Vector(edge.y, -edge.x) / max(edge.length, 1e-12)
            }
        low = placed[0]
        high = placed[0]
        for corner in placed {
            low = pointwiseMin(low, corner)
            high = pointwiseMax(high, corner)
        }
        low -= Vector(repeating: radius)
        high += Vector(repeating: radius)
    }

    func isNear(_ other: PlacedShape, within margin: Double) -> Bool {
        low.x - margin <= other.high.x && other.low.x - margin <= high.x
            && low.y - margin <= other.high.y && other.low.y - margin <= high.y
    }
}
