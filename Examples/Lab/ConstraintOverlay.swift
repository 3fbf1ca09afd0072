import UIKit

/// Draws the satisfied and the broken constraints between a view's subviews, and outlines the subviews whose frames are
/// ambiguous. The overlay has the same frame as the view.
final class ConstraintOverlay: UIView {
    private unowned let subject: UIView

    /// Creates an overlay for `subject`. Add it above `subject`, and redraw it when subviews move.
    init(over subject: UIView) {
        self.subject = subject
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    /// The constraints to draw.
    var drawnConstraints: [DrawnConstraint] {
        let own: [NSLayoutConstraint] = subject.constraints + subject.subviews.flatMap(\.constraints)
        return own.compactMap { DrawnConstraint($0, in: subject) }
    }

    override func draw(_ rect: CGRect) {
        for view in subject.subviews where view.hasAmbiguousLayout { drawFrame(of: view) }
        var drawn: [[CGFloat]: Int] = [:]
        var middles: [CGPoint] = []
        let constraints = drawnConstraints
        for constraint in constraints {
            // Constraints that begin at the same point are drawn below each other.
            let start: [CGFloat] = [constraint.line.from.x, constraint.line.from.y]
            let row = drawn[start, default: 0]
            drawn[start] = row + 1
            middles.append(drawLine(of: constraint, lowered: CGFloat(row) * 26))
        }
        // Badges are drawn above all lines.
        for (constraint, middle) in zip(constraints, middles) {
            drawBadge(constraint.label, at: middle, color: color(of: constraint))
        }
    }

    private func drawFrame(of view: UIView) {
        UIColor.systemOrange.setStroke()
        let path = UIBezierPath(roundedRect: view.frame.insetBy(dx: -3, dy: -3), cornerRadius: 13)
        path.lineWidth = 2
        path.setLineDash([6, 4], count: 2, phase: 0)
        path.stroke()
    }

    private func color(of constraint: DrawnConstraint) -> UIColor { constraint.holds ? .systemBlue : .systemRed }

    /// Draws the line of a constraint, and returns its midpoint.
    private func drawLine(of constraint: DrawnConstraint, lowered: CGFloat) -> CGPoint {
        let from = CGPoint(x: constraint.line.from.x, y: constraint.line.from.y + lowered)
        let to = CGPoint(x: constraint.line.to.x, y: constraint.line.to.y + lowered)
        let isAcross: Bool = from.y == to.y
        let path = UIBezierPath()
        path.move(to: from)
        path.addLine(to: to)
        for end in [from, to] {
            path.move(to: CGPoint(x: end.x - (isAcross ? 0 : 4), y: end.y - (isAcross ? 4 : 0)))
            path.addLine(to: CGPoint(x: end.x + (isAcross ? 0 : 4), y: end.y + (isAcross ? 4 : 0)))
        }
        path.lineWidth = 1.5
        color(of: constraint).setStroke()
        path.stroke()
        return CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    }

    private func drawBadge(_ text: String, at middle: CGPoint, color: UIColor) {
        let words = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: UIColor.white])
        let size = words.size()
        let badge = CGRect(
            x: (middle.x - size.width / 2 - 5).rounded(), y: (middle.y - 8).rounded(), width: ceil(size.width) + 10,
            height: 16)
        color.setFill()
        UIBezierPath(roundedRect: badge, cornerRadius: 8).fill()
        words.draw(at: CGPoint(x: badge.minX + 5, y: badge.midY - size.height / 2))
    }
}
