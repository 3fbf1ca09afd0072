import DemoServer
import Foundation
import HostClock
import HostHeadless
import TestSupport
import XCTest

@testable import APIClient

/// Tests of request tasks, in virtual time. `/http/bytes` sends a piece every second.
final class TaskTests: XCTestCase {
    private static let bytes = Endpoint<[UInt8]>(
        .get, "/http/bytes/1000", query: ["piece": "100", "pause": "1"], timeout: 5
    ) { $0.body }

    private static func unresumable() -> Endpoint<[UInt8]> {
        var endpoint: Endpoint<[UInt8]> = bytes
        endpoint.query.fields.append(Fields.Field(name: "ranges", value: "no"))
        return endpoint
    }

    func testProgressIsUpdated() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let task: RequestTask<[UInt8]> = client.task(TaskTests.bytes)
            XCTAssertFalse(host.wait(for: 3.5) { task.state == .finished })
            XCTAssertEqual(task.state, .running)
            XCTAssertEqual(task.progress, TransferProgress(bytesReceived: 400, bytesExpected: 1_000))
            XCTAssertEqual(task.progress.fractionReceived, 0.4)
            // The transfer takes longer than the timeout of 5 s, which restarts with every byte.
            XCTAssertEqual(try host.result { try await task.value }, countingBytes(1_000))
            XCTAssertEqual(task.state, .finished)
        }
    }

    func testUpdatesEndWithTheTask() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let task: RequestTask<[UInt8]> = client.task(TaskTests.bytes)
            let seen: [Int] = try host.result {
                var seen: [Int] = []
                for await progress in task.progressUpdates where progress.bytesExpected != nil {
                    seen.append(progress.bytesReceived)
                }
                return seen
            }
            // The first bytes can arrive together with the head of the response.
            XCTAssertEqual(seen.filter { $0 > 0 }, Array(stride(from: 100, through: 1_000, by: 100)))
            // An observer that is added after the end receives the final progress.
            let end: Int = try host.result {
                var end = 0
                for await progress in task.progressUpdates { end += progress.bytesReceived }
                return end
            }
            XCTAssertEqual(end, 1_000)
        }
    }

    func testSilentServerTimesOut() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/stops") { _ in
                ServerReply(pieces: [.text("a"), .wait(4), .text("b"), .wait(6), .text("c")])
            }
            let started: TimeInterval = MainQueue.shared.now
            let task: RequestTask<Void> = client.task(Endpoint(.get, "/stops", timeout: 5))
            XCTAssertEqual(try host.error { try await task.value }.kind, .timedOut)
            XCTAssertEqual(MainQueue.shared.now - started, 9, accuracy: 1e-6)
        }
    }

    func testReceivedBytesAreKeptDuringAPause() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let task: RequestTask<[UInt8]> = client.task(TaskTests.bytes)
            host.wait(for: 3.5) { false }
            task.pause()
            XCTAssertEqual(task.state, .paused)
            // The pause is much longer than the timeout.
            host.wait(for: 100) { false }
            XCTAssertEqual(task.state, .paused)
            XCTAssertEqual(task.progress.bytesReceived, 400)
            XCTAssertEqual(client.activeTransferCount, 0)
            let started: TimeInterval = MainQueue.shared.now
            task.resume()
            XCTAssertEqual(try host.result { try await task.value }, countingBytes(1_000))
            XCTAssertEqual(MainQueue.shared.now - started, 5, accuracy: 1e-6)
            XCTAssertEqual(server.requests.map { $0.headers["range"] }, [nil, "bytes=400-"])
            XCTAssertEqual(server.requests.last?.headers["if-range"], "\"1000\"")
            XCTAssertEqual(task.progress, TransferProgress(bytesReceived: 1_000, bytesExpected: 1_000))
        }
    }

    func testTransferRestartsWithoutRanges() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let task: RequestTask<[UInt8]> = client.task(TaskTests.unresumable())
            host.wait(for: 3.5) { false }
            task.pause()
            host.wait(for: 1) { false }
            task.resume()
            host.wait(for: 0.5) { false }
            XCTAssertEqual(task.progress.bytesReceived, 100)
            XCTAssertEqual(try host.result { try await task.value }, countingBytes(1_000))
        }
    }

    func testTransferRestartsIfTheServerSendsAnotherRange() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/file") { request in
                request.headers["range"] == nil
                    ? ServerReply(headers: ["ETag": "\"1\""], pieces: [.text("old "), .wait(9), .text("text")])
                    : ServerReply(206, headers: ["Content-Range": "bytes 2-7/8"], text: "w text")
            }
            let task: RequestTask<[UInt8]> = client.task(Endpoint(.get, "/file") { $0.body })
            host.wait(for: 1) { false }
            task.pause()
            host.wait(for: 1) { false }
            // A range that was not requested cannot be used.
            task.resume()
            XCTAssertEqual(try host.result { try await task.value }, Array("old text".utf8))
            XCTAssertEqual(server.requests.map { $0.headers["range"] }, [nil, "bytes=4-", nil])
        }
    }

    /// Status 416: the range no longer exists.
    func testTransferRestartsIfTheFileBecameShorter() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/file") { request in
                guard request.headers["range"] == nil else {
                    return ServerReply(416, headers: ["Content-Range": "bytes */3"], text: "There is no such range.")
                }
                return ServerReply(headers: ["ETag": "\"1\""], pieces: [.text("old "), .wait(9), .text("text")])
            }
            let folder = try TemporaryFolder()
            let task: RequestTask<[UInt8]> = client.task(Endpoint(.get, "/file") { $0.body })
            let download: RequestTask<URL> = client.download(
                Endpoint(.get, "/file", query: ["to": "disk"]), to: folder.file("file"))
            host.wait(for: 1) { false }
            task.pause()
            download.pause()
            host.wait(for: 1) { false }
            task.resume()
            download.resume()
            XCTAssertEqual(try host.result { try await task.value }, Array("old text".utf8))
            let file: URL = try host.result { try await download.value }
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "old text")
            // The order of requests on different connections is not defined.
            XCTAssertEqual(
                server.requests.map { $0.headers["range"] ?? "" }.sorted(), ["", "", "", "", "bytes=4-", "bytes=4-"])
        }
    }

    func testCancelingAPausedTaskEndsItAtOnce() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let task: RequestTask<[UInt8]> = client.task(TaskTests.bytes)
            host.wait(for: 1.5) { false }
            task.pause()
            host.wait(for: 1) { false }
            task.cancel()
            let started: TimeInterval = MainQueue.shared.now
            XCTAssertEqual(try host.error { try await task.value }.kind, .cancelled)
            XCTAssertEqual(MainQueue.shared.now, started)
            XCTAssertEqual(task.state, .finished)
        }
    }

    func testPausedTaskLeavesASharedTransferToOtherCallers() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let first: RequestTask<[UInt8]> = client.task(TaskTests.bytes)
            let second: RequestTask<[UInt8]> = client.task(TaskTests.bytes)
            host.wait(for: 2.5) { false }
            XCTAssertEqual(client.activeTransferCount, 1)
            first.pause()
            XCTAssertEqual(try host.result { try await second.value }, countingBytes(1_000))
            first.resume()
            XCTAssertEqual(try host.result { try await first.value }, countingBytes(1_000))
            XCTAssertEqual(server.requests.count, 2)
        }
    }

    func testNonIdempotentRequestIsNotInterrupted() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.faults.always(.delay(2))
            let task: RequestTask<Answer> = client.task(.add("loud", to: "ff00ff"))
            host.wait(for: 1) { false }
            task.pause()
            XCTAssertTrue(host.wait(for: 2) { task.state == .finished })
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testRedirectedPostIsNotInterrupted() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/order") { _ in ServerReply(303, headers: ["Location": "/result"]) }
            server.routes.add("/result") { _ in
                ServerReply(headers: ["ETag": "\"1\""], pieces: [.text("some "), .wait(2), .text("text")])
            }
            let task: RequestTask<[UInt8]> = client.task(Endpoint(.post, "/order") { $0.body })
            host.wait(for: 1) { false }
            task.pause()
            XCTAssertTrue(host.wait(for: 2) { task.state == .finished })
            XCTAssertEqual(try host.result { try await task.value }, Array("some text".utf8))
            XCTAssertEqual(server.requests.map(\.path), ["/order", "/result"])
        }
    }

    func testGetThatIsNotRepeatableIsNotInterrupted() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            var endpoint: Endpoint<[UInt8]> = TaskTests.bytes
            endpoint.isRepeatable = false
            let task: RequestTask<[UInt8]> = client.task(endpoint)
            host.wait(for: 3.5) { false }
            task.pause()
            XCTAssertTrue(host.wait(for: 10) { task.state == .finished })
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testRepeatablePostRestartsAfterAPause() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            server.routes.add("/report") { _ in
                ServerReply(headers: ["ETag": "\"1\""], pieces: [.text("some "), .wait(2), .text("text")])
            }
            var endpoint = Endpoint<[UInt8]>(.post, "/report") { $0.body }
            endpoint.isRepeatable = true
            let task: RequestTask<[UInt8]> = client.task(endpoint)
            host.wait(for: 1) { false }
            task.pause()
            host.wait(for: 1) { false }
            task.resume()
            XCTAssertEqual(try host.result { try await task.value }, Array("some text".utf8))
            XCTAssertEqual(server.requests.map { $0.headers["range"] }, [nil, nil])
        }
    }

    func testContinuedResponseKeepsItsHeaders() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let tail: [ServerReply.Piece] = [.text("b"), .wait(2), .text("c")]
            server.routes.add("/file") { request in
                switch request.headers["range"] {
                case "bytes=1-": ServerReply(206, headers: ["Content-Range": "bytes 1-2/3"], pieces: tail)
                case "bytes=2-":
                    ServerReply(206, headers: ["Content-Range": "bytes 2-2/3", "X-Part": "last"], text: "c")
                default:
                    ServerReply(
                        headers: ["ETag": "\"1\"", "Content-Type": "text/xml", "X-Part": "first"],
                        pieces: [.text("a"), .wait(2)] + tail)
                }
            }
            let task: RequestTask<HTTPResponse> = client.task(Endpoint(.get, "/file") { $0 })
            for _ in 0..<2 {
                host.wait(for: 1) { false }
                task.pause()
                host.wait(for: 1) { false }
                task.resume()
            }
            let response: HTTPResponse = try host.result { try await task.value }
            XCTAssertEqual(response.body, Array("abc".utf8))
            XCTAssertEqual(response.status, 200)
            XCTAssertEqual(response.headers["content-type"], "text/xml")
            XCTAssertEqual(response.headers["x-part"], "last")
            XCTAssertNil(response.headers["content-range"])
            XCTAssertNil(response.headers["content-length"])
            XCTAssertEqual(server.requests.map { $0.headers["range"] }, [nil, "bytes=1-", "bytes=2-"])
        }
    }

    func testUploadReportsProgress() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let folder = try TemporaryFolder()
            try Data(countingBytes(4_000_000)).write(to: folder.file("picture"))
            let task: RequestTask<BodyTests.Echo> = client.task(
                Endpoint(.put, "/http/echo", body: .file(folder.file("picture"), contentType: "image/jpeg")))
            let seen: [Double] = try host.result {
                var seen: [Double] = []
                for await progress in task.progressUpdates { seen += progress.fractionSent.map { [$0] } ?? [] }
                return seen
            }
            // The upload may begin before the observation, so the first value is not necessarily 0.
            XCTAssert(seen.allSatisfy { (0...1).contains($0) })
            XCTAssertEqual(seen.last, 1)
            XCTAssertEqual(seen, seen.sorted())
            XCTAssertEqual(try host.result { try await task.value }.length, 4_000_000)
        }
    }

    // MARK: Downloads

    func testDownloadReplacesTheFileAtomically() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start(), responseLimit: 10)
            let folder = try TemporaryFolder()
            let file: URL = folder.file("bytes")
            try Data("old".utf8).write(to: file)
            let task: RequestTask<URL> = client.download(
                Endpoint(.get, "/http/bytes/1000", query: ["piece": "100", "pause": "1"]), to: file)
            host.wait(for: 3.5) { false }
            XCTAssertEqual(try Data(contentsOf: file), Data("old".utf8))
            XCTAssertEqual(folder.names.count, 2)
            task.pause()
            host.wait(for: 1) { false }
            task.resume()
            XCTAssertEqual(try host.result { try await task.value }, file)
            XCTAssertEqual([UInt8](try Data(contentsOf: file)), countingBytes(1_000))
            XCTAssertEqual(folder.names, ["bytes"])
            XCTAssertEqual(server.requests.map { $0.headers["range"] }, [nil, "bytes=400-"])
            XCTAssertNil(server.requests.first?.headers["accept-encoding"])
        }
    }

    func testDownloadToALongNameSucceeds() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let folder = try TemporaryFolder()
            let file: URL = folder.file(String(repeating: "x", count: 255))
            let task: RequestTask<URL> = client.download(Endpoint(.get, "/http/bytes/10"), to: file)
            XCTAssertEqual(try host.result { try await task.value }, file)
            XCTAssertEqual(folder.names, [file.lastPathComponent])
        }
    }

    func testFailedDownloadLeavesNothing() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            let folder = try TemporaryFolder()
            let file: URL = folder.file("bytes")
            let endpoint = Endpoint<Void>(.get, "/http/bytes/1000", query: ["piece": "100", "pause": "1"])
            let cancelled: RequestTask<URL> = client.download(endpoint, to: file)
            host.wait(for: 3.5) { false }
            cancelled.cancel()
            XCTAssertEqual(try host.error { try await cancelled.value }.kind, .cancelled)
            let missing: RequestTask<URL> = client.download(Endpoint(.get, "/http/status/404"), to: file)
            XCTAssertEqual(try host.error { try await missing.value }.kind, .status(404))
            host.settle()
            XCTAssertEqual(folder.names, [])
        }
    }

    func testSavingProblemIsAnError() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start(), serviceName: "Colr")
            let folder = try TemporaryFolder()
            let file: URL = folder.file("none").appendingPathComponent("bytes")
            let task: RequestTask<URL> = client.download(Endpoint(.get, "/http/bytes/10"), to: file)
            let error: APIError = try host.error { try await task.value }
            XCTAssertEqual(error.kind, .notSaved(.noFolder))
            XCTAssertEqual(
                error.message,
                "The response from Colr could not be saved, because its folder does not exist. Choose a different folder, then try again."
            )
        }
    }

    func testLateCallerOfASharedTransferReceivesAllProgress() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client = APIClient(baseURL: try server.start())
            var endpoint: Endpoint<[UInt8]> = TaskTests.bytes
            endpoint.timeout = 30
            let first = Task { @MainActor [endpoint] in try await client.send(endpoint) }
            host.wait(for: 3.5) { false }
            let task: RequestTask<[UInt8]> = client.task(endpoint)
            host.wait(for: 1) { false }
            XCTAssertEqual(task.progress, TransferProgress(bytesReceived: 500, bytesExpected: 1_000))
            XCTAssertEqual(try host.result { try await task.value }, try host.result { try await first.value })
            XCTAssertEqual(server.requests.count, 1)
        }
    }

    func testReleasedPausedTaskIsCanceled() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let census: TransferCensus = .now
            do {
                let client = APIClient(baseURL: try server.start())
                let task: RequestTask<[UInt8]> = client.task(TaskTests.bytes)
                host.wait(for: 1.5) { false }
                task.pause()
                host.wait(for: 1.5) { false }
                XCTAssertEqual(task.state, .paused)
            }
            host.checkNothingIsLeft(since: census)
        }
    }

    func testTaskThatIsNotAwaitedLeavesNothing() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            XCTAssertTrue(host.wait(for: 1) { Ledger.shared.activeCount == 0 })
            let census: TransferCensus = .now
            do {
                let client = APIClient(baseURL: try server.start())
                for _ in 0..<10 { _ = client.task(TaskTests.bytes) }
            }
            host.wait(for: 20) { false }
            host.checkNothingIsLeft(since: census)
        }
    }
}
