import CoreGraphics

/// A pane of glass: a rounded rectangle with a color.
struct GlassShape: Equatable {
    var rect: CGRect
    var radius: CGFloat
    /// The color without premultiplication: red, green, blue and alpha, from 0 to 1.
    var tint: SIMD4<Double>

    /// Returns the distance of a point from the outline, in points. It is negative inside.
    func distance(_ x: Double, _ y: Double) -> Double {
        let radius: Double = min(Double(self.radius), Double(min(rect.width, rect.height)) / 2)
        let across: Double = abs(x - Double(rect.midX)) - Double(rect.width) / 2 + radius
        let down: Double = abs(y - Double(rect.midY)) - Double(rect.height) / 2 + radius
        let outside: Double = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
        return outside + min(max(across, down), 0) - radius
    }

    /// Returns the gap between this shape's rectangle and another shape's rectangle, in points.
    func gap(to other: GlassShape) -> Double {
        let across: CGFloat = max(other.rect.minX - rect.maxX, rect.minX - other.rect.maxX, 0)
        let down: CGFloat = max(other.rect.minY - rect.maxY, rect.minY - other.rect.maxY, 0)
        return Double((across * across + down * down).squareRoot())
    }
}

/// The union of panes. Panes that are near each other merge.
struct GlassField {
    let shapes: [GlassShape]
    /// The width over which the outlines of each pair of shapes blend, in points.
    private let blends: [[Double]]

    init(_ shapes: [GlassShape], spacing: CGFloat) {
        self.shapes = shapes
        // The blend grows as panes approach each other: they bulge when their gap is less than the spacing, and meet at
        // two thirds of the spacing.
        blends = shapes.map { shape in
            shapes.map { 4 * max(0, Double(spacing) - shape.gap(to: $0)) }
        }
    }

    /// Returns the distance of a point from the outline, in points. It is negative inside.
    func distance(_ x: Double, _ y: Double) -> Double {
        guard shapes.count > 1 else { return shapes.first?.distance(x, y) ?? .infinity }
        var result: Double = .infinity
        var nearest = 0
        for (index, shape) in shapes.enumerated() {
            let distance: Double = shape.distance(x, y)
            let width: Double = index == 0 ? 0 : blends[nearest][index]
            let overlap: Double = width > 0 ? max(width - abs(result - distance), 0) / width : 0
            let isNearer: Bool = distance < result
            result = min(result, distance) - overlap * overlap * width / 4
            if isNearer { nearest = index }
        }
        return result
    }

    /// Returns the color of the glass at a point: the color of the nearest pane, blended between panes.
    func tint(_ x: Double, _ y: Double) -> SIMD4<Double> {
        guard shapes.count > 1 else { return shapes.first?.tint ?? SIMD4() }
        var sum = SIMD4<Double>()
        var weights: Double = 0
        for shape in shapes {
            let distance: Double = max(shape.distance(x, y) + 4, 0.5)
            let weight: Double = 1 / (distance * distance)
            // Colors are weighted by their opacity, so that a clear pane does not darken other panes.
            let tint: SIMD4<Double> = shape.tint
            sum += SIMD4(tint.x * tint.w, tint.y * tint.w, tint.z * tint.w, tint.w) * weight
            weights += weight
        }
        guard sum.w > 0 else { return SIMD4() }
        return SIMD4(sum.x / sum.w, sum.y / sum.w, sum.z / sum.w, sum.w / weights)
    }

    /// The rectangle around the shapes.
    var bounds: CGRect { shapes.reduce(CGRect.null) { $0.union($1.rect) } }
}
