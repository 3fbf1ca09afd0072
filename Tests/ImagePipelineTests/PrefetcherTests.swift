import Expectations
import Foundation
import ImagePipeline
import TestStage
import Testing

/// Pictures of the elements that a list will show next.
@MainActor @Suite(.onStage) struct PrefetcherTests {
    @Test func `pictures ahead are loaded once, in the direction of the list, and others are canceled`() {
        let stage = PipelineStage { $0.fetchLimit = 100 }
        let urls: [URL] = (0..<20).map { stage.put("\($0)", width: 4, height: 4) }
        var prefetcher: ImagePrefetcher<URL>? = ImagePrefetcher(elementsAhead: 3, pipeline: stage.pipeline) {
            [ImageRequest(url: $0)]
        }
        func check(_ index: Int, _ asked: [String], _ cancelled: [String], _ line: Int = #line) {
            prefetcher?.willShow(index, of: urls)
            stage.stage.advance(by: 0.1)
            expect(
                stage.loader.asked == asked && stage.loader.cancelled.sorted() == cancelled.sorted(), "line \(line)")
        }
        stage.loader.hold()
        check(0, ["1", "2", "3"], [])
        check(1, ["1", "2", "3", "4"], [])
        check(99, ["1", "2", "3", "4"], [])
        check(9, ["1", "2", "3", "4", "10", "11", "12"], ["1", "2", "3", "4"])
        // The request for the picture of element 10 is not canceled when the list shows this element.
        check(10, ["1", "2", "3", "4", "10", "11", "12", "13"], ["1", "2", "3", "4"])
        check(
            9, ["1", "2", "3", "4", "10", "11", "12", "13", "8", "7", "6"],
            ["1", "2", "3", "4", "10", "11", "12", "13"])
        stage.loader.release()
        stage.stage.advance(by: 0.1)
        // A picture that was prefetched is available immediately.
        expect(stage.pipeline.cachedImage(for: ImageRequest(url: urls[7])) != nil)
        stage.loader.hold()
        prefetcher?.willShow(14, of: urls)
        stage.stage.advance(by: 0.1)
        prefetcher = nil
        stage.stage.advance(by: 0.1)
        expect(stage.pipeline.fetchCounts.all, equals: 0)
    }

    @Test func `the pictures of all elements can be loaded ahead`() {
        let stage = PipelineStage()
        let urls: [URL] = (0..<4).map { stage.put("\($0)", width: 4, height: 4) }
        let prefetcher = ImagePrefetcher<URL>(elementsAhead: .max, pipeline: stage.pipeline) {
            [ImageRequest(url: $0)]
        }
        prefetcher.willShow(1, of: urls)
        stage.settle()
        expect(stage.loader.asked, equals: ["2", "3"])
        prefetcher.willShow(3, of: urls)
        prefetcher.willShow(2, of: urls)
        stage.settle()
        expect(stage.loader.asked, equals: ["2", "3", "1", "0"])
    }

    @Test func `a prefetcher does not cancel the requests of another prefetcher`() {
        let stage = PipelineStage()
        let urls: [URL] = (0..<4).map { stage.put("\($0)", width: 4, height: 4) }
        func prefetcher() -> ImagePrefetcher<URL> {
            ImagePrefetcher(elementsAhead: 1, pipeline: stage.pipeline) { [ImageRequest(url: $0)] }
        }
        let first = prefetcher()
        let second = prefetcher()
        stage.loader.hold()
        first.willShow(0, of: urls)
        second.willShow(0, of: urls)
        stage.stage.advance(by: 0.1)
        first.willShow(2, of: urls)
        stage.stage.advance(by: 0.1)
        expect(stage.loader.cancelled, equals: [])
        second.willShow(2, of: urls)
        stage.stage.advance(by: 0.1)
        expect(stage.loader.cancelled, equals: ["1"])
        expect(stage.loader.asked, equals: ["1", "3"])
    }
}
