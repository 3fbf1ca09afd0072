/// Divides polylines into dashes.
struct PathDasher {
    /// The alternating lengths of dashes and gaps. The number of lengths is even.
    private let lengths: [CGFloat]
    private let phase: CGFloat

    /// Returns nil if the lengths describe no dashes: one is negative, or their sum is too small to be visible.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        var total: CGFloat = 0
        for length in lengths {
            guard length >= 0, length.isFinite else { return nil }
            total += length
        }
        guard total > 1e-4, phase.isFinite else { return nil }
        let isEven: Bool = lengths.count % 2 == 0
        self.lengths = isEven ? lengths : lengths + lengths
        let period: CGFloat = isEven ? total : total * 2
        let rest = phase.truncatingRemainder(dividingBy: period)
        self.phase = rest < 0 ? rest + period : rest
    }

    /// Returns the dashes of a polyline. The pattern restarts for each polyline.
    func dashes(of line: Polyline) -> [Polyline] {
        guard let first = line.points.first else { return [] }
        let corners = line.isClosed ? line.points + [first] : line.points
        var index = 0
        var left = phase
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left

        var dashes: [Polyline] = []
        var dash: [CGPoint] = index % 2 == 0 ? [first] : []
        for corner in 1..<max(corners.count, 1) {
            let from = corners[corner - 1]
            let to = corners[corner]
            let length: CGFloat = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let part: CGFloat = done / length
                let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                if index % 2 == 0 {
                    dashes.append(Polyline(dash + [point], isClosed: false))
                    dash = []
                } else {
                    dash = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if index % 2 == 0 { dash.append(to) }
        }
        if dash.count > 1 { dashes.append(Polyline(dash, isClosed: false)) }
        return dashes
    }
}
