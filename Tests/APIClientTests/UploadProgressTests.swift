import Expectations
import Dispatch
import Foundation
import TestSupport
import Testing

@testable import APIClient

@Suite(.timeLimit(.minutes(30))) struct UploadProgressTests {
    /// A size larger than the system's buffers, in bytes.
    private static let bodySize = 32 << 20

    @Test(arguments: [false, true])
    func `an upload reports progress while the server waits for the rest`(_ isFile: Bool) async throws {
        let isPartTold = DispatchSemaphore(value: 0)
        let server = try SocketServer(receiveBuffer: 16 << 10) { connection in
            guard SocketServer.head(from: connection) != nil else { return }
            var count: Int = SocketServer.skip(64 << 10, from: connection)
            // The server reads the rest after the client has reported progress.
            SocketServer.wait(for: isPartTold, on: connection)
            count += SocketServer.skip(UploadProgressTests.bodySize - count, from: connection)
            SocketServer.write(
                "HTTP/1.1 \(count == UploadProgressTests.bodySize ? 204 : 400) Done\r\n\r\n", to: connection)
        }
        defer { server.stop() }
        let folder = try TemporaryFolder()
        // While the server waits, other tests can make virtual time jump by any amount.
        var endpoint = Endpoint<Void>(.put, "/picture", timeout: .infinity)
        if isFile {
            let file: URL = folder.file("picture")
            expect(FileManager.default.createFile(atPath: file.path, contents: nil))
            expect(truncate(file.path, UploadProgressTests.bodySize), equals: 0)
            endpoint.body = .file(file, contentType: "image/png")
        } else {
            endpoint.body = .bytes([UInt8](repeating: 0, count: UploadProgressTests.bodySize), contentType: "image/png")
        }
        let task: RequestTask<Void> = APIClient(baseURL: server.url).task(endpoint)
        var fractions: [Double] = []
        for await fraction in task.progressUpdates.compactMap(\.fractionSent) {
            fractions.append(fraction)
            if fraction > 0, fraction < 1 { isPartTold.signal() }
        }
        try await task.value
        expect(fractions.contains { $0 > 0 && $0 < 1 })
        expect(fractions, equals: fractions.sorted())
        expect(fractions.last, equals: 1)
    }
}
