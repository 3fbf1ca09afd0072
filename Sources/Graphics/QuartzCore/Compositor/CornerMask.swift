import Foundation

/// The coverage of each pixel by a rounded top left corner. The other corners are its mirror images.
final class CornerMask {
    let shape: CornerShape
    /// The side length of the square mask, in pixels.
    let size: Int
    /// The coverage row by row. 255 is full coverage.
    let coverage: UnsafeMutablePointer<UInt8>
    /// The coverage with each row reversed, for the corners on the right.
    let mirrored: UnsafeMutablePointer<UInt8>

    private init(_ shape: CornerShape) {
        self.shape = shape
        size = Int(shape.extent.rounded(.up))
        let count: Int = max(1, size * size)
        coverage = .allocate(capacity: count)
        mirrored = .allocate(capacity: count)
        coverage.initialize(repeating: 0, count: count)
        mirrored.initialize(repeating: 0, count: count)
        fill(shape)
    }

    deinit {
        coverage.deallocate()
        mirrored.deallocate()
    }

    /// Averages sixteen scan lines for each row. Along a scan line, coverage is exact.
    private func fill(_ shape: CornerShape) {
        let lines = 16
        for row in 0..<size {
            var sums: [Double] = Array(repeating: 0, count: size)
            for line in 0..<lines {
                let depth: Double = Double(row) + (Double(line) + 0.5) / Double(lines)
                let inset: Double = shape.inset(at: depth)
                for column in 0..<size {
                    sums[column] += min(max(0, Double(column + 1) - inset), 1)
                }
            }
            for column in 0..<size {
                let value = UInt8((sums[column] / Double(lines) * 255).rounded())
                coverage[row * size + column] = value
                mirrored[row * size + size - 1 - column] = value
            }
        }
    }

    /// Returns the mask of a shape, from the thread's cache if possible.
    static func of(_ shape: CornerShape) -> CornerMask {
        let thread = LayerThread.current
        if let mask = thread.cornerMasks[shape] { return mask }
        // An animated radius would fill the cache with masks that are not used again.
        if thread.cornerMasks.count >= 64 { thread.cornerMasks.removeAll() }
        let mask = CornerMask(shape)
        thread.cornerMasks[shape] = mask
        return mask
    }
}
