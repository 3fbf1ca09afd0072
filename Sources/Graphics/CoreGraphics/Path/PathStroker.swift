/// Builds the outline of a stroke.
///
/// The outline of an open line runs along its left side, around its end, back along its right side and around its
/// start. The outline of a closed line has a loop for each side, in opposite directions. Fill it with the winding rule.
struct PathStroker {
    var half: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var tolerance: CGFloat

    private(set) var outline = PathStorage()
    private var loop: [CGPoint] = []

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat) {
        half = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.tolerance = tolerance
    }

    mutating func stroke(_ line: Polyline) {
        guard half > 0, let first = line.points.first else { return }
        if line.points.count == 1 { return addDot(first) }
        if line.isClosed, line.points.count > 2 {
            addSide(line.points, isClosed: true)
            endLoop()
            addSide(line.points.reversed(), isClosed: true)
            endLoop()
        } else {
            let points = line.isClosed ? line.points + [first] : line.points
            addSide(points, isClosed: false)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            addSide(points.reversed(), isClosed: false)
            addCap(at: points[0], from: points[1])
            endLoop()
        }
    }

    private mutating func endLoop() {
        outline.add(Polyline(loop, isClosed: true))
        loop = []
    }

    /// Adds the caps of a line without length.
    private mutating func addDot(_ point: CGPoint) {
        switch cap {
        case .butt: break
        case .round:
            let square = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
            outline.addEllipse(in: square, .identity)
        case .square:
            let square = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
            outline.addRect(square, .identity)
        }
    }

    /// Adds the left side of a line.
    private mutating func addSide(_ points: [CGPoint], isClosed: Bool) {
        let count = points.count
        let pieces: Int = isClosed ? count : count - 1
        for piece in 0..<pieces {
            let from = points[piece]
            let to = points[(piece + 1) % count]
            let direction = Self.direction(from, to)
            let side = CGVector(dx: -direction.dy * half, dy: direction.dx * half)
            loop.append(CGPoint(x: from.x + side.dx, y: from.y + side.dy))
            loop.append(CGPoint(x: to.x + side.dx, y: to.y + side.dy))
            guard isClosed || piece < pieces - 1 else { continue }
            let next = Self.direction(to, points[(piece + 2) % count])
            addCorner(at: to, direction, next)
        }
    }

    /// Adds the join between two segments on the left side.
    private mutating func addCorner(at point: CGPoint, _ first: CGVector, _ second: CGVector) {
        let cross: CGFloat = first.dx * second.dy - first.dy * second.dx
        let dot: CGFloat = first.dx * second.dx + first.dy * second.dy
        if cross > 0 {
            // On the inner side of a bend, the vertex itself keeps the loop's orientation correct.
            loop.append(point)
            return
        }
        guard cross != 0 || dot < 0 else { return }
        switch join {
        case .bevel:
            break
        case .round:
            let from = atan2(first.dx, -first.dy)
            let sweep: CGFloat = cross == 0 ? -.pi : atan2(cross, dot)
            addArc(around: point, from: from, sweep: sweep)
        case .miter:
            // The length of a miter divided by the line width is 1 / sin(half of the angle between the segments).
            let sine: CGFloat = ((1 + dot) / 2).squareRoot()
            guard sine > 1e-6, 1 / sine <= miterLimit else { return }
            let reach: CGFloat = half / (1 + dot)
            let x: CGFloat = point.x + reach * (-first.dy - second.dy)
            let y: CGFloat = point.y + reach * (first.dx + second.dx)
            loop.append(CGPoint(x: x, y: y))
        }
    }

    /// Adds the cap at the end of a line, from its left side to its right side.
    private mutating func addCap(at point: CGPoint, from before: CGPoint) {
        let direction = Self.direction(before, point)
        switch cap {
        case .butt:
            break
        case .round:
            addArc(around: point, from: atan2(direction.dx, -direction.dy), sweep: -.pi)
        case .square:
            let ahead = CGVector(dx: direction.dx * half, dy: direction.dy * half)
            loop.append(CGPoint(x: point.x + ahead.dx - ahead.dy, y: point.y + ahead.dy + ahead.dx))
            loop.append(CGPoint(x: point.x + ahead.dx + ahead.dy, y: point.y + ahead.dy - ahead.dx))
        }
    }

    private mutating func addArc(around center: CGPoint, from start: CGFloat, sweep: CGFloat) {
        let step: CGFloat = 2 * acos(max(1 - tolerance / half, -1))
        let count: Int = max(2, Int((abs(sweep) / max(step, 0.01)).rounded(.up)))
        for index in 0..<count + 1 {
            let angle: CGFloat = start + sweep * CGFloat(index) / CGFloat(count)
            loop.append(CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle)))
        }
    }

    private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let x: CGFloat = to.x - from.x
        let y: CGFloat = to.y - from.y
        let length: CGFloat = (x * x + y * y).squareRoot()
        return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: CGFloat(1), dy: 0)
    }
}
