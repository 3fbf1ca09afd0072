import Expectations
import CAllocationCount
import CoreGraphics
import Foundation
import TestPictures
import TestSupport
import Testing

@testable import ImageIO

/// Small files whose decoding would take much time or memory.
@Suite(.serialized) struct ResourceTests {
    /// Returns the number of bytes that `body` allocates.
    private func bytes(_ body: () throws -> Void) rethrows -> Int {
        let before: Int = allocated_byte_count()
        try body()
        return allocated_byte_count() - before
    }

    private func image(_ file: Data, at index: Int = 0) throws -> CGImage? {
        CGImageSourceCreateImageAtIndex(try Files.source(file), index, nil)
    }

    private static let animations: [@Sendable (Int) -> Data] = [
        { GIFFile(width: 1, height: 1, frames: $0).data }, { WebPFile.animation(1, 1, frames: $0) },
    ]

    @Test(arguments: [0, 1])
    func `the cost of the first frame does not depend on the number of frames`(kind: Int) throws {
        let animation = Self.animations[kind]
        _ = try image(animation(2))
        func cost(_ frames: Int) throws -> Int {
            let source: CGImageSource = try Files.source(animation(frames))
            return bytes { expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 1) }
        }
        let few: Int = try cost(10)
        try expect(cost(50_000), isLessThan: few + 4_096)
    }

    @Test(arguments: [0, 1])
    func `only the first frame of a very long animation is decoded`(kind: Int) throws {
        let file: Data = Self.animations[kind](ImageHeader.maximumFrames + 1)
        let source: CGImageSource = try Files.source(file)
        expect(CGImageSourceGetCount(source), equals: ImageHeader.maximumFrames + 1)
        expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 1)
        expectNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
        let most: CGImageSource = try Files.source(Self.animations[kind](100))
        expect((0..<100).allSatisfy { CGImageSourceCreateImageAtIndex(most, $0, nil)?.width == 1 })
    }

    @Test func `the first frame is the same as in the whole file`() throws {
        // The frame covers a part of the picture.
        let gif: Data = GIFFile(width: 20, height: 10, frames: 2, frameSize: (4, 4)).data
        let first = try #require(try image(gif))
        expect(first.width == 20 && first.height == 10)
        expect(first.corners[0] == "red" && first.corners[3] != "red")
        try expect(image(Files.animation)?.corners, equals: ["red", "green", "blue", "white"])
        try expect(image(Files.webpAnimation)?.corners[0], equals: "red")
        try expect(image(Files.webpAnimation, at: 1)?.corners[0], equals: "blue")
    }

    @Test func `an animation is rejected if its decoder would take too much memory`() throws {
        _ = try image(WebPFile.animation(2, 2, frames: 2))
        let count: Int = try bytes {
            let images: [CGImage?] = try [3, 1].map { try image(WebPFile.animation(8_000, 8_000, frames: $0)) }
            expect(images, equals: [nil, nil])
        }
        expect(count, isLessThan: 1 << 20)
    }

    /// Compares the estimate with the allocated memory. WebP takes less memory for a picture of one color than for
    /// others.
    @Test(arguments: PictureFormat.allCases)
    func `decoding takes no more memory than estimated`(format: PictureFormat) throws {
        let side: Int = format == .icon || format == .cursor || format == .pngIcon ? 256 : 1_000
        let file: Data =
            try format == .jpeg
            ? Photo.encoded(Photo.quarters(side, side), "public.jpeg") : format.file(width: side, height: side)
        _ = try image(format.file(width: 32, height: 16))
        for longest in [nil, 100] as [Int?] {
            let source: CGImageSource = try Files.source(file)
            let estimate: Int = try #require(source.decodingByteCount(longestSide: longest))
            // The count includes memory that is freed during decoding.
            let allocated: Int = bytes { _ = source.image(at: 0, longestSide: longest) }
            expect(
                allocated, isLessThan: estimate * 3 / 2 + file.count * 2 + 1 << 18,
                "\(allocated) bytes allocated, \(estimate) estimated")
        }
    }

    /// The estimates per pixel match the measurements of the decoders.
    @Test func `the memory estimate depends on the format and the size`() throws {
        func estimate(_ file: Data, _ longestSide: Int? = nil) throws -> Int? {
            try Files.source(file).decodingByteCount(longestSide: longestSide)
        }
        let million = 1_000 * 1_000
        let photo: Data = PictureFormat.jpeg.file(width: 1_000, height: 1_000)
        try expect(estimate(photo), equals: 7 * million)
        try expect(estimate(photo, 100), equals: 3 * 40_000 + 7 * 10_000)
        try expect(estimate(photo, 10), equals: 3 * million / 64 + 7 * 100)
        try expect(estimate(PictureFormat.png.file(width: 1_000, height: 1_000)), equals: 4 * million)
        try expect(estimate(PictureFormat.tiff.file(width: 1_000, height: 1_000), 10), equals: 11 * million)
        try expect(estimate(WebPFile.still(1_000, 1_000), 10), equals: 4 * million + 800)
        try expect(estimate(WebPFile.animation(1_000, 1_000, frames: 1), 10), equals: 20 * million + 800)
        // For each pixel, three coefficients of two bytes, or half of them with chroma subsampling in both directions.
        let progressive: Int = try #require(try estimate(Files.progressive)) - 7 * 32 * 32
        let possibleSizes: [Int] = [32 * 32 * 3, 32 * 32 * 6]
        expect(possibleSizes.contains(progressive))
    }

    // MARK: PNG

    private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let body: [UInt8] = Array(name.utf8) + bytes
        // The CRC of ISO 3309, which the PNG standard uses.
        var remainder: UInt32 = .max
        for byte in body {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
        }
        func big(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
        return big(UInt32(bytes.count)) + body + big(~remainder)
    }

    /// Returns a PNG file with chunks after its header.
    private func png(_ chunks: [UInt8]) -> Data {
        let file: Data = PictureFormat.png.file(width: 4, height: 4)
        return file.prefix(33) + chunks + file.dropFirst(33)
    }

    @Test(arguments: ["zTXt", "iTXt", "iCCP", "tEXt", "eXIf", "prVt"])
    func `chunks that do not affect pixels are removed`(name: String) throws {
        let plain: Data = PictureFormat.png.file(width: 4, height: 4)
        let text: [UInt8] = chunk(name, Array("a\0\0".utf8) + [0x78, 0xDA, 1, 2, 3])
        let texts: [UInt8] = Array(repeating: text, count: 200).flatMap(\.self)
        let file: Data = png(texts)
        try expect(image(file)?.corners, equals: ["red", "red", "red", "red"])
        expect(PNGChunks.needed(in: file), equals: PNGChunks.needed(in: plain))
        // Chunks are also removed after the pixels, and in an icon.
        let behind: Data = plain.dropLast(12) + texts + plain.suffix(12)
        try expect(image(behind)?.width, equals: 4)
        try expect(image(IconFile.of([(4, 4, file)]))?.width, equals: 4)
    }

    @Test func `a file that is truncated before its pixels is not an image`() throws {
        let file: Data = png(chunk("tEXt", Array("a\0b".utf8)))
        let pixels: Int = try #require(file.firstRange(of: Data("IDAT".utf8))).lowerBound
        for count in stride(from: 0, to: pixels - 4, by: 3) { try expectNil(image(file.prefix(count))) }
        var long: Data = file
        long[33] = 0xFF
        try expectNil(image(long))
    }

    // MARK: JPEG

    @Test func `the number of scans is limited by their pixels`() throws {
        let file: Data = Files.progressive
        let source: CGImageSource = try Files.source(file)
        let header = try #require(source.header)
        let plain: Data = try Photo.encoded(Photo.quarters(64, 64), "public.jpeg")
        try expect(Files.source(plain).header?.coefficientByteCount, equals: 0)
        expect(header.coefficientByteCount, isAtLeast: 32 * 32 * 2)
        // The same file with a size at which its scans exceed the pixel limit.
        let scans: Int = ProgressiveScans(file, from: header.pixelOffset).count
        let height: Int = ProgressiveScans.maximumPixels / scans / 8_192 + 1
        var large: Data = file
        let frame: Int = try #require(large.firstRange(of: Data([0xFF, 0xC2]))).lowerBound
        let size: [UInt8] = [UInt8(height >> 8), UInt8(height & 0xFF), 0x20, 0]
        large.replaceSubrange(frame + 5..<frame + 9, with: size)
        let refused: CGImageSource = try Files.source(large)
        try expect(#require(refused.decodingByteCount(longestSide: 100)), isLessThan: ImageHeader.maximumBytes)
        let count: Int = bytes { expectNil(refused.image(at: 0, longestSide: 100)) }
        expect(count, isLessThan: 1 << 20)
    }
}
