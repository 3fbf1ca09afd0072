import Foundation

/// A blur that applies the same weights to rows and to columns.
struct SeparableBlur: Sendable {
    private enum Kernel: Sendable {
        /// The weights of the pixels at the distances 0, 1, 2 and so on.
        case weights([Float])
        /// The mean of the pixels up to a distance. Its time does not depend on the distance.
        case mean
    }

    private let kernel: Kernel
    /// The distance up to which pixels affect each other.
    let radius: Int

    /// Creates a Gaussian blur, with the weights of a Gaussian function up to three standard deviations. Returns nil if
    /// the deviation is not positive.
    static func gaussian(deviation: Double) -> SeparableBlur? {
        guard deviation > 0 else { return nil }
        let radius = Int((deviation * 3).rounded(.up))
        let weights: [Double] = (0...radius).map { distance in
            let scaled: Double = Double(distance) / deviation
            return exp(-scaled * scaled / 2)
        }
        let sum: Double = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return SeparableBlur(kernel: .weights(weights.map { Float($0 / sum) }), radius: radius)
    }

    /// Creates a blur in which all pixels up to a distance have the same weight. Returns nil if the distance is not
    /// positive.
    static func box(radius: Int) -> SeparableBlur? {
        radius > 0 ? SeparableBlur(kernel: .mean, radius: radius) : nil
    }

    /// Returns the blurred pixels of an area. The source must have the pixels up to `radius` around it.
    func blur(_ source: PixelBuffer, in area: PixelArea) -> PixelBuffer {
        let middle: PixelArea = area.expanded(x: 0, y: radius)
        switch kernel {
        case .weights(let weights):
            return Self.columns(Self.rows(source, in: middle, weights), in: area, weights)
        case .mean:
            return Self.columns(Self.rows(source, in: middle, mean: radius), in: area, mean: radius)
        }
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
