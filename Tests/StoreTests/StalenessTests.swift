import Expectations
import Bindings
import Foundation
import TestStage
import TestSupport
import Testing

@testable import Store

/// Writes that a live query could miss.
@MainActor @Suite(.onStage) struct StalenessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: All rows at once

    @Test func `deleting all rows is delivered, even if the statement was prepared earlier`() throws {
        let store = try Store(at: folder.file(), migrations: [.create(Item.self)])
        for _ in 0..<2 {
            try store.write { try $0.delete(Item.all) }
            try store.write { try $0.insert(Item(id: 1, name: "one")) }
            let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
            expect(array.count, equals: 1)
            try store.write { try $0.delete(Item.all) }
            expect(array.isEmpty)
        }
    }

    @Test func `deleting all rows by SQL is delivered`() throws {
        let store = try Store(at: folder.file(), migrations: [.create(Item.self)])
        try store.write { try $0.execute("DELETE FROM items") }
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        try store.write { try $0.execute("DELETE FROM items") }
        expect(array.isEmpty)
    }

    // MARK: Added columns

    /// An item, as a later version of the app defines it.
    private struct Scored: StoredRecord, Equatable {
        var id: Int
        var name: String
        var rank: Int?
        var score: Double
        var level: Int?
        static let schema = Schema<Scored>(
            "items", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank),
            Column("score", \.score), Column("level", \.level))
    }

    private let later: [Migration] = [
        .create(Scored.self), .add(\Scored.score, default: 0), .add(\Scored.level, default: 5),
    ]

    @Test func `updates and deletions of rows older than a column are delivered`() throws {
        try Store(at: folder.file(), migrations: [.create(Item.self)])
            .write { try $0.insert([Item(id: 1, name: "one"), Item(id: 2, name: "two")]) }
        let store = try Store(at: folder.file(), migrations: later)
        let zero: DynamicArrayValue<Scored> = try store.liveQuery(Scored.where(\.score == 0))
        let fifth: DynamicArrayValue<Scored> = try store.liveQuery(Scored.where(\.level == 5))
        let none: DynamicArrayValue<Scored> = try store.liveQuery(Scored.where(\.level == nil))
        expect(zero.count == 2 && fifth.count == 2 && none.isEmpty)
        try store.write { try $0.update(Scored.where(\.id == 1), set: \.score, to: 3) }
        expect(zero.elements.map(\.id), equals: [2])
        try store.write { try $0.update(Scored.where(\.id == 2), set: \.level, to: nil) }
        expect(fifth.elements.map(\.id), equals: [1])
        expect(none.elements.map(\.id), equals: [2])
        try store.write { try $0.delete(Scored.self, id: 1) }
        expect(fifth.isEmpty)
    }

    // MARK: Numbers

    @Test func `whole numbers in REAL columns are delivered`() throws {
        let store = try Store(at: folder.file(), migrations: [.create(Person.self)])
        var person = Person.example()
        person.height = 2
        person.born = Date(timeIntervalSinceReferenceDate: 86_400)
        let heights: DynamicArrayValue<Person> = try store.liveQuery(Person.where(.isIn(\.height, [1, 2, 2.5])))
        let days: DynamicArrayValue<Person> = try store.liveQuery(Person.where(.isIn(\.born, [person.born])))
        let others: DynamicArrayValue<Person> = try store.liveQuery(Person.where(!.isIn(\.height, [1, 2.5])))
        try store.write { try $0.insert(person) }
        expect(heights.count == 1 && days.count == 1 && others.count == 1)
        person.height = 2.5
        try store.write { try $0.update(person) }
        expect(heights.elements == [person] && others.isEmpty)
    }

    @Test func `an integer matches a real number only if their values are equal`() {
        let node: ConditionNode = .isIn(1, [.real(1), .real(2.5)])
        expect(node.mayMatch { _ in .integer(1) })
        expect(!node.mayMatch { _ in .integer(2) })
        expect(!ConditionNode.compare(1, .greater, .real(2.5)).mayMatch { _ in .integer(2) })
        // An integer that a Double cannot represent.
        expect(ConditionNode.compare(1, .equal, .real(0x1p60)).mayMatch { _ in .integer(1 << 60 + 1) })
        // An unknown value may match, even in a list.
        expect(node.mayMatch { _ in nil })
        expect(ConditionNode.not(node).mayMatch { _ in nil })
        expect(ConditionNode.isIn(1, [.text("a"), .integer(3)]).mayMatch { _ in .real(1) })
    }

    // MARK: Strings

    @Test(arguments: ["", "a", "b", "B", "-", "-b", "a-"])
    func `strings with NUL characters are compared as a whole`(pattern: String) throws {
        let part: String = pattern.replacingOccurrences(of: "-", with: "\0")
        let store = try Store(at: folder.file(), migrations: [.create(Item.self)])
        let names: [String] = ["", "a", "ab", "a\0b", "A\0B", "\0", "b\0"]
        let tests: [(Condition<Item>, (String) -> Bool)] = [
            (.hasPrefix(\.name, part), { $0.utf8.starts(with: part.utf8) }),
            (.hasSuffix(\.name, part), { $0.utf8.reversed().starts(with: part.utf8.reversed()) }),
            (.contains(\.name, part), { Array($0.utf8).contains(Array(part.utf8)) }),
            (
                .containsIgnoringCase(\.name, part),
                { Array($0.lowercased().utf8).contains(Array(part.lowercased().utf8)) }
            ),
        ]
        var live: [(DynamicArrayValue<Item>, (String) -> Bool)] = []
        for (condition, test) in tests {
            live.append((try store.liveQuery(Item.where(condition)), test))
            live.append((try store.liveQuery(Item.where(!condition)), { !test($0) }))
        }
        for (id, name) in names.enumerated() {
            try store.write { try $0.insert(Item(id: id, name: name)) }
            for (index, (array, test)) in live.enumerated() {
                expect(array.elements.map(\.id), equals: (0...id).filter { test(names[$0]) }, "condition \(index)")
            }
        }
    }
}
