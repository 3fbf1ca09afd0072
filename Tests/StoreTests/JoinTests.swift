import Expectations
import Bindings
import Foundation
import HostClock
import TestStage
import TestSupport
import Testing

@testable import Store

/// Queries that relate records of two tables.
@MainActor @Suite(.onStage) struct JoinTests {
    private struct Author: StoredRecord, Equatable {
        var id: Int
        var name: String

        static let schema = Schema<Author>("authors", id: Column("id", \.id), Column("name", \.name))
    }

    private struct Book: StoredRecord, Equatable {
        var id: Int
        var name: String
        var authorID: Int?
        var editorID: Int

        static let schema = Schema<Book>(
            "books", id: Column("id", \.id), Column("name", \.name), Column("authorID", \.authorID),
            Column("editorID", \.editorID))
    }

    private let store: Store

    init() throws {
        store = try .inMemory(migrations: [.create(Author.self), .create(Book.self)])
        try store.write { transaction in
            try transaction.insert([Author(id: 1, name: "Ada"), Author(id: 2, name: "Bo"), Author(id: 3, name: "Cy")])
            try transaction.insert([
                Book(id: 10, name: "x", authorID: 2, editorID: 1), Book(id: 11, name: "y", authorID: nil, editorID: 2),
                Book(id: 12, name: "z", authorID: 1, editorID: 1), Book(id: 13, name: "x", authorID: 9, editorID: 9),
            ])
        }
    }

    private func ids<Record: StoredRecord>(_ query: Query<Record>) throws -> [Record.ID] {
        try store.read { try $0.fetch(query) }.map(\.id)
    }

    @Test func `a condition can refer to a related record`() throws {
        let ada: Query<Author> = Author.where(\.name == "Ada")
        try expect(ids(Book.where(.related(\.authorID, to: ada))), equals: [12])
        try expect(ids(Book.where(!.related(\.authorID, to: ada))), equals: [10, 11, 13])
        try expect(ids(Book.where(.related(\.editorID, to: ada) && \.name == "x")), equals: [10])
        try expect(
            ids(Book.where(.related(\.authorID, to: Author.sorted(by: \.name, .descending).limit(2)))), equals: [10])
        try expect(ids(Author.where(.referenced(by: \.authorID, in: Book.all))), equals: [1, 2])
        try expect(ids(Author.where(!.referenced(by: \.authorID, in: Book.all))), equals: [3])
        try expect(ids(Author.where(.referenced(by: \.editorID, in: Book.where(\.name == "y")))), equals: [2])
        // Nested relations.
        let byAda: Query<Book> = Book.where(.related(\.editorID, to: ada))
        try expect(ids(Author.where(.referenced(by: \.authorID, in: byAda) && \.id > 1)), equals: [2])
        try expect(store.write { try $0.delete(Book.where(.related(\.authorID, to: ada))) }, equals: 1)
    }

    @Test func `records are fetched with the records that they refer to`() throws {
        let query: JoinedQuery<Book, Author> = Book.where(\.id < 13).joined(to: Author.self, by: \.authorID)
        func names(_ query: JoinedQuery<Book, Author>) throws -> [String] {
            try store.read { try $0.fetch(query) }.map { "\($0.id) \($0.other?.name ?? "-")" }
        }
        try expect(names(query), equals: ["10 Bo", "11 -", "12 Ada"])
        try expect(names(query.sorted(byOther: \.name)), equals: ["11 -", "12 Ada", "10 Bo"])
        try expect(names(query.sorted(byOther: \.name, .descending)), equals: ["10 Bo", "12 Ada", "11 -"])
        let edited: JoinedQuery<Book, Author> =
            Book.sorted(by: \.name, .descending).limit(3).joined(to: Author.self, by: \.editorID)
        try expect(names(edited), equals: ["12 Ada", "11 Bo", "10 Ada"])
        let pair: Joined<Book, Author>? = try store.read { try $0.fetch(query) }.first
        expect(pair?.record, equals: Book(id: 10, name: "x", authorID: 2, editorID: 1))
        expect(pair?.other, equals: Author(id: 2, name: "Bo"))
    }

    @Test func `live queries follow both tables`() throws {
        let pairs = try store.liveQuery(Book.all.joined(to: Author.self, by: \.authorID))
        let related = try store.liveQuery(Book.where(.related(\.authorID, to: Author.where(\.name < "B"))))
        var changes: [ArrayChanges] = []
        let token = pairs.observe { changes.append($1) }
        func check(_ pairNames: String, _ ids: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
            let found: String = pairs.elements.map { "\($0.record.id)\($0.other?.name ?? "-")" }.joined(separator: " ")
            expect(found, equals: pairNames, sourceLocation: sourceLocation)
            expect(related.elements.map(\.id), equals: ids, sourceLocation: sourceLocation)
        }
        check("10Bo 11- 12Ada 13-", [12])
        try store.write { try $0.save(Author(id: 2, name: "Al")) }
        check("10Al 11- 12Ada 13-", [10, 12])
        expect(changes.last?.updates == [0] && changes.count == 1)
        try store.write { try $0.update(Book.where(\.id == 11), set: \.authorID, to: 3) }
        check("10Al 11Cy 12Ada 13-", [10, 12])
        try store.write { try $0.delete(Author.self, id: 1) }
        check("10Al 11Cy 12- 13-", [10])
        try store.write { try $0.save(Author(id: 50, name: "Z")) }
        expect(changes.count, equals: 3)
        token.cancel()
    }
}
