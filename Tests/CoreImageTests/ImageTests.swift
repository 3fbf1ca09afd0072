import CoreGraphics
import CoreImage
import Expectations
import Testing

/// Sources, extents and coordinates of images.
struct ImageTests {
    private let corners = CIImage(cgImage: Pictures.corners)

    @Test func `a bitmap has its bottom left at the origin`() {
        expect(corners.extent, equals: CGRect(x: 0, y: 0, width: 4, height: 2))
        expect(Pictures.pixel(corners, 0, 1), equals: Pictures.red)
        expect(Pictures.pixel(corners, 3, 1), equals: Pictures.white)
        expect(Pictures.pixel(corners, 0, 0), equals: Pictures.black)
        expect(Pictures.pixel(corners, 1, 0), equals: Pictures.gray)
        expect(Pictures.pixel(corners, 3, 0), equals: Pictures.clear)
        expect(Pictures.pixel(corners, 4, 0), equals: Pictures.clear)
        expect(Pictures.pixel(corners, -1, 1), equals: Pictures.clear)
        expect(corners.cgImage === Pictures.corners)
        expect(corners.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)).cgImage == nil)
    }

    @Test func `every byte is the same after the conversion to linear light and back`() {
        let grays: [[UInt8]] = (0...255).map { [UInt8($0), UInt8($0), UInt8($0), 255] }
        let image = CIImage(cgImage: Pictures.bitmap(width: 256, grays))
        expect(Pictures.pixels(image, image.extent), equals: grays)
        let translucent: [[UInt8]] = (0...255).map { [UInt8($0) / 2, UInt8($0) / 4, 0, UInt8($0)] }
        let other = CIImage(cgImage: Pictures.bitmap(width: 256, translucent))
        expect(Pictures.pixels(other, other.extent), equals: translucent)
    }

    @Test func `a context draws the bitmap that an image was created from`() throws {
        let bitmap = try #require(CIContext().createCGImage(corners, from: corners.extent))
        expect(bitmap.width == 4 && bitmap.height == 2)
        expect(bitmap.differingPixels(from: Pictures.corners), equals: 0)
        let part = try #require(CIContext().createCGImage(corners, from: CGRect(x: 1, y: -1, width: 2, height: 2)))
        expect(part.pixel(x: 0, y: 0), equals: Pixel(red: 128, green: 128, blue: 128))
        expect(part.pixel(x: 0, y: 1), equals: Pixel(red: 0, green: 0, blue: 0, alpha: 0))
        expect(CIContext().createCGImage(CIImage.red, from: .infinite) == nil)
        expect(CIContext().createCGImage(corners, from: .zero) == nil)
        expect(CIContext().createCGImage(corners, from: CGRect(x: 0, y: 0, width: 40_000, height: 1)) == nil)
    }

    @Test func `a cropped image keeps its position`() {
        let part: CIImage = corners.cropped(to: CGRect(x: 1, y: 0, width: 10, height: 1))
        expect(part.extent, equals: CGRect(x: 1, y: 0, width: 3, height: 1))
        expect(Pictures.pixel(part, 1, 0), equals: Pictures.gray)
        expect(Pictures.pixel(part, 0, 0), equals: Pictures.clear)
        expect(Pictures.pixel(part, 1, 1), equals: Pictures.clear)
        expect(corners.cropped(to: CGRect(x: 9, y: 9, width: 1, height: 1)).extent.isNull)
    }

    @Test func `colors fill the plane`() {
        expect(CIImage(color: .red).extent.isInfinite)
        expect(Pictures.pixel(.red, 1_000_000, -1_000_000), equals: Pictures.red)
        let half = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        expect(Pictures.number(half, 0, 0), equals: [0.5, 0.5, 0.5, 0.5])
        expect(CIImage.empty().extent.isNull)
        expect(Pictures.pixel(.empty(), 0, 0), equals: Pictures.clear)
    }

    @Test func `an image translated and scaled has sharp edges`() {
        let moved: CIImage = corners.transformed(by: CGAffineTransform(translationX: 10, y: -5))
        expect(moved.extent, equals: CGRect(x: 10, y: -5, width: 4, height: 2))
        expect(Pictures.pixel(moved, 10, -5), equals: Pictures.black)
        expect(Pictures.pixel(moved, 10, -4), equals: Pictures.red)
        let scaled: CIImage = corners.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
        expect(scaled.extent, equals: CGRect(x: 0, y: 0, width: 32, height: 16))
        expect(Pictures.pixel(scaled, 0, 15), equals: Pictures.red)
        expect(Pictures.pixel(scaled, 31, 15), equals: Pictures.white)
        expect(Pictures.pixel(scaled, 0, 0), equals: Pictures.black)
        expect(Pictures.pixel(scaled, 32, 15), equals: Pictures.clear)
    }

    @Test func `nearest sampling shows pixels as rectangles`() {
        let scaled: CIImage = corners.samplingNearest().transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        for x in 0..<40 {
            for y in 0..<20 {
                let original: [UInt8] = Pictures.pixel(corners, CGFloat(x / 10), CGFloat(y / 10))
                expect(Pictures.pixel(scaled, CGFloat(x), CGFloat(y)), equals: original)
            }
        }
    }

    @Test func `linear sampling interpolates in linear light`() {
        let pair = CIImage(cgImage: Pictures.bitmap(width: 2, [Pictures.black, Pictures.white]))
        let scaled: CIImage = pair.transformed(by: CGAffineTransform(scaleX: 4, y: 1))
        let reds: [Float] = Pictures.numbers(scaled, scaled.extent).map { $0[0] }
        expect(Pictures.distance(reds, [0, 0, 0.125, 0.375, 0.625, 0.875, 1, 1]), isLessThan: 0.0001)
    }

    @Test func `transforms in succession sample the original once`() {
        let there: CIImage = corners.transformed(by: CGAffineTransform(scaleX: 0.25, y: 0.25))
        let back: CIImage = there.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        expect(back.extent, equals: corners.extent)
        expect(Pictures.pixels(back, back.extent), equals: Pictures.pixels(corners, corners.extent))
    }

    @Test func `rounding errors of transforms do not enlarge the bitmap`() throws {
        let photo = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4032, height: 3024))
        let turned: CIImage = photo.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        expect(turned.pixelSize, equals: CGSize(width: 3024, height: 4032))
        let code = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 27, height: 27))
        let scaled: CIImage = code.transformed(by: CGAffineTransform(scaleX: 220 / 27, y: 220 / 27))
        expect(scaled.pixelSize, equals: CGSize(width: 220, height: 220))
        let upright: CIImage = corners.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        let image = try #require(CIContext().createCGImage(upright, from: upright.extent))
        expect(image.width == 2 && image.height == 4)
    }

    @Test func `transforms and blurs by the size of an infinite image draw nothing or the image`() {
        let context = CIContext()
        let clamped: CIImage = corners.clampedToExtent()
        let size: CGFloat = clamped.extent.width
        let images: [CIImage] = [
            clamped.transformed(by: CGAffineTransform(translationX: -clamped.extent.minX, y: -clamped.extent.minY)),
            clamped.transformed(by: CGAffineTransform(scaleX: 300 / size, y: 1)),
            corners.transformed(by: CGAffineTransform(scaleX: 1e-20, y: 1e-20)),
            corners.transformed(by: CGAffineTransform(translationX: .nan, y: 0)),
            clamped.applyingGaussianBlur(sigma: size.native * 0.02), corners.applyingGaussianBlur(sigma: .infinity),
            clamped.applyingFilter("CIPixellate", parameters: ["inputCenter": CIVector(x: size / 2, y: size / 2)]),
            clamped.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 300 / size]),
            clamped.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: clamped.extent)]),
            corners.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: Double.nan]),
            corners.applyingFilter("CIMotionBlur", parameters: [kCIInputAngleKey: Double.infinity]),
        ]
        for image in images {
            let drawn: CGImage? = context.createCGImage(image.cropped(to: corners.extent), from: corners.extent)
            expect(drawn == nil || drawn?.width == 4)
        }
    }

    @Test func `a rotation moves the corners`() {
        let turned: CIImage = corners.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        expect(abs(turned.extent.minX + 2) < 0.001 && abs(turned.extent.height - 4) < 0.001)
        // The top left is now at the bottom left.
        expect(Pictures.pixel(turned, -2, 0), equals: Pictures.red)
        expect(Pictures.pixel(turned, -2, 3), equals: Pictures.white)
        expect(Pictures.pixel(turned, -1, 0), equals: Pictures.black)
    }

    @Test(arguments: [
        (CGImagePropertyOrientation.up, [Pictures.red, Pictures.white, Pictures.black, Pictures.clear]),
        (.upMirrored, [Pictures.white, Pictures.red, Pictures.clear, Pictures.black]),
        (.down, [Pictures.clear, Pictures.black, Pictures.white, Pictures.red]),
        (.downMirrored, [Pictures.black, Pictures.clear, Pictures.red, Pictures.white]),
        (.leftMirrored, [Pictures.red, Pictures.black, Pictures.white, Pictures.clear]),
        (.right, [Pictures.black, Pictures.red, Pictures.clear, Pictures.white]),
        (.rightMirrored, [Pictures.clear, Pictures.white, Pictures.black, Pictures.red]),
        (.left, [Pictures.white, Pictures.clear, Pictures.red, Pictures.black]),
    ])
    func `orientations move the corners`(orientation: CGImagePropertyOrientation, expected: [[UInt8]]) {
        let image: CIImage = corners.transformed(by: CGAffineTransform(translationX: 7, y: 9)).oriented(orientation)
        let isSideways: Bool = orientation.rawValue >= 5
        let size = isSideways ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)
        expect(image.extent, equals: CGRect(origin: .zero, size: size))
        let (right, top) = (size.width - 1, size.height - 1)
        let found: [[UInt8]] = [(0, top), (right, top), (0, 0), (right, 0)].map { Pictures.pixel(image, $0.0, $0.1) }
        expect(found, equals: expected)
        expect(corners.oriented(forExifOrientation: Int32(orientation.rawValue)).extent.size, equals: size)
    }

    @Test func `an image in front covers the image behind it`() {
        let front: CIImage = corners.transformed(by: CGAffineTransform(translationX: 2, y: 0))
        let both: CIImage = front.composited(over: corners)
        expect(both.extent, equals: CGRect(x: 0, y: 0, width: 6, height: 2))
        expect(Pictures.pixel(both, 0, 1), equals: Pictures.red)
        expect(Pictures.pixel(both, 2, 1), equals: Pictures.red)
        expect(Pictures.pixel(both, 5, 1), equals: Pictures.white)
        let half = Pictures.plain(CIColor(red: 1, green: 0, blue: 0, alpha: 0.5), corners.extent)
        let mixed: CIImage = half.composited(over: .white)
        expect(mixed.extent.isInfinite)
        expect(Pictures.distance(Pictures.number(mixed, 0, 0), [1, 0.5, 0.5, 1]), isLessThan: 0.0001)
    }

    @Test func `clamping extends the edges of the image to the plane`() {
        let clamped: CIImage = corners.clampedToExtent()
        expect(clamped.extent.isInfinite)
        expect(Pictures.pixel(clamped, -100, 100), equals: Pictures.red)
        expect(Pictures.pixel(clamped, 100, 100), equals: Pictures.white)
        expect(Pictures.pixel(clamped, -100, -100), equals: Pictures.black)
        expect(Pictures.pixel(clamped, 1, -100), equals: Pictures.gray)
        let inner: CIImage = corners.clamped(to: CGRect(x: 1, y: 0, width: 1, height: 1))
        expect(Pictures.pixel(inner, 0, 1), equals: Pictures.gray)
        expect(CIImage.empty().clampedToExtent().extent.isNull)
    }

    @Test func `a large image is drawn in parts`() {
        let wide: CIImage = corners.samplingNearest().transformed(by: CGAffineTransform(scaleX: 200, y: 200))
        let image: CIImage = wide.composited(over: CIImage(color: .black))
        let pixels: [[UInt8]] = Pictures.pixels(image, wide.extent)
        expect(pixels[0], equals: Pictures.red)
        expect(pixels[799], equals: Pictures.white)
        expect(pixels[200 * 800], equals: Pictures.black)
        expect(pixels[399 * 800 + 599], equals: Pictures.yellow)
        let reduced: CIImage = CIImage.blue.cropped(to: CGRect(x: 0, y: 0, width: 4000, height: 4000))
            .transformed(by: CGAffineTransform(scaleX: 0.01, y: 0.01))
        expect(Set(Pictures.pixels(reduced, reduced.extent)), equals: [Pictures.blue])
    }

    @Test func `image files have properties and an orientation`() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        let gray: CGImage = Pictures.bitmap(width: 2, [[UInt8]](repeating: Pictures.gray, count: 2))
        CGImageDestinationAddImage(
            destination, gray, [kCGImagePropertyOrientation: 6] as [CFString: Any] as CFDictionary)
        expect(CGImageDestinationFinalize(destination))
        let stored = try #require(CIImage(data: data as Data))
        expect(stored.extent, equals: CGRect(x: 0, y: 0, width: 2, height: 1))
        expect(stored.properties[kCGImagePropertyOrientation as String] as? Int, equals: 6)
        let upright = try #require(CIImage(data: data as Data, options: [.applyOrientationProperty: true]))
        expect(upright.extent, equals: CGRect(x: 0, y: 0, width: 1, height: 2))
        expect(CIImage(data: Data([1, 2, 3])) == nil)
        expect(CIImage(contentsOf: URL(fileURLWithPath: "/nonexistent.png")) == nil)
        let changed: CIImage = stored.settingProperties(["a": 1])
        expect(changed.properties["a"] as? Int == 1 && changed.properties.count == 1)
    }

    @Test func `bytes in several layouts are read and written`() {
        let bytes: [UInt8] = [255, 10, 20, 30, 255, 40, 50, 60]
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: 4, size: CGSize(width: 1, height: 2), format: .ARGB8,
            colorSpace: nil)
        expect(Pictures.pixel(image, 0, 1), equals: [10, 20, 30, 255])
        for (format, expected) in [
            (.ARGB8, [255, 40, 50, 60]), (.BGRA8, [60, 50, 40, 255]), (.RGBA8, [40, 50, 60, 255]),
            (.ABGR8, [255, 60, 50, 40]), (.R8, [40]), (.A8, [255]), (.L8, [49]),
        ] as [(CIFormat, [UInt8])] {
            var written = [UInt8](repeating: 0, count: expected.count)
            CIContext().render(
                image, toBitmap: &written, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                format: format, colorSpace: CGColorSpaceCreateDeviceRGB())
            expect(written, equals: expected, "\(format)")
        }
    }

    @Test func `a context can compute with the components as they are stored`() {
        let half = Pictures.plain(CIColor(red: 1, green: 1, blue: 1, alpha: 0.5), corners.extent)
        let image: CIImage = half.composited(over: .black)
        expect(Pictures.pixel(image, 0, 0), equals: [188, 188, 188, 255])
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        expect(Pictures.pixel(image, 0, 0, plain), equals: [128, 128, 128, 255])
        expect(plain.workingColorSpace == nil)
        expect(CIContext().workingColorSpace?.name, equals: CGColorSpace.extendedLinearSRGB)
    }

    @Test func `a context draws into a Core Graphics context`() throws {
        let target = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let context = CIContext(cgContext: target)
        let image: CIImage = Pictures.plain(.red, CGRect(x: 0, y: 0, width: 2, height: 2))
        context.draw(image, in: CGRect(x: 4, y: 0, width: 4, height: 4), from: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.draw(.blue, in: CGRect(x: 0, y: 7, width: 1, height: 1), from: CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawn = try #require(target.makeImage())
        expect(drawn.pixel(x: 5, y: 5), equals: Pixel(red: 255, green: 0, blue: 0))
        expect(drawn.pixel(x: 5, y: 1).alpha == 0 && drawn.pixel(x: 1, y: 5).alpha == 0)
        expect(drawn.pixel(x: 0, y: 0), equals: Pixel(red: 0, green: 0, blue: 255))
    }

    @Test func `a context writes image files`() throws {
        let space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
        let context = CIContext()
        let png = try #require(context.pngRepresentation(of: corners, format: .RGBA8, colorSpace: space))
        let decoded = try #require(CIImage(data: png))
        expect(Pictures.pixels(decoded, decoded.extent), equals: Pictures.pixels(corners, corners.extent))
        let board: CIImage = CIImage.white.applyingFilter("CICheckerboardGenerator", parameters: ["inputWidth": 3])
            .cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
        let sizes: [Int] = [0.1, 1].compactMap { quality in
            let options = [kCGImageDestinationLossyCompressionQuality as CIImageRepresentationOption: quality]
            return context.jpegRepresentation(of: board, colorSpace: space, options: options)?.count
        }
        expect(sizes.count == 2 && sizes[0] < sizes[1])
        expect(context.pngRepresentation(of: .red, format: .RGBA8, colorSpace: space) == nil)
        let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg")
        try context.writeJPEGRepresentation(of: board, to: url, colorSpace: space)
        expect(CIImage(contentsOf: url)?.extent, equals: board.extent)
        expect(CIImage(contentsOf: url)?.url, equals: url)
        try context.writePNGRepresentation(of: corners, to: url, format: .RGBA8, colorSpace: space)
        expect(CIImage(contentsOf: url)?.extent, equals: corners.extent)
        try FileManager.default.removeItem(at: url)
        #expect(throws: CocoaError.self) {
            try context.writeJPEGRepresentation(of: .red, to: url, colorSpace: space)
        }
    }

    @Test func `vectors and colors have texts`() {
        let vector = CIVector(string: "[1 0.5, -3]")
        expect(vector.count == 3 && vector.x == 1 && vector.y == 0.5 && vector.z == -3 && vector.w == 0)
        expect(vector.stringRepresentation, equals: "[1 0.5 -3]")
        expect(vector, equals: CIVector(x: 1, y: 0.5, z: -3))
        expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY, equals: 6)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue, equals: transform)
        let color = CIColor(string: "0.5 0.25 1")
        expect(color.red == 0.5 && color.green == 0.25 && color.blue == 1 && color.alpha == 1)
        expect(color.stringRepresentation, equals: "0.5 0.25 1 1")
        expect(CIColor(cgColor: CGColor(gray: 1, alpha: 1)).blue, equals: 1)
        expect(CIColor(red: 0, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }
}
