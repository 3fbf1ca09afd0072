import CoreGraphics
import Expectations
import Testing

struct PatternTests {
    private func pattern(isColored: Bool, step: CGFloat = 4, bounds: CGRect = CGRect(x: 0, y: 0, width: 2, height: 2))
        throws -> CGPattern
    {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(.red) }
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            }, releaseInfo: nil)
        if !isColored {
            callbacks.drawPattern = { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 1)) }
        }
        return try #require(
            CGPattern(
                info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: step, tiling: .constantSpacing,
                isColored: isColored, callbacks: &callbacks))
    }

    @Test func `a colored pattern repeats its cell from the origin of base space`() throws {
        let context = try bottomLeft(8, 8)
        try context.setFillColorSpace(#require(CGColorSpace(patternBaseSpace: nil)))
        context.translateBy(x: 1, y: 0)
        try context.setFillPattern(pattern(isColored: true), colorComponents: [1])
        context.fill(CGRect(x: -1, y: 0, width: 8, height: 8))
        // The bottom rows of the cells, because y points up.
        for (x, y) in [(0, 7), (1, 7), (4, 7), (5, 3)] { try expect(context.pixel(x, y), equals: .red) }
        for (x, y) in [(2, 7), (0, 6), (0, 4), (7, 3)] { try expect(context.pixel(x, y), equals: .clear) }
    }

    @Test func `an uncolored pattern has the color of the context, its opacity and its phase`() throws {
        let context = try topLeft(8, 8)
        try context.setFillColorSpace(#require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        try context.setFillPattern(pattern(isColored: false), colorComponents: [0, 0, 1, 1])
        context.setPatternPhase(CGSize(width: 1, height: 2))
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        for (x, y) in [(1, 2), (2, 2), (5, 6)] { try expect(context.pixel(x, y), equals: .blue) }
        for (x, y) in [(0, 2), (3, 2), (1, 0), (1, 3)] { try expect(context.pixel(x, y), equals: .clear) }
    }

    @Test func `a color with a pattern repeats its cell in any context`() throws {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let own = try pattern(isColored: true)
        let color = try #require(CGColor(patternSpace: space, pattern: own, components: [1]))
        expect(color.pattern, isIdenticalTo: own)
        expect(color, equals: CGColor(patternSpace: space, pattern: own, components: [1]))
        expect(color.colorSpace?.model, equals: .pattern)
        let up = try bottomLeft(8, 8)
        up.setFillColor(color)
        up.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        for (x, y) in [(0, 7), (1, 7), (4, 7), (5, 3)] { try expect(up.pixel(x, y), equals: .red) }
        for (x, y) in [(2, 7), (0, 6), (0, 4)] { try expect(up.pixel(x, y), equals: .clear) }
        let down = try topLeft(8, 8)
        down.setStrokeColor(try #require(color.copy(alpha: 0.5)))
        down.setLineWidth(8)
        down.strokeLineSegments(between: [CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4)])
        for (x, y) in [(0, 0), (1, 0), (4, 4)] {
            try expect(down.pixel(x, y).isClose(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        }
        try expect(down.pixel(0, 1), equals: .clear)
        let base = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let mask = try pattern(isColored: false)
        let blue = try #require(CGColor(patternSpace: base, pattern: mask, components: [0, 0, 1, 1]))
        down.setFillColor(blue)
        down.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        try expect(down.pixel(5, 4), equals: .blue)
        expectNil(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: own, components: [1]))
        expectNil(CGColor.red.pattern)
    }

    @Test func `a copy of an uncolored pattern has its own opacity, and equal colors have equal hashes`() throws {
        let base = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let mask = try pattern(isColored: false)
        let half = try #require(CGColor(patternSpace: base, pattern: mask, components: [1, 0, 0, 0.5]))
        func alpha(_ color: CGColor?) throws -> UInt8 {
            let image = try #require(color?.tile).image
            return (0..<image.height).map { image.pixel(x: 0, y: $0).alpha }.max() ?? 0
        }
        try expect(alpha(half.copy(alpha: 1)), equals: 255)
        try expect(alpha(half.copy(alpha: 0.5)), equals: alpha(half))
        let same = try #require(half.copy(alpha: 0.5))
        let opaque = try #require(half.copy(alpha: 1))
        expect(half == same && half != opaque)
        expect(Set([half, same, opaque]).count, equals: 2)
        let own = try pattern(isColored: true)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let red = try #require(CGColor(patternSpace: space, pattern: own, components: [0.5]))
        try expect(alpha(red.copy(alpha: 1)), equals: 255)
        try expect(Set([red, #require(red.copy(alpha: 0.5))]).count, equals: 1)
    }

    @Test func `cells that are larger than the steps overlap`() throws {
        let context = try topLeft(8, 8)
        try context.setFillColorSpace(#require(CGColorSpace(patternBaseSpace: nil)))
        let dense = try pattern(isColored: true, step: 1, bounds: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setFillPattern(dense, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        try expect(context.pixel(3, 5), equals: .red)
    }

    @Test func `a pattern releases its information, and needs an area`() {
        var count = 0
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { _, _ in }, releaseInfo: { _ in count += 1 })
        func make(_ width: CGFloat) -> CGPattern? {
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: width, height: 1), matrix: .identity, xStep: 1, yStep: 1,
                tiling: .noDistortion, isColored: true, callbacks: &callbacks)
        }
        expect(make(1) != nil)
        expect(count, equals: 1)
        expectNil(make(0))
        expectNil(CGColorSpace(name: "Pattern" as CFString))
    }
}
