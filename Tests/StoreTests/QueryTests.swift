import Expectations
import Foundation
import Testing

@testable import Store

/// The results of queries.
struct QueryTests {
    private let store: Store
    private let items: [Item] = [
        Item(id: 1, name: "apple", rank: 3), Item(id: 2, name: "Apricot", rank: nil),
        Item(id: 3, name: "100% [pure]*", rank: 1), Item(id: 4, name: "pineapple", rank: 2),
        Item(id: 5, name: "äpfel_", rank: 3), Item(id: 6, name: "", rank: -1),
    ]

    init() throws {
        store = try .inMemory(migrations: [.create(Item.self), .create(Person.self)])
        let items: [Item] = items
        try store.write { try $0.insert(items) }
    }

    private func ids(_ query: Query<Item>) throws -> [Int] {
        try store.read { try $0.fetch(query) }.map(\.id)
    }

    @Test func `comparisons have the same results as in Swift`() throws {
        try expect(ids(Item.where(\.rank == 3)), equals: [1, 5])
        try expect(ids(Item.where(\.rank != 3)), equals: [2, 3, 4, 6])
        try expect(ids(Item.where(\.rank > 1)), equals: [1, 4, 5])
        try expect(ids(Item.where(\.rank <= 1)), equals: [3, 6])
        try expect(ids(Item.where(\.id >= 5)), equals: [5, 6])
        try expect(ids(Item.where(\.name < "a")), equals: [2, 3, 6])
        try expect(ids(Item.where(\.rank == nil)), equals: [2])
        try expect(ids(Item.where(\.rank != nil)), equals: [1, 3, 4, 5, 6])
    }

    @Test func `conditions are true or false, even with nil`() throws {
        try expect(ids(Item.where(!(\.rank > 1))), equals: [2, 3, 6])
        try expect(ids(Item.where(!(\.rank == 3) && \.id < 4)), equals: [2, 3])
        try expect(ids(Item.where(!.isIn(\.rank, [1, 2]))), equals: [1, 2, 5, 6])
        try expect(ids(Item.where(.isIn(\.rank, [nil, 1]))), equals: [2, 3])
        try expect(ids(Item.where(.isIn(\.rank, []))), equals: [])
        try expect(ids(Item.where(\.rank == 3 || \.id == 6)), equals: [1, 5, 6])
        try expect(ids(Item.where(.always)).count, equals: 6)
    }

    @Test(arguments: [100, 3_000]) func `many conditions can be combined`(count: Int) throws {
        let conditions: [Condition<Item>] = (0..<count).map { \.id == $0 }
        let any: Condition<Item> = conditions.dropFirst().reduce(conditions[0], ||)
        try expect(ids(Item.where(any)), equals: [1, 2, 3, 4, 5, 6])
        try expect(ids(Item.where(conditions.reversed().reduce(\.id == 3) { $1 || $0 })).count, equals: 6)
        let all: Condition<Item> = conditions.dropFirst(4).map(!).reduce(.always, &&)
        try expect(ids(Item.where(all)), equals: [1, 2, 3])
        try expect(ids(conditions.dropFirst(4).reduce(Item.all) { $0.where(!$1) }), equals: [1, 2, 3])
        try expect(ids(Item.where(!any || \.rank == 1 && (\.id == 3 || \.id == 4))), equals: [3])
    }

    @Test func `strings are matched literally`() throws {
        try expect(ids(Item.where(.contains(\.name, "apple"))), equals: [1, 4])
        try expect(ids(Item.where(.hasPrefix(\.name, "ap"))), equals: [1])
        try expect(ids(Item.where(.hasPrefix(\.name, "100% ["))), equals: [3])
        try expect(ids(Item.where(.hasSuffix(\.name, "]*"))), equals: [3])
        try expect(ids(Item.where(.hasSuffix(\.name, "*"))), equals: [3])
        try expect(ids(Item.where(.hasSuffix(\.name, "?"))), equals: [])
        try expect(ids(Item.where(.containsIgnoringCase(\.name, "AP"))), equals: [1, 2, 4])
        try expect(ids(Item.where(.containsIgnoringCase(\.name, "l_"))), equals: [5])
        try expect(ids(Item.where(.containsIgnoringCase(\.name, "%"))), equals: [3])
        try expect(ids(Item.where(.contains(\.name, "'; DROP TABLE items; --"))), equals: [])
        try expect(ids(Item.all).count, equals: 6)
    }

    @Test func `records are sorted by the query, then by identity`() throws {
        try expect(ids(Item.sorted(by: \.rank)), equals: [2, 6, 3, 4, 1, 5])
        try expect(ids(Item.sorted(by: \.rank, .descending)), equals: [1, 5, 4, 3, 6, 2])
        try expect(
            ids(Item.sorted(by: \.rank, .descending).sorted(by: \.name, .descending)), equals: [5, 1, 4, 3, 6, 2])
        try expect(ids(Item.sorted(by: \.id, .descending).limit(2)), equals: [6, 5])
        try expect(ids(Item.all.skipping(1).limit(2)), equals: [2, 3])
        try expect(ids(Item.all.skipping(4)), equals: [5, 6])
        try expect(ids(Item.all.limit(0)), equals: [])
        try expect(store.read { try $0.first(Item.sorted(by: \.name)) }?.id, equals: 6)
    }

    @Test func `count is the number of fetched records`() throws {
        try expect(store.read { try $0.count(Item.where(\.rank > 1)) }, equals: 3)
        try expect(store.read { try $0.count(Item.all.limit(4).skipping(3)) }, equals: 3)
    }

    @Test func `a query updates and deletes many records`() throws {
        try store.write { (transaction) throws -> Void in
            try expect(transaction.update(Item.where(\.rank == 3), set: \.rank, to: 30), equals: 2)
            try expect(transaction.update(Item.sorted(by: \.id).limit(1), set: \.name, to: "first"), equals: 1)
            try expect(transaction.update(Item.where(\.id == 6), set: \.rank, to: nil), equals: 1)
            try expect(transaction.delete(Item.where(.contains(\.name, "pp"))), equals: 1)
            try expect(transaction.delete(Item.sorted(by: \.id, .descending).limit(1)), equals: 1)
        }
        try expect(ids(Item.all), equals: [1, 2, 3, 5])
        try expect(store.read { try $0.find(Item.self, id: 1) }, equals: Item(id: 1, name: "first", rank: 30))
    }

    @Test func `dates, UUIDs, enumerations and nested values are compared by their stored values`() throws {
        let people: [Person] = (1...3).map { .example($0) }
        try store.write { try $0.insert(people) }
        func names(_ condition: Condition<Person>) throws -> [String] {
            try store.read { try $0.fetch(Person.where(condition)) }.map(\.name)
        }
        try expect(names(\.born > people[1].born), equals: ["Aoi 3"])
        try expect(names(\.id == people[1].id), equals: ["Aoi 2"])
        try expect(names(\.id > people[1].id), equals: ["Aoi 3"])
        try expect(names(\.mood == .merry && \.age == 1), equals: ["Aoi 1"])
        try expect(names(\.address == people[0].address && \.page == people[0].page), equals: ["Aoi 1"])
        try expect(names(\.picture == Data([0, 1, 255])).count, equals: 3)
        try expect(names(\.isMember == false).isEmpty)
    }

    @Test func `comparing or sorting JSON columns by order is an error`() throws {
        struct Odd: StoredRecord {
            struct Rank: Codable, Comparable, Sendable {
                var value: Int
                static func < (left: Rank, right: Rank) -> Bool { left.value < right.value }
            }
            var id: Int
            var rank: Rank
            static let schema = Schema<Odd>("odd", id: Column("id", \.id), Column("rank", \.rank))
        }
        let store = try Store.inMemory(migrations: [.create(Odd.self)])
        for query in [Odd.sorted(by: \.rank), Odd.where(\.rank < Odd.Rank(value: 1))] {
            let error = #expect(throws: StoreError.self) { try store.read { try $0.fetch(query) } }
            expect(error?.kind, equals: .invalidQuery)
            expect(error?.message.contains("odd.rank"), equals: true)
        }
    }

    @Test func `comparing values whose elements have no defined order is an error`() throws {
        struct Odd: StoredRecord, Equatable {
            struct Label: Codable, Hashable, Sendable { var name: String }
            struct Sorted: Codable, Equatable, Sendable {
                var names: Set<String>
                init(_ names: Set<String>) { self.names = names }
                init(from decoder: any Decoder) throws { names = Set(try [String](from: decoder)) }
                func encode(to encoder: any Encoder) throws { try names.sorted().encode(to: encoder) }
            }
            var id: Int
            var tags: Set<String> = []
            var groups: [[Set<Int>]]?
            var counts: [Label: Int] = [:]
            var texts: [String: [Int: Date]] = [:]
            var sorted = Sorted([])
            static let schema = Schema<Odd>(
                "odd", id: Column("id", \.id), Column("tags", \.tags), Column("groups", \.groups),
                Column("counts", \.counts), Column("texts", \.texts), Column("sorted", \.sorted))
        }
        let store = try Store.inMemory(migrations: [.create(Odd.self)])
        let (date, many) = (Date(timeIntervalSinceReferenceDate: 1), Set((0..<20).map(String.init)))
        let odd = Odd(
            id: 1, tags: many, groups: [[[1, 2, 3]]], counts: [.init(name: "a"): 1, .init(name: "b"): 2],
            texts: ["a": [1: date, 2: date], "b": [:]], sorted: .init(many))
        let plain = Odd(id: 2, tags: ["a"])
        try store.write { try $0.insert([odd, plain]) }
        for condition: Condition<Odd> in [
            \.tags == odd.tags, \.tags != odd.tags, .isIn(\.tags, [[], odd.tags]), \.groups == odd.groups,
            \.counts == odd.counts,
        ] {
            let error = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Odd.where(condition)) } }
            expect(error?.kind, equals: .invalidQuery)
            expect(error?.message.hasPrefix("odd."), equals: true)
        }
        for (condition, expected): (Condition<Odd>, Odd) in [
            (\.tags == ["a"], plain), (.isIn(\.tags, [[], ["a"]]), plain), (\.groups == nil, plain),
            (\.texts == odd.texts, odd), (\.sorted == odd.sorted, odd),
        ] {
            try expect(store.read { try $0.fetch(Odd.where(condition)) }, equals: [expected])
        }
    }

    private enum Priority: String, Codable, Comparable, Sendable {
        case low, middle, high
        private var number: Int { self == .low ? 0 : self == .middle ? 1 : 2 }
        static func < (left: Priority, right: Priority) -> Bool { left.number < right.number }
    }

    private enum Grade: String, Codable, Comparable, CaseIterable, Sendable {
        case a, b, c
        static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Slug: RawRepresentable, Codable, Comparable, Sendable {
        var rawValue: String
        static func < (left: Slug, right: Slug) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Task: StoredRecord, Equatable {
        var id: Int
        var priority: Priority?
        var grade: Grade
        var slug: Slug
        static let schema = Schema<Task>(
            "tasks", id: Column("id", \.id), Column("priority", \.priority), Column("grade", \.grade),
            Column("slug", \.slug))
    }

    @Test func `text is sorted only if Swift sorts the values of its type alike`() throws {
        let store = try Store.inMemory(migrations: [.create(Task.self)])
        let tasks: [Task] = [
            Task(id: 1, priority: .low, grade: .c, slug: Slug(rawValue: "x")),
            Task(id: 2, priority: .high, grade: .a, slug: Slug(rawValue: "y")),
        ]
        try store.write { try $0.insert(tasks) }
        for query in [Task.sorted(by: \.priority), Task.where(\.priority < .high)] {
            let error = #expect(throws: StoreError.self) { try store.read { try $0.fetch(query) } }
            expect(error?.kind, equals: .invalidQuery)
            expect(error?.message.contains("tasks.priority"), equals: true)
        }
        func ids(_ query: Query<Task>) throws -> [Int] { try store.read { try $0.fetch(query) }.map(\.id) }
        try expect(ids(Task.where(\.priority == .high)), equals: [2])
        try expect(ids(Task.sorted(by: \.grade)), equals: [2, 1])
        try expect(ids(Task.where(\.slug < Slug(rawValue: "y"))), equals: [1])
    }
}
