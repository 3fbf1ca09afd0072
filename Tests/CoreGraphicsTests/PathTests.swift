import Expectations
import CoreGraphics
import Testing

struct PathTests {
    private func steps(_ path: CGPath) -> [String] {
        var list: [String] = []
        path.applyWithBlock { element in
            let end = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: list.append("move \(end[0])")
            case .addLineToPoint: list.append("line \(end[0])")
            case .addQuadCurveToPoint: list.append("quad \(end[0]) \(end[1])")
            case .addCurveToPoint: list.append("curve \(end[2])")
            case .closeSubpath: list.append("close")
            }
        }
        return list
    }

    @Test func `a rectangle has four corners`() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        expect(
            steps(path), equals: ["move (1.0, 2.0)", "line (4.0, 2.0)", "line (4.0, 6.0)", "line (1.0, 6.0)", "close"])
        var found = CGRect.zero
        expect(path.isRect(&found))
        expect(found, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
        expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
    }

    @Test func `quadratic curves stay quadratic`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        expect(steps(path), equals: ["move (0.0, 0.0)", "quad (5.0, 10.0) (10.0, 0.0)"])
        expect(path.boundingBox, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
        expect(path.boundingBoxOfPath.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 5)))
    }

    @Test(
        arguments: [
            (324.6588051217949, 2764.5250189662693, 213.549543448758), (1000.1, 4000.3, 1000.7), (1e6, 1e6 + 200, 1e6),
            (0, 4e-9, 0), (10, 5, 5),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `the box of a curve contains its extreme point`(start: CGFloat, control: CGFloat, end: CGFloat) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: start))
        path.addQuadCurve(to: CGPoint(x: 100, y: end), control: CGPoint(x: 50, y: control))
        let rise: CGFloat = control - start
        let top: CGFloat = rise > 0 ? start + rise * rise / (rise + control - end) : start
        expect(abs(path.boundingBoxOfPath.maxY - top), isLessThan: abs(rise) * 1e-6)
    }

    @Test func `lines without a current point add nothing`() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        expect(path.isEmpty)
        expect(path.boundingBox.isNull)
        expect(path.currentPoint, equals: .zero)
    }

    @Test func `a curve after a closed subpath begins at the start of the subpath`() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 2))
        path.closeSubpath()
        path.addQuadCurve(to: CGPoint(x: 1, y: 19), control: CGPoint(x: 1, y: 10))
        path.addLine(to: CGPoint(x: 2, y: 19))
        let context = try topLeft(20, 20)
        context.addPath(path)
        context.fillPath()
        // The curve is a straight line at x = 1.
        try expect((3..<19).allSatisfy { try context.pixel(0, $0) == .clear })
        try expect((3..<19).allSatisfy { try context.pixel(3, $0) == .clear })
    }

    @Test func `arcs with extreme sweeps end`() {
        for sweep in [CGFloat.nan, .infinity, -.infinity] {
            let path = CGMutablePath()
            path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: sweep)
            expect(steps(path), equals: ["move (5.0, 0.0)"])
        }
        for sweep: CGFloat in [1e300, -1e9] {
            let path = CGMutablePath()
            path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: sweep)
            expect(steps(path).count < 20 && path.contains(CGPoint(x: 1, y: 1)), "\(sweep)")
            guard sweep == -1e9 else { continue }
            expect(path.currentPoint.isClose(to: CGPoint(x: 5 * cos(sweep), y: 5 * sin(sweep)), within: 1e-3))
        }
    }

    @Test func `curves with extreme points can be tested`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1e60, y: 1e60), control2: CGPoint(x: -1e60, y: 1e60))
        path.closeSubpath()
        expect(!path.contains(CGPoint(x: 0, y: -1)))
    }

    @Test func `closing a subpath returns to its start`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        expect(path.currentPoint, equals: CGPoint(x: 3, y: 4))
    }

    @Test func `an ellipse is inscribed in its rectangle`() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        expect(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath.isClose(to: rect))
        let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 6, transform: nil)
        expect(rounded.boundingBoxOfPath.isClose(to: rect))
        expect(!rounded.contains(CGPoint(x: 11, y: 21)))
        expect(rounded.contains(CGPoint(x: 13, y: 23)))
    }

    @Test func `corners are limited to half a side`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let path = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 50, transform: nil)
        expect(path, equals: CGPath(ellipseIn: rect, transform: nil))
    }

    @Test func `a transform applies to every point`() {
        var move = CGAffineTransform(translationX: 10, y: 0)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &move)
        expect(path.boundingBox, equals: CGRect(x: 10, y: 0, width: 1, height: 1))
        expect(path.copy(using: &move)?.boundingBox.minX, equals: 20)
        let all = CGMutablePath()
        all.addPath(path, transform: move)
        all.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        expect(all.boundingBox, equals: CGRect(x: 0, y: 0, width: 21, height: 1))
    }

    @Test func `changing a mutable copy keeps the original`() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let copy = try #require(path.mutableCopy())
        expect(copy, equals: path)
        copy.addLine(to: CGPoint(x: 9, y: 9))
        expect(copy, differsFrom: path)
        expect(path.boundingBox.maxX, equals: 1)
    }

    @Test func `arcs run in the given direction`() {
        let quarter = CGMutablePath()
        quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        expect(quarter.boundingBoxOfPath.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))
        let rest = CGMutablePath()
        rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        expect(rest.boundingBoxOfPath.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
        expect(rest.currentPoint.isClose(to: CGPoint(x: 0, y: 10)))
    }

    @Test(arguments: [true, false])
    func `an arc of 360° is a circle`(clockwise: Bool) {
        let circle = CGMutablePath()
        circle.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        expect(circle.boundingBoxOfPath.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
    }

    @Test func `a tangent arc rounds a corner`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        var corners: [CGPoint] = []
        path.applyWithBlock { corners.append($0.pointee.points[0]) }
        expect(corners[1].isClose(to: CGPoint(x: 6, y: 0)))
        expect(path.currentPoint.isClose(to: CGPoint(x: 10, y: 4)))
        // The middle of the arc, whose center is (6, 4).
        let middle = CGPoint(x: 6 + 4 * cos(CGFloat.pi / 4), y: 4 - 4 * sin(CGFloat.pi / 4))
        path.addLine(to: CGPoint(x: 0, y: 10))
        expect(path.contains(CGPoint(x: middle.x - 0.05, y: middle.y + 0.05)))
        expect(!path.contains(CGPoint(x: middle.x + 0.05, y: middle.y - 0.05)))
    }

    @Test func `collinear tangents have no arc`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        expect(steps(path), equals: ["move (0.0, 0.0)", "line (10.0, 0.0)"])
    }

    @Test func `the fill rule determines holes`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        expect(path.contains(middle))
        expect(!path.contains(middle, using: .evenOdd))
        expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        expect(!path.contains(CGPoint(x: 31, y: 5)))
        expect(path.contains(CGPoint(x: 35, y: 5), transform: CGAffineTransform(translationX: -10, y: 0)))
    }

    @Test func `open subpaths count as closed`() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        expect(path.contains(CGPoint(x: 8, y: 2)))
        expect(!path.contains(CGPoint(x: 2, y: 8)))
    }

    @Test func `curves contain the points inside them`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        for degrees in stride(from: 0, to: 360, by: 15) {
            let angle = CGFloat(degrees) * .pi / 180
            expect(circle.contains(CGPoint(x: 10 + 9.9 * cos(angle), y: 10 + 9.9 * sin(angle))))
            expect(!circle.contains(CGPoint(x: 10 + 10.1 * cos(angle), y: 10 + 10.1 * sin(angle))))
        }
    }
}

struct StrokeTests {
    private func stroke(
        _ path: CGPath, width: CGFloat = 4, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
    ) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    private func lines(_ points: CGPoint...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test func `caps extend by the expected length`() {
        let line = lines(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
        expect(stroke(line).boundingBox.isClose(to: CGRect(x: 0, y: -2, width: 10, height: 4)))
        expect(stroke(line, cap: .square).boundingBox.isClose(to: CGRect(x: -2, y: -2, width: 14, height: 4)))
        let round = stroke(line, cap: .round)
        expect(round.boundingBox.isClose(to: CGRect(x: -2, y: -2, width: 14, height: 4), within: 0.05))
        expect(!round.contains(CGPoint(x: -1.9, y: -1.9)))
    }

    @Test func `miter joins respect the limit`() {
        let bend = lines(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
        let corner = CGPoint(x: 11.9, y: -1.9)
        expect(stroke(bend).contains(corner))
        expect(!stroke(bend, limit: 1.4).contains(corner))
        expect(!stroke(bend, join: .bevel).contains(corner))
        let round = stroke(bend, join: .round)
        expect(!round.contains(corner))
        expect(round.contains(CGPoint(x: 11.3, y: -1.3)))
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel])
    func `the stroke of a closed line has a hole`(join: CGLineJoin) {
        for path in [
            CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil),
            CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil),
        ] {
            let outline = stroke(path, join: join)
            expect(!outline.contains(CGPoint(x: 10, y: 10)))
            expect(outline.contains(CGPoint(x: 10, y: 1)))
            expect(outline.contains(CGPoint(x: 10, y: -1)))
            expect(!outline.contains(CGPoint(x: 10, y: 3)))
        }
    }

    @Test func `the outline covers the same pixels as the stroke`() throws {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 8, y: 10), CGPoint(x: 40, y: 14), CGPoint(x: 12, y: 20)])
        path.addCurve(to: CGPoint(x: 50, y: 50), control1: CGPoint(x: 0, y: 60), control2: CGPoint(x: 60, y: 10))
        path.addEllipse(in: CGRect(x: 20, y: 40, width: 15, height: 15))
        for join in [CGLineJoin.miter, .round, .bevel] {
            for cap in [CGLineCap.butt, .round, .square] {
                let stroked = try topLeft(64, 64)
                stroked.setLineWidth(5)
                stroked.setLineJoin(join)
                stroked.setLineCap(cap)
                stroked.addPath(path)
                stroked.strokePath()
                let filled = try topLeft(64, 64)
                filled.addPath(stroke(path, width: 5, cap: cap, join: join))
                filled.fillPath()
                let expected = try #require(stroked.makeImage())
                let image = try #require(filled.makeImage())
                expect(image.differingPixels(from: expected, tolerance: 24), equals: 0, "\(join) \(cap)")
            }
        }
    }

    @Test func `dashes begin at the phase`() {
        let line = lines(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
        let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
        var ends: [CGFloat] = []
        dashed.applyWithBlock { ends.append($0.pointee.points[0].x) }
        expect(ends, equals: [0, 2, 4, 7, 9, 10])
        expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]), equals: line)
        expect(line.copy(dashingWithPhase: 0, lengths: [-1, 2]), equals: line)
    }

    @Test func `a flattened path approximates its curves`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let flat = circle.flattened(threshold: 0.5)
        var corners = 0
        flat.applyWithBlock { element in
            guard element.pointee.type != .closeSubpath else { return }
            corners += 1
            let point = element.pointee.points[0]
            expect(abs(hypot(point.x - 50, point.y - 50) - 50), isLessThan: 0.1)
        }
        expect(corners > 8 && corners < 64)
    }
}
