import Expectations
import ImageIO
import TestPictures
import TestSupport
import Testing

struct ImageSourceTests {
    private func properties(_ source: CGImageSource, _ index: Int = 0) throws -> [String: Any] {
        try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
    }

    @Test(arguments: ["public.png", "public.jpeg"])
    func `a written image can be read`(type: String) throws {
        let source = try Files.source(Photo.encoded(Photo.quarters(40, 30), type))
        expect(CGImageSourceGetType(source), equals: type as CFString)
        expect(CGImageSourceGetCount(source), equals: 1)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        expect(image.width == 40 && image.height == 30)
        expect(image.corners, equals: ["red", "green", "blue", "white"])
        let properties = try properties(source)
        expect(properties[kCGImagePropertyPixelWidth as String] as? Int, equals: 40)
        expect(properties[kCGImagePropertyPixelHeight as String] as? Int, equals: 30)
        expect(properties[kCGImagePropertyHasAlpha as String] as? Bool, equals: false)
        expectNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
        expectNil(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
    }

    @Test func `low quality takes fewer bytes`() throws {
        let image = try Photo.quarters(64, 64)
        let rough = try Photo.encoded(image, "public.jpeg", quality: 0.1)
        let fine = try Photo.encoded(image, "public.jpeg", quality: 1)
        expect(rough.count, isLessThan: fine.count)
    }

    @Test func `the frames of an animation are read individually`() throws {
        let source = try Files.source(Files.animation)
        expect(CGImageSourceGetCount(source), equals: 2)
        let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
        expect(first.corners, equals: ["red", "green", "blue", "white"])
        expect(second.corners, equals: ["white", "blue", "green", "red"])
        let times = try [0, 1].map { index in
            let gif = try properties(source, index)[kCGImagePropertyGIFDictionary as String] as? [String: Any]
            return gif?[kCGImagePropertyGIFDelayTime as String] as? Double
        }
        expect(times, equals: [0.05, 0.3])
        let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
        let gif = try #require(whole[kCGImagePropertyGIFDictionary as String] as? [String: Any])
        expect(gif[kCGImagePropertyGIFLoopCount as String] as? Int, equals: 0)
    }

    @Test func `WebP is read`() throws {
        let source = try Files.source(Files.webp)
        expect(CGImageSourceGetType(source), equals: "org.webmproject.webp")
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        expect(image.width == 1 && image.height == 1)
        try expect(properties(source)[kCGImagePropertyPixelWidth as String] as? Int, equals: 1)
    }

    @Test func `bytes that are not an image result in an empty source`() throws {
        for data in [Data(), Data([0]), Data("<html>not found</html>".utf8), Data(repeating: 0xFF, count: 4000)] {
            let source = try Files.source(data)
            expect(CGImageSourceGetCount(source), equals: 0)
            expectNil(CGImageSourceGetType(source))
            expectNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
            expectNil(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        }
    }

    @Test func `truncated files contain no image`() throws {
        for data in [Files.animation, Files.webp] {
            for part in [0.2, 0.5, 0.9] {
                let source = try Files.source(data.prefix(Int(Double(data.count) * part)))
                expectNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "\(data.count) bytes × \(part)")
            }
        }
    }

    @Test func `a truncated JPEG has its full size and the rows that exist`() throws {
        let file: Data = try Photo.encoded(Photo.quarters(64, 64), "public.jpeg", quality: 1)
        let start: Int = try #require(file.firstRange(of: Data([0xFF, 0xDA]))).lowerBound
        for data in [file.dropLast(2), file.dropLast(20), file.prefix(start + (file.count - start) * 3 / 4)] {
            let source = try Files.source(data)
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            expect(image.width == 64 && image.height == 64)
            expect(image.corners[0] == "red" && image.corners[1] == "green")
            expect(CGImageSourceGetStatus(source), equals: .statusUnexpectedEOF)
        }
        expectNil(CGImageSourceCreateImageAtIndex(try Files.source(file.prefix(start)), 0, nil))
        // The same while more bytes are expected.
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, file.dropLast(20) as CFData, false)
        expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.corners[0], equals: "red")
    }

    @Test func `a truncated PNG has its full size and the rows that exist`() throws {
        let file: Data = try Photo.encoded(Photo.quarters(64, 64), "public.png")
        let whole = try Files.source(file)
        expect(CGImageSourceGetStatus(whole), equals: .statusComplete)
        // Without the last chunk, and without a part of the pixels.
        let source = try Files.source(file.dropLast(12))
        expect(CGImageSourceGetStatus(source), equals: .statusUnexpectedEOF)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        expect(image.width == 64 && image.height == 64)
        expect(image.corners, equals: ["red", "green", "blue", "white"])
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 16,
            ] as CFDictionary
        expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width, equals: 16)
        let part = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(part, file.dropLast(30) as CFData, false)
        let rows = try #require(CGImageSourceCreateImageAtIndex(part, 0, nil))
        expect(rows.width == 64 && rows.height == 64)
        expect(rows.corners[0], equals: "red")
        expect(rows.pixel(x: 63, y: 63).red, isLessThan: 255)
        // Without pixels, there is no image.
        let pixels: Int = try #require(file.firstRange(of: Data("IDAT".utf8))).lowerBound
        expectNil(CGImageSourceCreateImageAtIndex(try Files.source(file.prefix(pixels - 4)), 0, nil))
        // A damaged file is not a truncated one.
        var damaged: Data = file
        damaged[pixels + 6] ^= 0xFF
        expectNil(CGImageSourceCreateImageAtIndex(try Files.source(damaged), 0, nil))
    }

    @Test func `an image knows the type of its file`() throws {
        for type in ["public.png", "public.jpeg"] {
            let source = try Files.source(Photo.encoded(Photo.quarters(64, 64), type))
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            expect(image.utType as String?, equals: type)
            expectNil(image.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 8))?.utType)
        }
        let types: [String]? = CGImageSourceCopyTypeIdentifiers() as? [String]
        expect(types?.contains("com.compuserve.gif"), equals: true)
    }

    @Test func `an image is read at a fraction of its size`() throws {
        for (factor, size) in [(1, 64), (2, 32), (4, 16), (8, 8), (3, 64)] {
            for type in ["public.png", "public.jpeg"] {
                let source = try Files.source(Photo.encoded(Photo.quarters(64, 64), type))
                let image = CGImageSourceCreateImageAtIndex(
                    source, 0, [kCGImageSourceSubsampleFactor: factor] as CFDictionary)
                expect(image?.width == size && image?.height == size, "\(factor) \(type)")
            }
        }
    }

    @Test func `the position in an animation is released`() throws {
        let source = try Files.source(Files.animation)
        for _ in 0..<2 {
            expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.corners[0], equals: "white")
            CGImageSourceRemoveCacheAtIndex(source, 1)
        }
    }

    @Test func `a truncated photo does not contain the image of its thumbnail`() throws {
        let photograph: Data = try Photo.encoded(Photo.quarters(64, 64), "public.jpeg")
        let thumbnail: Data = try Photo.encoded(Photo.quarters(8, 8), "public.jpeg")
        let length: Int = thumbnail.count + 2
        // An application segment directly after the start of the file, as cameras write it.
        let segment: Data = Data([0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)]) + thumbnail
        let whole: Data = photograph.prefix(2) + segment + photograph.dropFirst(2)
        expect(CGImageSourceCreateImageAtIndex(try Files.source(whole), 0, nil)?.width, equals: 64)
        let truncated = try Files.source(whole.dropLast(40))
        expect(CGImageSourceCreateImageAtIndex(truncated, 0, nil)?.width, equals: 64)
        expect(CGImageSourceGetStatus(truncated), equals: .statusUnexpectedEOF)
        expect(CGImageSourceCreateImageAtIndex(try Files.source(whole + Data("more".utf8)), 0, nil)?.width, equals: 64)
    }

    @Test func `animated WebP has frames and durations`() throws {
        let source = try Files.source(Files.webpAnimation)
        expect(CGImageSourceGetCount(source), equals: 2)
        let properties = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        let whole = properties?[kCGImagePropertyWebPDictionary as String] as? [String: Any]
        expect(whole?[kCGImagePropertyWebPLoopCount as String] as? Int, equals: 3)
        let delays: [Double?] = [0, 1].map { index in
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
            let frame = properties?[kCGImagePropertyWebPDictionary as String] as? [String: Any]
            return frame?[kCGImagePropertyWebPDelayTime as String] as? Double
        }
        expect(delays, equals: [0.05, 0.3])
        // Also reads frames backward and repeatedly.
        for index in [0, 1, 0, 1, 1] {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            expect(image.corners[0], equals: (index == 0 ? "red" : "blue"), "\(index)")
        }
        expectNil(CGImageSourceCreateImageAtIndex(source, 2, nil))
    }

    @Test func `a progressive JPEG is shown scan by scan`() throws {
        let source: CGImageSource = CGImageSourceCreateIncremental(nil)
        expect(CGImageSourceGetStatus(source), equals: .statusReadingHeader)
        var lengths: [Int] = []
        var pictures: Set<String> = []
        for count in 1..<Files.progressive.count {
            CGImageSourceUpdateData(source, Files.progressive.prefix(count) as CFData, false)
            guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { continue }
            expect(image.width == 32 && image.height == 32)
            lengths.append(count)
            pictures.insert("\(image.pixel(x: 5, y: 5))")
            expect(CGImageSourceGetStatus(source), equals: .statusIncomplete)
        }
        // After the first scan, there is always a picture, and it changes.
        expect(lengths.count, isGreaterThan: 100)
        expect(lengths, equals: Array(lengths[0]..<Files.progressive.count))
        expect(pictures.count, isGreaterThan: 1)
        CGImageSourceUpdateData(source, Files.progressive as CFData, true)
        expect(CGImageSourceGetStatus(source), equals: .statusComplete)
        expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
        CGImageSourceUpdateData(source, Files.progressive.prefix(400) as CFData, true)
        expect(CGImageSourceGetStatus(source), equals: .statusUnexpectedEOF)
        expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 32)
        CGImageSourceUpdateData(source, Data("no picture".utf8) as CFData, true)
        expect(CGImageSourceGetStatus(source), equals: .statusUnknownType)
        CGImageSourceUpdateData(source, Files.progressive.prefix(20) as CFData, true)
        expect(CGImageSourceGetStatus(source), equals: .statusInvalidData)
    }

    @Test func `a JPEG with many scans is not decoded`() throws {
        let marker = Data([0xFF, 0xDA])
        let last: Int = try #require(Files.progressive.lastRange(of: marker)).lowerBound
        let scan: Data = Files.progressive[last..<Files.progressive.count - 2]
        func file(_ copies: Int) -> Data {
            Array(repeating: scan, count: copies).reduce(Files.progressive.prefix(last), +) + Data([0xFF, 0xD9])
        }
        expect(CGImageSourceCreateImageAtIndex(try Files.source(file(2)), 0, nil)?.width, equals: 32)
        expectNil(CGImageSourceCreateImageAtIndex(try Files.source(file(100)), 0, nil))
    }

    @Test func `damaged files do not crash`() throws {
        let image = try Photo.quarters(16, 16)
        let files = try [
            Photo.encoded(image, "public.png"), Photo.jpeg(image, orientation: 6), Files.animation, Files.webp,
        ]
        var random = SplitMix64(seed: 42)
        for data in files {
            for _ in 0..<60 {
                var damaged = data
                damaged[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                let source = try Files.source(damaged)
                let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
                expect(image.map { $0.width > 0 } ?? true)
            }
        }
    }

    @Test func `files are read from disk`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try Photo.quarters(4, 4), nil)
        expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 4)
        expectNil(CGImageSourceCreateWithURL(url.appendingPathExtension("gone") as CFURL, nil))
    }

    @Test func `a destination without an image fails`() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        expect(!CGImageDestinationFinalize(destination))
        expectNil(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil))
    }
}

struct ThumbnailTests {
    private func thumbnail(_ data: Data, _ side: CGFloat, appliesOrientation: Bool = true) throws -> CGImage? {
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: appliesOrientation,
                kCGImageSourceThumbnailMaxPixelSize: side,
            ] as CFDictionary
        return try CGImageSourceCreateThumbnailAtIndex(Files.source(data), 0, options)
    }

    @Test(arguments: ["public.png", "public.jpeg"])
    func `the longer side has the requested size`(type: String) throws {
        let data = try Photo.encoded(Photo.quarters(400, 200), type)
        let small = try #require(try thumbnail(data, 50))
        expect(small.width == 50 && small.height == 25)
        expect(small.corners, equals: ["red", "green", "blue", "white"])
        let large = try #require(try thumbnail(data, 1000))
        expect(large.width == 400 && large.height == 200)
    }

    @Test func `a thumbnail is created only on request`() throws {
        let source = try Files.source(Photo.encoded(Photo.quarters(40, 20), "public.png"))
        expectNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
    }

    @Test(arguments: Photo.orientations)
    func `photos are rotated upright`(orientation: Int, corners: [String]) throws {
        let data = try Photo.jpeg(Photo.quarters(64, 32), orientation: UInt8(orientation))
        let source = try Files.source(data)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        expect(properties[kCGImagePropertyOrientation as String] as? Int, equals: orientation)
        let image = try #require(try thumbnail(data, 32))
        expect(image.corners, equals: corners)
        expect(image.width, equals: (orientation >= 5 ? 16 : 32))
        let raw = try #require(try thumbnail(data, 32, appliesOrientation: false))
        expect(raw.corners, equals: ["red", "green", "blue", "white"])
    }
}
