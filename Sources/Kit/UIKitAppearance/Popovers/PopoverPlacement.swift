import CoreGraphics
import Foundation

/// The geometry of a popover and its arrow beside the source rectangle. All values are in the container's coordinates.
package struct PopoverPlacement: Equatable {
    /// The frame of the content, in points.
    package var frame: CGRect
    /// The direction of the arrow.
    package var direction: UIPopoverArrowDirection
    /// The position of the arrow's tip, in points.
    package var tip: CGPoint

    /// The length of the arrow, in points.
    package static let arrowLength: CGFloat = 13
    /// The width of the arrow at its base, in points.
    private static let arrowWidth: CGFloat = 26
    /// The minimum distance between the arrow's tip and a corner, in points.
    private static let minimumCornerDistance: CGFloat = 24

    /// Places the popover on the permitted side where most of it fits. If several sides are equally good, chooses the
    /// first of the arrow directions up, down, left and right.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the content, in points.
    ///   - source: The rectangle that the popover refers to, in points.
    ///   - bounds: The rectangle that may contain the popover, in points.
    package init(size: CGSize, source: CGRect, bounds: CGRect, permitted: UIPopoverArrowDirection) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let candidates: [UIPopoverArrowDirection] = order.isEmpty ? [.up] : order
        func available(_ direction: UIPopoverArrowDirection) -> CGSize {
            switch direction {
            case .up: CGSize(width: bounds.width, height: bounds.maxY - source.maxY - Self.arrowLength)
            case .down: CGSize(width: bounds.width, height: source.minY - bounds.minY - Self.arrowLength)
            case .left: CGSize(width: bounds.maxX - source.maxX - Self.arrowLength, height: bounds.height)
            default: CGSize(width: source.minX - bounds.minX - Self.arrowLength, height: bounds.height)
            }
        }
        func visibleArea(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let available = available(direction)
            return max(0, min(available.width, size.width)) * max(0, min(available.height, size.height))
        }
        var best = candidates[0]
        for candidate in candidates.dropFirst() where visibleArea(candidate) > visibleArea(best) + 0.5 {
            best = candidate
        }
        direction = best
        let space = available(best)
        let fitted = CGSize(width: max(0, min(size.width, space.width)), height: max(0, min(size.height, space.height)))
        let x: CGFloat
        let y: CGFloat
        switch best {
        case .up, .down:
            x = Self.centered(fitted.width, at: source.midX, in: bounds.minX...max(bounds.minX, bounds.maxX))
            y = best == .up ? source.maxY + Self.arrowLength : source.minY - Self.arrowLength - fitted.height
        default:
            x = best == .left ? source.maxX + Self.arrowLength : source.minX - Self.arrowLength - fitted.width
            y = Self.centered(fitted.height, at: source.midY, in: bounds.minY...max(bounds.minY, bounds.maxY))
        }
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: fitted.width, height: fitted.height)
        let distance = Self.minimumCornerDistance
        func clampedTip(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            high - low > 2 * distance ? min(max(value, low + distance), high - distance) : (low + high) / 2
        }
        switch best {
        case .up: tip = CGPoint(x: clampedTip(source.midX, frame.minX, frame.maxX), y: frame.minY - Self.arrowLength)
        case .down: tip = CGPoint(x: clampedTip(source.midX, frame.minX, frame.maxX), y: frame.maxY + Self.arrowLength)
        case .left: tip = CGPoint(x: frame.minX - Self.arrowLength, y: clampedTip(source.midY, frame.minY, frame.maxY))
        default: tip = CGPoint(x: frame.maxX + Self.arrowLength, y: clampedTip(source.midY, frame.minY, frame.maxY))
        }
    }

    private static func centered(_ length: CGFloat, at middle: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(middle - length / 2, range.lowerBound), max(range.lowerBound, range.upperBound - length))
    }

    /// The smallest rectangle that contains the content and the arrow, in points.
    package var outline: CGRect { frame.union(CGRect(origin: tip, size: .zero)) }

    /// The triangle of the arrow, in the coordinates of `outline`.
    package var arrowPath: CGPath {
        let tip = CGPoint(x: self.tip.x - outline.minX, y: self.tip.y - outline.minY)
        let half: CGFloat = Self.arrowWidth / 2
        let length: CGFloat = Self.arrowLength + 1
        let path = CGMutablePath()
        path.move(to: tip)
        switch direction {
        case .up, .down:
            let foot: CGFloat = direction == .up ? tip.y + length : tip.y - length
            path.addLine(to: CGPoint(x: tip.x + half, y: foot))
            path.addLine(to: CGPoint(x: tip.x - half, y: foot))
        default:
            let foot: CGFloat = direction == .left ? tip.x + length : tip.x - length
            path.addLine(to: CGPoint(x: foot, y: tip.y + half))
            path.addLine(to: CGPoint(x: foot, y: tip.y - half))
        }
        path.closeSubpath()
        return path
    }
}
