import Expectations
import Foundation
import TestSupport
import Testing

@testable import Store

/// Opening and backing up files: new, old and damaged ones.
struct OpeningTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(_ migrations: [Migration] = [.create(Item.self)]) throws -> Store {
        try Store(at: folder.file(), migrations: migrations)
    }

    @Test func `records are in the file when it is opened again`() throws {
        try open().write { try $0.insert(Item(id: 1, name: "one", rank: 4)) }
        try expect(open().read { try $0.fetch(Item.all) }, equals: [Item(id: 1, name: "one", rank: 4)])
    }

    @Test(arguments: [.infinity, 1e12, 0, -1, -.infinity, .nan])
    func `a store opens with any time to wait`(_ timeout: TimeInterval) throws {
        var options = StoreOptions()
        options.busyTimeout = timeout
        let store = try Store(at: folder.file(), migrations: [.create(Item.self)], options: options)
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try expect(store.read { try $0.count(Item.all) }, equals: 1)
    }

    @Test func `a file that is not a database is rejected and unchanged`() throws {
        let text = Data(String(repeating: "Dear diary. ", count: 500).utf8)
        try text.write(to: folder.file())
        let error = #expect(throws: StoreError.self) { try open() }
        expect(error?.kind, equals: .damaged)
        expect(
            error?.message,
            equals: "The file store.sqlite is damaged or is not a database. It was not changed. "
                + "Restore a backup, or move the file away to start with an empty store.")
        try expect(Data(contentsOf: folder.file()), equals: text)
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.url.path), equals: ["store.sqlite"])
    }

    @Test func `a truncated file is rejected and unchanged`() throws {
        do {
            let store: Store = try open()
            try store.write { try $0.insert((0..<1_000).map { Item(id: $0, name: "item") }) }
            try store.backUp(to: folder.file("copy.sqlite"))
        }
        let whole = try Data(contentsOf: folder.file("copy.sqlite"))
        let cut: Data = whole.prefix(whole.count / 2)
        try cut.write(to: folder.file("cut.sqlite"))
        let error = #expect(throws: StoreError.self) {
            try Store(at: folder.file("cut.sqlite"), migrations: [.create(Item.self)])
        }
        expect(error?.kind, equals: .damaged)
        try expect(Data(contentsOf: folder.file("cut.sqlite")), equals: cut)
    }

    @Test func `a missing folder is reported`() throws {
        let error = #expect(throws: StoreError.self) {
            try Store(at: folder.file("none/store.sqlite"), migrations: [.create(Item.self)])
        }
        expect(error?.kind, equals: .cannotOpen)
        expect(
            error?.message,
            equals: "The file store.sqlite cannot be created, because its folder does not exist. "
                + "Create the folder, or choose a different one.")
    }

    // MARK: Migrations

    /// An item, as a later version of the app defines it.
    private struct Newer: StoredRecord, Equatable {
        var id: Int
        var name: String
        var rank: Int?
        var color: String?
        var weight: Double
        static let schema = Schema<Newer>(
            "items", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank),
            Column("color", \.color), Column("weight", \.weight))
    }

    private let later: [Migration] = [
        .create(Newer.self), .add(\Newer.color), .add(\Newer.weight, default: 1.5), .add(Index(\Newer.color)),
        Migration("shout") { try $0.execute("UPDATE items SET name = upper(name) WHERE id > ?", 1) },
    ]

    @Test func `migrations run once on an old file`() throws {
        try open().write { try $0.insert([Item(id: 1, name: "one"), Item(id: 2, name: "two", rank: 9)]) }
        let expected: [Newer] = [
            Newer(id: 1, name: "one", rank: nil, color: nil, weight: 1.5),
            Newer(id: 2, name: "TWO", rank: 9, color: nil, weight: 1.5),
        ]
        try expect(open(later).read { try $0.fetch(Newer.all) }, equals: expected)
        try open(later).write { try $0.update(Newer.all, set: \.name, to: "quiet") }
        try expect(open(later).read { try $0.count(Newer.where(\.name == "quiet")) }, equals: 2)
    }

    @Test func `a new file has all columns from the start`() throws {
        let record = Newer(id: 2, name: "two", rank: nil, color: "red", weight: 2)
        let store: Store = try open(later)
        try store.write { try $0.insert(record) }
        try expect(store.read { try $0.fetch(Newer.where(\.color == "red")) }, equals: [record])
    }

    @Test func `a file of a newer app is rejected and unchanged`() throws {
        // The store stays open, because closing it would modify the file.
        let newer: Store = try open(later)
        defer { withExtendedLifetime(newer) {} }
        try newer.write { try $0.insert(Newer(id: 1, name: "", rank: nil, color: nil, weight: 0)) }
        let before = try Data(contentsOf: folder.file())
        let error = #expect(throws: StoreError.self) { try open() }
        expect(error?.kind, equals: .newerSchema)
        expect(
            error?.message,
            equals: "store.sqlite was created by a newer version of this app. It was not changed. Update the app.")
        try expect(Data(contentsOf: folder.file()), equals: before)
    }

    @Test func `migrations in a different order are rejected`() throws {
        _ = try open(later)
        let error = #expect(throws: StoreError.self) { try open([later[0], later[2], later[1], later[3], later[4]]) }
        expect(error?.kind, equals: .newerSchema)
        expect(error?.message.contains("different order"), equals: true)
    }

    @Test func `a migration that fails is rolled back and named in the error`() throws {
        try open().write { try $0.insert(Item(id: 1, name: "one")) }
        let broken = Migration("make a mess") { transaction in
            try transaction.execute("DELETE FROM items")
            try transaction.execute("DELETE FROM nothing")
        }
        let error = #expect(throws: StoreError.self) { try open([.create(Item.self), broken]) }
        expect(error?.kind, equals: .migrationFailed)
        expect(error?.message.contains("“make a mess” failed and was rolled back."), equals: true)
        try expect(open().read { try $0.count(Item.all) }, equals: 1)
    }

    @Test func `unique indexes are enforced`() throws {
        let store: Store = try open([.create(Item.self), .add(Index(\Item.name, isUnique: true))])
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let error = #expect(throws: StoreError.self) { try store.write { try $0.save(Item(id: 2, name: "one")) } }
        expect(error?.kind, equals: .conflict)
    }

    @Test func `a unique index is added to properties that have an index`() throws {
        let first: [Migration] = [.create(Item.self), .add(Index(\Item.name))]
        _ = try open(first)
        let store: Store = try open(first + [.add(Index(\Item.name, isUnique: true))])
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let error = #expect(throws: StoreError.self) { try store.write { try $0.insert(Item(id: 2, name: "one")) } }
        expect(error?.kind, equals: .conflict)
    }

    @Test func `indexes whose columns have similar names are distinguished`() throws {
        struct Odd: StoredRecord {
            var id: Int
            var a: Int
            var b: Int
            var a_b: Int
            static let schema = Schema<Odd>(
                "odd", id: Column("id", \.id), Column("a", \.a), Column("b", \.b), Column("a_b", \.a_b),
                indexes: [Index(\.a, \.b, isUnique: true), Index(\.a_b, isUnique: true)])
        }
        let store: Store = try open([.create(Odd.self), .add(Index(\Odd.a_b, isUnique: true))])
        try store.write { try $0.insert(Odd(id: 1, a: 1, b: 1, a_b: 1)) }
        for odd in [Odd(id: 2, a: 1, b: 1, a_b: 2), Odd(id: 3, a: 2, b: 1, a_b: 1)] {
            let error = #expect(throws: StoreError.self) { try store.write { try $0.insert(odd) } }
            expect(error?.kind, equals: .conflict)
        }
        let count: Int64 = try store.read { transaction in
            try transaction.run {
                try $0.database.integer("SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
            }
        }
        expect(count, equals: 2)
    }

    // MARK: Backup

    @Test func `a backup is a snapshot of the store`() throws {
        let store: Store = try open()
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try store.write { transaction in
            try transaction.insert(Item(id: 2, name: "two"))
            // The backup runs while a write is in progress.
            try store.backUp(to: folder.file("copy.sqlite"))
        }
        func copied() throws -> [Int] {
            try Store(at: folder.file("copy.sqlite"), migrations: [.create(Item.self)])
                .read { try $0.fetch(Item.all) }.map(\.id)
        }
        try expect(copied(), equals: [1])
        try store.backUp(to: folder.file("copy.sqlite"))
        try expect(copied(), equals: [1, 2])
    }

    @Test func `a store in memory can be backed up`() throws {
        let store = try Store.inMemory(migrations: [.create(Item.self)])
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try store.backUp(to: folder.file())
        try expect(open().read { try $0.count(Item.all) }, equals: 1)
    }

    @Test func `a backup that cannot be written fails, and does not affect an open store`() throws {
        let store: Store = try open()
        let missing = #expect(throws: StoreError.self) { try store.backUp(to: folder.file("none/copy.sqlite")) }
        expect(missing?.kind, equals: .backupFailed)
        let open = #expect(throws: StoreError.self) { try store.backUp(to: folder.file()) }
        expect(open?.kind, equals: .backupFailed)
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        expect(names.sorted(), equals: ["store.sqlite", "store.sqlite-shm", "store.sqlite-wal"])
    }
}
