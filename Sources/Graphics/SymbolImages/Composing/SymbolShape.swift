import CoreGraphics

/// A path, and how it becomes ink. Its unit is the size of the text; y runs down.
struct SymbolShape {
    enum Ink {
        /// The path is a line; the number multiplies the width of the weight.
        case line(CGFloat)
        /// The path surrounds an area that grows by half a line on each side, as a solid shape with a line around it.
        case solid
        /// The path surrounds ink whose lines are as wide as given; they get the width of the weight.
        case outlined(CGFloat)
        /// The path surrounds a solid picture with details of the given width, which heavy weights must not close.
        case massive(CGFloat)
        /// The path surrounds a solid picture of which a line along its inside is drawn.
        case hollow
        /// The path is drawn as it is: a letter, which has the weight of its font.
        case exact
    }

    var path: CGPath
    var ink: Ink
    /// Multiplies the width of the weight, for parts that stand inside others.
    var lineFactor: CGFloat = 1
    var rule = CGPathFillRule.winding

    /// How far the ink reaches over the path on each side; below 0 when it is drawn thinner than the path.
    func spread(lineWidth: CGFloat) -> CGFloat {
        switch ink {
        case .line(let factor): lineWidth * lineFactor * factor / 2
        case .solid: lineWidth * lineFactor / 2
        // Lines of icons are a width apart, or more: heavier ones would run into each other.
        case .outlined(let own): min(0.6 * own, (lineWidth * lineFactor - own) / 2)
        // Half as much: what is solid looks heavy enough, and its gaps stay open.
        case .massive(let own): min(0.2 * own, max(-0.08 * own, (lineWidth * lineFactor - own) / 4))
        case .hollow, .exact: 0
        }
    }

    func transformed(by transform: CGAffineTransform) -> SymbolShape {
        var transform = transform
        var shape = self
        shape.path = path.copy(using: &transform) ?? path
        let growth: CGFloat = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        switch ink {
        case .outlined(let own): shape.ink = .outlined(own * growth)
        case .massive(let own): shape.ink = .massive(own * growth)
        case .line, .solid, .hollow, .exact: break
        }
        return shape
    }

    /// The rectangle of the ink.
    func bounds(lineWidth: CGFloat) -> CGRect {
        let box: CGRect = path.boundingBoxOfPath
        if box.isNull { return box }
        let spread: CGFloat = max(-0.02, spread(lineWidth: lineWidth))
        return box.insetBy(dx: -spread, dy: -spread)
    }

    /// Draws with the color and the mode of the context. `gap` is added on all sides.
    func draw(in context: CGContext, lineWidth: CGFloat, gap: CGFloat = 0) {
        context.setLineCap(.round)
        context.setLineJoin(.round)
        if case .hollow = ink, gap == 0 { return drawInside(context, lineWidth: lineWidth) }
        let reach: CGFloat = spread(lineWidth: lineWidth) + gap
        if case .line = ink {
            context.setLineWidth(reach * 2)
            context.addPath(path)
            context.strokePath()
            return
        }
        if case .solid = ink, let dot = dot(reach: reach) {
            context.addPath(dot)
            context.fillPath()
        } else if reach > 0.002 {
            // In one layer: where the border meets the area, the edges of both would shine through.
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            fill(context)
            context.setLineWidth(reach * 2)
            context.addPath(path)
            context.strokePath()
            context.endTransparencyLayer()
        } else if reach < -0.002 {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            fill(context)
            context.setBlendMode(.destinationOut)
            context.setLineWidth(-reach * 2)
            context.addPath(path)
            context.strokePath()
            context.endTransparencyLayer()
        } else {
            fill(context)
        }
    }

    /// What a small area is with a border that is wider than itself, whose stroke would leave a hole; else nil.
    private func dot(reach: CGFloat) -> CGPath? {
        let box: CGRect = path.boundingBoxOfPath
        guard max(box.width, box.height) < reach * 2 else { return nil }
        let corner: CGFloat = reach + min(box.width, box.height) / 2
        return CGPath(
            roundedRect: box.insetBy(dx: -reach, dy: -reach), cornerWidth: corner, cornerHeight: corner, transform: nil)
    }

    private func drawInside(_ context: CGContext, lineWidth: CGFloat) {
        context.saveGState()
        context.addPath(path)
        context.clip(using: rule)
        context.setLineWidth(lineWidth * lineFactor * 2)
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    private func fill(_ context: CGContext) {
        context.addPath(path)
        context.fillPath(using: rule)
    }
}
