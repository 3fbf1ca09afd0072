import Expectations
import Bindings
import Foundation
import HostClock
import TestStage
import TestSupport
import Testing

@testable import Store

/// Compares the store with a dictionary after random operations.
///
/// `ENGAWA_STORE_SEEDS` is the number of runs. The default is 40.
@MainActor @Suite(.onStage) struct ModelTests {
    private nonisolated static let seedCount: UInt64 =
        ProcessInfo.processInfo.environment["ENGAWA_STORE_SEEDS"].flatMap { UInt64($0) } ?? 40

    /// A live query, and a list of identities that is updated only with the changes that the query delivers.
    @MainActor private final class Follower {
        let search: RandomThings.Search
        let array: DynamicArrayValue<Thing>
        private(set) var ids: [Int]
        private var token: BindingToken?

        init(_ search: RandomThings.Search, _ store: Store) throws {
            self.search = search
            array = try store.liveQuery(search.query)
            ids = array.elements.map(\.id)
            token = array.observe { [unowned self] elements, changes in
                let old: [Int] = ids
                expect(!changes.isEmpty)
                expect(changes.oldCount == old.count && changes.newCount == elements.count)
                ids = elements.indices.map { changes.origin(of: $0).map { old[$0] } ?? elements[$0].id }
            }
        }
    }

    @Test(arguments: 0..<seedCount)
    func `random operations have the same results in a store and in a dictionary`(seed: UInt64) throws {
        var things = RandomThings(seed: seed)
        let folder = try TemporaryFolder()
        var model: [Int: Thing] = [:]
        if seed % 4 != 0 {
            // A file of the first version of the app.
            let old: [Thing] = (0..<40).map { _ in things.thing() }
            for thing in old { model[thing.id] = thing.migrated }
            try Store(at: folder.file(), migrations: [.create(Thing.Old.self)]).write { try $0.save(old.map(\.old)) }
        }
        for _ in 0..<2 {
            let store = try Store(at: folder.file(), migrations: Thing.migrations)
            let other = try Store(at: folder.file(), migrations: Thing.migrations)
            var followers: [Follower] = []
            if things.number(2) == 0 { for _ in 0..<3 { followers.append(try Follower(things.search(), store)) } }
            for round in 0..<20 {
                switch things.number(8) {
                case 0, 1: followers.append(try Follower(things.search(), store))
                case 2 where !followers.isEmpty: followers.remove(at: things.number(followers.count))
                case 3: followers = []
                default: break
                }
                if things.number(6) == 0 {
                    try write(things.steps(), fails: false, to: other, &model)
                    // A query that begins now must show the same revision as the others.
                    followers.append(try Follower(things.search(), store))
                } else {
                    try write(things.steps(), fails: things.number(8) == 0, to: store, &model)
                }
                for (index, follower) in followers.enumerated() {
                    let expected: [Thing] = follower.search.find(model)
                    expect(follower.array.elements, equals: expected, "live query \(index) in round \(round)")
                    expect(follower.ids, equals: expected.map(\.id))
                }
                let search: RandomThings.Search = things.search()
                let expected: [Thing] = search.find(model)
                try expect(store.read { try $0.fetch(search.query) }, equals: expected)
                try expect(store.read { try $0.count(search.query) }, equals: expected.count)
            }
            try expect(store.read { try $0.fetch(Thing.all) }, equals: model.values.sorted { $0.id < $1.id })
        }
        MainQueue.shared.drainCompletely()
    }

    /// Runs the steps on the store and the model, all or none.
    private func write(
        _ steps: [RandomThings.Step], fails: Bool, to store: Store, _ model: inout [Int: Thing]
    ) throws {
        var changed: [Int: Thing] = model
        let isPossible: Bool = steps.allSatisfy { $0.model(&changed) }
        struct Stop: Error {}
        do {
            try store.write { transaction in
                for step in steps { try step.store(transaction) }
                if fails { throw Stop() }
            }
            expect(isPossible && !fails)
            model = changed
        } catch let error as StoreError {
            expect((error.kind == .conflict || error.kind == .notFound) && !isPossible)
        } catch is Stop {
            expect(isPossible && fails)
        }
    }
}
