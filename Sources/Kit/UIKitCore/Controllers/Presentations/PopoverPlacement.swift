import Foundation

/// Where a popover stands beside what it is about: numbers only.
struct PopoverPlacement: Equatable {
    /// The bubble's content, in the container, in points.
    var frame: CGRect
    /// Which way the arrow points.
    var direction: UIPopoverArrowDirection
    /// Where the arrow's tip is, in the container, in points.
    var tip: CGPoint

    /// How long the arrow is, in points.
    static let arrowLength: CGFloat = 13
    /// How wide the arrow is at its foot, in points.
    static let arrowWidth: CGFloat = 26
    /// How near to a corner the arrow may come, in points.
    private static let cornerReach: CGFloat = 24

    /// Finds the side with the most room among those that are permitted; one on which all of it fits goes first.
    ///
    /// - Parameters:
    ///   - size: how large the content wants to be, in points.
    ///   - source: what it is about, in the container.
    ///   - bounds: where it may stand, in the container.
    init(size: CGSize, source: CGRect, bounds: CGRect, permitted: UIPopoverArrowDirection) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let candidates: [UIPopoverArrowDirection] = order.isEmpty ? [.up] : order
        func room(_ direction: UIPopoverArrowDirection) -> CGSize {
            switch direction {
            case .up: CGSize(width: bounds.width, height: bounds.maxY - source.maxY - Self.arrowLength)
            case .down: CGSize(width: bounds.width, height: source.minY - bounds.minY - Self.arrowLength)
            case .left: CGSize(width: bounds.maxX - source.maxX - Self.arrowLength, height: bounds.height)
            default: CGSize(width: source.minX - bounds.minX - Self.arrowLength, height: bounds.height)
            }
        }
        func seen(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let room: CGSize = room(direction)
            return max(0, min(room.width, size.width)) * max(0, min(room.height, size.height))
        }
        var best: UIPopoverArrowDirection = candidates[0]
        for candidate in candidates.dropFirst() where seen(candidate) > seen(best) + 0.5 { best = candidate }
        direction = best
        let space: CGSize = room(best)
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
        let reach: CGFloat = Self.cornerReach
        func near(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            high - low > 2 * reach ? min(max(value, low + reach), high - reach) : (low + high) / 2
        }
        switch best {
        case .up: tip = CGPoint(x: near(source.midX, frame.minX, frame.maxX), y: frame.minY - Self.arrowLength)
        case .down: tip = CGPoint(x: near(source.midX, frame.minX, frame.maxX), y: frame.maxY + Self.arrowLength)
        case .left: tip = CGPoint(x: frame.minX - Self.arrowLength, y: near(source.midY, frame.minY, frame.maxY))
        default: tip = CGPoint(x: frame.maxX + Self.arrowLength, y: near(source.midY, frame.minY, frame.maxY))
        }
    }

    private static func centered(_ length: CGFloat, at middle: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(middle - length / 2, range.lowerBound), max(range.lowerBound, range.upperBound - length))
    }

    /// The bubble and its arrow together, in the container.
    var outline: CGRect { frame.union(CGRect(origin: tip, size: .zero)) }
}
