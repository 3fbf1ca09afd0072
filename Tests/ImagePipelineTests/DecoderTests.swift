import CoreGraphics
import EngawaUI
import Foundation
import ImageIO
import TestStage
import Testing
import UIKitCore

@testable import ImagePipeline

@MainActor @Suite(.onStage) struct DecoderTests {
    /// Two frames of 2×2 pixels, shown for 0.05 and 0.3 seconds.
    private static let animation = Data(
        base64Encoded: "R0lGODlhAgACAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEAAAAh+QQABQAAACwAAAAAAgACAAACA0SoFQ"
            + "Ah+QQAHgAAACwAAAAAAgACAAACA5wYFAA7")!

    private let url = URL(string: "https://pictures.example/a")!

    private func decoder(animationByteLimit: Int = 1 << 20) -> ImageDecoder {
        ImageDecoder(pixelLimit: 1 << 20, animationByteLimit: animationByteLimit)
    }

    @Test func `an animation has its frames and their times`() throws {
        let image: DecodedImage = try decoder().decode(Self.animation, for: ImageRequest(url: url))
        #expect(image.frames.count == 2 && image.durations == [0.05, 0.3])
        #expect(image.byteCount == 2 * image.image.bytesPerRow * 2)
    }

    @Test func `an animation that would take too much stands still`() throws {
        let image: DecodedImage = try decoder(animationByteLimit: 8).decode(
            Self.animation, for: ImageRequest(url: url))
        #expect(!image.isAnimated)
    }

    @Test func `a view shows every frame of an animation for its time`() {
        let screen = PipelineStage()
        screen.loader.put(Self.animation, at: url)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.stage.root.addSubview(view)
        view.setImage(from: url, pipeline: screen.pipeline)
        screen.settle()
        // 0.05 and 0.3 seconds are one and six times the shorter.
        #expect(view.image?.images?.count == 7)
        #expect(abs((view.image?.duration ?? 0) - 0.35) < 1e-9)
    }

    @Test func `a photo taken upright is shown upright, and as large as that makes it`() throws {
        // 40 pixels wide and 20 high in the file, to be turned a quarter.
        let context = try #require(
            CGContext(
                data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(context.makeImage()), nil)
        #expect(CGImageDestinationFinalize(destination))
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let exif: [UInt8] = [0xFF, 0xE1, 0, UInt8(tiff.count + 8), 0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
        let plain = data as Data
        let photo: Data = plain.prefix(2) + Data(exif) + plain.dropFirst(2)
        let whole: DecodedImage = try decoder().decode(photo, for: ImageRequest(url: url))
        #expect(whole.image.width == 20 && whole.image.height == 40)
        let small: DecodedImage = try decoder().decode(photo, for: ImageRequest(url, 10, 10))
        #expect(small.image.width == 10 && small.image.height == 20)
    }
}
