import CoreGraphics

/// A path, and the way in which it is drawn. Its unit is the em, with y downward.
struct SymbolShape {
    enum Ink {
        /// The path is stroked. The factor multiplies the line width of the weight.
        case line(CGFloat)
        /// The path is filled and stroked, so the area grows by half a line width on each side.
        case solid
        /// The path is the outline of lines with the given width. The lines are adjusted to the line width of the
        /// weight.
        case outlined(CGFloat)
        /// The path is the outline of a solid picture with details of the given width. Heavy weights must not close the
        /// details.
        case massive(CGFloat)
        /// The path is the outline of a solid picture. A line is drawn along the inside of the outline.
        case hollow
        /// The path is filled without adjustment. This is used for letters, which have the weight of their font.
        case exact
    }

    var path: CGPath
    var ink: Ink
    /// The factor for the line width of the weight, for parts inside other parts.
    var lineFactor: CGFloat = 1
    var rule = CGPathFillRule.winding

    /// Returns the distance by which the ink extends beyond the path on each side. It is negative if the shape is drawn
    /// thinner than the path.
    func spread(lineWidth: CGFloat) -> CGFloat {
        switch ink {
        case .line(let factor): lineWidth * lineFactor * factor / 2
        case .solid: lineWidth * lineFactor / 2
        // Lines of icons are at least a line width apart. A larger spread would join adjacent lines.
        case .outlined(let own): min(0.6 * own, (lineWidth * lineFactor - own) / 2)
        // Only half of the difference is added, because solid shapes look heavy enough and their gaps must stay open.
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

    /// Returns the bounds of the ink.
    func bounds(lineWidth: CGFloat) -> CGRect {
        let box = path.boundingBoxOfPath
        if box.isNull { return box }
        let spread = max(-0.02, spread(lineWidth: lineWidth))
        return box.insetBy(dx: -spread, dy: -spread)
    }

    /// Draws the shape with the color and the blend mode of the context. `gap` is added on all sides.
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
            // A transparency layer is needed, because otherwise the antialiased edges of the area and the border would
            // be visible where they meet.
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

    /// Returns the outline of an area that is smaller than its border, or nil for other areas. Stroking such an area
    /// would leave a hole.
    private func dot(reach: CGFloat) -> CGPath? {
        let box = path.boundingBoxOfPath
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
