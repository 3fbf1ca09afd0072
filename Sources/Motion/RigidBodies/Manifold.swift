/// The points where two shapes touch or nearly touch.
struct Manifold {
    struct Point {
        var position: Vector
        /// The distance between the surfaces; negative if they overlap.
        var separation: Double
        /// Identifies the corner from one step to the next.
        var feature: Int
    }

    /// The direction from the first shape to the second.
    var normal: Vector
    var points: [Point]

    /// Returns the points at which the shapes are at most `margin` apart, if any.
    static func between(_ first: PlacedShape, _ second: PlacedShape, margin: Double) -> Manifold? {
        guard first.isNear(second, within: margin) else { return nil }
        switch (first.normals.isEmpty, second.normals.isEmpty) {
        case (true, true): return circles(first, second, margin)
        case (false, true): return polygon(first, circle: second, margin)
        case (true, false):
            guard var manifold = polygon(second, circle: first, margin) else { return nil }
            manifold.normal = -manifold.normal
            return manifold
        case (false, false): return polygons(first, second, margin)
        }
    }

    private static func circles(_ first: PlacedShape, _ second: PlacedShape, _ margin: Double) -> Manifold? {
        let between: Vector = second.corners[0] - first.corners[0]
        let distance: Double = between.length
        let separation: Double = distance - first.radius - second.radius
        guard separation <= margin else { return nil }
        let normal: Vector = distance > 1e-9 ? between / distance : Vector(0, 1)
        let position: Vector = first.corners[0] + normal * (first.radius + separation / 2)
        return Manifold(normal: normal, points: [Point(position: position, separation: separation, feature: 0)])
    }

    private static func polygon(_ polygon: PlacedShape, circle: PlacedShape, _ margin: Double) -> Manifold? {
        let center: Vector = circle.corners[0]
        let count: Int = polygon.corners.count
        var deepest: (distance: Double, edge: Int) = (-.infinity, 0)
        var nearest: (distance: Double, point: Vector) = (.infinity, .zero)
        for index in 0..<count {
            let start: Vector = polygon.corners[index]
            let edge: Vector = polygon.corners[(index + 1) % count] - start
            let distance: Double = polygon.normals[index].dot(center - start)
            if distance > deepest.distance { deepest = (distance, index) }
            let fraction: Double = min(max((center - start).dot(edge) / max(edge.dot(edge), 1e-12), 0), 1)
            let point: Vector = start + edge * fraction
            let away: Double = (center - point).length
            if away < nearest.distance { nearest = (away, point) }
        }
        let isInside: Bool = deepest.distance < 1e-9
        let normal: Vector =
            isInside ? polygon.normals[deepest.edge] : (center - nearest.point) / max(nearest.distance, 1e-12)
        let separation: Double = (isInside ? deepest.distance : nearest.distance) - circle.radius
        guard separation <= margin else { return nil }
        let position: Vector = center - normal * (circle.radius + separation / 2)
        return Manifold(normal: normal, points: [Point(position: position, separation: separation, feature: 0)])
    }

    private static func polygons(_ first: PlacedShape, _ second: PlacedShape, _ margin: Double) -> Manifold? {
        // 1. Find the edge with the greatest distance to the other polygon.
        let own = widest(first, second)
        guard own.separation <= margin else { return nil }
        let other = widest(second, first)
        guard other.separation <= margin else { return nil }
        let isFlipped: Bool = other.separation > own.separation + 0.01
        let (reference, incident) = isFlipped ? (second, first) : (first, second)
        let edge: Int = isFlipped ? other.edge : own.edge
        // 2. Find the edge of the other polygon that faces this edge.
        let normal: Vector = reference.normals[edge]
        var facing = 0
        for index in incident.normals.indices {
            if incident.normals[index].dot(normal) < incident.normals[facing].dot(normal) { facing = index }
        }
        // 3. Clip the facing edge to the ends of the reference edge.
        let start: Vector = reference.corners[edge]
        let end: Vector = reference.corners[(edge + 1) % reference.corners.count]
        let next: Int = (facing + 1) % incident.corners.count
        let cut = clip(incident.corners[facing], incident.corners[next], from: start, to: end)
        // 4. Keep the points near the reference edge.
        var points: [Point] = []
        for (index, point) in cut.enumerated() {
            let separation: Double = normal.dot(point - start)
            if separation > margin { continue }
            let feature: Int = ((isFlipped ? 1 : 0) * 64 + edge) * 256 + facing * 2 + index
            points.append(
                Point(position: point - normal * (separation / 2), separation: separation, feature: feature))
        }
        return points.isEmpty ? nil : Manifold(normal: isFlipped ? -normal : normal, points: points)
    }

    /// Returns the edge of a polygon with the greatest distance to another polygon.
    private static func widest(_ polygon: PlacedShape, _ other: PlacedShape) -> (separation: Double, edge: Int) {
        var best: (separation: Double, edge: Int) = (-.infinity, 0)
        for index in polygon.normals.indices {
            let normal: Vector = polygon.normals[index]
            var separation: Double = .infinity
            for corner in other.corners { separation = min(separation, normal.dot(corner - polygon.corners[index])) }
            if separation > best.separation { best = (separation, index) }
        }
        return best
    }

    /// Returns the ends of the part of an edge that is beside a second edge; empty if the edge is entirely past one end
    /// of the second edge.
    private static func clip(_ first: Vector, _ second: Vector, from start: Vector, to end: Vector) -> [Vector] {
        let along: Vector = (end - start) / max((end - start).length, 1e-12)
        let limit: Double = along.dot(end - start)
        let (low, high): (Double, Double) = (along.dot(first - start), along.dot(second - start))
        if max(low, high) < 0 || min(low, high) > limit { return [] }
        func place(_ position: Double) -> Vector {
            abs(high - low) < 1e-12 ? first : first + (second - first) * ((position - low) / (high - low))
        }
        return [place(min(max(low, 0), limit)), place(min(max(high, 0), limit))]
    }
}
