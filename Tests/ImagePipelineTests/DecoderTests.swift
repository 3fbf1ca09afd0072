import Expectations
import CAllocationCount
import CoreGraphics
import EngawaUI
import Foundation
import ImageIO
import TestPictures
import TestStage
import Testing
import UIKitCore

@testable import ImagePipeline

@MainActor @Suite(.onStage) struct DecoderTests {
    /// Two frames of 2×2 pixels with durations of 0.05 and 0.3 seconds.
    private static let animation = Data(
        base64Encoded: "R0lGODlhAgACAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEAAAAh+QQABQAAACwAAAAAAgACAAACA0SoFQ"
            + "Ah+QQAHgAAACwAAAAAAgACAAACA5wYFAA7")!

    private let url = URL(string: "https://pictures.example/a")!

    private func decoder(
        memoryLimit: Int = 1 << 24, animationByteLimit: Int = 1 << 20, animationPixelLimit: Int = 1 << 20
    ) -> ImageDecoder {
        ImageDecoder(
            pixelLimit: 1 << 20, memoryLimit: memoryLimit, animationByteLimit: animationByteLimit,
            animationPixelLimit: animationPixelLimit)
    }

    @Test func `an animation has frames and durations`() throws {
        let image: DecodedImage = try decoder().decode(Self.animation, for: ImageRequest(url: url))
        expect(image.frames.count == 2 && image.durations == [0.05, 0.3])
        expect(image.byteCount, equals: 2 * image.image.bytesPerRow * 2)
    }

    @Test(arguments: ["public.png", "public.jpeg"])
    func `a truncated picture has its full size`(type: String) throws {
        let file: Data = try Photo.encoded(Photo.quarters(64, 64), type)
        let image: DecodedImage = try decoder().decode(file.prefix(file.count - 40), for: ImageRequest(url: url))
        expect([image.image.width, image.image.height], equals: [64, 64])
        expect(image.image.corners.first, equals: "red")
    }

    @Test func `an animation that takes too much memory shows its first frame`() throws {
        let image: DecodedImage = try decoder(animationByteLimit: 8).decode(
            Self.animation, for: ImageRequest(url: url))
        expect(!image.isAnimated)
    }

    /// Ten frames of 200×200 pixels.
    nonisolated private static let animations: [Data] = [
        GIFFile(width: 200, height: 200, frames: 10).data, WebPFile.animation(200, 200, frames: 10),
    ]

    @Test(arguments: animations)
    func `an animation that takes too long to decode shows its first frame at any size`(file: Data) throws {
        let request = ImageRequest(url, 10, 10)
        let moving: DecodedImage = try decoder(animationPixelLimit: 400_000).decode(file, for: request)
        expect(moving.frames.count == 10 && moving.image.width == 10)
        var looks = 0
        let still: DecodedImage = try decoder(animationPixelLimit: 399_999).decode(file, for: request) {
            looks += 1
            return false
        }
        expect(!still.isAnimated && still.image.width == 10)
        expect(looks, equals: 0)
    }

    @Test func `many small frames take too long to decode`() throws {
        let file: Data = GIFFile(width: 1, height: 1, frames: 100).data
        let limit: Int = 100 * 128 * 128
        try expect(
            decoder(animationPixelLimit: limit).decode(file, for: ImageRequest(url: url)).frames.count, equals: 100)
        try expect(!decoder(animationPixelLimit: limit - 1).decode(file, for: ImageRequest(url: url)).isAnimated)
    }

    @Test(arguments: animations)
    func `decoding stops between two frames when it is canceled`(file: Data) throws {
        var looks = 0
        do throws(ImageError) {
            _ = try decoder().decode(file, for: ImageRequest(url, 10, 10)) {
                looks += 1
                return looks == 3
            }
            Issue.record("The decoding was not canceled.")
        } catch {
            guard case .cancelled = error else { throw error }
        }
        expect(looks, equals: 3)
    }

    @MainActor private final class Ears {
        var heard: [Bool] = []
    }

    @Test func `a running decoding is notified of its cancellation`() {
        let screen = PipelineStage()
        let queue = DecodeQueue(width: 1)
        let (began, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let ears = Ears()
        let token: DecodeQueue.Token = queue.add(priority: .normal) { token in
            let before: Bool = token.isCancelled
            began.signal()
            mayGoOn.wait()
            let after: Bool = token.isCancelled
            return { ears.heard = [before, after] }
        }
        began.wait()
        queue.cancel(token)
        mayGoOn.signal()
        screen.settle()
        expect(ears.heard, equals: [false, true])
    }

    @Test func `a picture can be requested again while its decoding is being canceled`() {
        let screen = PipelineStage { $0.decodeLimit = 1 }
        screen.loader.put(GIFFile(width: 200, height: 200, frames: 10).data, at: url)
        // A request for another size keeps the file in memory while the first request is canceled.
        var others = 0
        for round in 0..<5 {
            let first: ImageTask = screen.load(ImageRequest(url, 50, 50))
            screen.pipeline.load(ImageRequest(url, 20, 20)) { _ in others += 1 }
            screen.stage.host.turn()
            first.cancel()
            screen.load(ImageRequest(url, 50, 50))
            screen.settle()
            expect(screen.log.count, equals: round + 1)
            screen.pipeline.removeAll()
        }
        expect(Set(screen.log), equals: ["a 50×50"])
        expect(others, equals: 5)
    }

    @Test(arguments: PictureFormat.allCases)
    func `a small file with a huge picture is refused without decoding it`(format: PictureFormat) throws {
        let file: Data = format.file(width: 11_000, height: 10_000)
        expect(file.count, isLessThan: 4_000)
        let decoder = ImageDecoder(
            pixelLimit: 64_000_000, memoryLimit: 1 << 30, animationByteLimit: 1 << 20, animationPixelLimit: 1 << 20)
        // The first decoding loads the library of the decoder.
        let small: DecodedImage = try decoder.decode(
            format.file(width: 32, height: 16), for: ImageRequest(url, 8, 8, .aspectFit))
        expect(small.image.width == 8 && small.image.height == 4)
        let before: Int = allocated_byte_count()
        do throws(ImageError) {
            _ = try decoder.decode(file, for: ImageRequest(url, 8, 8))
            Issue.record("The picture was decoded.")
        } catch {
            expect(error.message, equals: "The picture is too large to be shown.")
            expect(error.details, equals: "11000×10000 pixels")
        }
        expect(allocated_byte_count() - before, isLessThan: 1 << 20)
    }

    @Test func `a picture that takes too much memory to decode is refused without decoding it`() throws {
        // 170 bytes for which the decoder would use a gigabyte.
        let file: Data = WebPFile.animation(7_900, 7_900, frames: 3)
        let usual = ImagePipelineConfiguration()
        let decoder = ImageDecoder(
            pixelLimit: usual.pixelLimit, memoryLimit: usual.decodeMemoryLimit, animationByteLimit: 1 << 20,
            animationPixelLimit: 1 << 20)
        let before: Int = allocated_byte_count()
        do throws(ImageError) {
            _ = try decoder.decode(file, for: ImageRequest(url, 8, 8))
            Issue.record("The picture was decoded.")
        } catch {
            expect(error.details, equals: "7900×7900 pixels")
        }
        expect(allocated_byte_count() - before, isLessThan: 1 << 20)
        let small: DecodedImage = try decoder.decode(
            WebPFile.animation(200, 200, frames: 2), for: ImageRequest(url, 8, 8))
        expect(small.image.width, equals: 8)
        // Photos with the resolution of cameras are decoded, even at full size.
        for (width, height) in [(8_000, 6_000), (9_200, 6_900)] {
            let photo: Data = PictureFormat.jpeg.file(width: width, height: height)
            let source = try #require(CGImageSourceCreateWithData(photo as CFData, nil))
            try expect(#require(source.decodingByteCount(longestSide: nil)), isAtMost: usual.decodeMemoryLimit)
        }
    }

    @Test func `the memory for decoding depends on the display size`() throws {
        let file: Data = try Photo.encoded(Photo.quarters(800, 800), "public.jpeg")
        let decoder: ImageDecoder = decoder(memoryLimit: 2 << 20)
        try expect(decoder.decode(file, for: ImageRequest(url, 100, 100)).image.width, equals: 100)
        #expect(throws: ImageError.self) { try decoder.decode(file, for: ImageRequest(url: url)) }
    }

    @Test func `an animation with too many frames shows its first frame`() throws {
        let animations: [(Int) -> Data] = [
            { GIFFile(width: 2, height: 2, frames: $0).data }, { WebPFile.animation(2, 2, frames: $0) },
        ]
        for animation in animations {
            let image: DecodedImage = try decoder(animationByteLimit: 1 << 30, animationPixelLimit: 1 << 40)
                .decode(animation(10_001), for: ImageRequest(url: url))
            expect(!image.isAnimated && image.image.width == 2)
        }
    }

    @Test func `a view shows each frame of an animation for its duration`() {
        let screen = PipelineStage()
        screen.loader.put(Self.animation, at: url)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.stage.root.addSubview(view)
        view.setImage(from: url, pipeline: screen.pipeline)
        screen.settle()
        // 0.05 and 0.3 seconds are one and six times the shortest duration.
        expect(view.image?.images?.count, equals: 7)
        expect(abs((view.image?.duration ?? 0) - 0.35), isLessThan: 1e-9)
    }

    /// Returns the picture that the pipeline loads from a file.
    private func picture(_ file: Data, _ request: ImageRequest) throws -> DecodedImage {
        let screen = PipelineStage()
        screen.loader.put(file, at: url)
        var result: Result<DecodedImage, ImageError>?
        screen.pipeline.load(request) { result = $0 }
        screen.settle()
        return try #require(result).get()
    }

    @Test(arguments: animations)
    func `an animation is decoded at its display size`(file: Data) throws {
        let image: DecodedImage = try picture(file, ImageRequest(url, 60, 30))
        expect(image.frames.count == 10 && image.durations == Array(repeating: 0.1, count: 10))
        for frame in image.frames {
            expect(frame.width == 60 && frame.height == 60)
            expect(frame.corners, equals: ["red", "red", "red", "red"])
        }
    }

    /// A photo in any orientation is shown upright. The content mode applies to the upright photo.
    @Test(arguments: Photo.orientations)
    func `a photo is shown upright`(orientation: Int, corners: [String]) throws {
        let file: Data = try Photo.jpeg(Photo.quarters(128, 64), orientation: UInt8(orientation))
        let isSideways: Bool = orientation >= 5
        for (request, size) in [
            (ImageRequest(url: url), isSideways ? [64, 128] : [128, 64]),
            (ImageRequest(url, 32, 32), isSideways ? [32, 64] : [64, 32]),
            (ImageRequest(url, 32, 32, .aspectFit), isSideways ? [16, 32] : [32, 16]),
            (ImageRequest(url, 16, 64), isSideways ? [32, 64] : [128, 64]),
            (ImageRequest(url, 64, 16), isSideways ? [64, 128] : [64, 32]),
        ] {
            let image: CGImage = try picture(file, request).image
            expect([image.width, image.height], equals: size)
            expect(image.corners, equals: corners)
        }
    }
}
