import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of the duration to a fraction of the change.
package struct UnitCurve: Equatable, Sendable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    /// Creates a curve with these two control points. Their x values are clamped to 0…1, so that x increases
    /// monotonically.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(0, x1), 1)
        self.y1 = y1
        self.x2 = min(max(0, x2), 1)
        self.y2 = y2
    }

    package static let linear = UnitCurve(0, 0, 1, 1)

    /// Returns the progress at `time`, a fraction from 0 to 1.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if x1 == y1 && x2 == y2 { return time }
        return UnitCurve.bezier(parameter(atX: time), y1, y2)
    }

    /// Returns the parameter at which the curve has the x value `x`. The curve's x is monotonic on 0…1.
    private func parameter(atX x: Double) -> Double {
        var low: Double = 0
        var high: Double = 1
        var t = x
        for _ in 0..<64 {
            let error: Double = UnitCurve.bezier(t, x1, x2) - x
            if abs(error) < 1e-14 { break }
            if error > 0 { high = t } else { low = t }
            let slope = UnitCurve.derivative(t, x1, x2)
            let next: Double = t - error / slope
            // Newton's method while it stays inside the bracket, and bisection otherwise.
            t = next > low && next < high ? next : (low + high) / 2
            if high - low < 1e-16 { break }
        }
        return t
    }

    private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let rest: Double = 1 - t
        let first: Double = 3 * rest * rest * t * a
        let second: Double = 3 * rest * t * t * b
        return first + second + t * t * t
    }

    private static func derivative(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let rest: Double = 1 - t
        let first: Double = 3 * rest * rest * a
        let second: Double = 6 * rest * t * (b - a)
        return first + second + 3 * t * t * (1 - b)
    }
}
