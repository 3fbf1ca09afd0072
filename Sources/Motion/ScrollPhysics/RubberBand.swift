/// The resistance of content that is dragged past its end. The farther the finger moves, the less the content follows.
/// The content never moves farther than the size of the scrolling area.
public struct RubberBand: Sendable, Hashable {
    /// The size of the scrolling area, in points.
    public let dimension: Double
    /// The initial ratio of stretch to pull.
    public let coefficient: Double

    /// Creates a rubber band.
    public init(dimension: Double, coefficient: Double = 0.55) {
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// Returns the distance of the content past its end when the finger is `pull` points past it. The sign of the
    /// result is that of `pull`.
    public func stretch(for pull: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let magnitude: Double = (1 - 1 / (abs(pull) * coefficient / dimension + 1)) * dimension
        return pull < 0 ? -magnitude : magnitude
    }

    /// Returns the distance of the finger past the end that causes `stretch`. This is the inverse of `stretch(for:)`.
    ///
    /// A stretch of the whole dimension or more would require an infinite pull, so it is limited to just below the
    /// dimension.
    public func pull(for stretch: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let fraction: Double = min(abs(stretch) / dimension, 0.999_999)
        let magnitude: Double = (1 / (1 - fraction) - 1) * dimension / coefficient
        return stretch < 0 ? -magnitude : magnitude
    }

    /// Returns the position of the content for a finger at `position`: the same position inside `range`, and a
    /// stretched one outside.
    public func position(for position: Double, in range: ClosedRange<Double>) -> Double {
        if position < range.lowerBound {
            return range.lowerBound + stretch(for: position - range.lowerBound)
        }
        if position > range.upperBound {
            return range.upperBound + stretch(for: position - range.upperBound)
        }
        return position
    }

    /// Returns the position of the finger for content at `position`. This is the inverse of `position(for:in:)`.
    public func fingerPosition(for position: Double, in range: ClosedRange<Double>) -> Double {
        if position < range.lowerBound {
            return range.lowerBound + pull(for: position - range.lowerBound)
        }
        if position > range.upperBound {
            return range.upperBound + pull(for: position - range.upperBound)
        }
        return position
    }
}
