import Expectations
import TestPictures
import TestSupport
import Testing

@testable import ImageIO

@Suite("Writing GIF files")
struct GIFWritingTests {
    private func file(_ images: [CGImage], delays: [Double] = [], loopCount: Int? = nil) throws -> CGImageSource {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, images.count, nil))
        if let loopCount {
            let properties = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: loopCount]]
            CGImageDestinationSetProperties(destination, properties as CFDictionary)
        }
        for (index, image) in images.enumerated() {
            let delay: Double? = index < delays.count ? delays[index] : nil
            let properties = delay.map { [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: $0]] }
            CGImageDestinationAddImage(destination, image, properties as CFDictionary?)
        }
        expect(CGImageDestinationFinalize(destination))
        return try Files.source(data as Data)
    }

    /// Returns an image with a color for each pixel.
    private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws -> CGImage {
        var bytes: [UInt8] = []
        for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return try #require(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    }

    private func gif(_ properties: CFDictionary?) -> [String: Any]? {
        (properties as? [String: Any])?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    }

    @Test func `an animation contains its frames, their delays and the number of times it plays`() throws {
        let images: [CGImage] = try [
            Photo.quarters(8, 8), #require(Photo.quarters(8, 8).upright(from: .down)),
        ]
        let source = try file(images, delays: [0.05, 0.3], loopCount: 0)
        expect(CGImageSourceGetCount(source), equals: 2)
        expect(CGImageSourceGetStatus(source), equals: .statusComplete)
        let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
        expect(first.corners, equals: ["red", "green", "blue", "white"])
        expect(second.corners, equals: ["white", "blue", "green", "red"])
        let delays = [0, 1].map { index in
            gif(CGImageSourceCopyPropertiesAtIndex(source, index, nil))?[kCGImagePropertyGIFDelayTime as String]
                as? Double
        }
        expect(delays, equals: [0.05, 0.3])
        for count in [0, 1, 3] {
            let source = try file(images, loopCount: count)
            let stored = gif(CGImageSourceCopyProperties(source, nil))?[kCGImagePropertyGIFLoopCount as String]
            expect(stored as? Int, equals: count)
        }
    }

    @Test func `a frame with transparent pixels replaces an opaque frame`() throws {
        let opaque = try image(4, 3) { _, _ in [0, 0, 255, 255] }
        let sticker = try image(4, 3) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 0, 0] }
        let source = try file([opaque, sticker, opaque])
        let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
        expect(second.pixel(x: 0, y: 1).red, equals: 255)
        expect(second.pixel(x: 2, y: 1).alpha, equals: 0)
    }

    @Test(arguments: [-1, .infinity, .nan, 1e300])
    func `a delay that does not fit into the file is limited`(_ delay: Double) throws {
        let source = try file([Photo.quarters(8, 8)], delays: [delay])
        expect(CGImageSourceGetCount(source), equals: 1)
    }

    @Test func `transparent pixels stay transparent in each frame`() throws {
        let dot: (Int) -> (Int, Int) -> [UInt8] = { place in
            { x, y in x == place && y == 1 ? [255, 0, 0, 255] : [0, 0, 0, 0] }
        }
        let source = try file([image(4, 3, dot(1)), image(4, 3, dot(2))])
        for (index, place) in [(0, 1), (1, 2)] {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            for x in 0..<4 { expect(image.pixel(x: x, y: 1).alpha == 255, equals: x == place, "\(index) \(x)") }
        }
    }

    @Test(arguments: [1, 2, 3, 5, 16, 17, 255, 256]) func `a picture with few colors keeps them`(count: Int) throws {
        let picture = try image(64, 48) { x, y in
            let number: Int = (x * 7 + y * 13 + x * y) % count
            return [UInt8(number), UInt8(255 - number), UInt8(number * 3 % 256), 255]
        }
        let read = try #require(CGImageSourceCreateImageAtIndex(file([picture]), 0, nil))
        expect(read.differingPixels(from: picture), equals: 0)
    }

    @Test func `a picture with many colors keeps their approximate values`() throws {
        let picture = try image(200, 150) { x, y in [UInt8(x), UInt8(y), UInt8((x + y) / 2), 255] }
        let read = try #require(CGImageSourceCreateImageAtIndex(file([picture]), 0, nil))
        expect(read.differingPixels(from: picture, tolerance: 16), equals: 0)
    }

    @Test func `a long sequence without repetitions is compressed and read`() throws {
        var state: UInt32 = 1
        let picture = try image(150, 150) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return [UInt8(state >> 24), 0, 0, 255]
        }
        let read = try #require(CGImageSourceCreateImageAtIndex(file([picture]), 0, nil))
        expect(read.differingPixels(from: picture), equals: 0)
    }

    @Test func `a destination needs as many images as it was created for`() throws {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 2, nil))
        CGImageDestinationAddImage(destination, try Photo.quarters(4, 4), nil)
        expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImageFromSource(destination, try Files.source(Files.animation), 1, nil)
        expect(CGImageDestinationFinalize(destination))
        let source = try Files.source(data as Data)
        let delay = gif(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))?[kCGImagePropertyGIFDelayTime as String]
        expect(delay as? Double, equals: 0.3)
        for type in ["public.png", "public.jpeg", "com.microsoft.bmp", "public.tiff"] {
            expectNil(CGImageDestinationCreateWithData(NSMutableData(), type as CFString, 2, nil))
        }
    }

    @Test func `properties of a destination apply to its image`() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationSetProperties(destination, [kCGImagePropertyOrientation: 6] as CFDictionary)
        CGImageDestinationAddImage(destination, try Photo.quarters(8, 4), nil)
        expect(CGImageDestinationFinalize(destination))
        expect(try Files.source(data as Data).header?.orientation, equals: .right)
    }
}
