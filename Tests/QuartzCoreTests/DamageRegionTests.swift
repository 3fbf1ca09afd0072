import Expectations
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

struct DamageRegionTests {
    /// The flags of a screen's pixels, which indicate whether rectangles cover them.
    private struct Bitmap {
        let side = 64
        var isSet: [Bool] = Array(repeating: false, count: 64 * 64)

        mutating func add(_ rect: DeviceRect) {
            let inside: DeviceRect = rect.intersection(DeviceRect(0, 0, side, side))
            guard !inside.isEmpty else { return }
            for y in inside.y0..<inside.y1 { for x in inside.x0..<inside.x1 { isSet[y * side + x] = true } }
        }

        var count: Int { isSet.filter { $0 }.count }
    }

    private func randomRect(_ numbers: inout SplitMix64, _ largest: Int) -> DeviceRect {
        let x: Int = numbers.below(72) - 4
        let y: Int = numbers.below(72) - 4
        return DeviceRect(x, y, x + numbers.below(largest), y + numbers.below(largest))
    }

    @Test(arguments: [1, 2, 5, 16, 64], [8, 24])
    func `a region contains every pixel once and respects its limit`(limit: Int, largest: Int) {
        for seed in 0..<5 {
            var numbers = SplitMix64(seed: UInt64(seed * 1000 + limit * 10 + largest))
            var region = DamageRegion(limit: limit, bounds: DeviceRect(0, 0, 64, 64))
            var bitmap = Bitmap()
            for step in 0..<30 {
                let rect: DeviceRect = randomRect(&numbers, largest)
                region.add(rect)
                bitmap.add(rect)
                expect(region.rects.count, isAtMost: limit)
                let rects: [DeviceRect] = region.rects
                expect(rects.allSatisfy { !$0.isEmpty && DeviceRect(0, 0, 64, 64).contains($0) })
                let overlaps: Int = rects.indices.reduce(0) { sum, index in
                    sum + rects[(index + 1)...].filter { $0.intersects(rects[index]) }.count
                }
                expect(overlaps, equals: 0)
                guard step % 10 == 9 else { continue }
                var covered = Bitmap()
                for one in rects { covered.add(one) }
                expect(zip(bitmap.isSet, covered.isSet).allSatisfy { !$0 || $1 })
                expect(region.area, equals: covered.count)
            }
        }
    }

    @Test func `distant rectangles are not merged`() {
        var region = DamageRegion()
        region.add(DeviceRect(0, 0, 100, 100))
        region.add(DeviceRect(500, 500, 600, 600))
        expect(region.rects.count, equals: 2)
        expect(region.area, equals: 20_000)
    }

    @Test func `adjacent rectangles are merged`() {
        var region = DamageRegion()
        for index in 0..<10 { region.add(DeviceRect(index * 10, 0, index * 10 + 10, 20)) }
        expect(region.rects, equals: [DeviceRect(0, 0, 100, 20)])
    }

    @Test func `empty rectangles add nothing`() {
        var region = DamageRegion(bounds: DeviceRect(0, 0, 10, 10))
        region.add(DeviceRect(5, 5, 5, 9))
        region.add(DeviceRect(20, 20, 30, 30))
        expect(region.isEmpty)
        expect(region.boundingRect, equals: .empty)
    }
}
