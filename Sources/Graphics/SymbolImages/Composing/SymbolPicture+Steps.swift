import CoreGraphics

/// An order of the outlines of a picture, in symbols that show a value.
enum SymbolStepOrder: Substring {
    /// From left to right.
    case right
    /// From the bottom to the top.
    case up
    /// From the vertical center line to both sides.
    case outward = "out"

    /// Returns the position of an outline: the lower it is, the smaller the value that the outline stands for.
    func position(of box: CGRect, in bounds: CGRect) -> CGFloat {
        switch self {
        case .right: box.minX
        case .up: -box.maxY
        case .outward: max(bounds.midX - box.minX, box.maxX - bounds.midX)
        }
    }
}

extension SymbolPicture {
    /// The number of values that the layers distinguish, apart from 0.
    var stepCount: Int { layers.map(\.step).max() ?? 0 }

    /// Returns this picture with its outlines in layers of their own, one for each step of a value.
    ///
    /// Outlines at the same position have the same step, as do outlines inside others, which are holes.
    func withSteps(_ order: SymbolStepOrder) -> SymbolPicture {
        let bounds = bounds(lineWidth: 0)
        let drawn: [SymbolLayer] = layers.filter { !$0.isCutOut }
        let boxes: [CGRect] = drawn.flatMap { $0.shapes }.flatMap { $0.silhouette }.map { $0.path.boundingBoxOfPath }
        func position(_ shape: SymbolShape) -> CGFloat {
            let own = shape.path.boundingBoxOfPath
            let around: [CGRect] = boxes.filter { $0.contains(own) }
            let outer: CGRect = around.max { $0.width * $0.height < $1.width * $1.height } ?? own
            // Positions that differ by less than 0.02 em are the same.
            return (order.position(of: outer, in: bounds) * 50).rounded()
        }
        let positions: [CGFloat] = Set(drawn.flatMap { $0.shapes }.flatMap { $0.silhouette }.map(position)).sorted()
        var picture = self
        picture.layers = layers.flatMap { layer -> [SymbolLayer] in
            if layer.isCutOut { return [layer] }
            return positions.indices.compactMap { index in
                var part = layer
                part.step = index + 1
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
