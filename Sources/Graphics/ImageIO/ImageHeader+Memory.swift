extension ImageHeader {
    /// How many bytes of memory decoding takes, with the image that comes of it. The decoders were measured.
    ///
    /// - Parameter longestSide: that of the image that is wanted; nil for its full size.
    func decodingByteCount(longestSide: Int?) -> Int {
        let full: Int = pixelCount
        guard full <= Self.mostPixels else { return .max }
        let wanted: Int = pixelCount(longestSide: longestSide)
        switch format {
        case .png: return full * 4 + (wanted < full ? wanted * 4 : 0)
        // Sides are divided by up to eight while decoding. Then come the copy in the decoder's format, if it is smaller,
        // and the image.
        case .jpeg:
            let decoded: Int = pixelCount(longestSide: longestSide.map { $0 * 2 }, divisor: 8)
            return coefficientCount + decoded * 3 + wanted * (wanted < full ? 7 : 4)
        case .gif, .bmp: return full * 4 + wanted * 8
        case .webp: return full * (delays.count > 1 || firstFrameEnd > 0 ? 20 : 4) + wanted * 8
        case .tiff: return full * (4 + sampleSize) + wanted * 4
        case .ico, .cur: return full * 8 + wanted * 4
        }
    }

    /// How many pixels the image has at a smaller size.
    ///
    /// - Parameter divisor: the most that the sides are divided by.
    private func pixelCount(longestSide: Int?, divisor: Int = .max) -> Int {
        let longest: Int = max(width, height)
        guard let longestSide, longestSide < longest else { return pixelCount }
        let factor: Double = max(Double(longestSide) / Double(longest), 1 / Double(divisor))
        return Int((Double(pixelCount) * factor * factor).rounded(.up))
    }
}
