import Foundation
import Testing

@testable import Store

/// The results of queries.
@Suite struct QueryTests {
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
        #expect(try ids(Item.where(\.rank == 3)) == [1, 5])
        #expect(try ids(Item.where(\.rank != 3)) == [2, 3, 4, 6])
        #expect(try ids(Item.where(\.rank > 1)) == [1, 4, 5])
        #expect(try ids(Item.where(\.rank <= 1)) == [3, 6])
        #expect(try ids(Item.where(\.id >= 5)) == [5, 6])
        #expect(try ids(Item.where(\.name < "a")) == [2, 3, 6])
        #expect(try ids(Item.where(\.rank == nil)) == [2])
        #expect(try ids(Item.where(\.rank != nil)) == [1, 3, 4, 5, 6])
    }

    @Test func `conditions are true or false, even with nil`() throws {
        #expect(try ids(Item.where(!(\.rank > 1))) == [2, 3, 6])
        #expect(try ids(Item.where(!(\.rank == 3) && \.id < 4)) == [2, 3])
        #expect(try ids(Item.where(!.isIn(\.rank, [1, 2]))) == [1, 2, 5, 6])
        #expect(try ids(Item.where(.isIn(\.rank, [nil, 1]))) == [2, 3])
        #expect(try ids(Item.where(.isIn(\.rank, []))) == [])
        #expect(try ids(Item.where(\.rank == 3 || \.id == 6)) == [1, 5, 6])
        #expect(try ids(Item.where(.always)).count == 6)
    }

    @Test func `strings are matched literally`() throws {
        #expect(try ids(Item.where(.contains(\.name, "apple"))) == [1, 4])
        #expect(try ids(Item.where(.hasPrefix(\.name, "ap"))) == [1])
        #expect(try ids(Item.where(.hasPrefix(\.name, "100% ["))) == [3])
        #expect(try ids(Item.where(.hasSuffix(\.name, "]*"))) == [3])
        #expect(try ids(Item.where(.hasSuffix(\.name, "*"))) == [3])
        #expect(try ids(Item.where(.hasSuffix(\.name, "?"))) == [])
        #expect(try ids(Item.where(.containsIgnoringCase(\.name, "AP"))) == [1, 2, 4])
        #expect(try ids(Item.where(.containsIgnoringCase(\.name, "l_"))) == [5])
        #expect(try ids(Item.where(.containsIgnoringCase(\.name, "%"))) == [3])
        #expect(try ids(Item.where(.contains(\.name, "'; DROP TABLE items; --"))) == [])
        #expect(try ids(Item.all).count == 6)
    }

    @Test func `records are sorted by the query, then by identity`() throws {
        #expect(try ids(Item.sorted(by: \.rank)) == [2, 6, 3, 4, 1, 5])
        #expect(try ids(Item.sorted(by: \.rank, .descending)) == [1, 5, 4, 3, 6, 2])
        #expect(try ids(Item.sorted(by: \.rank, .descending).sorted(by: \.name, .descending)) == [5, 1, 4, 3, 6, 2])
        #expect(try ids(Item.sorted(by: \.id, .descending).limit(2)) == [6, 5])
        #expect(try ids(Item.all.skipping(1).limit(2)) == [2, 3])
        #expect(try ids(Item.all.skipping(4)) == [5, 6])
        #expect(try ids(Item.all.limit(0)) == [])
        #expect(try store.read { try $0.first(Item.sorted(by: \.name)) }?.id == 6)
    }

    @Test func `count is the number of fetched records`() throws {
        #expect(try store.read { try $0.count(Item.where(\.rank > 1)) } == 3)
        #expect(try store.read { try $0.count(Item.all.limit(4).skipping(3)) } == 3)
    }

    @Test func `a query updates and deletes many records`() throws {
        try store.write { (transaction) throws -> Void in
            #expect(try transaction.update(Item.where(\.rank == 3), set: \.rank, to: 30) == 2)
            #expect(try transaction.update(Item.sorted(by: \.id).limit(1), set: \.name, to: "first") == 1)
            #expect(try transaction.update(Item.where(\.id == 6), set: \.rank, to: nil) == 1)
            #expect(try transaction.delete(Item.where(.contains(\.name, "pp"))) == 1)
            #expect(try transaction.delete(Item.sorted(by: \.id, .descending).limit(1)) == 1)
        }
        #expect(try ids(Item.all) == [1, 2, 3, 5])
        #expect(try store.read { try $0.find(Item.self, id: 1) } == Item(id: 1, name: "first", rank: 30))
    }

    @Test func `dates, UUIDs, enumerations and nested values are compared by their stored values`() throws {
        let people: [Person] = (1...3).map { .example($0) }
        try store.write { try $0.insert(people) }
        func names(_ condition: Condition<Person>) throws -> [String] {
            try store.read { try $0.fetch(Person.where(condition)) }.map(\.name)
        }
        #expect(try names(\.born > people[1].born) == ["Aoi 3"])
        #expect(try names(\.id == people[1].id) == ["Aoi 2"])
        #expect(try names(\.id > people[1].id) == ["Aoi 3"])
        #expect(try names(\.mood == .merry && \.age == 1) == ["Aoi 1"])
        #expect(try names(\.address == people[0].address && \.page == people[0].page) == ["Aoi 1"])
        #expect(try names(\.picture == Data([0, 1, 255])).count == 3)
        #expect(try names(\.isMember == false).isEmpty)
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
            #expect(error?.kind == .invalidQuery)
            #expect(error?.message.contains("odd.rank") == true)
        }
    }
}
