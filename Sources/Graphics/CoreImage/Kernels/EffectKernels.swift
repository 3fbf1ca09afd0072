/// Mixes colors with shades of one color.
struct MonochromeKernel: ColorKernel {
    /// The color in linear sRGB.
    let color: PixelValue
    let intensity: Float

    func prepared(for space: WorkingSpace) -> MonochromeKernel {
        MonochromeKernel(color: space.fromLinear(color), intensity: intensity)
    }

    func callAsFunction(_ pixel: PixelValue) -> PixelValue {
        let shade: PixelValue = color * pixel.luminance
        var result: PixelValue = pixel + (shade - pixel) * intensity
        result.w = pixel.w
        return result
    }
}

/// Maps the luminance to the range between two colors.
struct FalseColorKernel: ColorKernel {
    /// The colors for black and for white, in linear sRGB.
    let dark: PixelValue
    let light: PixelValue

    func prepared(for space: WorkingSpace) -> FalseColorKernel {
        FalseColorKernel(dark: space.fromLinear(dark), light: space.fromLinear(light))
    }

    func callAsFunction(_ pixel: PixelValue) -> PixelValue {
        var result: PixelValue = dark + (light - dark) * pixel.luminance
        result.w *= pixel.w
        return result
    }
}

/// Reduces each component of sRGB to a number of levels.
struct PosterizeKernel: ColorKernel {
    let levels: Float

    var isEncoded: Bool { true }

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        let inside: PixelValue = color.clamped(
            lowerBound: PixelValue(repeating: 0), upperBound: PixelValue(repeating: 1))
        var result: PixelValue = (inside * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1)
        result.w = color.w
        return result
    }
}

/// Makes a white image whose alpha is the luminance.
struct MaskKernel: ColorKernel {
    func callAsFunction(_ color: PixelValue) -> PixelValue { PixelValue(1, 1, 1, color.luminance * color.w) }
}

/// Makes a gray image of the highest or lowest component.
enum ComponentKernel: ColorKernel {
    case maximum
    case minimum

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        let value: Float =
            self == .maximum ? max(color.x, color.y, color.z) : min(color.x, color.y, color.z)
        return PixelValue(value, value, value, color.w)
    }
}

/// Makes components white or black, depending on a threshold.
struct ThresholdKernel: ColorKernel {
    let threshold: Float

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        var result = PixelValue(repeating: 0).replacing(with: 1, where: color .>= threshold)
        result.w = color.w
        return result
    }
}

/// Looks colors up in a table of three dimensions.
struct CubeKernel: ColorKernel {
    /// The number of entries in each dimension.
    let dimension: Int
    let isEncoded: Bool
    /// The colors, premultiplied, with red in the innermost dimension.
    private let table: [PixelValue]

    /// Creates a kernel from numbers of 32 bits. Returns nil if there are too few of them.
    init?(dimension: Int, data: Data, isEncoded: Bool) {
        guard (2...128).contains(dimension) else { return nil }
        let count: Int = dimension * dimension * dimension
        guard data.count >= count * 16 else { return nil }
        self.dimension = dimension
        self.isEncoded = isEncoded
        table = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: PixelValue.self).straight }
        }
    }

    func callAsFunction(_ color: PixelValue) -> PixelValue {
        let limit = Float(dimension - 1)
        let position: PixelValue =
            color.clamped(
                lowerBound: PixelValue(repeating: 0), upperBound: PixelValue(repeating: 1)) * limit
        let lower: PixelValue = pointwiseMin(position.rounded(.down), PixelValue(repeating: limit - 1))
        let part: PixelValue = position - lower
        let (row, plane): (Int, Int) = (dimension, dimension * dimension)
        let start: Int = Int(lower.x) + Int(lower.y) * row + Int(lower.z) * plane
        var result: PixelValue = mix(
            mix(
                mix(table[start], table[start + 1], part.x), mix(table[start + row], table[start + row + 1], part.x),
                part.y),
            mix(
                mix(table[start + plane], table[start + plane + 1], part.x),
                mix(table[start + plane + row], table[start + plane + row + 1], part.x), part.y), part.z)
        result.w *= color.w
        return result
    }

    @inline(__always)
    private func mix(_ first: PixelValue, _ second: PixelValue, _ share: Float) -> PixelValue {
        first + (second - first) * share
    }
}
