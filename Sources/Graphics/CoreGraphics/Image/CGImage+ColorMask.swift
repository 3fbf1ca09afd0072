extension CGImage {
    /// Returns an image in which the pixels whose colors are in a range are transparent.
    ///
    /// Returns nil for image masks and images with alpha.
    ///
    /// - Parameter components: For each component of the color space, the lower and the upper bound of the range, from 0
    ///   to 255.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let count: Int = colorSpace?.numberOfComponents ?? 0
        let rowBytes: Int = PixelFormat.color.bytesPerRow(width: width)
        guard format == .opaque, count > 0, count <= 3, components.count >= count * 2,
            let memory = PixelMemory(count: rowBytes * height)
        else { return nil }
        // The components in memory are in the reverse order. Gray images contain the same component three times.
        let ranges: [(index: Int, low: CGFloat, high: CGFloat)] = (0..<count).map {
            (2 - $0, components[$0 * 2], components[$0 * 2 + 1])
        }
        for row in 0..<height {
            let from = (self.memory.bytes + offset + row * self.rowBytes).assumingMemoryBound(to: UInt8.self)
            let into = (memory.bytes + row * rowBytes).assumingMemoryBound(to: UInt8.self)
            for column in 0..<width {
                let (source, target) = (from + column * 4, into + column * 4)
                let isMasked: Bool = ranges.allSatisfy {
                    CGFloat(source[$0.index]) >= $0.low && CGFloat(source[$0.index]) <= $0.high
                }
                for index in 0..<3 { target[index] = isMasked ? 0 : source[index] }
                target[3] = isMasked ? 0 : 255
            }
        }
        return CGImage(
            width: width, height: height, format: .color, memory: memory, rowBytes: rowBytes, space: colorSpace,
            shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }
}
