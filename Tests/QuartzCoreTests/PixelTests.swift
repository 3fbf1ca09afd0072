import Expectations
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

struct PixelTests {
    /// Returns a random premultiplied pixel.
    private func pixel(_ numbers: inout SplitMix64) -> UInt32 {
        let alpha: UInt32 = [0, 255, UInt32(numbers.below(256))][numbers.below(3)]
        let color = UInt32(truncatingIfNeeded: numbers.next()) & 0xFFFFFF
        return PixelBlending.scale(color | 0xFF00_0000, alpha)
    }

    @Test func `scaling rounds each channel`() {
        for value in stride(from: 0, through: 255, by: 5) {
            for factor in stride(from: 0, through: 255, by: 3) {
                let expected = UInt32((Double(value * factor) / 255).rounded())
                let result: UInt32 = PixelBlending.scale(UInt32(value) * 0x0101_0101, UInt32(factor))
                expect(result, equals: expected * 0x0101_0101)
            }
        }
    }

    @Test func `vectors produce the same results as single pixels`() {
        var numbers = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let front: [UInt32] = (0..<8).map { _ in pixel(&numbers) }
            let back: [UInt32] = (0..<8).map { _ in pixel(&numbers) }
            let factors: [UInt32] = (0..<8).map { _ in UInt32(numbers.below(256)) }
            var result: [UInt32] = Array(repeating: 0, count: 8)
            PixelVector(front).over(PixelVector(back)).store(to: &result)
            expect(result, equals: zip(front, back).map { PixelBlending.over($0, $1) })
            var lanes = SIMD8<UInt32>()
            for index in 0..<8 { lanes[index] = factors[index] }
            PixelVector(front).scaled(by: lanes).store(to: &result)
            expect(result, equals: zip(front, factors).map { PixelBlending.scale($0, $1) })
        }
    }

    @Test func `colors are premultiplied`() {
        expect(PixelBlending.pixel(SIMD4(1, 0.5, 0, 0.5)), equals: 0x8080_4000)
        expect(PixelBlending.pixel(SIMD4(1, 1, 1, 1), alpha: 0), equals: 0)
        expect(PixelBlending.add(0xFF80_0010, 0x0180_0020), equals: 0xFFFF_0030)
    }

    @Test func `edges between pixels are partially covered`() {
        let buffer = PixelBuffer(area: DeviceRect(0, 0, 4, 4))
        buffer.fill(CGRect(x: 0.5, y: 1, width: 2, height: 1.5), inside: buffer.area, 0xFF00_00FF)
        expect(buffer.pixel(0, 1).pointee, equals: 0x8000_0080)
        expect(buffer.pixel(1, 1).pointee, equals: 0xFF00_00FF)
        expect(buffer.pixel(2, 1).pointee, equals: 0x8000_0080)
        expect(buffer.pixel(1, 2).pointee, equals: 0x8000_0080)
        expect(buffer.pixel(0, 2).pointee, equals: 0x4000_0040)
        expect(buffer.pixel(1, 0).pointee == 0 && buffer.pixel(3, 1).pointee == 0)
    }
}
