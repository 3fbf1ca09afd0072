/// The height of a sheet that a finger drags, and the height to which it moves when the finger lifts.
public struct SheetTravel: Sendable, Hashable {
    /// The result of a drag.
    public enum Outcome: Sendable, Hashable {
        /// The sheet rests at the height with this index.
        case rest(Int)
        /// The sheet is dismissed.
        case leave
    }

    /// The heights at which the sheet can rest, in points, in ascending order.
    public let heights: [Double]
    /// Whether the sheet follows a finger below its lowest height and can be dismissed there.
    public let mayLeave: Bool

    /// The time in seconds over which the velocity is projected at a lift. The sheet moves to the height nearest to the
    /// projected one.
    private static let foresight: Double = 0.15
    /// The downward velocity that dismisses the sheet, in points per second.
    private static let leavingVelocity: Double = 700

    /// Creates the state for a sheet with `heights` in any order.
    public init(heights: [Double], mayLeave: Bool) {
        self.heights = heights.sorted()
        self.mayLeave = mayLeave
    }

    /// Returns the height of the sheet when a finger has dragged it `pull` points up from `start`.
    ///
    /// Above its greatest height, the sheet resists. It also resists below its lowest height if it cannot be dismissed.
    public func height(from start: Double, pulledUp pull: Double) -> Double {
        guard let low = heights.first, let high = heights.last else { return start }
        let wanted: Double = start + pull
        let band = RubberBand(dimension: max(high, 1), coefficient: 0.2)
        if wanted > high { return high + band.stretch(for: wanted - high) }
        if wanted < low { return mayLeave ? max(0, wanted) : low - band.stretch(for: low - wanted) }
        return wanted
    }

    /// Returns the result of a lift at `height` with `velocity`, in points per second upward.
    public func outcome(at height: Double, velocity: Double) -> Outcome {
        guard let low = heights.first else { return .leave }
        let ahead: Double = height + velocity * SheetTravel.foresight
        if mayLeave, height < low, velocity < -SheetTravel.leavingVelocity || ahead < low / 2 { return .leave }
        if mayLeave, heights.count == 1, velocity < -SheetTravel.leavingVelocity * 2 { return .leave }
        let nearest: Int? = heights.indices.min { abs(heights[$0] - ahead) < abs(heights[$1] - ahead) }
        return .rest(nearest ?? 0)
    }

    /// Returns the visible fraction of the sheet, from 0 to 1. Below its lowest height, the dimming behind it fades by
    /// this.
    public func presence(at height: Double) -> Double {
        guard let low = heights.first, low > 0 else { return 1 }
        return min(max(0, height / low), 1)
    }
}
