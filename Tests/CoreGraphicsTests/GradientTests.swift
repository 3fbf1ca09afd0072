import CoreGraphics
import Expectations
import Testing

struct GradientTests {
    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
        try #require(
            CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations))
    }

    @Test func `a linear gradient runs from start to end`() throws {
        let context = try topLeft(100, 1)
        context.drawLinearGradient(
            try gradient([.black, .white]), start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        let image = try #require(context.makeImage())
        for x in [0, 25, 50, 75, 99] {
            let value = UInt8((Double(x) + 0.5) / 100 * 255)
            expect(image.pixel(x: x, y: 0).isClose(to: Pixel(red: value, green: value, blue: value)))
        }
    }

    static let ends: [(CGGradientDrawingOptions, Bool, Bool)] = [
        ([], false, false), (.drawsBeforeStartLocation, true, false), (.drawsAfterEndLocation, false, true),
        ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
    ]

    @Test(arguments: ends)
    func `options extend the ends of a gradient`(options: CGGradientDrawingOptions, before: Bool, after: Bool) throws {
        let context = try topLeft(30, 1)
        context.drawLinearGradient(
            try gradient([.red, .blue]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
        try expect(context.pixel(2, 0), equals: (before ? .red : .clear))
        try expect(context.pixel(28, 0), equals: (after ? .blue : .clear))
        try expect(context.pixel(15, 0).alpha, equals: 255)
    }

    @Test func `locations determine the position of colors`() throws {
        let context = try topLeft(100, 1)
        context.drawLinearGradient(
            try gradient([.red, .green, .blue], [0, 0.25, 1]), start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        try expect(context.pixel(25, 0).isClose(to: .green, within: 6))
    }

    @Test func `a radial gradient runs outward`() throws {
        let context = try topLeft(21, 21)
        let center = CGPoint(x: 10.5, y: 10.5)
        context.drawRadialGradient(
            try gradient([.red, .blue]), startCenter: center, startRadius: 0, endCenter: center, endRadius: 10,
            options: [])
        try expect(context.pixel(10, 10).isClose(to: .red, within: 12))
        try expect(context.pixel(19, 10).isClose(to: .blue, within: 32))
        try expect(context.pixel(0, 0), equals: .clear)
    }

    @Test func `a conic gradient runs around its center`() throws {
        let context = try bottomLeft(40, 40)
        context.drawConicGradient(
            try gradient([.red, .green, .blue, .red]), center: CGPoint(x: 20, y: 20), angle: 0)
        let third = 2 * CGFloat.pi / 3
        for (index, color) in [Pixel.red, .green, .blue].enumerated() {
            let angle = third * CGFloat(index) + 0.01
            let x = Int(20 + 18 * cos(angle))
            let y = 39 - Int(20 + 18 * sin(angle))
            try expect(context.pixel(x, y).isClose(to: color, within: 20), "\(index)")
        }
        try expect(context.pixel(0, 0).alpha, equals: 255)
    }

    @Test func `a gradient can be created from components`() throws {
        let image = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: nil,
                count: 2))
        let context = try topLeft(10, 1)
        context.drawLinearGradient(
            image, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 5, y: 0),
            options: [
                .drawsBeforeStartLocation, .drawsAfterEndLocation,
            ])
        try expect(context.pixel(0, 0), equals: .red)
        try expect(context.pixel(9, 0), equals: .blue)
    }

    @Test func `a gradient without colors is nil`() {
        expectNil(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil))
        expectNil(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil))
    }

    @Test func `the nearest color fills a gradient before the first and after the last location`() throws {
        func colors(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) throws -> [Pixel] {
            let context = try topLeft(30, 1)
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
            return try [5, 10, 11, 18, 19, 25].map { try context.pixel($0, 0) }
        }
        let middle = try gradient([.red, .blue], [0.3, 0.7])
        try expect(colors(middle, []), equals: [.clear, .red, .red, .blue, .blue, .clear])
        try expect(colors(middle, .drawsBeforeStartLocation), equals: [.red, .red, .red, .blue, .blue, .clear])
        try expect(colors(middle, .drawsAfterEndLocation), equals: [.clear, .red, .red, .blue, .blue, .blue])
        let unordered = try gradient([.blue, .red], [0.7, 0.3])
        try expect(colors(unordered, []), equals: [.clear, .red, .red, .blue, .blue, .clear])
        let single = try gradient([.red])
        try expect(colors(single, []), equals: [.clear, .red, .red, .red, .red, .clear])
        try expect(colors(single, .drawsAfterEndLocation), equals: [.clear, .red, .red, .red, .red, .red])
    }
}
