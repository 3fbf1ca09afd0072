import CoreGraphics
import UIKitCore
import UIKitDrawing

/// Draws the symbols on keys.
@MainActor
enum KeySymbols {
    /// Draws an upward arrow, with a line below it if Shift is locked.
    static func drawShift(in rect: CGRect, color: UIColor, isFilled: Bool, isLocked: Bool) {
        let path = polygon(
            [(0, -9), (9, 0.5), (4.5, 0.5), (4.5, 7), (-4.5, 7), (-4.5, 0.5), (-9, 0.5)],
            around: CGPoint(x: rect.midX, y: rect.midY - (isLocked ? 1.5 : 0)))
        draw(path, color: color, isFilled: isFilled)
        guard isLocked else { return }
        color.setFill()
        UIBezierPath(rect: CGRect(x: rect.midX - 4.5, y: rect.midY + 7.5, width: 9, height: 2)).fill()
    }

    /// Draws a cross in a tag that points to the left.
    static func drawDelete(in rect: CGRect, color: UIColor, isFilled: Bool) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let tag = polygon([(-11, 0), (-4, -8), (10, -8), (10, 8), (-4, 8)], around: center)
        draw(tag, color: color, isFilled: false)
        let cross = UIBezierPath()
        for (from, to) in [((-1.0, -3.5), (6.0, 3.5)), ((6.0, -3.5), (-1.0, 3.5))] {
            cross.move(to: CGPoint(x: center.x + from.0, y: center.y + from.1))
            cross.addLine(to: CGPoint(x: center.x + to.0, y: center.y + to.1))
        }
        cross.lineWidth = isFilled ? 2.5 : 1.5
        cross.lineCapStyle = .round
        cross.stroke()
    }

    /// Draws a keyboard above a downward arrow.
    static func drawDismiss(in rect: CGRect, color: UIColor) {
        color.setStroke()
        let body = UIBezierPath(
            roundedRect: CGRect(x: rect.midX - 11, y: rect.midY - 9, width: 22, height: 12), cornerRadius: 2)
        body.lineWidth = 1.5
        body.stroke()
        let marks = UIBezierPath()
        for y in [-6.0, -3.0] {
            marks.move(to: CGPoint(x: rect.midX - 7.5, y: rect.midY + y))
            marks.addLine(to: CGPoint(x: rect.midX + 8, y: rect.midY + y))
        }
        marks.move(to: CGPoint(x: rect.midX - 4, y: rect.midY))
        marks.addLine(to: CGPoint(x: rect.midX + 4, y: rect.midY))
        marks.setLineDash([1.5, 1.5], count: 2, phase: 0)
        marks.lineWidth = 1.5
        marks.stroke()
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: rect.midX - 4, y: rect.midY + 6))
        arrow.addLine(to: CGPoint(x: rect.midX, y: rect.midY + 9))
        arrow.addLine(to: CGPoint(x: rect.midX + 4, y: rect.midY + 6))
        arrow.lineWidth = 1.5
        arrow.stroke()
    }

    /// Draws a globe with its equator and meridians.
    static func drawGlobe(in rect: CGRect, color: UIColor) {
        color.setStroke()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let path = UIBezierPath(ovalIn: CGRect(x: center.x - 9, y: center.y - 9, width: 18, height: 18))
        path.append(UIBezierPath(ovalIn: CGRect(x: center.x - 4, y: center.y - 9, width: 8, height: 18)))
        for y in [-4.5, 0, 4.5] {
            let half: CGFloat = (81 - y * y).squareRoot()
            path.move(to: CGPoint(x: center.x - half, y: center.y + y))
            path.addLine(to: CGPoint(x: center.x + half, y: center.y + y))
        }
        path.lineWidth = 1.25
        path.stroke()
    }

    /// Draws an arrow to the left or to the right.
    static func drawArrow(in rect: CGRect, color: UIColor, pointsLeft: Bool) {
        let side: CGFloat = pointsLeft ? -1 : 1
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX - 8 * side, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX + 8 * side, y: rect.midY))
        path.move(to: CGPoint(x: rect.midX + 3 * side, y: rect.midY - 5))
        path.addLine(to: CGPoint(x: rect.midX + 8 * side, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX + 3 * side, y: rect.midY + 5))
        color.setStroke()
        path.lineWidth = 1.75
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private static func draw(_ path: UIBezierPath, color: UIColor, isFilled: Bool) {
        color.setFill()
        color.setStroke()
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        if isFilled { path.fill() }
        path.stroke()
    }

    private static func polygon(_ points: [(CGFloat, CGFloat)], around center: CGPoint) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: center.x + point.0, y: center.y + point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path
    }
}
