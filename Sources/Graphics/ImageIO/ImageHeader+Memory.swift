extension ImageHeader {
    /// Returns the memory that decoding takes, in bytes, including the resulting image. The factors were measured for
    /// each decoder.
    ///
    /// - Parameter longestSide: The longest side of the resulting image, in pixels, or nil for the full size.
    func decodingByteCount(longestSide: Int?) -> Int {
        let full = pixelCount
        guard full <= Self.maximumPixels else { return .max }
        let wanted = pixelCount(longestSide: longestSide)
        switch format {
        case .png: return full * 4 + (wanted < full ? wanted * 4 : 0)
        // The decoder divides the sides by up to eight. The total includes the resulting image and, if the image is
        // scaled down, the scaled copy in the decoder's format.
        case .jpeg:
            let decoded: Int = pixelCount(longestSide: longestSide.map { $0 * 2 }, divisor: 8)
            return coefficientByteCount + decoded * 3 + wanted * (wanted < full ? 7 : 4)
        case .gif, .bmp: return full * 4 + wanted * 8
        case .webp: return full * (delays.count > 1 || firstFrameEnd > 0 ? 20 : 4) + wanted * 8
        // The decoder's memory is free when the image is scaled down.
        case .tiff: return full * (8 + sampleSize)
        case .ico, .cur: return full * 8 + wanted * 4
        }
    }

    /// Returns the number of pixels of the image at a smaller size.
    ///
    /// - Parameter divisor: The maximum factor by which the sides are divided.
    private func pixelCount(longestSide: Int?, divisor: Int = .max) -> Int {
        let longest = max(width, height)
        guard let longestSide, longestSide < longest else { return pixelCount }
        let factor: Double = max(Double(longestSide) / Double(longest), 1 / Double(divisor))
        return Int((Double(pixelCount) * factor * factor).rounded(.up))
    }
}
