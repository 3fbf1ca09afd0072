/// The cost of one quantity as a function of its value. It is convex for each priority.
struct CostCurve {
    /// The breakpoints, in ascending order of their values.
    let breakpoints: UnsafeMutableBufferPointer<Breakpoint>

    /// Returns the sign of the slope at a value that is above exactly `below` breakpoints: -1, 0 or 1. The highest
    /// priority with a nonzero slope determines the sign.
    func trend(below: Int) -> Int {
        var limit = Double.infinity
        while true {
            var priority = -1.0
            var slope = 0.0
            for index in 0..<breakpoints.count {
                let breakpoint = breakpoints[index]
                if !breakpoint.isActive || breakpoint.priority >= limit || breakpoint.priority < priority { continue }
                if breakpoint.priority > priority {
                    priority = breakpoint.priority
                    slope = 0
                }
                slope += breakpoint.slope(above: index < below)
            }
            if priority < 0 { return 0 }
            // If the slopes of a priority cancel out, the next priority decides.
            if abs(slope) > 1e-9 { return slope < 0 ? -1 : 1 }
            limit = priority
        }
    }

    /// Returns the first breakpoint above which the trend satisfies the condition. Trends never decrease from one
    /// breakpoint to the next.
    func firstIndex(whereTrend predicate: (Int) -> Bool) -> Int? {
        var low = 0
        var high = breakpoints.count
        while low < high {
            let middle = (low + high) / 2
            if predicate(trend(below: middle + 1)) { high = middle } else { low = middle + 1 }
        }
        return low < breakpoints.count ? low : nil
    }

    /// The range of values with the minimum cost.
    var minimum: ClosedRange<Double> {
        if breakpoints.isEmpty { return -.infinity ... .infinity }
        let low =
            trend(below: 0) >= 0
            ? -Double.infinity : breakpoints[firstIndex(whereTrend: { $0 >= 0 }) ?? breakpoints.count - 1].value
        let high = firstIndex(whereTrend: { $0 > 0 }).map { breakpoints[$0].value } ?? .infinity
        return low...max(low, high)
    }
}
