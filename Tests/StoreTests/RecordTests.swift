import Expectations
import Foundation
import Testing

@testable import Store

/// Operations on single records.
struct RecordTests {
    private let store: Store

    init() throws {
        store = try .inMemory(migrations: [.create(Person.self), .create(Item.self), .create(Note.self)])
    }

    @Test func `fetched records are equal to inserted ones`() throws {
        var other: Person = .example(2)
        other.age = nil
        other.page = nil
        other.address = nil
        other.picture = Data()
        other.name = ""
        try store.write { try $0.insert([.example(), other]) }
        try expect(store.read { try $0.fetch(Person.all) }, equals: [.example(), other])
        try expect(store.read { try $0.find(Person.self, id: other.id) }, equals: other)
        try expectNil(store.read { try $0.find(Person.self, id: UUID()) })
    }

    @Test func `inserting an existing identity fails and changes nothing`() throws {
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let error = #expect(throws: StoreError.self) {
            try store.write { try $0.insert([Item(id: 2, name: "two"), Item(id: 1, name: "other")]) }
        }
        expect(error?.kind, equals: .conflict)
        expect(
            error?.message,
            equals: "A record with the same items.id exists. "
                + "Save the record instead of inserting it, or give it a different value.")
        try expect(store.read { try $0.fetch(Item.all) }, equals: [Item(id: 1, name: "one")])
    }

    @Test func `save adds or replaces, and update only replaces`() throws {
        try store.write { transaction in
            try transaction.save(Item(id: 1, name: "one"))
            try transaction.save([Item(id: 1, name: "uno"), Item(id: 2, name: "two", rank: 3)])
            try transaction.update(Item(id: 2, name: "due"))
        }
        try expect(store.read { try $0.fetch(Item.all) }, equals: [Item(id: 1, name: "uno"), Item(id: 2, name: "due")])
        let error = #expect(throws: StoreError.self) { try store.write { try $0.update(Item(id: 3, name: "tre")) } }
        expect(error?.kind, equals: .notFound)
    }

    @Test func `delete returns whether the record existed`() throws {
        try store.write { try $0.insert([Item(id: 1, name: "one"), Item(id: 2, name: "two")]) }
        try store.write { (transaction) throws -> Void in
            try expect(transaction.delete(Item.self, id: 1))
            try expect(!transaction.delete(Item.self, id: 1))
            try expect(transaction.delete(Item(id: 2, name: "whatever")))
        }
        try expect(store.read { try $0.count(Item.all) }, equals: 0)
    }

    @Test func `a referenced record must exist, and its deletion cascades`() throws {
        let error = #expect(throws: StoreError.self) { try store.write { try $0.insert(Note(id: 1, item: 7)) } }
        expect(error?.kind, equals: .brokenReference)
        try store.write { transaction in
            try transaction.insert(Item(id: 7, name: "seven"))
            try transaction.insert([Note(id: 1, item: 7), Note(id: 2, item: nil)])
            try transaction.delete(Item.self, id: 7)
        }
        try expect(store.read { try $0.fetch(Note.all) }, equals: [Note(id: 2, item: nil)])
    }

    @Test func `NaN is rejected`() throws {
        var person: Person = .example()
        person.height = .nan
        let error = #expect(throws: StoreError.self) { try store.write { try $0.insert(person) } }
        expect(error?.kind, equals: .invalidValue)
        expect(error?.message.contains("people.height"), equals: true)
        person.height = .infinity
        try store.write { try $0.insert(person) }
        try expect(store.read { try $0.first(Person.all) }?.height, equals: .infinity)
    }

    @Test func `a property without a column is an error that names it`() throws {
        struct Wide: StoredRecord {
            var id: Int
            var name: String
            var extra: Int
            static let schema = Schema<Wide>("items", id: Column("id", \.id), Column("name", \.name))
        }
        let error = #expect(throws: StoreError.self) {
            try store.write { try $0.insert(Wide(id: 1, name: "", extra: 1)) }
        }
        expect(error?.kind, equals: .unknownColumn)
        expect(error?.message.contains("“extra”"), equals: true)
        let query = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Wide.where(\.extra == 1)) } }
        expect(query?.kind, equals: .unknownColumn)
        expect(query?.message.contains("“extra”"), equals: true)
    }

    @Test func `a missing table or column is an error that names the missing migration`() throws {
        struct Wide: StoredRecord {
            var id: Int
            var extra: Int
            static let schema = Schema<Wide>("items", id: Column("id", \.id), Column("extra", \.extra))
        }
        struct Other: StoredRecord {
            var id: Int
            static let schema = Schema<Other>("others", id: Column("id", \.id))
        }
        let column = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Wide.all) } }
        expect(column?.kind, equals: .unknownColumn)
        let error = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Other.all) } }
        expect(error?.kind, equals: .unknownTable)
        expect(
            error?.message,
            equals: "The store has no table others. Add Migration.create for its record to the migrations.")
    }

    @Test func `a wrong value in a row is an error with table, column and row`() throws {
        try store.write { transaction in
            try transaction.execute("DROP TABLE notes")
            try transaction.execute("DROP TABLE items")
            try transaction.execute("CREATE TABLE items (id INTEGER PRIMARY KEY, name TEXT, rank INTEGER)")
            try transaction.execute("INSERT INTO items VALUES (?, ?, ?)", 5, "five", "high")
        }
        let error = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Item.all) } }
        expect(error?.kind, equals: .mismatch(table: "items", column: "rank", row: "5"))
        expect(
            error?.message,
            equals: "The record 5 of items cannot be read: the column rank contains text instead of an integer. "
                + "Correct it with a migration, or delete the record.")
    }

    @Test(arguments: [0, 1, 16, 17, 48, 49, 3_000]) func `fetch returns all records`(count: Int) throws {
        let items: [Item] = (0..<count).map { Item(id: $0, name: "the item with the number \($0)", rank: nil) }
        try store.write { try $0.insert(items) }
        try expect(store.read { try $0.fetch(Item.all) }, equals: items)
    }

    @Test func `a record that cannot be decoded fails the fetch`() throws {
        try store.write { transaction in
            try transaction.execute("DROP TABLE notes")
            try transaction.execute("DROP TABLE items")
            try transaction.execute("CREATE TABLE items (id INTEGER PRIMARY KEY, name TEXT, rank INTEGER)")
            try transaction.insert((0..<1_000).map { Item(id: $0, name: "the item with the number \($0)") })
            try transaction.execute("UPDATE items SET name = NULL WHERE id = ?", 700)
        }
        let error = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Item.all) } }
        expect(error?.kind, equals: .mismatch(table: "items", column: "name", row: "700"))
        expect(error?.message.contains("the column name contains NULL instead of text"), equals: true)
    }

    @Test func `properties can be decoded in any order and with several key types`() throws {
        struct Odd: StoredRecord, Equatable {
            var id: Int
            var name: String
            var rank: Int?

            enum CodingKeys: String, CodingKey { case rank, id, name }
            enum OtherKeys: String, CodingKey { case name }
            struct AnyKey: CodingKey {
                var stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }

            init(id: Int, name: String, rank: Int?) {
                self.id = id
                self.name = name
                self.rank = rank
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                // The order of the keys differs between rows.
                if try container.decodeIfPresent(Int.self, forKey: .rank) == nil {
                    rank = nil
                    id = try container.decode(Int.self, forKey: .id)
                } else {
                    id = try container.decode(Int.self, forKey: .id)
                    rank = try container.decodeNil(forKey: .rank) ? nil : container.decode(Int.self, forKey: .rank)
                }
                let other = try decoder.container(keyedBy: OtherKeys.self)
                let loose = try decoder.container(keyedBy: AnyKey.self)
                name = try other.decode(String.self, forKey: .name)
                try expect(loose.decode(String.self, forKey: AnyKey(stringValue: "name")), equals: name)
                expect(loose.contains(AnyKey(stringValue: "rank")))
            }

            static let schema = Schema<Odd>(
                "items", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank))
        }
        let records: [Odd] = (0..<20).map { Odd(id: $0, name: "\($0)", rank: $0 % 3 == 0 ? nil : $0) }
        try store.write { try $0.insert(records) }
        try expect(store.read { try $0.fetch(Odd.all) }, equals: records)
    }

    @Test func `a record with its own coding decodes optional properties as optional types`() throws {
        struct Own: StoredRecord, Equatable {
            var id: Int
            var count: Int?
            var page: URL?
            var picture: Data?
            var born: Date?
            var key: UUID?
            var mood: Person.Mood?
            var address: Person.Address?
            var token: Encrypted<String>?

            enum CodingKeys: CodingKey { case id, count, page, picture, born, key, mood, address, token }

            init(id: Int) { self.id = id }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                id = try container.decode(Int.self, forKey: .id)
                count = try container.decode(Int?.self, forKey: .count)
                page = try container.decode(URL?.self, forKey: .page)
                picture = try container.decode(Data?.self, forKey: .picture)
                born = try container.decode(Date?.self, forKey: .born)
                key = try container.decode(UUID?.self, forKey: .key)
                mood = try container.decode(Person.Mood?.self, forKey: .mood)
                address = try container.decode(Person.Address?.self, forKey: .address)
                token = try container.decode(Encrypted<String>?.self, forKey: .token)
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(id, forKey: .id)
                try container.encode(count, forKey: .count)
                try container.encode(page, forKey: .page)
                try container.encode(picture, forKey: .picture)
                try container.encode(born, forKey: .born)
                try container.encode(key, forKey: .key)
                try container.encode(mood, forKey: .mood)
                try container.encode(address, forKey: .address)
                try container.encode(token, forKey: .token)
            }

            static let schema = Schema<Own>(
                "own", id: Column("id", \.id), Column("count", \.count), Column("page", \.page),
                Column("picture", \.picture), Column("born", \.born), Column("key", \.key), Column("mood", \.mood),
                Column("address", \.address), Column("token", \.token))
        }
        var full = Own(id: 1)
        full.count = 2
        full.page = URL(string: "https://example.com")
        full.picture = Data([1, 2])
        full.born = Date(timeIntervalSinceReferenceDate: 0.1)
        full.key = UUID()
        full.mood = .cross
        full.address = Person.Address(street: "Kawaramachi", lines: [1])
        full.token = Encrypted("secret")
        var options = StoreOptions()
        options.key = StoreKey(bytes: [UInt8](repeating: 1, count: 32))
        let store = try Store.inMemory(migrations: [.create(Own.self)], options: options)
        try store.write { try $0.insert([full, Own(id: 2)]) }
        try expect(store.read { try $0.find(Own.self, id: 2) }, equals: Own(id: 2))
        try expect(store.read { try $0.find(Own.self, id: 1) }, equals: full)
    }

    @Test func `integers of 128 bits are stored if they fit in 64 bits`() throws {
        enum Level: Int128, Codable { case low = 3 }
        struct Wide: StoredRecord, Equatable {
            var id: Int
            var big: Int128
            var other: UInt128?
            var level: Level
            static let schema = Schema<Wide>(
                "wide", id: Column("id", \.id), Column("big", \.big), Column("other", \.other),
                Column("level", \.level))
        }
        let store = try Store.inMemory(migrations: [.create(Wide.self)])
        let records: [Wide] = [
            Wide(id: 1, big: Int128(Int64.min), other: UInt128(Int64.max), level: .low),
            Wide(id: 2, big: 0, other: nil, level: .low),
        ]
        try store.write { try $0.insert(records) }
        try expect(store.read { try $0.fetch(Wide.all) }, equals: records)
        try expect(store.read { try $0.fetch(Wide.where(\.big < 0)) }, equals: [records[0]])
        for wide in [
            Wide(id: 3, big: .max, other: nil, level: .low), Wide(id: 3, big: 0, other: .max, level: .low),
        ] {
            let error = #expect(throws: StoreError.self) { try store.write { try $0.insert(wide) } }
            expect(error?.kind, equals: .invalidValue)
        }
    }

    @Test func `an unknown raw value is an error with the row`() throws {
        try store.write { transaction in
            try transaction.insert(Person.example())
            try transaction.execute("UPDATE people SET mood = 'sleepy'")
        }
        let error = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Person.all) } }
        expect(
            error?.kind, equals: .mismatch(table: "people", column: "mood", row: "00000000-0000-0000-0000-000000000001")
        )
    }

    @Test func `names with quotation marks are quoted`() throws {
        struct Odd: StoredRecord, Equatable {
            var id: Int
            var value: String
            enum CodingKeys: String, CodingKey {
                case id
                case value = "the \"value\"; DROP TABLE items"
            }
            static let schema = Schema<Odd>(
                "odd \"table\"", id: Column("id", \.id), Column("the \"value\"; DROP TABLE items", \.value),
                indexes: [Index(\.value)])
        }
        let store = try Store.inMemory(migrations: [.create(Odd.self)])
        let odd = Odd(id: 1, value: "'; DROP TABLE odd")
        try store.write { try $0.insert(odd) }
        try expect(store.read { try $0.fetch(Odd.where(\.value == odd.value)) }, equals: [odd])
    }
}
