import APIClient
import DemoServer
import Foundation
import TestSupport

/// Repeatedly sends requests, cancels half of them at random, and checks for leaks.
struct CancelStorm {
    var requestCount: Int
    var roundCount: Int

    /// The result of a round.
    struct Round {
        var leftovers: [String] = []
        var succeeded = 0
        var cancelled = 0
        var failed = 0
    }

    private struct Answer: Decodable, Sendable {
        var success: Bool
    }

    func run(_ report: (Int, Round) -> Void) async throws {
        let server = DemoServer()
        let url: URL = try server.start()
        // Warm-up, because libcurl and the runtime keep some objects for the lifetime of the process.
        _ = await storm(url, seed: 0)
        try await settle(server)
        let files: [String] = openFiles()
        for index in 1...roundCount {
            var round: Round = await storm(url, seed: UInt64(index))
            try await settle(server)
            let census: TransferCensus = .now
            if census.transfers != 0 { round.leftovers.append("\(census.transfers) transfers") }
            if census.handles != 0 { round.leftovers.append("\(census.handles) handles of libcurl") }
            if census.threads != 0 { round.leftovers.append("\(census.threads) threads") }
            if census.clients != 0 { round.leftovers.append("\(census.clients) clients") }
            let now: [String] = openFiles()
            if now != files { round.leftovers.append("\(now.count - files.count) open files") }
            if round.succeeded + round.cancelled != requestCount { round.leftovers.append("\(round.failed) failures") }
            report(index, round)
        }
    }

    /// Sends the requests of a round with a new client.
    private func storm(_ url: URL, seed: UInt64) async -> Round {
        var configuration = APIConfiguration(baseURL: url)
        configuration.timeout = 120
        let client = APIClient(configuration)
        var generator = SplitMix64(seed: seed)
        var round = Round()
        await withTaskGroup(of: APIError.Kind?.self) { group in
            for index in 0..<requestCount {
                let delay: Double? = Bool.random(using: &generator) ? .random(in: 0...0.1, using: &generator) : nil
                // Some requests are equal and share a transfer.
                let hex = String(0x100000 + index % (requestCount * 3 / 4), radix: 16)
                group.addTask { await send(hex, client, cancelledAfter: delay) }
            }
            for await kind in group {
                switch kind {
                case nil: round.succeeded += 1
                case .cancelled?: round.cancelled += 1
                default: round.failed += 1
                }
            }
        }
        return round
    }

    private func send(_ hex: String, _ client: APIClient, cancelledAfter delay: Double?) async -> APIError.Kind? {
        let task = Task { () async -> APIError.Kind? in
            do throws(APIError) {
                _ = try await client.send(Endpoint<Answer>.get("/json/color/\(hex)"))
                return nil
            } catch {
                return error.kind
            }
        }
        if let delay {
            try? await Task.sleep(for: .seconds(delay))
            task.cancel()
        }
        return await task.value
    }

    /// Waits until the thread of the client has ended, and makes the server close the remaining connections.
    private func settle(_ server: DemoServer) async throws {
        let limit: Date = Date() + 10
        while TransferCensus.now != TransferCensus(), Date() < limit { try await Task.sleep(for: .milliseconds(2)) }
        server.removeAllRequests()
        server.stop()
        try server.start()
    }

    /// Returns the types of all open files.
    private func openFiles() -> [String] {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
            .map { String($0.prefix { $0 != ":" && $0 != "[" }) }.sorted()
    }
}
