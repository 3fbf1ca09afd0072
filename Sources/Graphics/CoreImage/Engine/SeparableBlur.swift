import Foundation

/// A blur that applies the same weights to rows and to columns.
struct SeparableBlur: Sendable {
    /// A convolution of a row or a column.
    enum Pass: Sendable {
        /// The weights of the pixels at the distances 0, 1, 2 and so on.
        case weights([Float])
        /// The mean of the pixels up to a distance.
        case mean(radius: Int)
    }

    let passes: [Pass]

    /// The distance up to which pixels affect each other.
    var radius: Int {
        passes.reduce(0) { sum, pass in
            switch pass {
            case .weights(let weights): sum + weights.count - 1
            case .mean(let radius): sum + radius
            }
        }
    }

    /// The standard deviation above which means approximate a Gaussian blur.
    static let largestExactDeviation = 12.0

    /// The standard deviation above which an image is reduced before it is blurred.
    static let largestFullDeviation = 64.0

    /// Creates a Gaussian blur.
    ///
    /// Small blurs have the weights of a Gaussian function up to three standard deviations. Larger blurs are three means
    /// in succession, whose time does not depend on the deviation.
    static func gaussian(deviation: Double) -> SeparableBlur {
        guard deviation > 0 else { return SeparableBlur(passes: []) }
        if deviation > largestExactDeviation { return means(deviation: deviation) }
        let radius = Int((deviation * 3).rounded(.up))
        var weights: [Double] = (0...radius).map { distance in
            let scaled: Double = Double(distance) / deviation
            return exp(-scaled * scaled / 2)
        }
        let sum: Double = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        weights = weights.map { $0 / sum }
        return SeparableBlur(passes: [.weights(weights.map { Float($0) })])
    }

    /// Creates a blur in which all pixels up to a distance have the same weight.
    static func box(radius: Int) -> SeparableBlur {
        SeparableBlur(passes: radius > 0 ? [.mean(radius: radius)] : [])
    }

    /// Creates three means whose variances together are that of a Gaussian function.
    private static func means(deviation: Double) -> SeparableBlur {
        // The variance of a mean of n pixels is (n² − 1) / 12.
        let variance: Double = deviation * deviation
        let ideal: Double = (4 * variance + 1).squareRoot()
        var small = Int(ideal.rounded(.down))
        if small % 2 == 0 { small -= 1 }
        let edge = Double(small)
        let smallerMeans: Double = (12 * variance - 3 * edge * edge - 12 * edge - 9) / (-4 * edge - 4)
        let smallCount: Int = min(3, max(0, Int(smallerMeans.rounded())))
        let passes: [Pass] = (0..<3).map { .mean(radius: ($0 < smallCount ? small : small + 2) / 2) }
        return SeparableBlur(passes: passes)
    }

    /// Returns the blurred pixels of an area. The source must have the pixels up to `radius` around it.
    func blur(_ source: PixelBuffer, in area: PixelArea) -> PixelBuffer {
        var current: PixelBuffer = source
        var remaining: Int = radius
        for pass in passes {
            switch pass {
            case .weights(let weights):
                remaining -= weights.count - 1
                current = Self.rows(current, in: area.expanded(x: remaining, y: radius), weights)
            case .mean(let distance):
                remaining -= distance
                current = Self.rows(current, in: area.expanded(x: remaining, y: radius), mean: distance)
            }
        }
        remaining = radius
        for pass in passes {
            switch pass {
            case .weights(let weights):
                remaining -= weights.count - 1
                current = Self.columns(current, in: area.expanded(x: 0, y: remaining), weights)
            case .mean(let distance):
                remaining -= distance
                current = Self.columns(current, in: area.expanded(x: 0, y: remaining), mean: distance)
            }
        }
        return current
    }

    // MARK: Rows

    private static func rows(_ source: PixelBuffer, in area: PixelArea, _ weights: [Float]) -> PixelBuffer {
        let result = PixelBuffer(area)
        weights.withUnsafeBufferPointer { (weights: UnsafeBufferPointer<Float>) in
            for y in area.y..<area.top {
                let from: UnsafeMutablePointer<PixelValue> = source.row(y) + (area.x - source.area.x)
                let into: UnsafeMutablePointer<PixelValue> = result.row(y)
                for x in 0..<area.width {
                    var sum: PixelValue = from[x] * weights[0]
                    for distance in 1..<weights.count {
                        sum += (from[x - distance] + from[x + distance]) * weights[distance]
                    }
                    into[x] = sum
                }
            }
        }
        return result
    }

    private static func rows(_ source: PixelBuffer, in area: PixelArea, mean distance: Int) -> PixelBuffer {
        let result = PixelBuffer(area)
        let factor: Float = 1 / Float(2 * distance + 1)
        for y in area.y..<area.top {
            let from: UnsafeMutablePointer<PixelValue> = source.row(y) + (area.x - source.area.x)
            let into: UnsafeMutablePointer<PixelValue> = result.row(y)
            var sum = PixelValue(repeating: 0)
            for x in -distance..<distance { sum += from[x] }
            for x in 0..<area.width {
                sum += from[x + distance]
                into[x] = sum * factor
                sum -= from[x - distance]
            }
        }
        return result
    }

    // MARK: Columns

    private static func columns(_ source: PixelBuffer, in area: PixelArea, _ weights: [Float]) -> PixelBuffer {
        let result = PixelBuffer(area)
        let shift: Int = area.x - source.area.x
        for y in area.y..<area.top {
            let into: UnsafeMutablePointer<PixelValue> = result.row(y)
            for distance in 0..<weights.count {
                let weight: Float = weights[distance]
                let below: UnsafeMutablePointer<PixelValue> = source.row(y - distance) + shift
                let above: UnsafeMutablePointer<PixelValue> = source.row(y + distance) + shift
                if distance == 0 {
                    for x in 0..<area.width { into[x] = below[x] * weight }
                } else {
                    for x in 0..<area.width { into[x] += (below[x] + above[x]) * weight }
                }
            }
        }
        return result
    }

    private static func columns(_ source: PixelBuffer, in area: PixelArea, mean distance: Int) -> PixelBuffer {
        let result = PixelBuffer(area)
        let shift: Int = area.x - source.area.x
        let factor: Float = 1 / Float(2 * distance + 1)
        let sums = UnsafeMutablePointer<PixelValue>.allocate(capacity: max(1, area.width))
        defer { sums.deallocate() }
        sums.initialize(repeating: PixelValue(repeating: 0), count: max(1, area.width))
        for y in area.y - distance..<area.y + distance {
            let from: UnsafeMutablePointer<PixelValue> = source.row(y) + shift
            for x in 0..<area.width { sums[x] += from[x] }
        }
        for y in area.y..<area.top {
            let added: UnsafeMutablePointer<PixelValue> = source.row(y + distance) + shift
            let removed: UnsafeMutablePointer<PixelValue> = source.row(y - distance) + shift
            let into: UnsafeMutablePointer<PixelValue> = result.row(y)
            for x in 0..<area.width {
                sums[x] += added[x]
                into[x] = sums[x] * factor
                sums[x] -= removed[x]
            }
        }
        return result
    }
}
