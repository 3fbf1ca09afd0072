import Expectations
import CoreGraphics
import Testing

struct ImageTests {
    /// Returns an image of 2×2 pixels: red and green above blue and white.
    private func fourColors() throws -> CGImage {
        let context = try topLeft(2, 2)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1), color: .green)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1), color: .blue)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1), color: .white)
        return try #require(context.makeImage())
    }

    @Test func `images are upright if y points up`() throws {
        let context = try bottomLeft(4, 4)
        context.interpolationQuality = .none
        context.draw(try fourColors(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        try expect(context.pixel(0, 0), equals: .red)
        try expect(context.pixel(3, 3), equals: .white)
    }

    @Test func `images are upside down if y points down`() throws {
        let context = try topLeft(4, 4)
        context.interpolationQuality = .none
        context.draw(try fourColors(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        try expect(context.pixel(0, 0), equals: .blue)
        try expect(context.pixel(3, 3), equals: .green)
        context.drawUpright(try fourColors(), in: CGRect(x: 0, y: 0, width: 4, height: 4), filter: .nearest)
        try expect(context.pixel(0, 0), equals: .red)
    }

    @Test func `enlarged images keep their edges`() throws {
        let source = try topLeft(1, 1)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
        let image = try #require(source.makeImage())
        let context = try topLeft(10, 10)
        context.drawUpright(image, in: CGRect(x: 1, y: 1, width: 8, height: 8))
        try expect(context.pixel(1, 1), equals: .red)
        try expect(context.pixel(8, 8), equals: .red)
        try expect(context.pixel(0, 0), equals: .clear)
    }

    @Test func `a part of an image can be drawn`() throws {
        let context = try topLeft(8, 8)
        context.drawUpright(
            try fourColors(), in: CGRect(x: 0, y: 0, width: 8, height: 8),
            source: PixelRect(x: 1, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0), equals: .green)
        try expect(context.pixel(7, 7), equals: .green)
    }

    @Test func `cropping expands to whole pixels`() throws {
        let image = try fourColors()
        let part = try #require(image.cropping(to: CGRect(x: 1.2, y: 1.2, width: 0.5, height: 0.5)))
        expect(part.width == 1 && part.height == 1)
        expect(part.pixel(x: 0, y: 0), equals: .white)
        expectNil(image.cropping(to: CGRect(x: 5, y: 5, width: 2, height: 2)))
        expectNil(image.cropping(to: .null))
    }

    @Test func `a tint paints through the alpha`() throws {
        let source = try topLeft(2, 1)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: CGColor(gray: 0, alpha: 0.5))
        let image = try #require(source.makeImage())
        let context = try topLeft(2, 1)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 1), filter: .nearest, tint: .red)
        try expect(context.pixel(0, 0).isClose(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        try expect(context.pixel(1, 0), equals: .clear)
    }

    @Test func `tiles fill the clip`() throws {
        let context = try bottomLeft(6, 6)
        context.interpolationQuality = .none
        context.draw(try fourColors(), in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true)
        for (x, y) in [(0, 0), (2, 2), (4, 4)] {
            try expect(context.pixel(x, y), equals: .red)
            try expect(context.pixel(x + 1, y + 1), equals: .white)
        }
    }

    @Test func `shrinking averages pixels`() throws {
        let source = try topLeft(64, 64)
        for column in stride(from: 0, to: 64, by: 2) {
            source.fill(CGRect(x: column, y: 0, width: 1, height: 64), color: .white)
        }
        let image = try #require(source.makeImage())
        let context = try topLeft(8, 8)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        try expect(context.pixel(4, 4).isClose(to: Pixel(red: 128, green: 128, blue: 128, alpha: 128), within: 8))
    }

    @Test func `drawing at the original size is exact`() throws {
        let image = try fourColors()
        for quality in [CGInterpolationQuality.none, .low, .default, .high] {
            let context = try bottomLeft(2, 2)
            context.interpolationQuality = quality
            context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
            expect(context.makeImage()?.differingPixels(from: image), equals: 0)
        }
    }

    @Test func `a context can be drawn without a copy`() throws {
        let source = try topLeft(2, 2)
        source.fill(CGRect(x: 0, y: 0, width: 2, height: 2), color: .red)
        let context = try topLeft(4, 4)
        context.drawUpright(source, in: CGRect(x: 1, y: 1, width: 2, height: 2))
        try expect(context.pixel(1, 1), equals: .red)
        try expect(context.pixel(0, 0), equals: .clear)
        expect(source.finishImage()?.pixel(x: 1, y: 1), equals: .red)
    }

    @Test func `an image keeps its pixels when the context changes`() throws {
        let context = try topLeft(1, 1)
        let before = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
        expect(before.pixel(x: 0, y: 0), equals: .clear)
    }

    @Test func `colors in a range become transparent`() throws {
        let context = try topLeft(2, 2, opaque: true)
        context.drawUpright(try fourColors(), in: CGRect(x: 0, y: 0, width: 2, height: 2), filter: .nearest)
        let image = try #require(context.makeImage())
        let masked = try #require(image.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
        expect(masked.pixel(x: 0, y: 0), equals: Pixel(red: 0, green: 0, blue: 0, alpha: 0))
        expect(masked.pixel(x: 1, y: 0), equals: .green)
        expect(masked.pixel(x: 1, y: 1), equals: .white)
        expectNil(image.copy(maskingColorComponents: [0, 255]))
        // Images with alpha cannot be masked.
        expectNil(masked.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
    }

    @Test func `the range of an inverted image mask can be read`() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 0]) as CFData))
        func mask(_ decode: [CGFloat]?) -> CGImage? {
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: decode, shouldInterpolate: true)
        }
        expectNil(mask(nil)?.decode)
        expectNil(try fourColors().decode)
        let decode = try #require(mask([1, 0])?.decode)
        expect(decode[0] == 1 && decode[1] == 0)
        expect(mask([1, 0])?.pixelFormatInfo, equals: .packed)
        expectNil(mask(nil)?.utType)
    }
}

struct BitmapLayoutTests {
    private let device = CGColorSpaceCreateDeviceRGB()

    /// The bytes of a red pixel with half opacity in each layout.
    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault, [128, 0, 0, 128] as [UInt8]),
        (.premultipliedLast, .byteOrder32Big, [128, 0, 0, 128]),
        (.premultipliedLast, .byteOrder32Little, [128, 0, 0, 128].reversed()),
        (.premultipliedFirst, .byteOrder32Little, [0, 0, 128, 128]),
        (.premultipliedFirst, .byteOrder32Big, [128, 128, 0, 0]),
    ])
    func `components are stored in the order of the layout`(
        alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]
    ) throws {
        var bytes = [UInt8](repeating: 0, count: 8)
        let info: UInt32 = alpha.rawValue | order.rawValue
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: device,
                    bitmapInfo: info))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            expect(context.alphaInfo, equals: alpha)
            let image = try #require(context.makeImage())
            expect(image.pixel(x: 0, y: 0), equals: Pixel(red: 128, green: 0, blue: 0, alpha: 128))
            // Drawing the image into another context and back converts the byte order twice, if the layouts differ.
            let other = try topLeft(1, 1)
            other.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 1), filter: .nearest)
            let copy = try #require(other.makeImage())
            context.draw(copy, in: CGRect(x: 1, y: 0, width: 1, height: 1))
            let third = try topLeft(2, 1)
            third.drawUpright(context, in: CGRect(x: 0, y: 0, width: 2, height: 1), filter: .nearest)
            try expect(third.pixel(0, 0), equals: Pixel(red: 128, green: 0, blue: 0, alpha: 128))
        }
        expect(Array(bytes[0..<4]), equals: expected)
        expect(Array(bytes[4..<8]), equals: expected)
    }

    @Test func `an image returns its original bytes`() throws {
        let bytes = Data([255, 0, 0, 255, 0, 255, 0, 128])
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: device,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        expect(image.pixel(x: 0, y: 0), equals: .red)
        expect(image.pixel(x: 1, y: 0), equals: Pixel(red: 0, green: 128, blue: 0, alpha: 128))
        expect(image.alphaInfo, equals: .last)
        let data = try #require(image.dataProvider?.data)
        expect(data as Data, equals: bytes)
        expect(CFDataGetLength(data), equals: 8)
        expect(CFDataGetBytePtr(data)[5], equals: 255)
    }

    @Test func `an image of a context reports its layout`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: device,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        expect(image.alphaInfo, equals: .premultipliedLast)
        let data = try #require(image.dataProvider?.data as Data?)
        expect(Array(data.prefix(4)), equals: [255, 0, 0, 255])
        let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        expect(memory[0] == 255 && memory[2] == 0)
    }

    @Test func `gray memory is updated after drawing`() throws {
        var bytes = [UInt8](repeating: 0, count: 3)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 3,
                    space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
            context.setFillColor(gray: 0.5, alpha: 1)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            context.setFillColor(.white)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        expect(bytes, equals: [0, 128, 255])
    }

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault), (.premultipliedLast, .byteOrder16Little),
        (.noneSkipLast, .byteOrder16Big),
    ])
    func `components of 16 bits are stored in their byte order`(
        alpha: CGImageAlphaInfo, order: CGBitmapInfo
    ) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: device,
                bitmapInfo: alpha.rawValue | order.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        expect([context.bitsPerComponent, context.bitsPerPixel, context.bytesPerRow], equals: [16, 64, 16])
        let image = try #require(context.makeImage())
        expect([image.bitsPerComponent, image.bitsPerPixel, image.bytesPerRow], equals: [16, 64, 16])
        expect(image.pixel(x: 1, y: 0), equals: Pixel(red: 255, green: 51, blue: 0))
        let data = try #require(image.dataProvider?.data as Data?)
        let numbers: [UInt16] = (4..<7).map { index in
            let bytes = (UInt16(data[index * 2]), UInt16(data[index * 2 + 1]))
            return order == .byteOrder16Little ? bytes.1 << 8 | bytes.0 : bytes.0 << 8 | bytes.1
        }
        expect(numbers, equals: [65_535, 13_107, 0])
        let provider = try #require(image.dataProvider)
        let copy = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 16, bitsPerPixel: 64, bytesPerRow: 16, space: device,
                bitmapInfo: image.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        expect(copy.pixel(x: 1, y: 0), equals: Pixel(red: 255, green: 51, blue: 0))
    }

    @Test func `gray contexts can have 16 bits per component`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo.byteOrder16Little.rawValue))
        context.setFillColor(gray: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let memory = try #require(context.data).assumingMemoryBound(to: UInt16.self)
        expect(memory[0], equals: 13_107)
    }

    @Test func `alpha-only contexts store coverage`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        expect([image.pixel(x: 0, y: 0).alpha, image.pixel(x: 1, y: 0).alpha], equals: [0, 128])
        expectNil(context.colorSpace)
    }

    @Test func `straight pixels are premultiplied`() throws {
        let bytes: [UInt8] = [255, 128, 0, 255, 255, 128, 1, 128, 9, 9, 9, 0]
        let image = try #require(
            CGImage(straightPixels: bytes, width: 3, height: 1, rowBytes: 12, hasAlpha: true))
        expect(image.pixel(x: 0, y: 0), equals: Pixel(red: 255, green: 128, blue: 0))
        expect(image.pixel(x: 1, y: 0), equals: Pixel(red: 128, green: 64, blue: 1, alpha: 128))
        expect(image.pixel(x: 2, y: 0), equals: .clear)
        let opaque = try #require(CGImage(straightPixels: bytes, width: 4, height: 1, rowBytes: 12, hasAlpha: false))
        expect(opaque.pixel(x: 1, y: 0), equals: Pixel(red: 255, green: 255, blue: 128))
    }

    @Test func `too few bytes return nil`() throws {
        let provider = try #require(CGDataProvider(data: Data([1, 2, 3]) as CFData))
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
        expectNil(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: device,
                bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        expectNil(
            CGImage(
                maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: true))
    }

    @Test func `a data provider releases its memory`() throws {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)
        bytes.initializeMemory(as: UInt8.self, repeating: 7, count: 4)
        var released = 0
        withUnsafeMutablePointer(to: &released) { counter in
            let provider = CGDataProvider(dataInfo: counter, data: bytes, size: 4) { info, data, _ in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
                data.deallocate()
            }
            expect(provider?.data.map { Array($0 as Data) }, equals: [7, 7, 7, 7])
        }
        expect(released, equals: 1)
    }
}

struct PNGTests {
    @Test func `pixels are preserved in a PNG file`() throws {
        let context = try topLeft(33, 17)
        for x in 0..<33 {
            let part = CGFloat(x) / 32
            let color = CGColor(red: part, green: 1 - part, blue: 0.5, alpha: 1)
            context.fill(CGRect(x: x, y: 0, width: 1, height: 17), color: color)
        }
        context.clear(CGRect(x: 0, y: 0, width: 33, height: 3))
        let image = try #require(context.makeImage())
        let data = try #require(image.pngData())
        let read = try #require(CGImage(pngData: data))
        expect(read.differingPixels(from: image), equals: 0)
    }

    @Test func `opaque files have no alpha`() throws {
        let context = try topLeft(3, 3, opaque: true)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
        let data = try #require(context.makeImage()?.pngData())
        expect(PNGHeader(data)?.hasAlpha, equals: false)
        let read = try #require(CGImage(pngData: data))
        expect(read.alphaInfo, equals: .noneSkipFirst)
        expect(read.pixel(x: 0, y: 0), equals: .red)
        expect(read.pixel(x: 2, y: 2), equals: .black)
    }

    @Test func `truncated and invalid bytes return nil`() throws {
        let data = try #require(topLeft(20, 20).makeImage()?.pngData())
        for count in [0, 1, 8, 20, 33, data.count / 2, data.count - 13] {
            expectNil(CGImage(pngData: data.prefix(count)), "\(count) bytes")
        }
        expectNil(CGImage(pngData: Data("not an image at all, but long enough to be one".utf8)))
        var damaged = data
        damaged[data.count - 20] ^= 0xFF
        expectNil(CGImage(pngData: damaged))
        let provider = try #require(CGDataProvider(data: data as CFData))
        let image = CGImage(
            pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        expect(image?.width, equals: 20)
    }

    @Test func `slices of data are read from their start`() throws {
        let data = try #require(topLeft(4, 4).makeImage()?.pngData())
        let slice = (Data([1, 2, 3]) + data).dropFirst(3)
        expect(CGImage(pngData: slice)?.width, equals: 4)
        expect(PNGHeader(slice)?.height, equals: 4)
    }
}

struct ImageAttachmentTests {
    @Test func `an image is attached as PNG`() throws {
        let image = try #require(topLeft(4, 4).makeImage())
        let attachment = Attachment(image, named: "clear", as: .png)
        expect(attachment.preferredName, equals: "clear.png")
        try attachment.withUnsafeBytes { bytes in
            expect(CGImage(pngData: Data(bytes))?.width, equals: 4)
        }
        let format: AttachableImageFormat = .png
        expect("\(format)", equals: "png")
    }
}
