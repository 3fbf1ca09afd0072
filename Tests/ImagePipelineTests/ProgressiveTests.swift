import CoreGraphics
import EngawaUI
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import ImagePipeline

/// Pictures that are seen while they come.
@MainActor @Suite(.onStage) final class ProgressiveTests {
    /// 16×16 pixels, from blue to yellow.
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

    @Test func `who wants previews sees a picture before it is there, and then all of it`() {
        var story: [String] = []
        screen.pipeline.load(
            ImageRequest(url, 8, 8), preview: { story.append("preview \($0.image.width)") },
            completion: { story.append("whole \((try? $0.get())?.image.width ?? 0)") })
        screen.load(ImageRequest(url, 16, 16))
        screen.stage.host.turn()
        screen.loader.show(100, of: url)
        screen.stage.pass(0.1)
        #expect(story.isEmpty)
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.stage.pass(0.1)
        #expect(story == ["preview 8"])
        #expect(screen.pipeline.cachedImage(for: ImageRequest(url, 8, 8)) == nil)
        screen.loader.release()
        screen.settle()
        #expect(story == ["preview 8", "whole 8"])
        #expect(screen.log == ["progressive 16×16"])
    }

    @Test func `a view shows a picture that comes, and what it showed before if it never does`() {
        let placeholder = UIImage()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        screen.stage.root.addSubview(view)
        view.setImage(from: url, placeholder: placeholder, pipeline: screen.pipeline)
        screen.stage.host.turn()
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.stage.pass(0.1)
        #expect(view.image !== placeholder && view.image?.cgImage?.width == 16)
        screen.loader.put(Self.picture.prefix(300), at: url)
        screen.loader.release()
        screen.settle()
        #expect(view.image === placeholder)
    }

    @Test func `who changed their mind is shown nothing`() {
        var previews = 0
        let task: ImageTask = screen.pipeline.load(
            ImageRequest(url, 8, 8), preview: { _ in previews += 1 }, completion: { _ in })
        screen.load(ImageRequest(url, 8, 8))
        screen.stage.host.turn()
        task.cancel()
        screen.loader.show(Self.picture.count - 10, of: url)
        screen.stage.pass(0.1)
        #expect(previews == 0)
        screen.loader.release()
        screen.settle()
    }

    @Test func `a preview waits until there is a quarter more, and other files are not looked at`() {
        let more: Data = Self.picture + Data(repeating: 0, count: 100_000)
        func counts(_ data: Data) -> [Int] {
            let watch = ProgressiveWatch()
            return stride(from: 1_000, through: data.count, by: 1_000).compactMap { count in
                data.prefix(count).withUnsafeBytes { watch.see($0) }?.count
            }
        }
        #expect(counts(more) == [1_000, 6_000, 11_000, 16_000, 21_000, 27_000, 34_000, 43_000, 54_000, 68_000, 85_000])
        #expect(counts(Data(repeating: 0xFF, count: 10_000)).isEmpty)
        #expect(counts(PipelineStage.png(width: 300, height: 300, color: CGColor(gray: 0, alpha: 1))).isEmpty)
    }
}
