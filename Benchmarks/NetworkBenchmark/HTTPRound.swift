import APIClient
import Foundation
import FoundationNetworking

/// Measures the time of requests for one URL, with a number of concurrent requests.
struct HTTPRound {
    var url: URL
    var count: Int
    var concurrency: Int

    private struct Wrong: Error {}

    /// Measures `APIClient`. Each concurrent task adds a different query to the URL, so that the tasks do not share
    /// transfers.
    func runClient() async throws -> (time: Double, processorTime: Double) {
        let client = APIClient(baseURL: url.deletingLastPathComponent())
        return try await measure { lane in
            let endpoint = Endpoint<Int>(.get, "/\(url.lastPathComponent)", query: ["lane": "\(lane)"]) {
                $0.body.count
            }
            return { try await client.send(endpoint) }
        }
    }

    /// Measures `URLSession`.
    func runSession() async throws -> (time: Double, processorTime: Double) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = concurrency
        let session = URLSession(configuration: configuration)
        return try await measure { lane in
            let url: URL = URL(string: "\(url.absoluteString)?lane=\(lane)")!
            return {
                try await withCheckedThrowingContinuation { continuation in
                    let task: URLSessionDataTask = session.dataTask(with: url) { data, _, error in
                        if let error {
                            continuation.resume(throwing: error)
                        } else {
                            continuation.resume(returning: data?.count ?? 0)
                        }
                    }
                    task.resume()
                }
            }
        }
    }

    private func measure(
        _ lane: @escaping @Sendable (Int) -> @Sendable () async throws -> Int
    ) async throws -> (time: Double, processorTime: Double) {
        let start: Double = now()
        let processorStart: Double = processorTime()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<concurrency {
                let share: Int = count / concurrency
                group.addTask {
                    let send: @Sendable () async throws -> Int = lane(index)
                    for _ in 0..<share { guard try await send() == 2_048 else { throw Wrong() } }
                }
            }
            try await group.waitForAll()
        }
        let done = Double(count / concurrency * concurrency)
        return ((now() - start) / done * 1e6, (processorTime() - processorStart) / done * 1e6)
    }

    private func now() -> Double { seconds(CLOCK_MONOTONIC) }
    private func processorTime() -> Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
