import CoreGraphics
import Foundation

/// Values at times between 0 and 1, and the interpolation between them.
struct Keyframes {
    private var values: [AnimatableValue]
    /// The time at which each value is reached. In discrete mode, the time at which each value begins, and the time at
    /// which the last value ends.
    private var times: [Double]
    private let curves: [UnitCurve]
    private let mode: CAAnimationCalculationMode
    /// The segments of a path between the values.
    private var segments: [CurveSegment] = []
    /// The measured path, for paced modes.
    private var measure: PathMeasure?

    init(values: [AnimatableValue], times: [Double]?, curves: [UnitCurve], mode: CAAnimationCalculationMode) {
        self.values = values
        self.curves = curves
        self.mode = mode
        let needed: Int = mode == .discrete ? values.count + 1 : values.count
        if mode.isPaced {
            self.times = Keyframes.evenlyPaced(values)
        } else if let times, times.count == needed {
            self.times = times
        } else {
            let last = Double(max(1, needed - 1))
            self.times = (0..<needed).map { Double($0) / last }
        }
    }

    /// Creates keyframes along a path. Returns nil if the path has no segments.
    ///
    /// A line that closes a subpath is a segment unless `times` contains only times for the other elements.
    init?(path: CGPath, times: [Double]?, curves: [UnitCurve], mode: CAAnimationCalculationMode) {
        var points: [CGPoint] = []
        var segments: [CurveSegment] = []
        var closingLines: [Int] = []
        var current = CGPoint.zero
        var subpath = CGPoint.zero
        for step in path.steps {
            switch step.type {
            case .moveToPoint:
                current = step.points[0]
                subpath = current
                if points.isEmpty { points.append(current) }
                continue
            case .closeSubpath:
                let back = PathStep(type: .addLineToPoint, points: [subpath])
                closingLines.append(segments.count)
                segments.append(CurveSegment(start: current, step: back))
                current = subpath
            default:
                segments.append(CurveSegment(start: current, step: step))
                current = step.points.last ?? current
            }
            points.append(current)
        }
        let needed: Int = mode == .discrete ? points.count + 1 : points.count
        if !mode.isPaced, let times, times.count == needed - closingLines.count {
            for index in closingLines.reversed() {
                segments.remove(at: index)
                points.remove(at: index + 1)
            }
        }
        guard !segments.isEmpty else { return nil }
        self.init(values: points.map { AnimatableValue.point($0) }, times: times, curves: curves, mode: mode)
        self.segments = segments
        if mode.isPaced { measure = PathMeasure(path) }
    }

    private static func evenlyPaced(_ values: [AnimatableValue]) -> [Double] {
        var sums: [Double] = [0]
        for (start, end) in zip(values, values.dropFirst()) {
            sums.append(sums[sums.count - 1] + start.distance(to: end))
        }
        guard let total = sums.last, total > 0 else {
            return values.indices.map { Double($0) / Double(max(1, values.count - 1)) }
        }
        return sums.map { $0 / total }
    }

    /// Returns the value at `time`. Times outside 0…1 have the first or the last value.
    func value(at time: Double) -> AnimatableValue {
        if mode == .discrete { return values[min(discreteIndex(at: time), values.count - 1)] }
        if let measure, let point = measure.point(at: min(max(0, time), 1)) { return .point(point) }
        guard values.count > 1, time > times[0] else { return values[0] }
        guard time < times[times.count - 1] else { return values[values.count - 1] }
        let (index, part): (Int, Double) = place(of: time)
        if index < segments.count { return .point(segments[index].point(at: part)) }
        guard mode == .cubic || mode == .cubicPaced, values[index].hasSums else {
            return .between(values[index], values[index + 1], part)
        }
        return smooth(index, part)
    }

    /// Returns the index of the value that applies at `time` in discrete mode. At the end, this is the value that lasts
    /// until then, because a value that begins there lasts no time.
    private func discreteIndex(at time: Double) -> Int {
        let beginnings: Range<Int> = 0..<times.count - 1
        return beginnings.last { times[$0] <= time && times[$0] < times[$0 + 1] } ?? 0
    }

    /// Returns the index of the keyframe before `time`, and the progress to the next keyframe, with the timing function
    /// of the segment applied.
    private func place(of time: Double) -> (index: Int, part: Double) {
        let index: Int = min((times.lastIndex { $0 <= time } ?? 0), values.count - 2)
        let length: Double = times[index + 1] - times[index]
        let part: Double = length > 0 ? min((time - times[index]) / length, 1) : 1
        return (index, index < curves.count ? curves[index].value(at: part) : part)
    }

    /// Returns the direction of the path at `time`, in radians; nil if the values are not on a path.
    func direction(at time: Double) -> Double? {
        guard let last = segments.last else { return nil }
        let tangent: CGVector
        if mode == .discrete {
            let index: Int = discreteIndex(at: time)
            tangent = index < segments.count ? segments[index].tangent(at: 0) : last.tangent(at: 1)
        } else if let measure {
            guard let found = measure.tangent(at: min(max(0, time), 1)) else { return nil }
            tangent = found
        } else {
            let (index, part): (Int, Double) = place(of: max(times[0], time))
            tangent = segments[min(index, segments.count - 1)].tangent(at: part)
        }
        return atan2(Double(tangent.dy), Double(tangent.dx))
    }

    /// The last value, which cumulative animations add for each repetition.
    var last: AnimatableValue { values[values.count - 1] }

    /// Returns a point of a Catmull-Rom curve: its tangent at each value is parallel to the line between the neighbors.
    private func smooth(_ index: Int, _ t: Double) -> AnimatableValue {
        let before: AnimatableValue = values[max(0, index - 1)]
        let behind: AnimatableValue = values[min(values.count - 1, index + 2)]
        // De Casteljau's algorithm needs only linear interpolation of values.
        let start = values[index]
        let end: AnimatableValue = values[index + 1]
        let first: AnimatableValue = start.adding(step(from: before, to: end, 1.0 / 6))
        let second: AnimatableValue = end.adding(step(from: start, to: behind, -1.0 / 6))
        let a: AnimatableValue = .between(start, first, t)
        let b: AnimatableValue = .between(first, second, t)
        let c: AnimatableValue = .between(second, end, t)
        return .between(.between(a, b, t), .between(b, c, t), t)
    }

    private func step(from start: AnimatableValue, to end: AnimatableValue, _ part: Double) -> AnimatableValue {
        let whole = end.adding(start.negated)
        return .between(whole.zero, whole, part)
    }
}
