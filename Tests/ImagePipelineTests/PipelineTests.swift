import Expectations
import APIClient
import DemoServer
import Foundation
import HostClock
import TestStage
import Testing

@testable import ImagePipeline

@MainActor @Suite(.onStage) final class PipelineTests {
    private let screen = PipelineStage()

    @Test func `a picture is decoded at its display size and never enlarged`() {
        let url: URL = screen.put("a", width: 400, height: 200)
        screen.load(ImageRequest(url, 60, 60))
        screen.load(ImageRequest(url, 60, 60, .aspectFit))
        screen.load(ImageRequest(url, 4_000, 4_000))
        screen.load(ImageRequest(url: url))
        screen.settle()
        expect(screen.log.sorted(), equals: ["a 120×60", "a 400×200", "a 400×200", "a 60×30"])
    }

    @Test func `requests for the same file share one download`() {
        let url: URL = screen.put("a", width: 40, height: 40)
        for size: CGFloat in [10, 10, 20] { screen.load(ImageRequest(url, size, size)) }
        screen.settle()
        expect(screen.loader.asked, equals: ["a"])
        expect(screen.log.count, equals: 3)
        expect(screen.pipeline.fetchCounts.all, equals: 0)
    }

    @Test func `failures are delivered in the order of the sizes, largest first`() {
        let url = URL(string: "https://pictures.example/none")!
        var sizes: [CGFloat] = []
        for size: CGFloat in [3, 7, 1, 8, 5, 2, 9, 4, 6] {
            screen.pipeline.load(ImageRequest(url, size, size)) { _ in sizes.append(size) }
        }
        screen.settle()
        expect(sizes, equals: [9, 8, 7, 6, 5, 4, 3, 2, 1])
    }

    @Test func `display sizes without a limit are ordered too`() {
        let url = URL(string: "https://pictures.example/none")!
        var order: [String] = []
        for size in [
            CGSize(width: 300, height: 10), CGSize(width: 300, height: CGFloat.infinity),
            CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude), CGSize(width: 10, height: 300), .zero,
        ] {
            screen.pipeline.load(ImageRequest(url, size.width, size.height, .aspectFit)) { _ in
                order.append("\(size.width)×\(size.height)")
            }
        }
        screen.settle()
        expect(order, equals: ["0.0×0.0", "300.0×inf", "300.0×1.7976931348623157e+308", "300.0×10.0", "10.0×300.0"])
    }

    @Test func `a picture in memory is delivered immediately`() {
        let url: URL = screen.put("a", width: 40, height: 40)
        screen.load(ImageRequest(url, 10, 10))
        screen.settle()
        screen.load(ImageRequest(url, 10, 10))
        expect(screen.log, equals: ["a 10×10", "a 10×10"])
        screen.pipeline.removeAll()
        screen.load(ImageRequest(url, 10, 10))
        expect(screen.log.count, equals: 2)
    }

    @Test func `only requests without other callers are canceled`() {
        screen.loader.hold()
        let a: URL = screen.put("a", width: 40, height: 40)
        let b: URL = screen.put("b", width: 40, height: 40)
        let first: ImageTask = screen.load(ImageRequest(a, 10, 10))
        let second: ImageTask = screen.load(ImageRequest(a, 10, 10))
        let third: ImageTask = screen.load(ImageRequest(b, 10, 10))
        screen.stage.host.turn()
        first.cancel()
        third.cancel()
        screen.stage.host.turn()
        expect(screen.loader.cancelled, equals: ["b"])
        screen.loader.release()
        screen.settle()
        expect(screen.log, equals: ["a 10×10"])
        expect(first.isFinished && second.isFinished && third.isFinished)
        expect(screen.pipeline.fetchCounts.all, equals: 0)
    }

    @Test func `concurrent fetches are limited and ordered by priority`() {
        let screen = PipelineStage { $0.fetchLimit = 2 }
        screen.loader.hold()
        for (name, priority): (String, ImageRequest.Priority) in [
            ("a", .normal), ("b", .normal), ("c", .low), ("d", .normal), ("e", .high),
        ] {
            screen.load(ImageRequest(url: screen.put(name, width: 4, height: 4)), priority: priority)
        }
        screen.stage.host.turn()
        expect(screen.loader.asked, equals: ["a", "b"])
        expect(screen.pipeline.fetchCounts == (5, 2))
        screen.loader.release()
        screen.settle()
        expect(screen.loader.asked, equals: ["a", "b", "e", "d", "c"])
        expect(screen.log.count, equals: 5)
    }

    @Test func `raising a priority moves a picture forward`() {
        let screen = PipelineStage { $0.fetchLimit = 1 }
        screen.loader.hold()
        let tasks: [ImageTask] = ["a", "b", "c"].map {
            screen.load(ImageRequest(url: screen.put($0, width: 4, height: 4)))
        }
        tasks[2].priority = .high
        screen.loader.release()
        screen.settle()
        expect(screen.loader.asked, equals: ["a", "c", "b"])
    }

    @Test func `prefetched pictures are in memory, and canceled ones are not fetched`() {
        let screen = PipelineStage { $0.fetchLimit = 1 }
        screen.loader.hold()
        let requests: [ImageRequest] = ["a", "b", "c"].map { ImageRequest(screen.put($0, width: 9, height: 9), 9, 9) }
        screen.pipeline.prefetch(requests)
        screen.load(requests[2])
        screen.stage.host.turn()
        screen.pipeline.stopPrefetching([requests[1], requests[2]])
        screen.loader.release()
        screen.settle()
        expect(screen.loader.asked, equals: ["a", "c"])
        expect(screen.log, equals: ["c 9×9"])
        expect(screen.pipeline.cachedImage(for: requests[0]) != nil)
    }

    @Test func `memory is limited to the most recently used pictures`() {
        let screen = PipelineStage { $0.memoryLimit = 3 * 4 * 10 * 10 }
        let requests: [ImageRequest] = ["a", "b", "c", "d"].map {
            ImageRequest(url: screen.put($0, width: 10, height: 10))
        }
        for request in requests.prefix(3) {
            screen.load(request)
            screen.settle()
        }
        _ = screen.pipeline.cachedImage(for: requests[0])
        screen.load(requests[3])
        screen.settle()
        expect(requests.map { screen.pipeline.cachedImage(for: $0) != nil }, equals: [true, false, true, true])
        expect(screen.pipeline.memoryCost, equals: 1_200)
    }

    @Test func `a picture whose header declares too many pixels is refused`() {
        let screen = PipelineStage { $0.pixelLimit = 10_000 }
        screen.load(ImageRequest(screen.put("bomb", width: 101, height: 100), 10, 10))
        screen.load(ImageRequest(screen.put("large", width: 100, height: 100), 10, 10))
        screen.settle()
        expect(screen.log.sorted(), equals: ["bomb: The picture is too large to be shown.", "large 10×10"])
    }

    @Test func `data that is not a picture is an error and is requested again`() {
        let url = URL(string: "https://pictures.example/a")!
        screen.loader.put(Data("<html>".utf8), at: url)
        screen.load(ImageRequest(url: url))
        screen.settle()
        screen.load(ImageRequest(url: url))
        screen.settle()
        let sentence = "a: The picture is damaged or has an unknown format."
        expect(screen.log, equals: [sentence, sentence])
        expect(screen.loader.asked.count, equals: 2)
    }

    @Test func `awaiting a picture returns it or throws an error`() throws {
        let url: URL = screen.put("a", width: 40, height: 40)
        var answers: [String] = []
        for name in ["a", "none"] {
            Task { @MainActor in
                do throws(ImageError) {
                    let image = try await screen.pipeline.image(
                        for: ImageRequest(url: url.deletingLastPathComponent().appendingPathComponent(name)))
                    answers.append("\(image.image.width)")
                } catch {
                    answers.append(error.message)
                }
            }
        }
        screen.settle()
        expect(answers.sorted(), equals: ["40", "The picture could not be loaded. Try again."])
    }

    @Test func `canceling a task that awaits a picture cancels the request immediately`() {
        screen.loader.hold()
        let url: URL = screen.put("a", width: 40, height: 40)
        var failure: ImageError?
        let task = Task { @MainActor in
            do throws(ImageError) {
                _ = try await screen.pipeline.image(for: ImageRequest(url: url))
            } catch {
                failure = error
            }
        }
        screen.stage.host.turn()
        task.cancel()
        screen.settle()
        guard case .cancelled = failure else {
            Issue.record("The request was not canceled.")
            return
        }
        expect(screen.loader.cancelled, equals: ["a"])
        expect(screen.pipeline.fetchCounts.all, equals: 0)
    }

    @Test func `an error of the client keeps its message`() throws {
        let server = DemoServer()
        let base: URL = try server.start()
        defer { server.stop() }
        server.faults.always(.status(404))
        let pipeline = ImagePipeline(loader: NetworkImageLoader { $0.serviceName = "The gallery" })
        var message: String?
        pipeline.load(ImageRequest(url: base.appendingPathComponent("picture.png"))) { result in
            if case .failure(let error) = result { message = error.message }
        }
        screen.settle()
        expect(message, equals: "The gallery could not find the item. Check whether it has been removed.")
        expect(server.requests.map(\.path), equals: ["/picture.png"])
    }

    @Test(arguments: [
        (Fault.neverRespond, "The gallery took too long to respond. Try again in a moment.", true),
        (.dropConnection, "The connection to The gallery was lost. Try again.", true),
        (.truncate(afterBytes: 20), "The connection to The gallery was lost. Try again.", true),
        (.status(401), "The gallery requires you to sign in.", false),
        (.status(500), "The gallery encountered an error. Try again in a moment.", true),
        (.notJSON, "The picture is damaged or has an unknown format.", false),
        (.garbled, "The picture is damaged or has an unknown format.", false),
        (.respond(""), "The picture is damaged or has an unknown format.", false),
        (
            .redirect(to: "/picture.png"),
            "The gallery redirected the request too many times. Try again in a moment.", true
        ),
    ])
    func `every fault of a server has a message and is not cached`(
        _ fault: Fault, _ sentence: String, _ isRetryable: Bool
    ) throws {
        let server = DemoServer()
        let base: URL = try server.start()
        defer { server.stop() }
        let data: Data = PipelineStage.png(width: 3, height: 2, color: .white)
        server.routes.add("/picture.png") { _ in
            ServerReply(headers: ["Content-Type": "image/png"], pieces: [.bytes(Array(data))])
        }
        server.faults.always(fault)
        let pipeline = ImagePipeline(loader: NetworkImageLoader { $0.serviceName = "The gallery" })
        var log: [String] = []
        for _ in 0..<2 {
            pipeline.load(ImageRequest(url: base.appendingPathComponent("picture.png"))) { result in
                switch result {
                case .success(let image): log.append("\(image.image.width)×\(image.image.height)")
                case .failure(let error): log += [error.message, "\(error.isRetryable)"]
                }
            }
            let count: Int = log.count
            screen.stage.host.wait(for: 40) { log.count > count }
            screen.settle()
            server.respondToWaitingRequests()
            server.faults.removeAll()
        }
        expect(log, equals: [sentence, "\(isRetryable)", "3×2"])
    }

    @Test func `a cacheable picture is loaded from disk the next time`() throws {
        let server = DemoServer()
        let base: URL = try server.start()
        defer { server.stop() }
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let data: Data = PipelineStage.png(width: 3, height: 2, color: .white)
        server.routes.add("/*") { request in
            ServerReply(
                headers: [
                    "Content-Type": "image/png", "Cache-Control": request.path == "/kept" ? "max-age=60" : "no-store",
                ], pieces: [.bytes(Array(data))])
        }
        var sizes: [String] = []
        for _ in 0..<2 {
            // Simulates another launch, with empty memory and new clients and caches.
            let pipeline = ImagePipeline(loader: NetworkImageLoader { $0.cache = HTTPCache(folder: folder) })
            for name in ["kept", "other"] {
                pipeline.load(ImageRequest(url: base.appendingPathComponent(name))) { result in
                    if case .success(let image) = result { sizes.append("\(name) \(image.image.width)") }
                }
                screen.settle()
            }
        }
        expect(sizes, equals: ["kept 3", "other 3", "kept 3", "other 3"])
        expect(server.requests.map(\.path), equals: ["/kept", "/other", "/other"])
    }

    @Test func `pictures are loaded from files and data URLs`() throws {
        let data: Data = PipelineStage.png(width: 3, height: 2, color: .white)
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID()).png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let pipeline = ImagePipeline()
        var sizes: [String] = []
        for url in [file, URL(string: "data:image/png;base64,\(data.base64EncodedString())")!] {
            pipeline.load(ImageRequest(url: url)) { result in
                if case .success(let image) = result { sizes.append("\(image.image.width)×\(image.image.height)") }
            }
        }
        screen.settle()
        expect(sizes, equals: ["3×2", "3×2"])
    }
}
