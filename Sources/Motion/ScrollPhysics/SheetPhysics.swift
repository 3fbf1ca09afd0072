/// The height of a sheet that a finger drags, and the height to which it moves when the finger lifts.
public struct SheetPhysics: Sendable, Hashable {
    /// The result of a drag.
    public enum Outcome: Sendable, Hashable {
        /// The sheet rests at the height with this index.
        case rest(Int)
        /// The sheet is dismissed.
        case dismiss
    }

    /// The heights at which the sheet can rest, in points, in ascending order.
    public let heights: [Double]
    /// Whether the sheet follows a finger below its lowest height and can be dismissed there.
    public let isDismissible: Bool

    /// The time in seconds over which the velocity is projected at a lift. The sheet moves to the height nearest to the
    /// projected one.
    private static let projectionTime = 0.15
    /// The downward velocity that dismisses a sheet below its lowest height, in points per second. A sheet with only
    /// one height is dismissed from any height by twice this velocity.
    private static let dismissalVelocity: Double = 700

    /// Creates the state for a sheet with `heights` in any order.
    public init(heights: [Double], isDismissible: Bool) {
        self.heights = heights.sorted()
        self.isDismissible = isDismissible
    }

    /// Returns the height of the sheet when a finger has dragged it `pull` points up from `start`.
    ///
    /// Above its maximum height, the sheet resists. It also resists below its minimum height if it cannot be dismissed.
    public func height(from start: Double, pulledUp pull: Double) -> Double {
        guard let low = heights.first, let high = heights.last else { return start }
        let height: Double = start + pull
        let band = RubberBand(dimension: max(high, 1), coefficient: 0.2)
        if height > high { return high + band.stretch(for: height - high) }
        if height < low { return isDismissible ? max(0, height) : low - band.stretch(for: low - height) }
        return height
    }

    /// Returns the result of a lift at `height` with `velocity`, in points per second upward.
    public func outcome(at height: Double, velocity: Double) -> Outcome {
        guard let low = heights.first else { return .dismiss }
        let projected: Double = height + velocity * SheetPhysics.projectionTime
        let speed = SheetPhysics.dismissalVelocity
        if isDismissible, height < low, velocity < -speed || projected < low / 2 { return .dismiss }
        if isDismissible, heights.count == 1, velocity < -speed * 2 { return .dismiss }
        let nearest: Int? = heights.indices.min { abs(heights[$0] - projected) < abs(heights[$1] - projected) }
        return .rest(nearest ?? 0)
    }

    /// Returns the visible fraction of the sheet, from 0 to 1. While the sheet is below its lowest height, the dimming
    /// behind it fades in proportion to this fraction.
    public func visibleFraction(at height: Double) -> Double {
        guard let low = heights.first, low > 0 else { return 1 }
        return min(max(0, height / low), 1)
    }

    /// Returns the opacity of the dimming behind the sheet, from 0 to 1. Up to the height `undimmed`, it is 0, and it
    /// rises to 1 at the next height. Without such a height, it is the visible fraction.
    public func dimming(at height: Double, above undimmed: Double?) -> Double {
        guard let undimmed else { return visibleFraction(at: height) }
        guard height > undimmed + 0.5 else { return 0 }
        guard let next = heights.first(where: { $0 > undimmed }) else { return 1 }
        return min(1, (height - undimmed) / max(1, next - undimmed))
    }
}
