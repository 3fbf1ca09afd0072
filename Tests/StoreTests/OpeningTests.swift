import Foundation
import TestSupport
import Testing

@testable import Store

/// Files, old and new, whole and damaged.
@Suite struct OpeningTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(_ migrations: [Migration] = [.create(Item.self)]) throws -> Store {
        try Store(at: folder.file(), migrations: migrations)
    }

    @Test func `what was written is there the next time`() throws {
        try open().write { try $0.insert(Item(id: 1, name: "one", rank: 4)) }
        #expect(try open().read { try $0.fetch(Item.all) } == [Item(id: 1, name: "one", rank: 4)])
    }

    @Test func `a file that is no database is refused and stays as it is`() throws {
        let text = Data(String(repeating: "Dear diary. ", count: 500).utf8)
        try text.write(to: folder.file())
        let error = #expect(throws: StoreError.self) { try open() }
        #expect(error?.kind == .damaged)
        #expect(
            error?.message
                == "The file store.sqlite is damaged, or is no database. Nothing in it was changed. "
                + "Put back a backup, or move the file away to begin with an empty one.")
        #expect(try Data(contentsOf: folder.file()) == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["store.sqlite"])
    }

    @Test func `a file that was cut is refused and stays as it is`() throws {
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
        #expect(error?.kind == .damaged)
        #expect(try Data(contentsOf: folder.file("cut.sqlite")) == cut)
    }

    @Test func `a folder that is not there is said`() throws {
        let error = #expect(throws: StoreError.self) {
            try Store(at: folder.file("none/store.sqlite"), migrations: [.create(Item.self)])
        }
        #expect(error?.kind == .cannotOpen)
        #expect(
            error?.message
                == "The file store.sqlite cannot be made, because its folder is not there. "
                + "Make the folder, or choose another one.")
    }

    // MARK: Migrations

    /// The items of a later version of the app.
    private struct Newer: StoredRecord, Equatable {
        var id: Int
        var name: String
        var rank: Int?
        var colour: String?
        var weight: Double
        static let schema = Schema<Newer>(
            "items", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank),
            Column("colour", \.colour), Column("weight", \.weight))
    }

    private let later: [Migration] = [
        .create(Newer.self), .add(\Newer.colour), .add(\Newer.weight, default: 1.5), .add(Index(\Newer.colour)),
        Migration("shout") { try $0.execute("UPDATE items SET name = upper(name) WHERE id > ?", 1) },
    ]

    @Test func `an old file is brought up to date, once`() throws {
        try open().write { try $0.insert([Item(id: 1, name: "one"), Item(id: 2, name: "two", rank: 9)]) }
        let expected: [Newer] = [
            Newer(id: 1, name: "one", rank: nil, colour: nil, weight: 1.5),
            Newer(id: 2, name: "TWO", rank: 9, colour: nil, weight: 1.5),
        ]
        #expect(try open(later).read { try $0.fetch(Newer.all) } == expected)
        try open(later).write { try $0.update(Newer.all, set: \.name, to: "quiet") }
        #expect(try open(later).read { try $0.count(Newer.where(\.name == "quiet")) } == 2)
    }

    @Test func `a new file has all columns from the start`() throws {
        let record = Newer(id: 2, name: "two", rank: nil, colour: "red", weight: 2)
        let store: Store = try open(later)
        try store.write { try $0.insert(record) }
        #expect(try store.read { try $0.fetch(Newer.where(\.colour == "red")) } == [record])
    }

    @Test func `a file of a newer app is refused and stays as it is`() throws {
        // It stays open, so that no closing tidies up meanwhile.
        let newer: Store = try open(later)
        defer { withExtendedLifetime(newer) {} }
        try newer.write { try $0.insert(Newer(id: 1, name: "", rank: nil, colour: nil, weight: 0)) }
        let before: Data = try Data(contentsOf: folder.file())
        let error = #expect(throws: StoreError.self) { try open() }
        #expect(error?.kind == .newerSchema)
        #expect(
            error?.message
                == "store.sqlite was made by a newer version of this app, which this one does not understand. "
                + "Nothing in it was changed. Update the app.")
        #expect(try Data(contentsOf: folder.file()) == before)
    }

    @Test func `migrations in another order are refused`() throws {
        _ = try open(later)
        let error = #expect(throws: StoreError.self) { try open([later[0], later[2], later[1], later[3], later[4]]) }
        #expect(error?.kind == .newerSchema)
        #expect(error?.message.contains("another order") == true)
    }

    @Test func `a migration that fails undoes itself and says which it was`() throws {
        try open().write { try $0.insert(Item(id: 1, name: "one")) }
        let broken = Migration("make a mess") { transaction in
            try transaction.execute("DELETE FROM items")
            try transaction.execute("DELETE FROM nothing")
        }
        let error = #expect(throws: StoreError.self) { try open([.create(Item.self), broken]) }
        #expect(error?.kind == .migrationFailed)
        #expect(error?.message.contains("“make a mess” failed. Everything is as it was before it.") == true)
        #expect(try open().read { try $0.count(Item.all) } == 1)
    }

    @Test func `unique indexes hold`() throws {
        let store: Store = try open([.create(Item.self), .add(Index(\Item.name, isUnique: true))])
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let error = #expect(throws: StoreError.self) { try store.write { try $0.save(Item(id: 2, name: "one")) } }
        #expect(error?.kind == .conflict)
    }

    // MARK: Backup

    @Test func `a backup is a store as it was at that moment`() throws {
        let store: Store = try open()
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try store.write { transaction in
            try transaction.insert(Item(id: 2, name: "two"))
            // While a write is under way.
            try store.backUp(to: folder.file("copy.sqlite"))
        }
        func copied() throws -> [Int] {
            try Store(at: folder.file("copy.sqlite"), migrations: [.create(Item.self)])
                .read { try $0.fetch(Item.all) }.map(\.id)
        }
        #expect(try copied() == [1])
        try store.backUp(to: folder.file("copy.sqlite"))
        #expect(try copied() == [1, 2])
    }

    @Test func `a backup from memory is a file`() throws {
        let store = try Store.inMemory(migrations: [.create(Item.self)])
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try store.backUp(to: folder.file())
        #expect(try open().read { try $0.count(Item.all) } == 1)
    }

    @Test func `a backup that cannot be written says so, and disturbs no open store`() throws {
        let store: Store = try open()
        let missing = #expect(throws: StoreError.self) { try store.backUp(to: folder.file("none/copy.sqlite")) }
        #expect(missing?.kind == .backupFailed)
        let open = #expect(throws: StoreError.self) { try store.backUp(to: folder.file()) }
        #expect(open?.kind == .backupFailed)
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.sorted() == ["store.sqlite", "store.sqlite-shm", "store.sqlite-wal"])
    }
}
