/// The space of the numbers that operations compute with.
enum WorkingSpace: Sendable {
    /// Linear sRGB.
    case linear
    /// The components of sRGB as they are stored, for contexts without a working color space.
    case encoded

    /// Returns a color of sRGB in this space.
    @inline(__always)
    func fromSRGB(_ pixel: PixelValue) -> PixelValue { self == .linear ? TransferCurve.decoding(pixel) : pixel }

    /// Returns a color of this space in sRGB.
    @inline(__always)
    func toSRGB(_ pixel: PixelValue) -> PixelValue { self == .linear ? TransferCurve.encoding(pixel) : pixel }

    /// Returns a color of linear sRGB in this space.
    @inline(__always)
    func fromLinear(_ pixel: PixelValue) -> PixelValue { self == .linear ? pixel : TransferCurve.encoding(pixel) }

    /// Returns a color of this space in linear sRGB.
    @inline(__always)
    func toLinear(_ pixel: PixelValue) -> PixelValue { self == .linear ? pixel : TransferCurve.decoding(pixel) }
}
