import Foundation

/// The pixels of a row or column that contribute to each pixel of a scaled row or column.
struct ResamplingWeights {
    /// A function of the distance between an original pixel and a result. It is widened if the image is reduced.
    enum Filter: Sendable {
        /// A sharp filter with three lobes, some of them negative.
        case lanczos
        /// A triangle. Without negative weights, it keeps the amount of light.
        case triangle

        /// The distance, in pixels, from which the weight is zero.
        var reach: Double { self == .lanczos ? 3 : 1 }

        func weight(_ distance: Double) -> Double {
            let distance: Double = abs(distance)
            guard distance < reach else { return 0 }
            guard self == .lanczos else { return 1 - distance }
            guard distance > 1e-9 else { return 1 }
            let angle: Double = Double.pi * distance
            return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
        }
    }

    /// The first contributing pixel of each result.
    private(set) var starts: [Int] = []
    /// The number of contributing pixels of each result.
    let count: Int
    /// `count` weights for each result, whose sum is 1.
    private(set) var weights: [Float] = []

    /// Creates the weights for the results at `start`, `start + 1` and so on.
    ///
    /// - Parameter scale: The number of results for each pixel of the original.
    init(start: Int, length: Int, scale: Double, _ filter: Filter) {
        let widening: Double = max(1, 1 / scale)
        let reach: Double = filter.reach * widening
        count = Int((2 * reach).rounded(.up)) + 1
        for index in start..<start + length {
            let center: Double = (Double(index) + 0.5) / scale - 0.5
            let first = Int((center - reach).rounded(.up))
            var values: [Double] = []
            var sum: Double = 0
            for offset in 0..<count {
                let value: Double = filter.weight((Double(first + offset) - center) / widening)
                values.append(value)
                sum += value
            }
            starts.append(first)
            for value in values { weights.append(Float(value / sum)) }
        }
    }

    /// The pixels that contribute to all results.
    var range: Range<Int> { (starts.first ?? 0)..<(starts.last ?? 0) + count }
}
