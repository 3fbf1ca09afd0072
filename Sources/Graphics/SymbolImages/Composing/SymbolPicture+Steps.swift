import CoreGraphics

/// An order of the outlines of a picture, in symbols that show a value.
enum SymbolStepOrder: Substring {
    /// From left to right.
    case right
    /// From the bottom to the top.
    case up
    /// From the vertical center line to both sides.
    case outward = "out"
    /// Clockwise around the center, from the top. An outline at the center represents no value.
    case clockwise = "turn"
    /// From the center to all sides.
    case radial
    /// From the innermost of nested arches to the outermost.
    case nested = "nest"

    /// Returns the position of an outline in this order. Outlines with smaller positions represent smaller values.
    /// Returns nil if the outline represents no value.
    func position(of box: CGRect, in bounds: CGRect) -> CGFloat? {
        switch self {
        case .right: return box.minX
        case .up: return -box.maxY
        case .outward: return max(bounds.midX - box.minX, box.maxX - bounds.midX)
        case .radial: return hypot(box.midX - bounds.midX, box.midY - bounds.midY)
        case .nested: return -box.minY
        case .clockwise:
            let (x, y) = (box.midX - bounds.midX, box.midY - bounds.midY)
            guard hypot(x, y) > 0.05 else { return nil }
            let turn: CGFloat = atan2(x, -y) / (2 * .pi)
            // An outline at the top that is slightly to the left is the first, not the last.
            return turn < -0.01 ? turn + 1 : max(0, turn)
        }
    }

    /// Returns whether `outline` is inside another outline.
    func isHole(_ outline: CGPath, in other: CGPath) -> Bool {
        let (own, box) = (outline.boundingBoxOfPath, other.boundingBoxOfPath)
        guard box != own, box.contains(own) else { return false }
        guard self == .nested else { return true }
        // The box of an arch also contains the arches below it.
        return other.contains(CGPoint(x: own.midX, y: own.minY))
    }
}

extension SymbolPicture {
    /// The number of values that the layers distinguish, apart from 0.
    var stepCount: Int { layers.map(\.step).max() ?? 0 }

    /// Returns this picture with its outlines in layers of their own, one for each step of a value.
    ///
    /// Outlines at the same position have the same step. An outline inside another outline, such as a hole, has the
    /// step of the outer outline.
    func withSteps(_ order: SymbolStepOrder) -> SymbolPicture {
        let bounds = bounds(lineWidth: 0)
        let drawn: [SymbolLayer] = layers.filter { !$0.isCutOut }
        let outlines: [CGPath] = drawn.flatMap { $0.shapes }.flatMap { $0.silhouette }.map(\.path)
        func position(_ shape: SymbolShape) -> CGFloat? {
            let own = shape.path.boundingBoxOfPath
            let around: [CGRect] = outlines.filter { order.isHole(shape.path, in: $0) }.map(\.boundingBoxOfPath)
            let outer: CGRect = around.max { $0.width * $0.height < $1.width * $1.height } ?? own
            // Positions that differ by less than 0.02 em are the same.
            return order.position(of: outer, in: bounds).map { ($0 * 50).rounded() }
        }
        let all: [CGFloat?] = drawn.flatMap { $0.shapes }.flatMap { $0.silhouette }.map(position)
        // The first element is the position of the outlines that represent no value.
        let positions: [CGFloat?] = [nil] + Set(all.compactMap { $0 }).sorted().map(Optional.init)
        var picture = self
        picture.layers = layers.flatMap { layer -> [SymbolLayer] in
            if layer.isCutOut { return [layer] }
            return positions.indices.compactMap { index in
                var part = layer
                part.step = index
                part.shapes = layer.shapes.compactMap { shape in
                    shape.joined(shape.silhouette.filter { position($0) == positions[index] })
                }
                return part.shapes.isEmpty ? nil : part
            }
        }
        picture.mainLayers = picture.layers.count
        return picture
    }
}

extension SymbolShape {
    /// Returns this shape with only the given outlines, or nil if the shape has none of them.
    fileprivate func joined(_ outlines: [SymbolShape]) -> SymbolShape? {
        if outlines.isEmpty { return nil }
        let path = CGMutablePath()
        for outline in outlines { path.addPath(outline.path) }
        var shape = self
        shape.path = path
        return shape
    }
}
