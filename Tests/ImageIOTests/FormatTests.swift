import Expectations
import CAllocationCount
import CoreGraphics
import TestPictures
import TestSupport
import Testing

@testable import ImageIO

/// For each format, the size is read from the header, and images that are too large are not decoded.
struct FormatTests {
    private func size(_ source: CGImageSource) throws -> [Int?] {
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        return [kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight].map { properties[$0 as String] as? Int }
    }

    private func thumbnail(_ source: CGImageSource, _ side: Int) -> CGImage? {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: side,
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }

    /// Returns the number of bytes that `body` allocates.
    private func bytes(_ body: () throws -> Void) rethrows -> Int {
        let before: Int = allocated_byte_count()
        try body()
        return allocated_byte_count() - before
    }

    @Test(arguments: PictureFormat.allCases)
    func `a picture is read`(format: PictureFormat) throws {
        let source: CGImageSource = try Files.source(format.file(width: 32, height: 16))
        expect(CGImageSourceGetCount(source), equals: 1)
        try expect(size(source), equals: [32, 16])
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        expect(image.width == 32 && image.height == 16)
        expect(image.corners, equals: ["red", "red", "red", "red"])
        let small = try #require(thumbnail(source, 8))
        expect(small.width == 8 && small.height == 4)
        expect(small.corners, equals: ["red", "red", "red", "red"])
    }

    @Test(arguments: PictureFormat.allCases)
    func `the size is read without decoding`(format: PictureFormat) throws {
        // Loads the decoder's library.
        _ = try thumbnail(Files.source(format.file(width: 32, height: 16)), 8)
        let data: Data = format.file(width: 11_000, height: 12_000)
        let count: Int = try bytes {
            let found: [Int?] = try size(Files.source(data))
            expect(found, equals: [11_000, 12_000])
        }
        expect(count, isLessThan: 1 << 20)
    }

    @Test(arguments: PictureFormat.allCases)
    func `a picture that is too large is rejected before memory is allocated`(format: PictureFormat) throws {
        _ = try thumbnail(Files.source(format.file(width: 32, height: 16)), 8)
        let count: Int = try bytes {
            let source: CGImageSource = try Files.source(format.file(width: 14_000, height: 14_000))
            expectNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
            expectNil(thumbnail(source, 8))
        }
        expect(count, isLessThan: 1 << 20)
    }

    /// A decoder that finds a larger size in a file than `ImageHeader` does must not allocate memory for that size.
    @Test(arguments: PictureFormat.allCases)
    func `a decoder stops if it finds more pixels than declared`(format: PictureFormat) throws {
        // Cairo decodes PNG, including PNG in icons.
        guard format != .png, format != .pngIcon else { return }
        func frame(_ side: Int, _ maximumPixels: Int) -> CGImage? {
            FrameReader().frame(
                0, of: format.file(width: side, height: side), longestSide: 8, maximumPixels: maximumPixels,
                isOnlyFrame: true)
        }
        expect(frame(32, 32 * 32) != nil)
        // The WebP decoder does not stop, but it rejects a picture that is larger than its header declares.
        let large: Int = format == .webp || format == .icon || format == .cursor ? 64 : 10_000
        let count: Int = bytes {
            expectNil(frame(32, 32 * 32 - 1))
            expectNil(frame(large, large * large - 1))
        }
        expect(count, isLessThan: 1 << 20)
    }

    /// The decoder's library also supports these formats, but `ImageHeader` does not read their sizes.
    @Test(arguments: [
        "P6 2 2 255 ", "P1 2 2 0 0 0 0", "/* XPM */\nstatic char *a[] = {\"1 1 1 1\", \"a c red\", \"a\"};",
        "#define a_width 1\n#define a_height 1\nstatic char a_bits[] = { 0x00 };", "<svg width='9' height='9'></svg>",
        "<!DOCTYPE svg><svg/>", "icns\0\0\0\u{8}", "RIFF\0\0\0\0ACONanih", "\0\0\0\u{4}idsc\0\0\0\0",
        "\0\0\u{2}\0\0\0\0\0\0\0\0\0\u{1}\0\u{1}\0\u{18}\0abc", "%PDF-1.4",
    ])
    func `a file that does not contain its size is not an image`(text: String) throws {
        let source: CGImageSource = try Files.source(Data(text.utf8) + Data(repeating: 0, count: 64))
        expect(CGImageSourceGetCount(source), equals: 0)
        expectNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
    }

    @Test func `the largest picture of an icon is used, as a bitmap or as PNG`() throws {
        func bitmap(_ side: Int) -> (Int, Int, Data) { (side, side, IconFile.bitmap(side, side, hasPixels: true)) }
        func png(_ side: Int) -> (Int, Int, Data) { (side, side, PictureFormat.png.file(width: side, height: side)) }
        for (pictures, side) in [
            ([bitmap(16), bitmap(32), bitmap(24)], 32), ([bitmap(16), png(48)], 48), ([png(16), bitmap(256)], 256),
        ] {
            let source: CGImageSource = try Files.source(IconFile.of(pictures))
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            expect(image.width == side && image.height == side)
            expect(image.corners[3], equals: "red")
            try expect(size(source), equals: [side, side])
        }
    }

    @Test func `a truncated icon is not an image`() throws {
        let file: Data = PictureFormat.icon.file(width: 16, height: 16)
        expect(CGImageSourceGetCount(try Files.source(file.dropLast(1))), equals: 0)
        var many = file
        many[4] = 2
        expect(CGImageSourceGetCount(try Files.source(many)), equals: 0)
        many[4] = 0
        expect(CGImageSourceGetCount(try Files.source(many)), equals: 0)
    }

    @Test func `a bitmap can be stored from top to bottom`() throws {
        var file: Data = PictureFormat.os2Bitmap.file(width: 2, height: 2)
        let start: [UInt8] = [40, 0, 0, 0, 2, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF, 1, 0, 24, 0]
        let newer: [UInt8] = start + Array(repeating: 0, count: 24)
        file.replaceSubrange(14..<26, with: newer)
        file[10] = 54
        try expect(size(Files.source(file)), equals: [2, 2])
        expect(CGImageSourceCreateImageAtIndex(try Files.source(file), 0, nil)?.corners[0], equals: "red")
    }

    @Test func `parts that are far larger than the image are rejected`() throws {
        let tile = [(tag: 322, value: 1 << 16), (tag: 323, value: 1 << 16)]
        let files: [Data] = [
            GIFFile(width: 10, height: 10, frames: 1, frameSize: (40_000, 40_000)).data,
            TIFFFile(isLittle: true).picture(10, 10, hasPixels: true, more: tile),
            TIFFFile(isLittle: true).picture(10, 10, hasPixels: true, more: [(322, 1 << 31), (323, 1 << 31)]),
            TIFFFile(isLittle: true).picture(10, 10, hasPixels: true, samples: 60_000),
        ]
        for file in files { expect(CGImageSourceGetCount(try Files.source(file)), equals: 0) }
        let slightly: Data = GIFFile(width: 10, height: 10, frames: 1, frameSize: (12, 12)).data
        expect(CGImageSourceCreateImageAtIndex(try Files.source(slightly), 0, nil)?.width, equals: 10)
    }

    @Test(arguments: PictureFormat.allCases)
    func `damaged headers neither crash nor produce a larger picture than declared`(format: PictureFormat) throws {
        let file: Data = format.file(width: 16, height: 16)
        var random = SplitMix64(seed: 7)
        for _ in 0..<100 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<min(120, file.count), using: &random)
                damaged[place] = UInt8.random(in: 0...255, using: &random)
            }
            let source: CGImageSource = try Files.source(damaged)
            // Large images are not decoded here, because decoding them would take a long time.
            guard let header = source.header, header.pixelCount < 1 << 20 else { continue }
            guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { continue }
            expect(image.width == header.width && image.height == header.height)
        }
    }
}
