/// Converts pixels of the working space to a layout in memory.
struct PixelEncoder {
    let format: CIFormat
    private let space: WorkingSpace
    /// Whether the components are those of sRGB, rather than linear.
    private let isEncoded: Bool

    init(_ format: CIFormat, _ space: WorkingSpace, isEncoded: Bool) {
        self.format = format
        self.space = space
        self.isEncoded = isEncoded
    }

    func write(_ row: UnsafeMutablePointer<PixelValue>, to memory: UnsafeMutableRawPointer, count: Int) {
        let bytes: UnsafeMutablePointer<UInt8> = memory.assumingMemoryBound(to: UInt8.self)
        if format == .RGBAf {
            for x in 0..<count {
                memory.storeBytes(of: converted(row[x]), toByteOffset: x * 16, as: PixelValue.self)
            }
            return
        }
        let order: SIMD4<UInt8> = positions
        for x in 0..<count {
            let pixel: SIMD4<UInt8> = rounded(row[x])
            switch format {
            case .R8: bytes[x] = pixel.x
            case .A8: bytes[x] = pixel.w
            case .L8: bytes[x] = rounded(gray(row[x])).x
            default:
                let into: UnsafeMutablePointer<UInt8> = bytes + x * 4
                into[Int(order.x)] = pixel.x
                into[Int(order.y)] = pixel.y
                into[Int(order.z)] = pixel.z
                into[Int(order.w)] = pixel.w
            }
        }
    }

    /// The byte positions of red, green, blue and alpha.
    private var positions: SIMD4<UInt8> {
        switch format {
        case .ARGB8: SIMD4(1, 2, 3, 0)
        case .BGRA8: SIMD4(2, 1, 0, 3)
        case .ABGR8: SIMD4(3, 2, 1, 0)
        default: SIMD4(0, 1, 2, 3)
        }
    }

    private func gray(_ pixel: PixelValue) -> PixelValue {
        let straight: PixelValue = space.toLinear(pixel.straight)
        let luminance: Float = straight.luminance
        return space.fromLinear(PixelValue(luminance, luminance, luminance, straight.w)).premultiplied
    }

    /// Returns the premultiplied pixel in the space of the memory.
    @inline(__always)
    private func converted(_ pixel: PixelValue) -> PixelValue {
        let isSame: Bool = isEncoded == (space == .encoded)
        if isSame { return pixel }
        let straight: PixelValue = pixel.straight
        return (isEncoded ? space.toSRGB(straight) : space.toLinear(straight)).premultiplied
    }

    /// Returns the premultiplied pixel in bytes. Colors outside 0…1 are clamped before they are premultiplied.
    @inline(__always)
    private func rounded(_ pixel: PixelValue) -> SIMD4<UInt8> {
        guard pixel.w > 0 else { return SIMD4(repeating: 0) }
        let limits = PixelValue(repeating: min(1, pixel.w))
        let inside: PixelValue = pointwiseMin(pointwiseMax(pixel, PixelValue(repeating: 0)), limits)
        let scaled: PixelValue = converted(inside) * 255 + PixelValue(repeating: 0.5)
        // Also for components that are not a number.
        let safe: PixelValue = scaled.replacing(with: 0, where: scaled .!= scaled)
        return SIMD4<UInt8>(
            truncatingIfNeeded: SIMD4<Int32>(
                safe.clamped(
                    lowerBound: PixelValue(repeating: 0), upperBound: PixelValue(repeating: 255.5))))
    }
}
