import APIClient
import Foundation
import HostHeadless
import Synchronization
import TestStage
import XCTest

@testable import ImagePipeline

/// Pictures from more servers than one wants to be connected to. It counts what the whole process has of threads, so it
/// is none of the tests that run beside others.
final class ManyServersTests: XCTestCase {
    func testTheClientsOfTheServersThatWereAskedLastAreKept() throws {
        try MainActor.assumeIsolated {
            let stage = Stage()
            defer { withExtendedLifetime(stage) {} }
            let host: HeadlessHost = stage.host
            let before: TransferCensus = .now
            let hosts: Mutex<[String]> = Mutex([])
            var loader: NetworkImageLoader? = NetworkImageLoader { configuration in
                hosts.withLock { $0.append(configuration.baseURL.host ?? "") }
            }
            for round in 1...2 {
                for number in 2...101 {
                    let url: URL = try XCTUnwrap(URL(string: "http://127.0.0.\(number):9/picture.png"))
                    var kind: APIError.Kind?
                    Task { @MainActor [loader] in
                        do { _ = try await loader?.data(for: url) } catch { kind = (error as? APIError)?.kind }
                    }
                    host.wait(for: 10) { kind != nil }
                    // Nobody listens there.
                    XCTAssertEqual(kind, .cannotConnect)
                }
                host.settle()
                XCTAssertEqual(TransferCensus.now.clients - before.clients, NetworkImageLoader.clientLimit)
                XCTAssertLessThanOrEqual(TransferCensus.now.threads - before.threads, NetworkImageLoader.clientLimit)
                // A server that is asked again is no new one.
                XCTAssertEqual(hosts.withLock { $0.count }, 100, "round \(round)")
            }
            loader = nil
            host.settle()
            XCTAssertLessThanOrEqual(TransferCensus.now.threads, before.threads)
        }
    }
}
