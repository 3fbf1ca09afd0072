/// Where a sheet stands that a finger drags up and down, and where it goes when the finger lifts.
public struct SheetTravel: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
        /// It rests at one of its heights.
        case rest(Int)
        /// It leaves.
        case leave
    }

    /// The heights at which it may rest, growing, in points.
    public let heights: [Double]
    /// Whether it follows a finger below its lowest height, and may leave there.
    public let mayLeave: Bool

    /// How far ahead a lift looks, in seconds: a sheet goes to the height nearest to where it would be then.
    private static let foresight: Double = 0.15
    /// How fast it must fall to leave, in points per second.
    private static let leavingVelocity: Double = 700

    public init(heights: [Double], mayLeave: Bool) {
        self.heights = heights.sorted()
        self.mayLeave = mayLeave
    }

    /// How high it stands when a finger has pulled it `pull` points up from `start`.
    ///
    /// Above its greatest height it follows ever less, and so it does below its least, if it may not leave.
    public func height(from start: Double, pulledUp pull: Double) -> Double {
        guard let low = heights.first, let high = heights.last else { return start }
        let wanted: Double = start + pull
        let band = RubberBand(dimension: max(high, 1), coefficient: 0.2)
        if wanted > high { return high + band.stretch(for: wanted - high) }
        if wanted < low { return mayLeave ? max(0, wanted) : low - band.stretch(for: low - wanted) }
        return wanted
    }

    /// What becomes of it when the finger lifts at `height` with `velocity`, in points per second upwards.
    public func outcome(at height: Double, velocity: Double) -> Outcome {
        guard let low = heights.first else { return .leave }
        let ahead: Double = height + velocity * SheetTravel.foresight
        if mayLeave, height < low, velocity < -SheetTravel.leavingVelocity || ahead < low / 2 { return .leave }
        if mayLeave, heights.count == 1, velocity < -SheetTravel.leavingVelocity * 2 { return .leave }
        let nearest: Int? = heights.indices.min { abs(heights[$0] - ahead) < abs(heights[$1] - ahead) }
        return .rest(nearest ?? 0)
    }

    /// How much of it is there, from 0 to 1: below its least height it fades with what lies around it.
    public func presence(at height: Double) -> Double {
        guard let low = heights.first, low > 0 else { return 1 }
        return min(max(0, height / low), 1)
    }
}
