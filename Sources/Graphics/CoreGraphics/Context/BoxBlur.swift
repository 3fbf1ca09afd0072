/// An approximation of a Gaussian blur by three successive box blurs. Its time does not depend on the radius.
package struct BoxBlur {
    /// The sizes of the three boxes, all odd.
    private let sizes: (Int, Int, Int)

    /// Creates a blur with a standard deviation in pixels, which is limited to 500.
    package init(deviation: Double) {
        let deviation = min(max(deviation, 0), 500)
        guard deviation > 0.2 else {
            sizes = (1, 1, 1)
            return
        }
        // Three boxes of size s have a variance of (s² − 1) / 4. Sizes are odd, so some of the boxes have the next
        // smaller odd size, and the others the next larger one. The number of smaller boxes is chosen so that the
        // variance is as close as possible to the requested variance.
        let ideal: Double = (4 * deviation * deviation + 1).squareRoot()
        var small = Int(ideal.rounded(.down))
        if small % 2 == 0 { small -= 1 }
        small = max(small, 1)
        let size = Double(small)
        let numerator: Double = 12 * deviation * deviation - 3 * size * size - 12 * size - 9
        let count = Int((numerator / (-4 * size - 4)).rounded())
        let large: Int = small + 2
        sizes = (count > 0 ? small : large, count > 1 ? small : large, count > 2 ? small : large)
    }

    /// The radius of the blur in each direction, in pixels.
    package var reach: Int {
        (sizes.0 + sizes.1 + sizes.2 - 3) / 2
    }

    /// Blurs an image with one byte per pixel in place. Pixels outside its border count as zero.
    package func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, rowBytes: Int) {
        guard reach > 0, width > 0, height > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * max(width, height)) { buffer in
            let first = buffer.baseAddress!
            let second = first + max(width, height)
            for y in 0..<height {
                let row = bytes + y * rowBytes
                Self.blur(row, 1, into: first, 1, count: width, size: sizes.0)
                Self.blur(first, 1, into: second, 1, count: width, size: sizes.1)
                Self.blur(second, 1, into: row, 1, count: width, size: sizes.2)
            }
        }
        blurColumns(bytes, width: width, height: height, rowBytes: rowBytes)
    }

    /// Blurs all columns together, row by row, so that memory is accessed in order.
    private func blurColumns(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, rowBytes: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { copy in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
                let other = copy.baseAddress!
                Self.columns(bytes, rowBytes, into: other, width, sums, width: width, height: height, size: sizes.0)
                Self.columns(other, width, into: bytes, rowBytes, sums, width: width, height: height, size: sizes.1)
                Self.columns(bytes, rowBytes, into: other, width, sums, width: width, height: height, size: sizes.2)
                for y in 0..<height {
                    (bytes + y * rowBytes).update(from: other + y * width, count: width)
                }
            }
        }
    }

    private static func columns(
        _ source: UnsafeMutablePointer<UInt8>, _ sourceRow: Int, into target: UnsafeMutablePointer<UInt8>,
        _ targetRow: Int, _ sums: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, size: Int
    ) {
        let half: Int = size / 2
        let factor = UInt32((1 << 24) / size)
        let sum = sums.baseAddress!
        sum.initialize(repeating: 0, count: width)
        for y in 0..<min(half, height) {
            let row = source + y * sourceRow
            for x in 0..<width { sum[x] &+= UInt32(row[x]) }
        }
        for y in 0..<height {
            if y + half < height {
                let row = source + (y + half) * sourceRow
                for x in 0..<width { sum[x] &+= UInt32(row[x]) }
            }
            let into = target + y * targetRow
            for x in 0..<width {
                into[x] = UInt8(truncatingIfNeeded: (sum[x] &* factor &+ (1 << 23)) >> 24)
            }
            if y - half >= 0 {
                let row = source + (y - half) * sourceRow
                for x in 0..<width { sum[x] &-= UInt32(row[x]) }
            }
        }
    }

    private static func blur(
        _ source: UnsafeMutablePointer<UInt8>, _ sourceStep: Int, into target: UnsafeMutablePointer<UInt8>,
        _ targetStep: Int, count: Int, size: Int
    ) {
        let half: Int = size / 2
        let factor = UInt32((1 << 24) / size)
        var sum: UInt32 = 0
        for x in 0..<min(half, count) { sum &+= UInt32(source[x * sourceStep]) }
        for x in 0..<count {
            if x + half < count { sum &+= UInt32(source[(x + half) * sourceStep]) }
            target[x * targetStep] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
            if x - half >= 0 { sum &-= UInt32(source[(x - half) * sourceStep]) }
        }
    }
}
