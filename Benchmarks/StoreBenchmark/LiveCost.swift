import Bindings
import Foundation
import Store

/// Measures a live query of 20 rows over 10,000 records.
@MainActor
struct LiveCost {
    let store: Store
    /// The same records without a store, and with the same index.
    let raw: RawVisits
    let writes = 400

    /// Returns the median time of a synchronous write from its start until its change is delivered, and the median time
    /// of the statements that it needs, in microseconds.
    func relevantBesideStatements() async throws -> (live: Double, statements: Double) {
        // Alternate, so that a change in the machine's speed affects both.
        var rounds: [(live: Double, statements: Double)] = []
        for _ in 0..<5 { rounds.append((try await relevant(waits: true), statements())) }
        return rounds.sorted { $0.live / $0.statements < $1.live / $1.statements }[2]
    }

    /// Returns the median time to write a record and to fetch the 20 rows with SQLite's functions.
    private func statements() -> Double {
        let live = RawLiveVisits(raw)
        var visit: Visit = live.fetch()[3]
        let times: [Double] = (0..<writes).map { index in
            let start: Double = now()
            visit.price = Double(index) + 0.25
            live.write(visit)
            let visits: [Visit] = live.fetch()
            let time: Double = (now() - start) * 1e6
            precondition(visits[3] == visit, "The statements did not change the record.")
            return time
        }
        return times.sorted()[writes / 2]
    }

    /// Returns the median time from the start of a write until its change is delivered, in microseconds.
    ///
    /// - Parameter waits: Whether the write is synchronous.
    func relevant(waits: Bool) async throws -> Double {
        let array: DynamicArrayValue<Visit> = try await store.liveQuery(
            Visit.where(\.nights == 7).sorted(by: \.points).limit(20))
        var deliveredAt = 0.0
        let token: BindingToken = array.observe { _, _ in deliveredAt = now() }
        defer { token.cancel() }
        let visit: Visit = array[3]
        var times: [Double] = []
        for index in 0..<writes {
            let start: Double = now()
            let body: @Sendable (WriteTransaction) throws -> Void = { transaction in
                var changed: Visit = visit
                changed.price = Double(index) + (waits ? 0.25 : 0.5)
                try transaction.update(changed)
            }
            if waits { try wait(body) } else { try await store.write(body) }
            precondition(deliveredAt > start, "A relevant write was not delivered.")
            times.append((deliveredAt - start) * 1e6)
        }
        return times.sorted()[times.count / 2]
    }

    private func wait(_ body: (WriteTransaction) throws -> Void) throws {
        try store.write(body)
    }

    /// Returns the number of deliveries after writes that did not change the result.
    func irrelevant() async throws -> Int {
        let array: DynamicArrayValue<Visit> = try await store.liveQuery(
            Visit.where(\.nights == 7).sorted(by: \.points).limit(20))
        var deliveries = 0
        let token: BindingToken = array.observe { _, _ in deliveries += 1 }
        defer { token.cancel() }
        let last: Visit = try await store.read {
            try $0.first(Visit.where(\.nights == 7).sorted(by: \.points, .descending))!
        }
        for index in 0..<writes {
            try await store.write { transaction in
                // Alternately, a record that matches the condition but is beyond the limit, and one that does not
                // match.
                var changed: Visit = last
                if index % 2 == 1 {
                    changed.id = 1
                    changed.nights = 1
                }
                changed.price = Double(index) + 0.5
                try transaction.update(changed)
            }
        }
        return deliveries
    }
}
