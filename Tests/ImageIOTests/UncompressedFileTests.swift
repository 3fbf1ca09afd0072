import Expectations
import TestPictures
import Testing

@testable import ImageIO

@Suite("Writing BMP and TIFF files")
struct UncompressedFileTests {
    @Test(arguments: ["com.microsoft.bmp", "public.tiff"])
    func `an opaque image is written`(type: String) throws {
        // Rows of 15 bytes are padded in BMP files.
        let picture = try #require(Photo.quarters(6, 4).cropping(to: CGRect(x: 1, y: 0, width: 5, height: 4)))
        let source = try Files.source(Photo.encoded(picture, type))
        expect(CGImageSourceGetType(source) as String?, equals: type)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        expect([image.width, image.height], equals: [5, 4])
        expect(image.corners, equals: ["red", "green", "blue", "white"])
        expect(source.header?.hasAlpha, equals: false)
    }

    @Test(arguments: ["com.microsoft.bmp", "public.tiff"])
    func `the alpha of an image is written`(type: String) throws {
        let context = try #require(CGContext(topLeftSize: CGSize(width: 3, height: 2), scale: 1, opaque: false))
        context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(context.makeImage())
        let source = try Files.source(Photo.encoded(image, type))
        expect(source.header?.hasAlpha, equals: true)
        let copy = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        expect(image.differingPixels(from: copy, tolerance: 1), equals: 0)
    }

    @Test func `a thumbnail of a TIFF file has the colors of its opaque pixels`() throws {
        let context = try #require(CGContext(topLeftSize: CGSize(width: 8, height: 8), scale: 1, opaque: false))
        context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        for column in 0..<4 { context.fill(CGRect(x: 2 * column, y: 0, width: 1, height: 8)) }
        let image = try #require(context.makeImage())
        let source = try Files.source(Photo.encoded(image, "public.tiff"))
        let small = try #require(source.image(at: 0, longestSide: 4))
        expect([small.width, small.height], equals: [4, 4])
        for (x, y) in [(1, 1), (2, 2)] {
            let pixel = small.pixel(x: x, y: y)
            expect(abs(Int(pixel.alpha) - 128) < 16, "\(pixel)")
            expect(abs(2 * Int(pixel.red) - Int(pixel.alpha)) <= 2, "\(pixel)")
        }
    }

    @Test func `destinations list the types of their files`() {
        let types = CGImageDestinationCopyTypeIdentifiers() as? [String] ?? []
        expect(types.contains("com.microsoft.bmp") && types.contains("public.tiff"))
    }
}
