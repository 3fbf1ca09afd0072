import APIClient
import Foundation
import HostHeadless
import Synchronization
import TestStage
import XCTest

@testable import ImagePipeline

/// Tests of pictures from many servers. They count the threads of the whole process, so they must not run in
/// parallel.
final class ManyServersTests: XCTestCase {
    func testMostRecentlyUsedClientsAreKept() throws {
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
                    // There is no server on this port.
                    XCTAssertEqual(kind, .cannotConnect)
                }
                host.settle()
                XCTAssertEqual(TransferCensus.now.clients - before.clients, NetworkImageLoader.clientLimit)
                XCTAssertLessThanOrEqual(TransferCensus.now.threads - before.threads, NetworkImageLoader.clientLimit)
                // Another request to a known server creates no client.
                XCTAssertEqual(hosts.withLock { $0.count }, 100, "round \(round)")
            }
            loader = nil
            host.settle()
            XCTAssertLessThanOrEqual(TransferCensus.now.threads, before.threads)
        }
    }
}
