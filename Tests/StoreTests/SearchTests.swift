import Expectations
import Bindings
import Foundation
import HostClock
import TestStage
import TestSupport
import Testing

@testable import Store

/// Full-text search.
@MainActor @Suite(.onStage) struct SearchTests {
    private struct Memo: StoredRecord, Equatable {
        var id: String
        var title: String
        var text: String?
        var rank = 0

        static let schema = Schema<Memo>(
            "memos", id: Column("id", \.id), Column("title", \.title), Column("text", \.text), Column("rank", \.rank),
            search: SearchIndex(\.title, \.text))

        /// The memo in the first version of the app, without an index.
        struct Old: StoredRecord {
            var id: String
            var title: String
            var text: String?
            var rank = 0

            static let schema = Schema<Old>(
                "memos", id: Column("id", \.id), Column("title", \.title), Column("text", \.text),
                Column("rank", \.rank))
        }
    }

    private func store(_ memos: [Memo]) throws -> Store {
        let store = try Store.inMemory(migrations: [.create(Memo.self)])
        try store.write { try $0.insert(memos) }
        return store
    }

    private func find(_ words: String, in store: Store) throws -> [String] {
        try store.read { try $0.fetch(Memo.where(.matches(words))) }.map(\.id)
    }

    @Test func `words are found by their beginning, in any order, without case and accents`() throws {
        let store: Store = try store([
            Memo(id: "a", title: "Größe und Gewicht", text: "two one"), Memo(id: "b", title: "Ange", text: nil),
            Memo(id: "c", title: "wi-fi \"AND\" (x)", text: "日本語 e\u{301}te\u{301}"),
        ])
        let cases: [(String, [String])] = [
            ("größe", ["a"]), ("GROSSE", []), ("grosse gew", []), ("große GEW", ["a"]), ("one two", ["a"]),
            ("ow", []), ("a", ["b", "c"]), ("wi-fi", ["c"]), ("fi wi", ["c"]), ("ETE", ["c"]), ("日本", ["c"]),
            ("本", []), ("and", ["c"]), ("AND", ["c"]), ("x* OR \"", ["c"]), ("title:ange", []), ("two nothing", []),
            ("one\"two", []), ("two\"one", ["a"]), ("\"AND\"", ["c"]), ("", ["a", "b", "c"]),
            ("  -- ", ["a", "b", "c"]), ("an\0ge", ["b"]),
        ]
        for (words, expected) in cases {
            let found: [String] = try find(words, in: store)
            // The word OR is a word like any other.
            expect(found, equals: (words.contains("OR") ? [] : expected), "\(words)")
        }
        try expect(store.read { try $0.count(Memo.where(!.matches("ange") && \.rank == 0)) }, equals: 2)
    }

    @Test func `the most relevant records come first`() throws {
        let store: Store = try store([
            Memo(id: "a", title: "tools", text: "a long text about other things, with many words"),
            Memo(id: "b", title: "tools and tools", text: "more tools"), Memo(id: "c", title: "other", rank: 9),
            Memo(id: "d", title: "tools"), Memo(id: "e", title: "o'ther", text: "\"tools", rank: 1),
        ])
        func check(_ query: Query<Memo>, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) throws
        {
            let found: [String] = try store.read { try $0.fetch(query) }.map(\.id)
            expect(found, equals: expected, sourceLocation: sourceLocation)
            try expect(store.read { try $0.count(query) }, equals: expected.count, sourceLocation: sourceLocation)
        }
        let found: Query<Memo> = Memo.where(.matches("tool")).sorted(byRelevanceTo: "tool")
        try check(found, ["b", "d", "e", "a"])
        try check(found.skipping(1).limit(2), ["d", "e"])
        try check(found.where(\.rank == 0), ["b", "d", "a"])
        try check(Memo.all.sorted(byRelevanceTo: "tool").sorted(by: \.rank, .descending), ["b", "d", "e", "a", "c"])
        try check(Memo.all.sorted(by: \.rank, .descending).sorted(byRelevanceTo: "tool"), ["c", "e", "b", "d", "a"])
        try check(Memo.all.sorted(byRelevanceTo: "other").sorted(byRelevanceTo: " - "), ["a", "b", "c", "d", "e"])
        let joined = try store.read { try $0.fetch(found.joined(to: Memo.self, by: \.id)) }
        expect(joined.map(\.record.id) == ["b", "d", "e", "a"] && joined.allSatisfy { $0.record == $0.other })
        // The weight of a word depends on how many rows contain it, including rows that do not satisfy the condition.
        let live = try store.liveQuery(Memo.where(\.rank == 0).sorted(byRelevanceTo: "tools other"))
        expect(live.elements.map(\.id), equals: ["a", "b", "d"])
        try store.write { try $0.update(Memo.where(\.id == "d"), set: \.text, to: "other") }
        expect(live.elements.map(\.id), equals: ["d", "a", "b"])
        try store.write { _ = try $0.delete(found.limit(2)) }
        try check(Memo.all, ["a", "c", "e"])
        let items = try Store.inMemory(migrations: [.create(Item.self)])
        let error: StoreError? = #expect(throws: StoreError.self) {
            _ = try items.read { try $0.fetch(Item.all.sorted(byRelevanceTo: "a")) }
        }
        expect(error?.message.contains("Add a SearchIndex to the schema"), equals: true)
    }

    @Test func `a live query follows the words`() throws {
        let store: Store = try store([Memo(id: "a", title: "one"), Memo(id: "b", title: "two")])
        let array: DynamicArrayValue<Memo> = try store.liveQuery(Memo.where(.matches("on")))
        func check(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            expect(array.elements.map(\.id), equals: expected, sourceLocation: sourceLocation)
        }
        check(["a"])
        try store.write { try $0.save([Memo(id: "b", title: "one"), Memo(id: "c", title: "x", text: "only")]) }
        check(["a", "b", "c"])
        try store.write { try $0.update(Memo.where(\.id == "a"), set: \.title, to: "three") }
        check(["b", "c"])
        try store.write { try $0.update(Memo.where(\.id == "b"), set: \.rank, to: 9) }
        check(["b", "c"])
        try expect(store.write { try $0.delete(Memo.where(.matches("one"))) }, equals: 1)
        check(["c"])
        #expect(throws: CancellationError.self) {
            try store.write { transaction in
                try transaction.delete(Memo.all)
                throw CancellationError()
            }
        }
        check(["c"])
    }

    @Test func `the index is added to an existing table, once`() throws {
        let folder = try TemporaryFolder()
        try Store(at: folder.file(), migrations: [.create(Memo.Old.self)]).write {
            try $0.save([Memo.Old(id: "a", title: "one"), Memo.Old(id: "b", title: "two")])
        }
        for _ in 0..<2 {
            let store = try Store(at: folder.file(), migrations: [.create(Memo.self), .addSearch(Memo.self)])
            try expect(find("tw", in: store), equals: ["b"])
        }
        // A new file gets the index with its table.
        let store = try Store.inMemory(migrations: [.create(Memo.self), .addSearch(Memo.self)])
        try store.write { try $0.save(Memo(id: "c", title: "three")) }
        try expect(find("three", in: store), equals: ["c"])
    }

    @Test func `the number of changed rows does not contain those of the index`() throws {
        let store: Store = try store([
            Memo(id: "a", title: "one"), Memo(id: "b", title: "two"), Memo(id: "c", title: "three"),
        ])
        try store.write { (transaction) throws -> Void in
            try expect(transaction.execute("UPDATE memos SET title = ? WHERE id = ?", "four", "a"), equals: 1)
            try expect(transaction.execute("UPDATE memos SET title = 'x' WHERE id = 'z'"), equals: 0)
            try expect(transaction.execute("CREATE TABLE other (id INTEGER PRIMARY KEY) STRICT"), equals: 0)
            try expect(transaction.execute("DELETE FROM memos WHERE id > 'a'"), equals: 2)
        }
        try expect(find("four", in: store), equals: ["a"])
    }

    @Test func `a schema without an index is an error with a message`() throws {
        let store = try Store.inMemory(migrations: [.create(Item.self)])
        let error: StoreError? = #expect(throws: StoreError.self) {
            _ = try store.read { try $0.fetch(Item.where(.matches("a"))) }
        }
        expect(error?.message.contains("Add a SearchIndex to the schema"), equals: true)
    }

    @Test func `random writes keep the index up to date`() throws {
        let words = ["ab", "abc", "b", "bc", "c"]
        for seed in 0..<20 {
            var random = SplitMix64(seed: UInt64(seed))
            func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
            func text() -> String { (0..<number(3)).map { _ in words[number(5)] }.joined(separator: " ") }
            let store: Store = try store([])
            var model: [String: Memo] = [:]
            let array = try store.liveQuery(Memo.where(.matches("ab c")))
            for _ in 0..<40 {
                let id = "\(number(8))"
                switch number(4) {
                case 0:
                    try store.write { try $0.delete(Memo.self, id: id) }
                    model[id] = nil
                case 1:
                    let title: String = text()
                    try store.write { try $0.update(Memo.where(\.id < id), set: \.title, to: title) }
                    for key in model.keys where key < id { model[key]?.title = title }
                default:
                    let memo = Memo(id: id, title: text(), text: number(2) == 0 ? nil : text())
                    try store.write { try $0.save(memo) }
                    model[id] = memo
                }
                let expected: [Memo] = model.values.filter { memo in
                    let found: [Substring] = "\(memo.title) \(memo.text ?? "")".split(separator: " ")
                    return found.contains { $0.hasPrefix("ab") } && found.contains { $0.hasPrefix("c") }
                }
                expect(array.elements, equals: expected.sorted { $0.id < $1.id })
            }
        }
    }
}
