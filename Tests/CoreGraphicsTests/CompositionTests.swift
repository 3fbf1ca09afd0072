import Expectations
import CCairo
import CoreGraphics
import Testing

struct CompositionTests {
    private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func mix(_ mode: CGBlendMode, _ source: CGColor, over destination: CGColor) throws -> Pixel {
        let context = try topLeft(10, 10)
        context.setFillColor(destination)
        context.fill(whole)
        context.setBlendMode(mode)
        context.setFillColor(source)
        context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
        // In every mode, pixels outside the shape must not change.
        let before = try topLeft(10, 10)
        before.setFillColor(destination)
        before.fill(whole)
        try expect(context.pixel(0, 0), equals: before.pixel(0, 0))
        try expect(context.pixel(8, 8), equals: before.pixel(8, 8))
        return try context.pixel(4, 4)
    }

    @Test func `blend modes follow their formulas`() throws {
        let half = CGColor(gray: 0.5, alpha: 1)
        let gray = Pixel(red: 128, green: 128, blue: 128)
        try expect(mix(.multiply, half, over: .red).isClose(to: Pixel(red: 128, green: 0, blue: 0)))
        try expect(mix(.screen, half, over: .red).isClose(to: Pixel(red: 255, green: 128, blue: 128)))
        try expect(mix(.darken, half, over: .red).isClose(to: Pixel(red: 128, green: 0, blue: 0)))
        try expect(mix(.lighten, half, over: .red).isClose(to: Pixel(red: 255, green: 128, blue: 128)))
        try expect(mix(.difference, .white, over: half).isClose(to: gray))
        try expect(mix(.plusLighter, .green, over: .red), equals: Pixel(red: 255, green: 255, blue: 0))
        try expect(mix(.plusDarker, half, over: half).isClose(to: Pixel(red: 1, green: 1, blue: 1)))
        try expect(mix(.plusDarker, .white, over: .red), equals: .red)
        try expect(mix(.normal, .blue, over: .red), equals: .blue)
    }

    @Test func `Porter-Duff modes follow their formulas`() throws {
        let faint = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        let half = Pixel(red: 0, green: 0, blue: 128, alpha: 128)
        try expect(mix(.copy, faint, over: .red).isClose(to: half))
        try expect(mix(.clear, faint, over: .red), equals: .clear)
        try expect(mix(.sourceIn, .blue, over: faint).isClose(to: half))
        try expect(mix(.sourceOut, .blue, over: .red), equals: .clear)
        try expect(mix(.sourceAtop, .blue, over: .clear), equals: .clear)
        try expect(mix(.destinationOver, .blue, over: .red), equals: .red)
        try expect(mix(.destinationIn, faint, over: .blue).isClose(to: half))
        try expect(mix(.destinationOut, faint, over: .blue).isClose(to: half))
        try expect(mix(.destinationAtop, .blue, over: .clear), equals: .blue)
        try expect(mix(.xor, .blue, over: .red), equals: .clear)
    }

    @Test func `a shadow is drawn at its offset`() throws {
        let context = try topLeft(40, 40)
        context.setShadow(offset: CGSize(width: 10, height: 5), blur: 0, color: .red)
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        try expect(context.pixel(6, 6), equals: .black)
        try expect(context.pixel(24, 19), equals: .red)
        try expect(context.pixel(25, 19), equals: .clear)
        try expect(context.pixel(24, 20), equals: .clear)
    }

    @Test func `a positive offset moves a shadow up if y points up`() throws {
        let context = try bottomLeft(40, 40)
        context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .red)
        context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
        // The shape's rows are 25 to 29 from the top, the shadow's 15 to 19.
        try expect(context.pixel(12, 27), equals: .black)
        try expect(context.pixel(12, 17), equals: .red)
        try expect(context.pixel(12, 33), equals: .clear)
    }

    @Test func `a shadow depends on the scale of the context but not on its transform`() throws {
        let context = try topLeft(40, 40, scale: 2)
        context.scaleBy(x: 4, y: 4)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(context.pixel(27, 0), equals: .red)
        try expect(context.pixel(28, 0), equals: .clear)
    }

    @Test func `a blurred shadow approximates a Gaussian`() throws {
        let context = try topLeft(200, 100)
        let blur: CGFloat = 10
        context.setShadow(offset: CGSize(width: 0, height: 0), blur: blur, color: .black)
        context.saveGState()
        // The shape itself is clipped away, so that only the shadow of its edge at x = 100 is visible.
        context.clip(to: CGRect(x: 100, y: 0, width: 100, height: 100))
        context.fill(CGRect(x: -200, y: -200, width: 300, height: 500))
        context.restoreGState()
        let image = try #require(context.makeImage())
        let deviation: Double = 5
        for distance in 0..<20 {
            let position = (Double(distance) + 0.5) / deviation
            let expected = 255 * 0.5 * erfc(position / 2.0.squareRoot())
            expect(abs(Double(image.pixel(x: 100 + distance, y: 50).alpha) - expected), isLessThan: 5, "at \(distance)")
        }
    }

    @Test func `a blurred mask equals the shadow of a context`() throws {
        let path = CGPath(
            roundedRect: CGRect(x: 30, y: 30, width: 40, height: 20), cornerWidth: 5, cornerHeight: 5, transform: nil)
        let cast = try topLeft(100, 80, scale: 2)
        cast.setShadow(offset: .zero, blur: 8, color: .black)
        cast.fill(path, color: .black)
        let mask = try #require(BlurredMask(of: path, deviation: 4, scale: 2))
        let drawn = try topLeft(100, 80, scale: 2)
        drawn.drawUpright(mask.image, in: mask.rect, tint: .black)
        drawn.fill(path, color: .black)
        let expected = try #require(cast.makeImage())
        expect(drawn.makeImage()?.differingPixels(from: expected, tolerance: 2), equals: 0)
        expectNil(BlurredMask(of: CGMutablePath(), deviation: 4, scale: 2))
        let ofImage = try #require(
            BlurredMask(of: expected, in: CGRect(x: 0, y: 0, width: 100, height: 80), deviation: 0, scale: 2))
        expect(ofImage.image.pixel(x: 100, y: 80).alpha, equals: 255)
        expect(ofImage.rect, equals: CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    @Test func `a shadow has the opacity of its shape`() throws {
        let context = try topLeft(20, 20)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        try expect(context.pixel(12, 2).isClose(to: Pixel(red: 0, green: 0, blue: 0, alpha: 128)))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 0, y: 10, width: 5, height: 5))
        try expect(context.pixel(12, 12), equals: .clear)
    }

    @Test func `a transparency layer is composited as a group`() throws {
        let context = try topLeft(10, 10)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
        context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
        context.endTransparencyLayer()
        let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
        try expect(context.pixel(1, 1).isClose(to: half))
        try expect(context.pixel(5, 1).isClose(to: half))
        // The state from before the layer is restored.
        context.setBlendMode(.copy)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0).isClose(to: Pixel(red: 0, green: 0, blue: 0, alpha: 128)))
    }

    @Test func `transparency layers nest and are clipped to their rectangle`() throws {
        let context = try topLeft(10, 10)
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 10), auxiliaryInfo: nil)
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.blue)
        context.fill(whole)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        try expect(context.pixel(4, 4), equals: .blue)
        try expect(context.pixel(5, 4), equals: .clear)
        context.fill(whole)
        try expect(context.pixel(9, 9), equals: .black)
    }

    @Test func `a transparency layer casts one shadow`() throws {
        let context = try topLeft(20, 10)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        try expect(context.pixel(3, 1), equals: .red)
        try expect(context.pixel(13, 1).isClose(to: Pixel(red: 0, green: 0, blue: 0, alpha: 128)))
    }

    @Test func `an image mask lets paint pass where its samples are 0`() throws {
        // 0 passes paint, and 255 blocks it.
        let bytes = Data([0, 255, 128, 255])
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        expect(mask.isMask)
        expect(mask.dataProvider?.data as Data?, equals: bytes)
        let context = try bottomLeft(2, 2)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
        context.setFillColor(.red)
        context.fill(whole)
        context.restoreGState()
        try expect(context.pixel(0, 0), equals: .red)
        try expect(context.pixel(1, 0), equals: .clear)
        try expect(context.pixel(0, 1).isClose(to: Pixel(red: 127, green: 0, blue: 0, alpha: 127)))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        try expect(context.pixel(1, 0), equals: .black)
    }

    @Test func `a mask applies to images in all blend modes`() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(.white)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let mask = try #require(gray.makeImage())
        let picture = try topLeft(1, 1)
        picture.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .blue)
        let image = try #require(picture.makeImage())
        for mode in [CGBlendMode.normal, .copy, .multiply] {
            let context = try bottomLeft(2, 1)
            context.setFillColor(.white)
            context.fill(whole)
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            context.interpolationQuality = .none
            context.setBlendMode(mode)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
            try expect(context.pixel(0, 0), equals: .blue, "\(mode)")
            try expect(context.pixel(1, 0), equals: .white, "\(mode)")
        }
    }

    @Test func `a masked image has the alpha of the mask`() throws {
        let picture = try topLeft(2, 1, opaque: true)
        picture.fill(whole, color: .green)
        let provider = try #require(CGDataProvider(data: Data([255, 0]) as CFData))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        let masked = try #require(picture.makeImage()?.masking(mask))
        expect(masked.pixel(x: 0, y: 0), equals: .clear)
        expect(masked.pixel(x: 1, y: 0), equals: .green)
    }

    @Test func `direct Cairo drawing casts shadows`() throws {
        let context = try topLeft(20, 10)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .red)
        context.setFillColor(.blue)
        context.withCairo { cairo in
            context.useFillColor()
            cairo_rectangle(cairo, 0, 0, 5, 5)
            cairo_fill(cairo)
        }
        try expect(context.pixel(2, 2), equals: .blue)
        try expect(context.pixel(12, 2), equals: .red)
    }

    @Test func `direct Cairo drawing has the right colors in RGBA memory`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.withCairo { cairo in
            cairo_set_source_rgb(cairo, 1, 0, 0)
            cairo_paint(cairo)
        }
        try expect(context.pixel(0, 0), equals: .red)
    }

    @Test func `direct Cairo drawing in a layer has the right colors in RGBA memory`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1), color: .red)
        context.withCairo { cairo in
            context.useColor(.red)
            cairo_rectangle(cairo, 2, 0, 1, 1)
            cairo_fill(cairo)
        }
        context.endTransparencyLayer()
        try expect([context.pixel(0, 0), context.pixel(1, 0), context.pixel(2, 0)], equals: [.red, .red, .red])
    }

    @Test func `a shadow with an offset that is not a number is behind its shape`() throws {
        let context = try topLeft(10, 10)
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: CGFloat.nan), blur: 0, color: .red)
        context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        try expect([context.pixel(2, 2), context.pixel(5, 5)], equals: [.black, .clear])
    }

    @Test func `a layer outside the bitmap casts a shadow into it`() throws {
        for offset: CGFloat in [10_000, -10_000] {
            let context = try topLeft(10, 10)
            context.setShadow(offset: CGSize(width: offset, height: 0), blur: 2, color: .red)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: -offset, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
            try expect(context.pixel(5, 5), equals: .red)
        }
        // A shadow can be farther away than the largest layer.
        let context = try topLeft(20_000, 1)
        context.setShadow(offset: CGSize(width: 20_000, height: 0), blur: 2, color: .red)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 20_000, height: 1))
        context.endTransparencyLayer()
        try expect(context.pixel(0, 0), equals: .black)
    }

    @Test func `a mask limits the pixels that are cleared`() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 128, 255]) as CFData))
        let mask = try #require(
            CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider,
                decode: nil, shouldInterpolate: false))
        let context = try bottomLeft(3, 1)
        context.fill(whole, color: .red)
        context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1), mask: mask)
        context.setBlendMode(.multiply)
        context.setAlpha(0.5)
        context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0)
        context.clear(whole)
        try expect([context.pixel(0, 0), context.pixel(2, 0)], equals: [.clear, .red])
        try expect(context.pixel(1, 0).isClose(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        // The settings for drawing are unchanged.
        context.setFillColor(.green)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0).isClose(to: Pixel(red: 0, green: 128, blue: 0, alpha: 128)))
    }

    /// Draws blue with half opacity over an opaque red bitmap, and returns a pixel of the drawing.
    private func halfBlue(
        _ mode: CGBlendMode, _ draw: (CGContext) throws -> Void
    ) throws -> Pixel {
        let context = try topLeft(10, 10)
        context.fill(whole, color: .red)
        context.setBlendMode(mode)
        context.setAlpha(0.5)
        try draw(context)
        return try context.pixel(4, 4)
    }

    @Test(arguments: [
        (CGBlendMode.normal, Pixel(red: 127, green: 0, blue: 128, alpha: 255)),
        (.copy, Pixel(red: 0, green: 0, blue: 128, alpha: 128)), (.clear, .clear),
    ])
    func `the opacity of a context is that of what it draws`(mode: CGBlendMode, expected: Pixel) throws {
        let source = try topLeft(1, 1)
        source.fill(whole, color: .blue)
        let image = try #require(source.makeImage())
        let tile = try #require(PatternTile(image, size: CGSize(width: 1, height: 1)))
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.blue, CGColor.blue] as CFArray, locations: nil))
        let drawings: [(String, (CGContext) -> Void)] = [
            ("color", { $0.fill(CGRect(x: 2, y: 2, width: 5, height: 5), color: .blue) }),
            ("image", { $0.draw(image, in: CGRect(x: 2, y: 2, width: 5, height: 5)) }),
            ("tiles", { $0.draw(image, in: CGRect(x: 2, y: 2, width: 5, height: 5), byTiling: true) }),
            (
                "gradient",
                { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: []) }
            ),
            ("pattern", { $0.fill(CGRect(x: 2, y: 2, width: 5, height: 5), color: CGColor(pattern: tile)) }),
            (
                "stroke",
                {
                    $0.setStrokeColor(CGColor(pattern: tile))
                    $0.stroke(CGRect(x: 2, y: 4, width: 5, height: 1), width: 2)
                }
            ),
            (
                "layer",
                {
                    $0.beginTransparencyLayer(auxiliaryInfo: nil)
                    $0.fill(CGRect(x: 2, y: 2, width: 5, height: 5), color: .blue)
                    $0.endTransparencyLayer()
                }
            ),
        ]
        for (name, draw) in drawings {
            let pixel = try halfBlue(mode, draw)
            expect(pixel.isClose(to: expected), "\(name): \(pixel)")
        }
    }
}
