import Foundation

/// The direction in which an arrow key moves the focus.
public enum FocusSide: Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
}

/// The search for the rectangle to which an arrow key moves the focus.
public enum FocusNeighbor {
    /// Returns the index in `frames` of the best rectangle on `side` of `origin`, if any.
    ///
    /// 1. A candidate extends farther to that side than `origin`, and its center is beyond the center of `origin`.
    /// 2. To the left and right, it must also overlap `origin` vertically.
    /// 3. Candidates straight ahead are preferred. Among equal candidates, the nearest is chosen; distance to the side
    ///    counts twice as much as distance ahead.
    public static func find(_ side: FocusSide, of origin: CGRect, among frames: [CGRect]) -> Int? {
        let start = transformed(origin, side)
        var best: (index: Int, isAhead: Bool, distance: CGFloat)?
        for (index, frame) in frames.enumerated() {
            let candidate = transformed(frame, side)
            guard candidate.maxY > start.maxY, candidate.midY > start.midY else { continue }
            let sideDistance: CGFloat = max(0, candidate.minX - start.maxX, start.minX - candidate.maxX)
            let isAhead: Bool = candidate.minX < start.maxX && start.minX < candidate.maxX
            if side == .left || side == .right, !isAhead { continue }
            let middle: CGFloat = abs(candidate.midX - start.midX)
            let distance: CGFloat = max(0, candidate.minY - start.maxY) + 2 * sideDistance + middle / 1_000
            if let best, (best.isAhead ? 0 : 1, best.distance) <= (isAhead ? 0 : 1, distance) { continue }
            best = (index, isAhead, distance)
        }
        return best?.index
    }

    /// Returns `frame` in coordinates in which `side` points down.
    private static func transformed(_ frame: CGRect, _ side: FocusSide) -> CGRect {
        switch side {
        case .down: frame
        case .up: CGRect(x: frame.minX, y: -frame.maxY, width: frame.width, height: frame.height)
        case .right: CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        case .left: CGRect(x: frame.minY, y: -frame.maxX, width: frame.height, height: frame.width)
        }
    }
}
