import RigidBodies
import UIKitCore

/// The outlines of items.
@MainActor
enum DynamicsShapes {
    /// Returns the unrotated outline of an item, relative to its center.
    static func shapes(of item: any UIDynamicItem) -> [BodyShape] {
        guard let group = item as? UIDynamicItemGroup else { return [shape(of: item, center: .zero, angle: 0)] }
        return group.items.map { member in
            let offset = Vector(CGPoint(x: member.center.x - group.center.x, y: member.center.y - group.center.y))
            let own: Double = atan2(group.transform.b, group.transform.a).native
            let angle: Double = atan2(member.transform.b, member.transform.a).native
            return shape(of: member, center: offset.rotated(by: -own), angle: angle - own)
        }
    }

    private static func shape(of item: any UIDynamicItem, center: Vector, angle: Double) -> BodyShape {
        let size: CGSize = item.bounds.size
        let (width, height): (Double, Double) = (max(size.width.native, 1), max(size.height.native, 1))
        switch item.collisionBoundsType {
        case .rectangle: break
        case .ellipse: return .ellipse(width: width, height: height, center: center, angle: angle)
        case .path:
            let corners: [Vector] = lines(of: item.collisionBoundingPath).flatMap { [$0.start, $0.end] }
            if let hull = BodyShape.hull(corners.map { $0.rotated(by: angle) + center }) { return hull }
        }
        return .rectangle(width: width, height: height, center: center, angle: angle)
    }

    /// Returns the lines of a path. Curves are approximated by short lines.
    static func lines(of path: UIBezierPath) -> [(start: Vector, end: Vector)] {
        var lines: [(start: Vector, end: Vector)] = []
        var (first, last): (Vector, Vector) = (.zero, .zero)
        path.cgPath.flattened(threshold: 0.25).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                first = Vector(element.pointee.points[0])
                last = first
            case .closeSubpath:
                if last != first { lines.append((last, first)) }
                last = first
            case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
                let point = Vector(element.pointee.points[0])
                if point != last { lines.append((last, point)) }
                last = point
            }
        }
        return lines
    }
}
