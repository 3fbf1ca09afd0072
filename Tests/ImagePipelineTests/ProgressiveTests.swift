import Expectations
import CoreGraphics
import EngawaUI
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import ImagePipeline

/// Tests of previews of progressive pictures.
@MainActor @Suite(.onStage) final class ProgressiveTests {
    /// A picture of 16×16 pixels, from blue to yellow.
    private static let picture = Data(
        base64Encoded: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRT"
            + "c4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj"
            + "Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wgARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8"
            + "QAFAEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEAMQAAABhbY//8QAFRABAQAAAAAAAAAAAAAAAAAAABP/2gAIAQEA"
            + "AQUCkkkk/8QAFREBAQAAAAAAAAAAAAAAAAAAABL/2gAIAQMBAT8Bh//EABURAQEAAAAAAAAAAAAAAAAAAAAV/9oACA"
            + "ECAQE/AaL/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Ah//xAAVEAEBAAAAAAAAAAAAAAAAAAAAcf/aAAgB"
            + "AQABPyGEIQ//2gAMAwEAAgADAAAAEMP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/ED//xAAVEQEBAAAAAA"
            + "AAAAAAAAAAAAAAcf/aAAgBAgEBPxCn/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxAAH//Z")!

    private let screen = PipelineStage()
    private let url = URL(string: "https://pictures.example/progressive")!

    init() {
        screen.loader.put(Self.picture, at: url)
        screen.loader.hold()
    }

    /// Returns a view that is loading the picture, after most of its data was received.
    private func viewOfWhatComes(placeholder: UIImage) -> UIImageView {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        screen.stage.root.addSubview(view)
        view.setImage(from: url, placeholder: placeholder, pipeline: screen.pipeline)
        screen.stage.host.turn()
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.stage.advance(by: 0.1)
        return view
    }

    @Test func `previews are delivered before the complete picture`() {
        var story: [String] = []
        screen.pipeline.load(
            ImageRequest(url, 8, 8), preview: { story.append("preview \($0.image.width)") },
            completion: { story.append("whole \((try? $0.get())?.image.width ?? 0)") })
        screen.load(ImageRequest(url, 16, 16))
        screen.stage.host.turn()
        screen.loader.show(100, of: url)
        screen.stage.advance(by: 0.1)
        expect(story.isEmpty)
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.stage.advance(by: 0.1)
        expect(story, equals: ["preview 8"])
        expectNil(screen.pipeline.cachedImage(for: ImageRequest(url, 8, 8)))
        screen.loader.release()
        screen.settle()
        expect(story, equals: ["preview 8", "whole 8"])
        expect(screen.log, equals: ["progressive 16×16"])
    }

    @Test func `a view shows previews, and its earlier content if loading fails`() {
        let placeholder = UIImage()
        let view: UIImageView = viewOfWhatComes(placeholder: placeholder)
        expect(view.image !== placeholder && view.image?.cgImage?.width == 16)
        screen.loader.put(Data("damaged".utf8), at: url)
        screen.loader.release()
        screen.settle()
        expect(view.image, isIdenticalTo: placeholder)
    }

    @Test func `previews are delivered in the order of the sizes, largest first`() {
        var sizes: [CGFloat] = []
        for size: CGFloat in [3, 7, 1, 8, 5, 2, 9, 4, 6] {
            screen.pipeline.load(
                ImageRequest(url, size, size), preview: { _ in sizes.append(size) }, completion: { _ in })
        }
        screen.stage.host.turn()
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.stage.advance(by: 0.1)
        expect(sizes, equals: [9, 8, 7, 6, 5, 4, 3, 2, 1])
        screen.loader.release()
        screen.settle()
    }

    @Test func `a canceled request receives no previews`() {
        var previews = 0
        let task: ImageTask = screen.pipeline.load(
            ImageRequest(url, 8, 8), preview: { _ in previews += 1 }, completion: { _ in })
        screen.load(ImageRequest(url, 8, 8))
        screen.stage.host.turn()
        task.cancel()
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.stage.advance(by: 0.1)
        expect(previews, equals: 0)
        screen.loader.release()
        screen.settle()
    }

    /// The picture with 5 KB of comments after each scan, so that its scans arrive one by one.
    private static let slow: Data = {
        var file = Data()
        var index: Int = picture.startIndex
        while index < picture.endIndex {
            let isMarker: Bool = picture[index] == 0xFF && index + 1 < picture.endIndex
            // After the first scan, these markers begin another scan or end the file.
            if isMarker, file.contains([0xFF, 0xDA]), [0xC4, 0xDA, 0xD9].contains(picture[index + 1]) {
                file += [0xFF, 0xFE, 0x14, 0x02] + Data(repeating: 0x20, count: 0x1400)
            }
            file.append(picture[index])
            index += 1
        }
        return file
    }()

    @Test func `previews become sharper, and none follows the complete picture`() {
        screen.loader.put(Self.slow, at: url)
        var story: [String] = []
        var pixels: Set<String> = []
        screen.pipeline.load(
            ImageRequest(url, 16, 16),
            preview: {
                story.append("preview")
                pixels.insert("\($0.image.pixel(x: 3, y: 3)) \($0.image.pixel(x: 3, y: 12))")
            }, completion: { _ in story.append("whole") })
        screen.stage.host.turn()
        for count in stride(from: 500, to: Self.slow.count, by: 500) {
            screen.loader.show(count, of: url)
            screen.stage.advance(by: 0.02)
        }
        expect(story.count, isAtLeast: 4)
        expect(pixels.count, isAtLeast: 2)
        // The last preview is still being decoded when the picture is complete.
        screen.loader.show(Self.slow.count, of: url)
        screen.loader.release()
        screen.settle()
        screen.loader.show(Self.slow.count, of: url)
        screen.settle()
        expect(story.last, equals: "whole")
        expect(story.count { $0 == "whole" }, equals: 1)
    }

    @Test func `a waiting preview is skipped when the picture is complete`() {
        let screen = PipelineStage { $0.decodeLimit = 1 }
        screen.loader.hold()
        screen.loader.put(Self.picture, at: url)
        var story: [String] = []
        let sizes: [CGFloat] = [4, 6, 8, 10, 12]
        for size in sizes {
            screen.pipeline.load(
                ImageRequest(url, size, size), preview: { story.append("preview \($0.image.width)") },
                completion: { story.append("whole \((try? $0.get())?.image.width ?? 0)") })
        }
        screen.stage.host.turn()
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.loader.release()
        screen.settle()
        for size in sizes {
            let mine: [String] = story.filter { $0.hasSuffix(" \(Int(size))") }
            expect(mine.last, equals: "whole \(Int(size))")
            expect(mine.count, isAtMost: 2)
        }
    }

    @Test func `a reused view shows no previews of an earlier picture`() {
        let other = URL(string: "https://pictures.example/other")!
        let placeholder = UIImage()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        screen.stage.root.addSubview(view)
        // Another request for the file keeps it loading.
        screen.pipeline.load(ImageRequest(url, 16, 16), preview: { _ in }, completion: { _ in })
        screen.loader.put(Self.slow, at: url)
        for (isSeen, count) in [(false, 12_000), (true, 30_000)] {
            view.setImage(from: url, pipeline: screen.pipeline)
            screen.stage.host.turn()
            screen.loader.show(count, of: url)
            if isSeen {
                screen.stage.advance(by: 0.1)
                expect(view.image?.cgImage?.width, equals: 16)
            }
            view.setImage(from: other, placeholder: placeholder, pipeline: screen.pipeline)
            for _ in 0..<10 {
                expect(view.image, isIdenticalTo: placeholder)
                screen.stage.advance(by: 0.05)
            }
        }
        screen.loader.put(PipelineStage.png(width: 4, height: 4, color: CGColor(gray: 0, alpha: 1)), at: other)
        screen.loader.release()
        screen.settle()
        expect(view.image?.cgImage?.width, equals: 4)
    }

    @Test func `a repeated request for a loading picture keeps its preview`() {
        let placeholder = UIImage()
        let view: UIImageView = viewOfWhatComes(placeholder: placeholder)
        let seen: UIImage? = view.image
        expect(seen, isNotIdenticalTo: placeholder)
        view.setImage(from: url, placeholder: placeholder, pipeline: screen.pipeline)
        expect(view.image, isIdenticalTo: seen)
        screen.loader.put(Data("damaged".utf8), at: url)
        screen.loader.release()
        screen.settle()
        expect(view.image, isIdenticalTo: placeholder)
    }

    @Test func `previews do not replace the complete picture`() {
        let view: UIImageView = viewOfWhatComes(placeholder: UIImage())
        screen.loader.release()
        screen.settle()
        let whole: UIImage? = view.image
        screen.pipeline.removeAll()
        screen.loader.hold()
        for _ in 0..<2 {
            view.setImage(from: url, pipeline: screen.pipeline)
            screen.stage.host.turn()
            screen.loader.show(Self.picture.count - 10, of: url)
            screen.stage.advance(by: 0.1)
            expect(view.image, isIdenticalTo: whole)
        }
        screen.loader.put(Data(), at: url)
        screen.loader.release()
        screen.settle()
        expect(view.image, isIdenticalTo: whole)
    }

    @Test func `loading again after a failure shows the placeholder`() {
        let placeholder = UIImage()
        let failure = UIImage()
        let view: UIImageView = viewOfWhatComes(placeholder: placeholder)
        func set() { view.setImage(from: url, placeholder: placeholder, failure: failure, pipeline: screen.pipeline) }
        set()
        screen.loader.put(Data("damaged".utf8), at: url)
        screen.loader.release()
        screen.settle()
        expect(view.image, isIdenticalTo: failure)
        screen.loader.hold()
        set()
        expect(view.image, isIdenticalTo: placeholder)
        screen.loader.release()
    }

    @Test func `the next preview is due after a quarter more data, and other files are not examined`() {
        let more: Data = Self.picture + Data(repeating: 0, count: 100_000)
        func counts(_ data: Data) -> [Int] {
            let watch = ProgressiveWatch()
            return stride(from: 1_000, through: data.count, by: 1_000).compactMap { count in
                data.prefix(count).withUnsafeBytes { watch.see($0) }?.count
            }
        }
        expect(
            counts(more),
            equals: [1_000, 6_000, 11_000, 16_000, 21_000, 27_000, 34_000, 43_000, 54_000, 68_000, 85_000])
        expect(counts(Data(repeating: 0xFF, count: 10_000)).isEmpty)
        expect(counts(PipelineStage.png(width: 300, height: 300, color: CGColor(gray: 0, alpha: 1))).isEmpty)
    }
}
