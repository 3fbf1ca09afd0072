import Expectations
import CoreGraphics
import Foundation
import ImageIO
import TestStage
import Testing
import UIKitCore

@testable import EngawaUI
@testable import ImagePipeline

@MainActor @Suite(.onStage) final class ImageViewLoadingTests {
    private let screen = PipelineStage()
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let placeholder = UIImage()

    init() {
        screen.stage.root.addSubview(view)
        screen.stage.host.turn()
    }

    private func set(_ url: URL?) {
        view.setImage(from: url, placeholder: placeholder, pipeline: screen.pipeline)
    }

    @Test func `the placeholder is shown until the picture is loaded at the view's size in pixels`() {
        let url: URL = screen.put("a", width: 400, height: 400)
        set(url)
        expect(view.image, isIdenticalTo: placeholder)
        screen.settle()
        expect(view.image?.size, equals: CGSize(width: 20, height: 20))
        expect(view.image?.cgImage?.width, equals: 40)
    }

    @Test func `a picture in memory is shown immediately`() {
        let url: URL = screen.put("a", width: 40, height: 40)
        set(url)
        screen.settle()
        let other = UIImageView(frame: view.frame)
        screen.stage.root.addSubview(other)
        other.setImage(from: url, placeholder: placeholder, pipeline: screen.pipeline)
        expect(other.image !== placeholder && other.image != nil)
    }

    @Test func `a reused view never shows an earlier picture`() {
        screen.loader.hold()
        let red: URL = screen.put("red", width: 4, height: 4)
        let blue: URL = screen.put("blue", width: 8, height: 8)
        set(red)
        screen.stage.host.turn()
        set(blue)
        var seen: Set<Int> = []
        screen.loader.release()
        for _ in 0..<20 {
            screen.stage.advance(by: 0.05)
            if let width = view.image?.cgImage?.width { seen.insert(width) }
        }
        expect(seen, equals: [8])
        expect(screen.loader.cancelled, equals: ["red"])
        set(nil)
        expect(view.image, isIdenticalTo: placeholder)
    }

    @Test func `a repeated request for the current picture has no effect`() {
        let url: URL = screen.put("a", width: 40, height: 40)
        set(url)
        screen.settle()
        let shown: UIImage? = view.image
        screen.pipeline.removeAll()
        set(url)
        expect(view.image, isIdenticalTo: shown)
        screen.settle()
        expect(view.image?.cgImage?.width, equals: 40)
    }

    @Test func `the current picture stays until it is loaded at another size`() {
        let url: URL = screen.put("a", width: 400, height: 400)
        set(url)
        screen.settle()
        let shown: UIImage? = view.image
        view.frame.size = CGSize(width: 30, height: 30)
        screen.loader.hold()
        for _ in 0..<3 {
            set(url)
            expect(view.image, isIdenticalTo: shown)
            screen.stage.host.turn()
        }
        screen.loader.release()
        screen.settle()
        expect(view.image?.cgImage?.width, equals: 60)
    }

    @Test func `a picture that the app removed from the view is not the current picture`() {
        let url: URL = screen.put("a", width: 40, height: 40)
        set(url)
        screen.settle()
        screen.pipeline.removeAll()
        view.image = nil
        set(url)
        expect(view.image, isIdenticalTo: placeholder)
        screen.settle()
        expect(view.image?.cgImage?.width, equals: 40)
    }

    @Test(
        arguments: [
            ([0.05, 0.05, 5], [1, 1, 100], 5.1), ([0.04, 0.05], [4, 5], 0.09), ([0.1, 0.1], [1, 1], 0.2),
            ([0.001, 65.535], [1, 2_048], 65.568),
        ] as [([TimeInterval], [Int], TimeInterval)])
    func `the frames of an animation keep their durations`(
        _ durations: [TimeInterval], _ counts: [Int], _ total: TimeInterval
    ) throws {
        let file = PipelineStage.png(width: 1, height: 1, color: .white) as CFData
        let source: CGImageSource = try #require(CGImageSourceCreateWithData(file, nil))
        let frames: [CGImage] = try durations.map { _ in try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)) }
        let picture: UIImage = DecodedImage(frames: frames, durations: durations).picture(scale: 1)
        let images: [UIImage] = try #require(picture.images)
        expect(frames.map { frame in images.count { $0.cgImage === frame } }, equals: counts)
        expect(abs(picture.duration - total), isLessThan: 0.000_001)
    }

    @Test func `a repeated request for a loading picture continues its download`() {
        screen.loader.hold()
        let url: URL = screen.put("a", width: 40, height: 40)
        set(url)
        screen.stage.host.turn()
        set(url)
        screen.stage.host.turn()
        expect(screen.loader.asked, equals: ["a"])
        expect(screen.loader.cancelled.isEmpty)
        screen.loader.release()
        screen.settle()
        expect(view.image?.cgImage?.width, equals: 40)
    }

    @Test func `a released view cancels its request`() {
        screen.loader.hold()
        let url: URL = screen.put("a", width: 40, height: 40)
        do {
            let short = UIImageView(frame: view.frame)
            short.setImage(from: url, pipeline: screen.pipeline)
            screen.stage.host.turn()
            expect(screen.pipeline.fetchCounts.all, equals: 1)
        }
        screen.stage.host.turn()
        expect(screen.pipeline.fetchCounts.all, equals: 0)
        screen.loader.release()
    }

    @Test func `a view without a size waits until it is laid out`() {
        let url: URL = screen.put("a", width: 400, height: 400)
        let late = UIImageView()
        screen.stage.root.addSubview(late)
        late.setImage(from: url, pipeline: screen.pipeline)
        late.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        screen.settle()
        expect(late.image?.cgImage?.width, equals: 100)
    }

    @Test func `a failure shows its picture and reports the error`() {
        let failure = UIImage()
        var message: String?
        view.setImage(
            from: URL(string: "https://pictures.example/none"), placeholder: placeholder, failure: failure,
            pipeline: screen.pipeline
        ) { result in
            if case .failure(let error) = result { message = error.message }
        }
        screen.settle()
        expect(view.image, isIdenticalTo: failure)
        expect(message, equals: "The picture could not be loaded. Try again.")
    }
}
