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

    // MARK: Shadings

    /// Returns a function from black to the color in `color`, which the function does not copy.
    private func function(
        _ color: UnsafeMutablePointer<SIMD4<Double>>, domain: [CGFloat] = [0, 1], range: [CGFloat]? = nil
    ) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { info, input, output in
                guard let color = info?.assumingMemoryBound(to: SIMD4<Double>.self).pointee else { return }
                for index in 0..<3 { output[index] = CGFloat(color[index]) * input[0] }
                output[3] = 1
            },
            releaseInfo: { info in
                info?.assumingMemoryBound(to: SIMD4<Double>.self).pointee = .zero
            })
        return CGFunction(
            info: color, domainDimension: 1, domain: domain, rangeDimension: 4, range: range, callbacks: &callbacks)
    }

    @Test func `a function determines the colors of a shading`() throws {
        var color = SIMD4<Double>(1, 0, 0.5, 1)
        try withUnsafeMutablePointer(to: &color) { color in
            let space = CGColorSpaceCreateDeviceRGB()
            let (axial, radial): (CGShading, CGShading)
            do {
                let made = try #require(function(color))
                axial = try #require(
                    CGShading(
                        axialSpace: space, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), function: made,
                        extendStart: false, extendEnd: true))
                radial = try #require(
                    CGShading(
                        radialSpace: space, start: CGPoint(x: 20, y: 20), startRadius: 0, end: CGPoint(x: 20, y: 20),
                        endRadius: 10, function: made, extendStart: false, extendEnd: false))
                // A gray color has two components with its alpha.
                let gray = CGShading(
                    axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 1, y: 0), function: made,
                    extendStart: false, extendEnd: false)
                expect(gray == nil)
            }
            // A shading does not need its function after it is created.
            expect(color.pointee, equals: .zero)
            let context = try topLeft(40, 10)
            context.drawShading(axial)
            try expect(context.pixel(5, 5).alpha, equals: 0)
            try expect(context.pixel(20, 5).isClose(to: Pixel(red: 134, green: 0, blue: 67), within: 4))
            try expect(context.pixel(35, 5).isClose(to: Pixel(red: 255, green: 0, blue: 128), within: 2))
            let round = try topLeft(40, 40)
            round.drawShading(radial)
            try expect(round.pixel(20, 20).isClose(to: .black, within: 60))
            try expect(round.pixel(20, 28).isClose(to: Pixel(red: 217, green: 0, blue: 108), within: 12))
            try expect(round.pixel(35, 35).alpha, equals: 0)
        }
    }

    @Test func `the domain and the range of a function limit its values`() throws {
        var color = SIMD4<Double>(1, 1, 1, 1)
        try withUnsafeMutablePointer(to: &color) { color in
            let limited = try #require(function(color, domain: [0, 0.5], range: [0, 1, 0, 0.25, 0, 1, 0, 1]))
            let shading = try #require(
                CGShading(
                    axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 10, y: 0),
                    function: limited, extendStart: true, extendEnd: true))
            let context = try topLeft(10, 1)
            context.drawShading(shading)
            try expect(context.pixel(9, 0).isClose(to: Pixel(red: 128, green: 64, blue: 128), within: 2))
            expect(function(color, range: [1, 0, 0, 1, 0, 1, 0, 1]) == nil)
        }
    }
}
