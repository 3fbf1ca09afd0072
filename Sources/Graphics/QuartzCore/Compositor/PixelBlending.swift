import Foundation

/// Arithmetic on premultiplied pixels with 8 bits per channel and blue in the lowest byte.
///
/// The result for a pixel does not depend on how the work is divided. Redrawing a part of the screen therefore has the
/// same result as drawing all of it.
enum PixelBlending {
    typealias Row = UnsafeMutablePointer<UInt32>
    typealias Source = UnsafePointer<UInt32>
    typealias Coverage = UnsafePointer<UInt8>

    /// Returns a mix of two pixels. `weight` is the weight of the second, in 256ths.
    @inline(__always)
    static func mix(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
        // Two channels at once.
        let rest: UInt32 = 256 &- weight
        let even: UInt32 = ((first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* weight) >> 8
        let odd: UInt32 = ((first >> 8) & 0x00FF_00FF) &* rest &+ ((second >> 8) & 0x00FF_00FF) &* weight
        return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
    }

    /// Returns each channel of `pixel` multiplied by `factor` / 255, rounded.
    @inline(__always)
    static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let half: UInt32 = 0x0080_0080
        var low: UInt32 = (pixel & mask) &* factor &+ half
        low = ((low &+ ((low >> 8) & mask)) >> 8) & mask
        var high: UInt32 = ((pixel >> 8) & mask) &* factor &+ half
        high = (high &+ ((high >> 8) & mask)) & ~mask
        return low | high
    }

    /// Returns `source` drawn over `target`.
    @inline(__always)
    static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
        source &+ scale(target, 255 &- (source >> 24))
    }

    /// Returns the sum of each channel, at most 255.
    @inline(__always)
    static func add(_ left: UInt32, _ right: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            result |= min(255, ((left >> shift) & 255) + ((right >> shift) & 255)) << shift
        }
        return result
    }

    /// Returns a color with components of 0…1 as a premultiplied pixel.
    static func pixel(_ color: SIMD4<Double>, alpha: Double = 1) -> UInt32 {
        let opacity: Double = min(max(0, color.w * alpha), 1)
        func channel(_ value: Double) -> UInt32 { UInt32((value * opacity * 255).rounded()) }
        let blueGreen: UInt32 = channel(color.z) | channel(color.y) << 8
        return blueGreen | channel(color.x) << 16 | UInt32((opacity * 255).rounded()) << 24
    }

    /// Replaces `count` pixels with `pixel`.
    @inline(__always)
    static func copy(_ pixel: UInt32, to row: Row, count: Int) {
        row.update(repeating: pixel, count: count)
    }

    /// Draws `pixel` over `count` pixels.
    static func over(_ pixel: UInt32, to row: Row, count: Int) {
        let rest: UInt32 = 255 &- (pixel >> 24)
        if rest == 0 { return copy(pixel, to: row, count: count) }
        guard pixel != 0 else { return }
        var index = 0
        let front = SIMD8<UInt32>(repeating: pixel)
        while index + PixelVector.count <= count {
            let behind = PixelVector(UnsafePointer(row + index)).scaled(by: rest)
            PixelVector(front &+ behind.lanes).store(to: row + index)
            index += PixelVector.count
        }
        while index < count {
            row[index] = pixel &+ scale(row[index], rest)
            index += 1
        }
    }

    /// Draws a row of pixels over another.
    static func over(_ source: Source, to row: Row, count: Int) {
        var index = 0
        while index < count {
            if index + PixelVector.count <= count {
                let front = PixelVector(source + index)
                // Clear pixels are common, for example around text.
                if front.lanes == SIMD8<UInt32>(repeating: 0) {
                    index += PixelVector.count
                    continue
                }
                front.over(PixelVector(UnsafePointer(row + index))).store(to: row + index)
                index += PixelVector.count
                continue
            }
            let pixel = source[index]
            if pixel != 0 { row[index] = over(pixel, row[index]) }
            index += 1
        }
    }

    /// Draws a row of pixels over another, with an opacity of `alpha` / 255.
    static func over(_ source: Source, alpha: UInt32, to row: Row, count: Int) {
        var index = 0
        while index + PixelVector.count <= count {
            let front = PixelVector(source + index).scaled(by: alpha)
            front.over(PixelVector(UnsafePointer(row + index))).store(to: row + index)
            index += PixelVector.count
        }
        while index < count {
            let pixel = source[index]
            if pixel != 0 { row[index] = over(scale(pixel, alpha), row[index]) }
            index += 1
        }
    }

    /// Copies a row and makes it opaque.
    static func copyOpaque(_ source: Source, to row: Row, count: Int) {
        for index in 0..<count { row[index] = source[index] | 0xFF00_0000 }
    }

    /// Draws `pixel` over a row, with the coverage of each pixel.
    static func over(_ pixel: UInt32, through coverage: Coverage, to row: Row, count: Int) {
        var index = 0
        let front = PixelVector(SIMD8<UInt32>(repeating: pixel))
        while index + PixelVector.count <= count {
            let parts: SIMD8<UInt8> = UnsafeRawPointer(coverage + index).loadUnaligned(as: SIMD8<UInt8>.self)
            let factors = SIMD8<UInt32>(truncatingIfNeeded: parts)
            let behind = PixelVector(UnsafePointer(row + index))
            front.scaled(by: factors).over(behind).store(to: row + index)
            index += PixelVector.count
        }
        while index < count {
            let part = UInt32(coverage[index])
            if part != 0 { row[index] = over(scale(pixel, part), row[index]) }
            index += 1
        }
    }

    /// Multiplies a row by `coverage`.
    static func multiply(_ row: Row, by coverage: Coverage, count: Int) {
        for index in 0..<count {
            let part = UInt32(coverage[index])
            if part != 255 { row[index] = scale(row[index], part) }
        }
    }

    /// Multiplies a row by the alpha of `mask`.
    static func multiply(_ row: Row, byAlphaOf mask: Source, count: Int) {
        var index = 0
        while index + PixelVector.count <= count {
            let factors: SIMD8<UInt32> = PixelVector(mask + index).lanes &>> SIMD8<UInt32>(repeating: 24)
            PixelVector(UnsafePointer(row + index)).scaled(by: factors).store(to: row + index)
            index += PixelVector.count
        }
        while index < count {
            row[index] = scale(row[index], mask[index] >> 24)
            index += 1
        }
    }
}
