import CoreGraphics
import Foundation

extension CGMutablePath {
    /// Adds a rectangle with rounded corners. The path runs clockwise in UIKit's contexts.
    func addRoundedRectangle(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let width: CGFloat = min(max(0, radii.width), rect.width / 2)
        let height: CGFloat = min(max(0, radii.height), rect.height / 2)
        guard width > 0, height > 0 else {
            addRect(rect)
            return
        }
        /// The distance of the control points from the ends of a quarter ellipse, as a fraction of the radius.
        let reach: CGFloat = 0.5522847498307936
        let dx: CGFloat = width * (1 - reach)
        let dy: CGFloat = height * (1 - reach)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

        move(to: CGPoint(x: corners.contains(.topLeft) ? left + width : left, y: top))
        if corners.contains(.topRight) {
            addLine(to: CGPoint(x: right - width, y: top))
            addCurve(
                to: CGPoint(x: right, y: top + height), control1: CGPoint(x: right - dx, y: top),
                control2: CGPoint(x: right, y: top + dy))
        } else {
            addLine(to: CGPoint(x: right, y: top))
        }
        if corners.contains(.bottomRight) {
            addLine(to: CGPoint(x: right, y: bottom - height))
            addCurve(
                to: CGPoint(x: right - width, y: bottom), control1: CGPoint(x: right, y: bottom - dy),
                control2: CGPoint(x: right - dx, y: bottom))
        } else {
            addLine(to: CGPoint(x: right, y: bottom))
        }
        if corners.contains(.bottomLeft) {
            addLine(to: CGPoint(x: left + width, y: bottom))
            addCurve(
                to: CGPoint(x: left, y: bottom - height), control1: CGPoint(x: left + dx, y: bottom),
                control2: CGPoint(x: left, y: bottom - dy))
        } else {
            addLine(to: CGPoint(x: left, y: bottom))
        }
        if corners.contains(.topLeft) {
            addLine(to: CGPoint(x: left, y: top + height))
            addCurve(
                to: CGPoint(x: left + width, y: top), control1: CGPoint(x: left, y: top + dy),
                control2: CGPoint(x: left + dx, y: top))
        }
        closeSubpath()
    }
}

extension CGPath {
    /// Returns the path with the order and the directions of its subpaths reversed.
    func reversed() -> CGPath {
        let result = CGMutablePath()
        for subpath in subpaths.reversed() { subpath.addReversed(to: result) }
        return result
    }

    /// A subpath: its start and its segments.
    private struct Subpath {
        var start: CGPoint
        /// The points of each segment: one for a straight line, two or three for a curve. The last point is the end of
        /// the segment.
        var segments: [[CGPoint]] = []
        var isClosed = false

        func addReversed(to path: CGMutablePath) {
            var ends: [CGPoint] = [start]
            ends.append(contentsOf: segments.compactMap(\.last))
            path.move(to: ends[ends.count - 1])
            for index in segments.indices.reversed() {
                let segment = segments[index]
                let end = ends[index]
                switch segment.count {
                case 2: path.addQuadCurve(to: end, control: segment[0])
                case 3: path.addCurve(to: end, control1: segment[1], control2: segment[0])
                default: path.addLine(to: end)
                }
            }
            if isClosed { path.closeSubpath() }
        }
    }

    private var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        applyWithBlock { pointer in
            let element = pointer.pointee
            let points = element.points
            if element.type == .moveToPoint {
                subpaths.append(Subpath(start: points[0]))
                return
            }
            guard let last = subpaths.indices.last else { return }
            if subpaths[last].isClosed && element.type != .closeSubpath {
                subpaths.append(Subpath(start: subpaths[last].start))
            }
            let index: Int = subpaths.count - 1
            switch element.type {
            case .addLineToPoint: subpaths[index].segments.append([points[0]])
            case .addQuadCurveToPoint: subpaths[index].segments.append([points[0], points[1]])
            case .addCurveToPoint: subpaths[index].segments.append([points[0], points[1], points[2]])
            case .closeSubpath: subpaths[index].isClosed = true
            default: break
            }
        }
        return subpaths
    }
}
