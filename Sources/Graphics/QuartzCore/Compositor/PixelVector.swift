/// A vector of eight pixels. The results are the same as those of `PixelBlending` for single pixels.
///
/// OPTIMIZATION: the pixels of a row are computed eight at a time, and the remaining pixels one by one.
struct PixelVector {
    var lanes: SIMD8<UInt32>

    static let count = 8

    @inline(__always)
    init(_ lanes: SIMD8<UInt32>) {
        self.lanes = lanes
    }

    @inline(__always)
    init(_ row: UnsafePointer<UInt32>) {
        lanes = UnsafeRawPointer(row).loadUnaligned(as: SIMD8<UInt32>.self)
    }

    @inline(__always)
    func store(to row: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(row).storeBytes(of: lanes, as: SIMD8<UInt32>.self)
    }

    /// Returns each channel multiplied by its pixel's factor / 255, rounded.
    @inline(__always)
    func scaled(by factors: SIMD8<UInt32>) -> PixelVector {
        let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
        let half = SIMD16<UInt16>(repeating: 128)
        let eight = SIMD16<UInt16>(repeating: 8)
        // Each lane holds two channels of 16 bits, because all processors multiply 16-bit lanes fast.
        let pairs: SIMD16<UInt16> = unsafeBitCast(
            factors | (factors &<< SIMD8<UInt32>(repeating: 16)), to: SIMD16<UInt16>.self)
        var low: SIMD16<UInt16> = unsafeBitCast(lanes & mask, to: SIMD16<UInt16>.self)
        low = low &* pairs &+ half
        low = (low &+ (low &>> eight)) &>> eight
        let upper: SIMD8<UInt32> = (lanes &>> SIMD8<UInt32>(repeating: 8)) & mask
        var high = unsafeBitCast(upper, to: SIMD16<UInt16>.self)
        high = high &* pairs &+ half
        high = (high &+ (high &>> eight)) & SIMD16<UInt16>(repeating: 0xFF00)
        let result: SIMD8<UInt32> =
            unsafeBitCast(low, to: SIMD8<UInt32>.self) | unsafeBitCast(high, to: SIMD8<UInt32>.self)
        return PixelVector(result)
    }

    @inline(__always)
    func scaled(by factor: UInt32) -> PixelVector { scaled(by: SIMD8<UInt32>(repeating: factor)) }

    /// The factor of the background for each pixel: 255 minus the alpha.
    @inline(__always)
    var rest: SIMD8<UInt32> { SIMD8<UInt32>(repeating: 255) &- (lanes &>> SIMD8<UInt32>(repeating: 24)) }

    /// Returns these pixels drawn over others.
    @inline(__always)
    func over(_ target: PixelVector) -> PixelVector { PixelVector(lanes &+ target.scaled(by: rest).lanes) }
}
