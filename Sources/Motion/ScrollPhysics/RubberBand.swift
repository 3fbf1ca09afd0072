/// How content follows a finger that drags it past its end: ever less, and never farther than its own size.
public struct RubberBand: Sendable, Hashable {
    /// The size of the area that scrolls, in points.
    public let dimension: Double
    /// How willingly it stretches at first: points of stretch to a point of pull.
    public let coefficient: Double

    public init(dimension: Double, coefficient: Double = 0.55) {
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// How far the content goes past its end when the finger goes `pull` points past it. Odd: −x gives −stretch.
    public func stretch(for pull: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let magnitude: Double = (1 - 1 / (abs(pull) * coefficient / dimension + 1)) * dimension
        return pull < 0 ? -magnitude : magnitude
    }

    /// How far the finger must have gone for `stretch`: the inverse of `stretch(for:)`.
    ///
    /// A stretch of the whole dimension or more would take an endless pull; it counts as just below.
    public func pull(for stretch: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let share: Double = min(abs(stretch) / dimension, 0.999_999)
        let magnitude: Double = (1 / (1 - share) - 1) * dimension / coefficient
        return stretch < 0 ? -magnitude : magnitude
    }

    /// Where the content goes when a finger asks for `position`: `position` itself inside `range`, stretched outside.
    public func position(for position: Double, in range: ClosedRange<Double>) -> Double {
        if position < range.lowerBound {
            return range.lowerBound + stretch(for: position - range.lowerBound)
        }
        if position > range.upperBound {
            return range.upperBound + stretch(for: position - range.upperBound)
        }
        return position
    }

    /// What a finger must have asked for when the content is at `position`: the inverse of `position(for:in:)`.
    public func request(for position: Double, in range: ClosedRange<Double>) -> Double {
        if position < range.lowerBound {
            return range.lowerBound + pull(for: position - range.lowerBound)
        }
        if position > range.upperBound {
            return range.upperBound + pull(for: position - range.upperBound)
        }
        return position
    }
}
