/// A quadratic Bézier curve.
struct QuadCurve {
    var start: CGPoint
    var control: CGPoint
    var end: CGPoint

    /// The same curve as a cubic one.
    var cubic: CubicCurve {
        let control1 = CGPoint(
            x: start.x + 2 / 3 * (control.x - start.x), y: start.y + 2 / 3 * (control.y - start.y))
        let control2 = CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
        return CubicCurve(start: start, control1: control1, control2: control2, end: end)
    }
}

/// A cubic Bézier curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    /// Returns the point at the parameter `t`, from 0 to 1.
    func point(at t: CGFloat) -> CGPoint {
        let rest: CGFloat = 1 - t
        let first: CGFloat = rest * rest * rest
        let second: CGFloat = 3 * rest * rest * t
        let third: CGFloat = 3 * rest * t * t
        let fourth: CGFloat = t * t * t
        let x: CGFloat = first * start.x + second * control1.x + third * control2.x + fourth * end.x
        let y: CGFloat = first * start.y + second * control1.y + third * control2.y + fourth * end.y
        return CGPoint(x: x, y: y)
    }

    /// Returns the number of line segments that approximate the curve within `tolerance`.
    func pieceCount(tolerance: CGFloat) -> Int {
        // With n pieces, the distance of a chord from the curve is at most 6 times the larger second difference,
        // divided by 8 n².
        let firstX: CGFloat = start.x - 2 * control1.x + control2.x
        let firstY: CGFloat = start.y - 2 * control1.y + control2.y
        let secondX: CGFloat = control1.x - 2 * control2.x + end.x
        let secondY: CGFloat = control1.y - 2 * control2.y + end.y
        let bend: CGFloat = max(firstX * firstX + firstY * firstY, secondX * secondX + secondY * secondY).squareRoot()
        guard bend.isFinite else { return 1 }
        let count: CGFloat = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        return Int(min(max(count, 1), 1000))
    }
}
