/// The costs of one quantity over its values: convex, by priorities.
struct CostCurve {
    /// Ascending.
    let breakpoints: UnsafeMutableBufferPointer<Breakpoint>

    /// -1, 0 or 1 when, with so many breakpoints below, the most important cost that changes falls, none changes, or
    /// it rises on the way up.
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
            // Slopes that cancel leave the decision to the next priority.
            if abs(slope) > 1e-9 { return slope < 0 ? -1 : 1 }
            limit = priority
        }
    }

    /// The first breakpoint above which the trend is as asked; trends only grow.
    func firstIndex(whereTrend isWanted: (Int) -> Bool) -> Int? {
        var low = 0
        var high = breakpoints.count
        while low < high {
            let middle = (low + high) / 2
            if isWanted(trend(below: middle + 1)) { high = middle } else { low = middle + 1 }
        }
        return low < breakpoints.count ? low : nil
    }

    /// The values at which the costs are least.
    var minimum: ClosedRange<Double> {
        if breakpoints.isEmpty { return -.infinity ... .infinity }
        let low =
            trend(below: 0) >= 0
            ? -Double.infinity : breakpoints[firstIndex(whereTrend: { $0 >= 0 }) ?? breakpoints.count - 1].value
        let high = firstIndex(whereTrend: { $0 > 0 }).map { breakpoints[$0].value } ?? .infinity
        return low...max(low, high)
    }
}
