import DemoServer
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import TestSupport
import XCTest

@testable import APIClient

/// Tests in virtual time, with a server in this process. They are deterministic and do not wait in real time.
final class VirtualTimeTests: XCTestCase {
    func testDelayTakesVirtualTimeOnly() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try start(server)
            server.faults.always(.delay(2))
            let started: TimeInterval = MainQueue.shared.now
            let box = Box()
            Task { box.answer = try await client.send(.color("ff00ff")) }
            XCTAssertFalse(host.wait(for: 1.9) { box.answer != nil })
            XCTAssertTrue(host.wait(for: 1) { box.answer != nil })
            XCTAssertEqual(MainQueue.shared.now - started, 2, accuracy: 1e-6)
        }
    }

    func testTimeoutIsExact() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try start(server, timeout: 15)
            server.faults.always(.neverRespond)
            let started: TimeInterval = MainQueue.shared.now
            let box = Box()
            Task {
                do { _ = try await client.send(Endpoint<Answer>.color("ff00ff")) } catch { box.error = error }
            }
            XCTAssertTrue(host.wait(for: 60) { box.error != nil })
            XCTAssertEqual(MainQueue.shared.now - started, 15, accuracy: 1e-6)
            XCTAssertEqual((box.error as? APIError)?.kind, .timedOut)
        }
    }

    func testResponsesArriveInTheOrderOfTheirRequests() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try start(server)
            var orders: Set<[Int]> = []
            for _ in 0..<20 {
                let box = Box()
                for index in 0..<8 {
                    Task {
                        _ = try await client.send(Endpoint<Answer>.color("00000\(index)"))
                        box.order.append(index)
                    }
                }
                XCTAssertTrue(host.wait(for: 1) { box.order.count == 8 })
                orders.insert(box.order)
            }
            XCTAssertEqual(orders, [[0, 1, 2, 3, 4, 5, 6, 7]])
        }
    }

    func testActivityIsObserved() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let client: APIClient = try start(server)
            server.faults.always(.delay(1))
            let box = Box()
            let observation: NetworkActivity.Observation = NetworkActivity.shared.observe { box.order.append($0) }
            Task { box.answer = try await client.send(.color("ff00ff")) }
            XCTAssertTrue(host.wait(for: 2) { box.answer != nil })
            host.settle()
            withExtendedLifetime(observation) { XCTAssertEqual(box.order, [1, 0]) }
        }
    }

    func testNewObserverReceivesTheCurrentActivity() {
        withVirtualTime { host in
            let activity = NetworkActivity()
            let box = Box()
            activity.change(by: 1)
            let observation: NetworkActivity.Observation = activity.observe { box.order.append($0) }
            host.settle()
            activity.change(by: -1)
            host.settle()
            withExtendedLifetime(observation) { XCTAssertEqual(box.order, [1, 0]) }
        }
    }

    func testManyCancellationsLeaveNothingBehind() throws {
        try withVirtualTime { host in
            // Clients that earlier tests released may still be closing.
            XCTAssertTrue(host.wait(for: 1) { Ledger.shared.activeCount == 0 })
            var generator = SplitMix64(seed: 7)
            let server = DemoServer()
            server.faults.always(.delay(0.5), path: "*1")
            server.faults.always(.dropConnection, path: "*2")
            server.faults.always(.neverRespond, path: "*3")
            try server.start()
            let before: [String] = openFiles()
            let census: TransferCensus = .now
            do {
                let client: APIClient = try start(server, timeout: 3)
                let box = Box()
                for index in 0..<400 {
                    let task = Task {
                        _ = try? await client.send(Endpoint<Answer>.color("0000\(index % 90 + 10)"))
                        box.order.append(index)
                    }
                    if Bool.random(using: &generator) {
                        MainQueue.shared.schedule(after: .random(in: 0...1, using: &generator)) { task.cancel() }
                    }
                    if index % 40 == 0 { host.wait(for: 0.01) { false } }
                }
                XCTAssertTrue(host.wait(for: 10) { box.order.count == 400 })
                XCTAssertEqual(Set(box.order).count, 400)
                XCTAssertEqual(client.activeTransferCount, 0)
                XCTAssertEqual(NetworkActivity.shared.transferCount, 0)
            }
            host.checkNothingIsLeft(since: census)
            server.stop()
            try server.start()
            XCTAssertEqual(openFiles(), before)
        }
    }
}

private func start(_ server: DemoServer, timeout: TimeInterval = 30) throws -> APIClient {
    APIClient(baseURL: try server.start(), serviceName: "Colr", timeout: timeout)
}

/// Returns the open files. The test compares the lists, so that a failure shows which files were left open.
private func openFiles() -> [String] {
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
        .map { String($0.prefix { $0 != ":" && $0 != "[" }) }.sorted()
}

@MainActor
private final class Box {
    var answer: Answer?
    var error: (any Error)?
    var order: [Int] = []
}
