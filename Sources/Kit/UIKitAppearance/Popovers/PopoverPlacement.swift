import CoreGraphics
import Foundation
import UIKitDrawing

/// The geometry of a popover and its arrow beside the source rectangle. All values are in the container's coordinates.
package struct PopoverPlacement: Equatable {
    /// The frame of the background without the arrow, in points.
    package var frame: CGRect
    /// The measurements of the background.
    private let chrome: PopoverChrome
    /// The direction of the arrow, or an empty set if there is no arrow.
    package var direction: UIPopoverArrowDirection
    /// The position of the arrow's tip, in points. Without an arrow, it is the center of the content.
    package var tip: CGPoint

    /// The minimum distance between the edge of an arrow and a corner, in points.
    private static let minimumCornerDistance: CGFloat = 11

    /// The minimum width and height beside the source, in points, for content that is not smaller.
    private static let minimumLength: CGFloat = 100

    /// Places the popover on the permitted side where most of it fits. If several sides are equally good, chooses the
    /// first of the arrow directions up, down, left and right.
    ///
    /// If no direction is permitted, or if the popover would be too small beside the source, it is above the middle of
    /// the source and has no arrow.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the content, in points.
    ///   - source: The rectangle that the popover refers to, in points.
    ///   - bounds: The rectangle that may contain the popover, in points.
    ///   - chrome: The measurements of the background. The default is those of the standard bubble.
    package init(
        size: CGSize, source: CGRect, bounds: CGRect, permitted: UIPopoverArrowDirection,
        chrome: PopoverChrome = PopoverChrome()
    ) {
        self.chrome = chrome
        let (insets, arrowLength): (UIEdgeInsets, CGFloat) = (chrome.insets, chrome.arrowLength)
        let distance: CGFloat = Self.minimumCornerDistance + chrome.arrowWidth / 2
        let size = CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        func available(_ direction: UIPopoverArrowDirection) -> CGSize {
            switch direction {
            case .up: CGSize(width: bounds.width, height: bounds.maxY - source.maxY - arrowLength)
            case .down: CGSize(width: bounds.width, height: source.minY - bounds.minY - arrowLength)
            case .left: CGSize(width: bounds.maxX - source.maxX - arrowLength, height: bounds.height)
            default: CGSize(width: source.minX - bounds.minX - arrowLength, height: bounds.height)
            }
        }
        func visibleArea(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let available = available(direction)
            return max(0, min(available.width, size.width)) * max(0, min(available.height, size.height))
        }
        var best = UIPopoverArrowDirection()
        for candidate in order where best.isEmpty || visibleArea(candidate) > visibleArea(best) + 0.5 {
            best = candidate
        }
        var space: CGSize = best.isEmpty ? bounds.size : available(best)
        if space.width < min(size.width, Self.minimumLength) || space.height < min(size.height, Self.minimumLength) {
            (best, space) = ([], bounds.size)
        }
        direction = best
        // A source outside the bounds leaves more space than the bounds have.
        let fitted = CGSize(
            width: max(0, min(size.width, space.width, bounds.width)),
            height: max(0, min(size.height, space.height, bounds.height)))
        let (dx, dy): (CGFloat, CGFloat) = (
            (source.width + fitted.width) / 2 + arrowLength, (source.height + fitted.height) / 2 + arrowLength
        )
        var center = CGPoint(x: source.midX, y: source.midY)
        switch best {
        case .up: center.y += dy
        case .down: center.y -= dy
        case .left: center.x += dx
        case .right: center.x -= dx
        default: break
        }
        let x: CGFloat = Self.centered(fitted.width, at: center.x, in: bounds.minX...max(bounds.minX, bounds.maxX))
        let y: CGFloat = Self.centered(fitted.height, at: center.y, in: bounds.minY...max(bounds.minY, bounds.maxY))
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: fitted.width, height: fitted.height)
        func clampedTip(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            high - low > 2 * distance ? min(max(value, low + distance), high - distance) : (low + high) / 2
        }
        switch best {
        case .up: tip = CGPoint(x: clampedTip(source.midX, frame.minX, frame.maxX), y: frame.minY - arrowLength)
        case .down: tip = CGPoint(x: clampedTip(source.midX, frame.minX, frame.maxX), y: frame.maxY + arrowLength)
        case .left: tip = CGPoint(x: frame.minX - arrowLength, y: clampedTip(source.midY, frame.minY, frame.maxY))
        case .right: tip = CGPoint(x: frame.maxX + arrowLength, y: clampedTip(source.midY, frame.minY, frame.maxY))
        default: tip = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    private static func centered(_ length: CGFloat, at middle: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(middle - length / 2, range.lowerBound), max(range.lowerBound, range.upperBound - length))
    }

    /// The frame of the content, in points.
    package var contentFrame: CGRect { frame.inset(by: chrome.insets) }

    /// The distance from the middle of `outline` to the middle of the arrow along its side, in points.
    package var arrowOffset: CGFloat {
        direction == .left || direction == .right ? tip.y - outline.midY : tip.x - outline.midX
    }

    /// The smallest rectangle that contains the background and the arrow, in points.
    package var outline: CGRect { frame.union(CGRect(origin: tip, size: .zero)) }

    /// The triangle of the arrow, in the coordinates of `outline`. It is empty without an arrow.
    package var arrowPath: CGPath {
        let tip = CGPoint(x: self.tip.x - outline.minX, y: self.tip.y - outline.minY)
        let half: CGFloat = chrome.arrowWidth / 2
        let length: CGFloat = chrome.arrowLength + 1
        let path = CGMutablePath()
        if direction.isEmpty { return path }
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
