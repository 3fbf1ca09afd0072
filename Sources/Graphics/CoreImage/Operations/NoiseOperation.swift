/// Fills the plane with pixels of random components, which depend only on the position.
struct NoiseOperation: ImageOperation {
    var inputs: [ImageNode] { [] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer = PixelBuffer(area)
        for y in area.y..<area.top {
            let row: UnsafeMutablePointer<PixelValue> = buffer.row(y)
            for index in 0..<area.width {
                let bits: UInt64 = Self.hash(area.x + index, y)
                let bytes = SIMD4<UInt32>(
                    UInt32(bits & 0xFF), UInt32(bits >> 8 & 0xFF), UInt32(bits >> 16 & 0xFF), UInt32(bits >> 24 & 0xFF))
                row[index] = (PixelValue(bytes) / 255).premultiplied
            }
        }
        return buffer
    }

    /// Mixes the bits of a position, as the generator SplitMix does.
    private static func hash(_ x: Int, _ y: Int) -> UInt64 {
        var bits: UInt64 = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(y))
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
