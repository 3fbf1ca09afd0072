import UIKit

/// A picture of a porch at the edge of a garden that adapts to any size, by day in light mode and by night in dark
/// mode.
final class PorchView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "A porch that looks out on hills"
    }

    required init?(coder: NSCoder) { nil }

    private struct Paint {
        let sky: UIColor
        let disc: UIColor
        let far: UIColor
        let near: UIColor
        let wood: UIColor
        let boards: UIColor
        let gaps: UIColor

        static let day = Paint(
            sky: UIColor(red: 0.80, green: 0.91, blue: 0.97, alpha: 1),
            disc: UIColor(red: 0.98, green: 0.74, blue: 0.45, alpha: 1),
            far: UIColor(red: 0.60, green: 0.76, blue: 0.78, alpha: 1),
            near: UIColor(red: 0.42, green: 0.63, blue: 0.50, alpha: 1),
            wood: UIColor(red: 0.45, green: 0.31, blue: 0.22, alpha: 1),
            boards: UIColor(red: 0.80, green: 0.62, blue: 0.42, alpha: 1),
            gaps: UIColor(red: 0.66, green: 0.48, blue: 0.31, alpha: 1))
        static let night = Paint(
            sky: UIColor(red: 0.09, green: 0.13, blue: 0.25, alpha: 1),
            disc: UIColor(red: 0.95, green: 0.93, blue: 0.82, alpha: 1),
            far: UIColor(red: 0.15, green: 0.22, blue: 0.35, alpha: 1),
            near: UIColor(red: 0.11, green: 0.22, blue: 0.24, alpha: 1),
            wood: UIColor(red: 0.20, green: 0.14, blue: 0.11, alpha: 1),
            boards: UIColor(red: 0.38, green: 0.28, blue: 0.20, alpha: 1),
            gaps: UIColor(red: 0.28, green: 0.20, blue: 0.14, alpha: 1))
    }

    override func draw(_ rect: CGRect) {
        let paint: Paint = traitCollection.userInterfaceStyle == .dark ? .night : .day
        let width = bounds.width
        let height = bounds.height
        paint.sky.setFill()
        UIBezierPath(rect: bounds).fill()
        let radius: CGFloat = min(width, height) * 0.13
        paint.disc.setFill()
        UIBezierPath(
            ovalIn: CGRect(x: width * 0.66 - radius, y: height * 0.30 - radius, width: radius * 2, height: radius * 2)
        ).fill()
        fillHill(paint.far, from: 0.58, peak: CGPoint(x: 0.30, y: 0.26), to: 0.60)
        fillHill(paint.far, from: 0.66, peak: CGPoint(x: 0.92, y: 0.38), to: 0.46)
        fillHill(paint.near, from: 0.70, peak: CGPoint(x: 0.62, y: 0.50), to: 0.68)
        drawPorch(paint)
    }

    /// Fills a hill from the left edge over its peak to the right edge. Vertical positions are fractions of the height,
    /// from the top.
    private func fillHill(_ color: UIColor, from left: CGFloat, peak: CGPoint, to right: CGFloat) {
        let width = bounds.width
        let height = bounds.height
        let top = CGPoint(x: peak.x * width, y: peak.y * height)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height))
        path.addLine(to: CGPoint(x: 0, y: left * height))
        path.addCurve(
            to: top, controlPoint1: CGPoint(x: top.x * 0.45, y: left * height),
            controlPoint2: CGPoint(x: top.x * 0.65, y: top.y))
        path.addCurve(
            to: CGPoint(x: width, y: right * height),
            controlPoint1: CGPoint(x: top.x + (width - top.x) * 0.35, y: top.y),
            controlPoint2: CGPoint(x: top.x + (width - top.x) * 0.6, y: right * height))
        path.addLine(to: CGPoint(x: width, y: height))
        path.close()
        color.setFill()
        path.fill()
    }

    /// Draws the floor, the posts, and the beam under the eaves.
    private func drawPorch(_ paint: Paint) {
        let width = bounds.width
        let height = bounds.height
        let edge: CGFloat = (height * 0.78).rounded()
        paint.boards.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: edge, width: width, height: height - edge)).fill()
        paint.gaps.setFill()
        for share in [0.28, 0.60] {
            let y: CGFloat = (edge + (height - edge) * share).rounded()
            UIBezierPath(rect: CGRect(x: 0, y: y, width: width, height: 2)).fill()
        }
        paint.wood.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: edge, width: width, height: 5)).fill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: (height * 0.07).rounded())).fill()
        let post: CGFloat = max(8, (min(width, height) * 0.045).rounded())
        for share in [0.10, 0.90] {
            let x: CGFloat = (width * share - post / 2).rounded()
            UIBezierPath(rect: CGRect(x: x, y: 0, width: post, height: edge + 5)).fill()
        }
    }
}
