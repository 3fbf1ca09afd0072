/// The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
private let quarterCircle: CGFloat = 0.5522847498307936

extension PathStorage {
    mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
        reserve(steps: 5, points: 4)
        let left = rect.origin.x
        let top = rect.origin.y
        let right: CGFloat = left + rect.size.width
        let bottom: CGFloat = top + rect.size.height
        move(to: CGPoint(x: left, y: top).applying(transform))
        addLine(to: CGPoint(x: right, y: top).applying(transform))
        addLine(to: CGPoint(x: right, y: bottom).applying(transform))
        addLine(to: CGPoint(x: left, y: bottom).applying(transform))
        close()
    }

    mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
        addRoundedRect(rect.standardized, width: rect.width / 2, height: rect.height / 2, transform)
    }

    /// Adds a rectangle with elliptical corners, starting at the middle of its right side. Corners are limited to half
    /// a side. Straight parts of zero length are omitted.
    mutating func addRoundedRect(
        _ rect: CGRect, width: CGFloat, height: CGFloat, _ transform: CGAffineTransform
    ) {
        let rect = rect.standardized
        let across: CGFloat = min(max(width, 0), rect.size.width / 2)
        let down: CGFloat = min(max(height, 0), rect.size.height / 2)
        guard across > 0, down > 0 else { return addRect(rect, transform) }
        let left = rect.minX
        let right = rect.maxX
        let top = rect.minY
        let bottom = rect.maxY
        let hasSides: Bool = down * 2 < rect.size.height
        let hasEnds: Bool = across * 2 < rect.size.width
        let controlX: CGFloat = across * (1 - quarterCircle)
        let controlY: CGFloat = down * (1 - quarterCircle)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }

        reserve(steps: 10, points: 17)
        move(to: point(right, rect.midY))
        if hasSides { addLine(to: point(right, bottom - down)) }
        addCurve(
            to: point(right - across, bottom), control1: point(right, bottom - controlY),
            control2: point(right - controlX, bottom))
        if hasEnds { addLine(to: point(left + across, bottom)) }
        addCurve(
            to: point(left, bottom - down), control1: point(left + controlX, bottom),
            control2: point(left, bottom - controlY))
        if hasSides { addLine(to: point(left, top + down)) }
        addCurve(
            to: point(left + across, top), control1: point(left, top + controlY),
            control2: point(left + controlX, top))
        if hasEnds { addLine(to: point(right - across, top)) }
        addCurve(
            to: point(right, top + down), control1: point(right - controlX, top),
            control2: point(right, top + controlY))
        close()
    }

    /// Adds an arc from the angle `start` through `sweep` radians, preceded by a line from the current point. A
    /// negative sweep runs toward smaller angles. Of a sweep of more than 100 circles, most whole circles are omitted.
    /// If the sweep is not finite, adds only the line.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat, _ transform: CGAffineTransform
    ) {
        func point(_ angle: CGFloat, _ away: CGFloat) -> CGPoint {
            let cosine = cos(angle)
            let sine: CGFloat = sin(angle)
            // `away` is the distance along the tangent toward larger angles, in radii.
            let x: CGFloat = center.x + radius * (cosine - away * sine)
            let y: CGFloat = center.y + radius * (sine + away * cosine)
            return CGPoint(x: x, y: y).applying(transform)
        }
        let first = point(start, 0)
        if isEmpty {
            move(to: first)
        } else if current != first {
            addLine(to: first)
        }
        guard sweep != 0, sweep.isFinite, radius != 0 else { return }
        var sweep: CGFloat = sweep
        // An even number of circles does not change which areas are filled.
        if abs(sweep) > 200 * .pi { sweep = sweep.remainder(dividingBy: 4 * .pi) + (sweep < 0 ? -4 : 4) * .pi }
        let count: Int = max(1, Int((abs(sweep.native) / (Double.pi / 2) - 1e-9).rounded(.up)))
        let angle: CGFloat = sweep / CGFloat(count)
        let away: CGFloat = 4 / 3 * tan(angle / 4)
        for index in 0..<count {
            let from: CGFloat = start + angle * CGFloat(index)
            let to: CGFloat = from + angle
            addCurve(to: point(to, 0), control1: point(from, away), control2: point(to, -away))
        }
    }

    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        _ transform: CGAffineTransform
    ) {
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform)
    }

    /// Returns the sweep of an arc. A difference of a full circle or more, in either direction, is one full circle.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn: CGFloat = 2 * .pi
        let difference: CGFloat = end - start
        guard difference.isFinite else { return 0 }
        if abs(difference) >= turn - 1e-9 { return clockwise ? -turn : turn }
        if clockwise { return difference > 0 ? difference - turn : difference }
        return difference < 0 ? difference + turn : difference
    }

    /// Adds an arc with `radius` that is tangent to the line from the current point to `tangent1End` and to the line
    /// from there to `tangent2End`, preceded by a line. If no such arc exists, adds a line to `tangent1End`.
    mutating func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
    ) {
        guard !isEmpty else { return }
        let from = current.applying(transform.inverted())
        let toX: CGFloat = from.x - corner.x
        let toY: CGFloat = from.y - corner.y
        let onX: CGFloat = end.x - corner.x
        let onY: CGFloat = end.y - corner.y
        let toLength: CGFloat = (toX * toX + toY * toY).squareRoot()
        let onLength: CGFloat = (onX * onX + onY * onY).squareRoot()
        let cross: CGFloat = toX * onY - toY * onX
        guard radius > 0, toLength > 0, onLength > 0, abs(cross) > 1e-9 * toLength * onLength else {
            return addLine(to: corner.applying(transform))
        }
        let dot: CGFloat = toX * onX + toY * onY
        // Half of the angle between the two lines. The center of the circle is on the bisector.
        let half: CGFloat = atan2(abs(cross), dot) / 2
        let distance: CGFloat = radius / tan(half)
        let touch = CGPoint(x: corner.x + toX / toLength * distance, y: corner.y + toY / toLength * distance)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch.x - side * toY / toLength * radius, y: touch.y + side * toX / toLength * radius)
        let start: CGFloat = atan2(touch.y - center.y, touch.x - center.x)
        let sweep: CGFloat = -side * (.pi - 2 * half)
        addArc(center: center, radius: radius, start: start, sweep: sweep, transform)
    }
}
