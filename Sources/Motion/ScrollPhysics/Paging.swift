/// Determines the page on which a scroll view with paging comes to rest.
public struct Paging: Sendable, Hashable {
    /// The lowest velocity at which a lift moves to the next page, in points per second.
    public static let flickVelocity: Double = 250

    /// The length of a page, in points.
    public let length: Double
    /// The offsets at which the content can come to rest, in points. The first page starts at the lower bound.
    public let range: ClosedRange<Double>

    /// Creates the paging of pages with the same length.
    public init(length: Double, range: ClosedRange<Double>) {
        self.length = length
        self.range = range
    }

    /// Returns the offset at which to come to rest after a lift at `position` with `velocity` points per second.
    ///
    /// A flick moves one page, regardless of its speed. After a slow lift, the nearest page or the end of the content
    /// is chosen. `start` is the offset at which the drag began: a flick never ends more than one page from there.
    public func target(from position: Double, velocity: Double, start: Double) -> Double {
        guard length > 0 else { return min(max(position, range.lowerBound), range.upperBound) }
        let current: Double = (position - range.lowerBound) / length
        if abs(velocity) < Paging.flickVelocity {
            let nearest: Double = offset(of: current.rounded())
            return abs(range.upperBound - position) < abs(nearest - position) ? range.upperBound : nearest
        }
        let next: Double = velocity > 0 ? current.rounded(.down) + 1 : current.rounded(.up) - 1
        let startPage: Double = ((start - range.lowerBound) / length).rounded()
        return offset(of: min(max(next, startPage - 1), startPage + 1))
    }

    /// Returns the offset at which to come to rest after the steps of a wheel from `start` to `position`: the next page or
    /// end of the content in their direction. If the offsets are equal, this is the nearest page.
    public func target(afterStepsTo position: Double, from start: Double) -> Double {
        guard length > 0, position != start else { return target(from: position, velocity: 0, start: start) }
        return offset(of: ((position - range.lowerBound) / length).rounded(position > start ? .up : .down))
    }

    private func offset(of page: Double) -> Double {
        min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
    }
}
