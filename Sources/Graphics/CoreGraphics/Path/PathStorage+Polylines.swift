/// A subpath as line segments.
struct Polyline {
    /// The vertices. Consecutive vertices differ, and a closed polyline does not repeat the first vertex at the end.
    var points: [CGPoint]
    var isClosed: Bool

    init(_ points: [CGPoint], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
        if isClosed {
            while self.points.count > 1, self.points.last == self.points.first {
                self.points.removeLast()
            }
        }
    }
}

extension PathStorage {
    /// Returns the subpaths as line segments that approximate them within `tolerance`.
    ///
    /// A subpath that contains only a move is omitted.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        var points: [CGPoint] = []
        var hasSteps = false
        var start = CGPoint.zero
        var index = 0
        func add(_ point: CGPoint) {
            hasSteps = true
            if points.last != point { points.append(point) }
        }
        func finish(isClosed: Bool) {
            if hasSteps { lines.append(Polyline(points, isClosed: isClosed)) }
            points = []
            hasSteps = false
        }
        func cut(_ curve: CubicCurve) {
            let count = curve.pieceCount(tolerance: tolerance)
            for piece in 1..<count + 1 {
                add(piece == count ? curve.end : curve.point(at: CGFloat(piece) / CGFloat(count)))
            }
        }
        for step in steps {
            // After a close, the next element continues from the start of the closed subpath.
            if points.isEmpty, step != .move { points = [start] }
            let current = points.last ?? start
            switch step {
            case .move:
                finish(isClosed: false)
                start = self.points[index]
                points = [start]
            case .line:
                add(self.points[index])
            case .quadCurve:
                cut(QuadCurve(start: current, control: self.points[index], end: self.points[index + 1]).cubic)
            case .curve:
                cut(
                    CubicCurve(
                        start: current, control1: self.points[index], control2: self.points[index + 1],
                        end: self.points[index + 2]))
            case .close:
                hasSteps = true
                finish(isClosed: true)
            }
            index += step.pointCount
        }
        finish(isClosed: false)
        return lines
    }

    mutating func add(_ line: Polyline) {
        guard let first = line.points.first else { return }
        reserve(steps: line.points.count + 1, points: line.points.count)
        move(to: first)
        for point in line.points.dropFirst() {
            addLine(to: point)
        }
        if line.isClosed { close() }
    }
}
