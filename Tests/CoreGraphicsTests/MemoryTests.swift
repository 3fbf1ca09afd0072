import CCairo
import CoreGraphics
import Expectations
import Testing

/// Tests of contexts whose memory the app reads and writes.
struct MemoryTests {
    private static let space = CGColorSpaceCreateDeviceRGB()
    private static let gray = CGColorSpaceCreateDeviceGray()

    private func context(
        _ data: UnsafeMutableRawPointer? = nil, width: Int, height: Int = 1, bytesPerRow: Int = 0,
        space: CGColorSpace? = nil, _ alpha: CGImageAlphaInfo
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
                bitmapInfo: alpha.rawValue))
    }

    private func bytes(_ context: CGContext) throws -> UnsafeMutablePointer<UInt8> {
        try #require(context.data).assumingMemoryBound(to: UInt8.self)
    }

    @Test func `an image of a context contains the pixels that the app wrote`() throws {
        let gray = try context(width: 4, space: MemoryTests.gray, .none)
        try bytes(gray)[0] = 255
        try bytes(gray)[1] = 128
        let image = try #require(gray.makeImage())
        expect(image.pixel(x: 0, y: 0), equals: .white)
        expect(image.pixel(x: 1, y: 0), equals: Pixel(red: 128, green: 128, blue: 128))
        try expect([bytes(gray)[0], bytes(gray)[1]], equals: [255, 128])
        let color = try context(width: 1, space: MemoryTests.space, .premultipliedFirst)
        for (index, value) in [255, 255, 0, 0].enumerated() { try bytes(color)[index] = UInt8(value) }
        expect(color.finishImage()?.pixel(x: 0, y: 0), equals: .red)
        let file = try #require(color.pngData())
        expect(CGImage(pngData: file)?.pixel(x: 0, y: 0), equals: .red)
    }

    @Test func `drawing keeps the pixels that the app wrote`() throws {
        var memory: [UInt8] = [0, 0, 0]
        try memory.withUnsafeMutableBytes { buffer in
            let context = try context(buffer.baseAddress, width: 3, bytesPerRow: 3, space: MemoryTests.gray, .none)
            func write(_ column: Int) { buffer[column] = 255 }
            write(0)
            context.setFillColor(gray: 0.5, alpha: 1)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
            write(1)
            context.withCairo { cairo in
                context.useFillColor()
                cairo_rectangle(cairo, 2, 0, 1, 1)
                cairo_fill(cairo)
                // A drawing operation inside another operation.
                context.fill(CGRect(x: 0, y: 0, width: 0, height: 0))
            }
            expect(Array(buffer), equals: [255, 255, 128])
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            buffer[0] = 64
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            expect(Array(buffer), equals: [64, 255, 128])
            context.endTransparencyLayer()
            expect(Array(buffer), equals: [64, 128, 128])
            buffer[0] = 32
            context.flush()
            context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        expect(memory, equals: [32, 0, 128])
    }

    @Test func `alpha-only contexts can have rows of any length`() throws {
        var pixel: UInt8 = 0
        let single = try context(&pixel, width: 1, bytesPerRow: 1, .alphaOnly)
        single.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: CGColor(gray: 0, alpha: 0.5))
        expect(pixel, equals: 128)
        expect([single.bitsPerPixel, single.bytesPerRow], equals: [8, 1])
        var memory: [UInt8] = [1, 2, 3, 4, 5, 6, 9]
        try memory.withUnsafeMutableBytes { buffer in
            let context = try context(buffer.baseAddress! + 1, width: 2, height: 2, bytesPerRow: 3, .alphaOnly)
            let image = try #require(context.makeImage())
            expect([image.pixel(x: 0, y: 0).alpha, image.pixel(x: 1, y: 1).alpha], equals: [2, 6])
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        expect(memory, equals: [1, 2, 3, 4, 5, 255, 9])
    }

    @Test func `an image has the layout of its context`() throws {
        let gray = try context(width: 3, space: MemoryTests.gray, .none)
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(gray.makeImage())
        expect([image.bitsPerPixel, image.bytesPerRow], equals: [8, gray.bytesPerRow])
        expect(image.bitmapInfo, equals: CGBitmapInfo(rawValue: 0))
        expect((image.dataProvider?.data as Data?).map { Array($0.prefix(3)) }, equals: [0, 128, 0])
        let copy = try context(width: 3, space: image.colorSpace, image.alphaInfo)
        copy.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1))
        try expect(bytes(copy)[1], equals: 128)
        let color = try context(width: 1, space: MemoryTests.space, .premultipliedFirst)
        color.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
        let red = try #require(color.makeImage())
        expect(red.alphaInfo, equals: .premultipliedFirst)
        expect(red.dataProvider?.data as Data?, equals: Data([255, 255, 0, 0]))
    }

    @Test func `a part of an image has the layout of the image`() throws {
        let gray = try context(width: 3, height: 2, bytesPerRow: 3, space: MemoryTests.gray, .none)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1), color: .white)
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
        let provider = try #require(CGDataProvider(data: Data([1, 2, 3, 4, 5, 6]) as CFData))
        let loaded = try #require(
            CGImage(
                width: 3, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, space: MemoryTests.gray,
                bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        let drawn = try #require(gray.makeImage())
        for (image, expected) in [(loaded, [2, 3, 4, 5, 6]), (drawn, [0, 0, 0, 255, 0])] as [(CGImage, [UInt8])] {
            let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
            expect([part.bitsPerPixel, part.bytesPerRow], equals: [8, 3])
            expect(part.bitmapInfo, equals: info)
            expect((part.dataProvider?.data as Data?).map { Array($0) }, equals: expected)
            let last = try #require(part.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1)))
            expect((last.dataProvider?.data as Data?).map { Array($0) }, equals: [expected[3]])
        }
    }
}
