import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import VectorImages

struct VectorImageTests {
    private func vector(_ attributes: String, _ content: String = "<rect width='4' height='2' fill='#f00'/>")
        -> VectorImage?
    {
        VectorImage(Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8))
    }

    /// Returns the red, green, blue and alpha of a pixel.
    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image)
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
        }
        return Array(bytes[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
    }

    @Test func `the size is that of the document or of its view box`() {
        for (attributes, width, height) in [
            ("width='24' height='12'", 24, 12), ("width='24px' height='12pt'", 24, 12),
            ("viewBox='0 0 30 20'", 30, 20), ("width='100%' height='50%' viewBox='0 0 30 20'", 30, 10),
            ("width='60' viewBox='0 0 30 20'", 60, 40), ("height='10' viewBox='0 0 30 20'", 15, 10),
            ("width='1in' height='25.4mm'", 96, 96),
        ] as [(String, CGFloat, CGFloat)] {
            let size: CGSize? = vector(attributes)?.size
            expect(
                abs((size?.width ?? 0) - width) < 0.001 && abs((size?.height ?? 0) - height) < 0.001,
                "\(attributes): \(String(describing: size))")
        }
        expect(VectorImage(Data()) == nil && VectorImage(Data("<svg".utf8)) == nil && vector("") == nil)
    }

    @Test func `shapes are drawn sharp at every size, even stretched`() throws {
        let image = try #require(
            vector(
                "width='4' height='2'",
                "<rect width='2' height='2' fill='#f00'/><rect x='2' width='2' height='2' fill='#00f'/>"))
        for (width, height) in [(4, 2), (40, 20), (400, 10), (3, 300)] {
            let drawn: CGImage? = image.image(width: width, height: height)
            try expect(pixel(drawn, 0, 0), equals: [255, 0, 0, 255])
            try expect(pixel(drawn, width - 1, height - 1), equals: [0, 0, 255, 255])
        }
        let drawn: CGImage? = image.image(width: 400, height: 200)
        try expect(pixel(drawn, 199, 100) == [255, 0, 0, 255] && pixel(drawn, 200, 100) == [0, 0, 255, 255])
        expect(image.image(width: 0, height: 10) == nil && image.image(width: 10, height: 10_000) == nil)
    }

    @Test func `a view box is fitted to the size of the document, and gaps are transparent`() throws {
        let image = try #require(
            vector("width='40' height='20' viewBox='0 0 10 10'", "<rect width='10' height='10' fill='#0f0'/>"))
        let drawn: CGImage? = image.image(width: 80, height: 40)
        try expect(pixel(drawn, 10, 20) == [0, 0, 0, 0] && pixel(drawn, 40, 20) == [0, 255, 0, 255])
    }

    @Test func `threads can draw one image`() async throws {
        let image = try #require(vector("width='4' height='2'"))
        await withTaskGroup(of: Bool.self) { group in
            for side in 1...32 { group.addTask { image.image(width: side * 4, height: side * 2) != nil } }
            for await isDrawn in group { expect(isDrawn) }
        }
    }
}
