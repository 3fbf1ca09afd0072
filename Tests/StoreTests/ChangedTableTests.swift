import Expectations
import Bindings
import Foundation
import HostHeadless
import TestStage
import TestSupport
import Testing

@testable import Store

/// Live queries whose tables change.
@MainActor @Suite(.onStage) final class ChangedTableTests {
    private let host = HeadlessHost()
    private let client = MainQueueClient()
    private let folder: TemporaryFolder
    private let store: Store
    private var failures: [StoreError.Kind] = []
    private var deliveryCount = 0

    init() throws {
        folder = try TemporaryFolder()
        let failed = Failures()
        host.attach(client)
        var options = StoreOptions()
        options.liveQueryFailed = { failed.report?($0) }
        store = try Store(at: folder.file(), migrations: [.create(Item.self)], options: options)
        failed.report = { [unowned self] in failures.append($0.kind) }
        try store.write { try $0.insert((1...3).map { Item(id: $0, name: "item \($0)", rank: $0) }) }
    }

    /// Forwards errors from a store to a test that is initialized after the store.
    @MainActor private final class Failures {
        var report: ((StoreError) -> Void)?
    }

    private func run(_ statements: String...) throws {
        try store.write { transaction in
            for statement in statements { try transaction.execute(statement) }
        }
        host.settle()
    }

    @Test func `a table that is dropped and created again has no rows`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        try run("DROP TABLE items", Item.schema.table.creation)
        expect(array.isEmpty)
        expect(failures.isEmpty)
        try store.write { try $0.insert(Item(id: 4, name: "four")) }
        expect(array.elements.map(\.id), equals: [4])
    }

    @Test func `a table that replaces another table provides its rows`() throws {
        try run(
            "CREATE TABLE others (id INTEGER PRIMARY KEY, name TEXT NOT NULL, rank INTEGER)",
            "INSERT INTO others VALUES (7, 'seven', NULL)")
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        try run("ALTER TABLE items RENAME TO former", "ALTER TABLE others RENAME TO items")
        expect(array.elements, equals: [Item(id: 7, name: "seven")])
    }

    @Test func `a dropped table is reported, and observed again when it is created again`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        try run("DROP TABLE items")
        expect(failures, equals: [.unknownTable])
        expect(array.elements.map(\.id), equals: [1, 2, 3])
        try run(Item.schema.table.creation, "INSERT INTO items VALUES (2, 'item 2', 2)")
        expect(failures, equals: [.unknownTable])
        expect(array.elements.map(\.id), equals: [2])
    }

    @Test func `a removed column is reported`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        try run("ALTER TABLE items RENAME COLUMN rank TO place")
        expect(failures, equals: [.unknownColumn])
        expect(array.count, equals: 3)
    }

    @Test func `a column that is dropped and added again provides its values`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        let token: BindingToken = array.observe { [unowned self] _, _ in deliveryCount += 1 }
        try run("ALTER TABLE items DROP COLUMN name", "ALTER TABLE items ADD COLUMN name TEXT NOT NULL DEFAULT 'x'")
        expect(array.elements.map(\.name), equals: ["x", "x", "x"])
        expect(deliveryCount, equals: 1)
        token.cancel()
    }

    @Test func `a schema change that does not change the result delivers nothing`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        let token: BindingToken = array.observe { [unowned self] _, _ in deliveryCount += 1 }
        try run("ALTER TABLE items ADD COLUMN note TEXT DEFAULT 'none'")
        try run("CREATE INDEX byRank ON items (rank)", "CREATE TABLE others (id INTEGER)", "DROP TABLE others")
        try run("ALTER TABLE items RENAME TO former", "ALTER TABLE former RENAME TO items")
        expect(deliveryCount, equals: 0)
        expect(failures.isEmpty)
        token.cancel()
    }

    @Test func `changed positions of columns are respected`() throws {
        try run(
            "DROP TABLE items",
            "CREATE TABLE items (first TEXT, id INTEGER PRIMARY KEY, name TEXT NOT NULL, last TEXT, rank INTEGER)",
            "INSERT INTO items (id, name, last, rank) VALUES (1, 'one', 'z', 1)")
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.where(\.name == "two"))
        try run("ALTER TABLE items DROP COLUMN first")
        try store.write { try $0.update(Item.where(\.id == 1), set: \.name, to: "two") }
        expect(array.elements, equals: [Item(id: 1, name: "two", rank: 1)])
    }

    @Test func `a schema change that is rolled back has no effect`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try store.write { transaction in
                try transaction.execute("DROP TABLE items")
                throw Stop()
            }
        }
        host.settle()
        expect(failures.isEmpty)
        try store.write { try $0.delete(Item.self, id: 1) }
        expect(array.elements.map(\.id), equals: [2, 3])
    }
}
