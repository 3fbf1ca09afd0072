import Bindings
import Foundation
import Store
import StoredLists
import ViewModels

/// Measures the time that a stored list of 10,000 records takes to apply a page of 20 changed records. For comparison,
/// also measures the time to write the same records to a store that has only a live query.
@MainActor
struct ListCost {
    let folder: URL
    let examples: [Visit]
    let roundCount = 61

    private let query: Query<Visit> = Visit.sorted(by: \.points)

    private func store(_ name: String) throws -> Store {
        let store = try Store(
            at: folder.appendingPathComponent(name), migrations: [.create(Visit.self), .add(Index(\Visit.points))])
        try store.write { try $0.insert(examples) }
        return store
    }

    /// Returns the times of the list and of the live query in the round with the median ratio, in milliseconds.
    ///
    /// Both run in each round, so that a change in the machine's speed affects both.
    func page() async throws -> (list: Double, live: Double) {
        let plain = try store("plain")
        let live: DynamicArrayValue<Visit> = try await plain.liveQuery(query)
        let server = Server()
        let list = try await RequestList(storedIn: try store("list"), query: query) {
            RequestPage(server.page) { RequestPage([]) }
        }
        var rounds: [(list: Double, live: Double)] = []
        for round in 0..<roundCount {
            let changed: [Visit] = examples[..<20].map { visit in
                var visit = visit
                visit.price = Double(round) + 0.5
                return visit
            }
            server.page = changed
            let liveTime: Double = try await milliseconds { try await plain.write { try $0.save(changed) } }
            precondition(live[19] == changed[19], "The live query was not updated.")
            let listTime: Double = await milliseconds { await list.refresh().value }
            precondition(list.items[19] == changed[19] && list.items.count == examples.count, "The list is wrong.")
            rounds.append((listTime, liveTime))
        }
        return rounds.sorted { $0.list / $0.live < $1.list / $1.live }[roundCount / 2]
    }

    private func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
        let start: Double = now()
        try await body()
        return (now() - start) * 1e3
    }

    /// A server that responds immediately.
    @MainActor
    private final class Server {
        var page: [Visit] = []
    }
}
