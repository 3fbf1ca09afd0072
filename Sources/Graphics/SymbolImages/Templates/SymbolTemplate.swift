import CoreGraphics
import Foundation

/// A custom symbol: a template that the SF Symbols app or another tool exported.
///
/// A template contains drawings for some of the nine weights and three scales, in groups with names such as
/// `Regular-M`, and guides for the baseline and the cap height of each scale. Weights between two drawings are
/// interpolated if their outlines have the same structure. A missing scale is derived from another scale.
package final class SymbolTemplate: Sendable {
    /// One drawing. Its unit is the em of the text, with y downward. The origin is at the center of the drawing and at
    /// half the cap height.
    struct Drawing: Sendable {
        struct Part: Sendable {
            var path: CGPath
            var isEvenOdd: Bool
            /// The level in hierarchical and palette colors, from 1 to 3.
            var level: Int
            var accent: SymbolAccent?
        }

        var parts: [Part]
    }

    private struct Variant: Hashable {
        var weight: SymbolWeight
        var scale: SymbolScale
    }

    private let drawings: [Variant: Drawing]

    /// Reads a template. Returns nil if the data is not an SVG document with drawings.
    package init?(_ data: Data) {
        guard let root = SVGNode(data) else { return nil }
        let symbols: SVGNode = root.element("Symbols") ?? root
        let guides = SymbolGuides(root)
        var drawings: [Variant: Drawing] = [:]
        for group in symbols.children {
            guard let name = group.attributes["id"], let variant = SymbolTemplate.variant(name) else { continue }
            let place = symbols.transform
            let reader = SymbolPartReader(group, transform: place)
            let box: CGRect = reader.parts.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
            guard !box.isNull, let guide = guides.guide(for: name, around: box) else { continue }
            drawings[variant] = Drawing(parts: reader.parts.map { $0.transformed(by: guide) })
        }
        guard !drawings.isEmpty else { return nil }
        self.drawings = drawings
    }

    /// Returns the symbol, or nil if it cannot be drawn at this size.
    ///
    /// The parameters have the same meaning as in `SymbolImage.named`.
    package func rendering(
        pointSize: CGFloat, displayScale: CGFloat, weight: SymbolWeight = .regular, symbolScale: SymbolScale = .medium
    ) -> SymbolRendering? {
        guard pointSize > 0, pointSize <= 2000, displayScale > 0, displayScale <= 16 else { return nil }
        let picture = self.picture(weight: weight, scale: symbolScale)
        return SymbolRendering(
            picture, weight: weight, em: pointSize, textSize: pointSize, displayScale: displayScale)
    }

    /// Returns the picture. Its coordinates are in ems of the text.
    func picture(weight: SymbolWeight, scale: SymbolScale) -> SymbolPicture {
        // The scales to try, in order of preference.
        let scales: [SymbolScale] = [scale, .medium, .small, .large]
        let present: SymbolScale = scales.first { scale in drawings.keys.contains { $0.scale == scale } } ?? scale
        let parts: [Drawing.Part] = drawing(weight: weight, scale: present)?.parts ?? []
        let layers: [SymbolLayer] = parts.map { part in
            let shape = SymbolShape(path: part.path, ink: .exact, rule: part.isEvenOdd ? .evenOdd : .winding)
            return SymbolLayer(shapes: [shape], level: part.level, accent: part.accent)
        }
        let growth: CGFloat = scale.factor / present.factor
        return SymbolPicture(layers).transformed(by: CGAffineTransform(scaleX: growth, y: growth))
    }

    /// Returns the drawing for a weight, interpolated between its neighbors if necessary.
    private func drawing(weight: SymbolWeight, scale: SymbolScale) -> Drawing? {
        if let exact = drawings[Variant(weight: weight, scale: scale)] { return exact }
        let weights: [SymbolWeight] = SymbolWeight.allCases.filter {
            drawings[Variant(weight: $0, scale: scale)] != nil
        }
        let lighter: SymbolWeight? = weights.last { $0.rawValue < weight.rawValue }
        let heavier: SymbolWeight? = weights.first { $0.rawValue > weight.rawValue }
        func drawing(_ weight: SymbolWeight?) -> Drawing? {
            weight.flatMap { drawings[Variant(weight: $0, scale: scale)] }
        }
        guard let lighter, let heavier, let light = drawing(lighter), let heavy = drawing(heavier) else {
            return drawing(lighter ?? heavier)
        }
        let fraction: CGFloat = (weight.lineWidth - lighter.lineWidth) / (heavier.lineWidth - lighter.lineWidth)
        return light.interpolated(to: heavy, fraction) ?? (fraction < 0.5 ? light : heavy)
    }

    /// Returns the variant with the given name, such as `Regular-M`, or nil for another name.
    private static func variant(_ name: String) -> Variant? {
        let parts = name.split(separator: "-")
        let names: [String] = [
            "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]
        guard parts.count == 2, let index = names.firstIndex(of: parts[0].lowercased()),
            let weight = SymbolWeight(rawValue: index)
        else { return nil }
        switch parts[1] {
        case "S": return Variant(weight: weight, scale: .small)
        case "M": return Variant(weight: weight, scale: .medium)
        case "L": return Variant(weight: weight, scale: .large)
        default: return nil
        }
    }
}

extension SymbolTemplate.Drawing {
    /// Returns a drawing between this and another drawing, or nil if their outlines differ in structure.
    func interpolated(to other: Self, _ fraction: CGFloat) -> Self? {
        guard parts.count == other.parts.count else { return nil }
        var result = self
        for index in parts.indices {
            guard let path = parts[index].path.interpolated(to: other.parts[index].path, fraction) else { return nil }
            result.parts[index].path = path
        }
        return result
    }
}

extension SymbolTemplate.Drawing.Part {
    func transformed(by transform: CGAffineTransform) -> Self {
        var transform = transform
        var part = self
        part.path = path.copy(using: &transform) ?? path
        return part
    }
}

extension CGPath {
    /// Returns a path between this and another path, or nil if they do not consist of the same elements.
    func interpolated(to other: CGPath, _ fraction: CGFloat) -> CGPath? {
        let (own, others) = (elements, other.elements)
        guard own.map(\.type) == others.map(\.type) else { return nil }
        let path = CGMutablePath()
        for (left, right) in zip(own, others) {
            let points: [CGPoint] = zip(left.points, right.points).map { left, right in
                CGPoint(
                    x: left.x + (right.x - left.x) * fraction, y: left.y + (right.y - left.y) * fraction)
            }
            switch left.type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    /// The elements of the path. Lines of zero length are omitted, because rounding errors can put one
    /// before an arc.
    private var elements: [(type: CGPathElementType, points: [CGPoint])] {
        var elements: [(type: CGPathElementType, points: [CGPoint])] = []
        applyWithBlock { pointer in
            let element = pointer.pointee
            let count: Int =
                switch element.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            let points: [CGPoint] = (0..<count).map { element.points[$0] }
            if element.type == .addLineToPoint, let last = elements.last?.points.last,
                hypot(points[0].x - last.x, points[0].y - last.y) < 1e-6
            {
                return
            }
            elements.append((element.type, points))
        }
        return elements
    }
}
