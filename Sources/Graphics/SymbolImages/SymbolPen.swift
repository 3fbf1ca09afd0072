import CoreGraphics

/// Draws lines and shapes in units of the size of the text, y down.
struct SymbolPen {
    let context: CGContext
    var lineWidth: CGFloat

    /// A line through points given as x, y, x, y, … with round ends and corners.
    func line(_ coordinates: CGFloat...) {
        stroke(path(coordinates))
    }

    /// A closed line through points, with round corners.
    func outline(_ coordinates: CGFloat...) {
        let shape = path(coordinates)
        shape.closeSubpath()
        stroke(shape)
    }

    /// A closed line with round corners, and what it encloses.
    func solid(_ coordinates: CGFloat...) {
        let shape = path(coordinates)
        shape.closeSubpath()
        stroke(shape)
        fill(shape)
    }

    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        stroke(CGPath(ellipseIn: Self.square(x, y, radius), transform: nil))
    }

    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        fill(CGPath(ellipseIn: Self.square(x, y, radius), transform: nil))
    }

    /// An arc between two angles in degrees, from the x axis clockwise as it looks.
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let shape = CGMutablePath()
        shape.addRelativeArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, delta: (end - start) * .pi / 180
        )
        stroke(shape)
    }

    func stroke(_ path: CGPath) {
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(path)
        context.strokePath()
    }

    func fill(_ path: CGPath) {
        context.addPath(path)
        context.fillPath()
    }

    /// What `body` draws is taken away from what is there.
    func cut(_ body: (SymbolPen) -> Void) {
        context.saveGState()
        context.setBlendMode(.destinationOut)
        body(self)
        context.restoreGState()
    }

    /// What `body` draws is made smaller, about the middle of a shape of the size given, and put at a point.
    func inset(_ size: CGSize, at x: CGFloat, _ y: CGFloat, by factor: CGFloat, _ body: (SymbolPen) -> Void) {
        context.saveGState()
        context.translateBy(x: x, y: y)
        context.scaleBy(x: factor, y: factor)
        context.translateBy(x: -size.width / 2, y: -size.height / 2)
        var pen = self
        // Lines stay nearly as wide as those around them.
        pen.lineWidth = lineWidth / factor * 0.92
        body(pen)
        context.restoreGState()
    }

    private func path(_ coordinates: [CGFloat]) -> CGMutablePath {
        let shape = CGMutablePath()
        for index in stride(from: 0, to: coordinates.count - 1, by: 2) {
            let point = CGPoint(x: coordinates[index], y: coordinates[index + 1])
            if index == 0 { shape.move(to: point) } else { shape.addLine(to: point) }
        }
        return shape
    }

    private static func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
        CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }
}
