import Expectations
import Foundation
import TestSupport
import Testing

@testable import Store

/// Records that are erased from the files.
struct ErasingTests {
    private struct Note: StoredRecord, Equatable {
        var id: Int
        var text: String

        static let schema = Schema<Note>(
            "notes", id: Column("id", \.id), Column("text", \.text), search: SearchIndex(\.text))
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Opens a store with 200 secret notes and a public one, and deletes the secret ones.
    private func storeAfterDeletion() throws -> Store {
        let store = try Store(at: folder.file(), migrations: [.create(Note.self)])
        for id in 1...200 { try store.write { try $0.save(Note(id: id, text: "sesame\(id) \(id) opens")) } }
        try store.write { try $0.save(Note(id: 0, text: "public words")) }
        try expect(store.read { try $0.count(Note.where(.matches("sesame7"))) }, equals: 11)
        try store.write { _ = try $0.delete(Note.where(\.id > 0)) }
        return store
    }

    private func contains(_ text: String) throws -> Bool {
        try folder.contents().range(of: Data(text.utf8)) != nil
    }

    @Test func `deleted records remain in the files until they are erased`() throws {
        let store: Store = try storeAfterDeletion()
        try expect(contains("sesame"))
        try store.eraseDeletedRecords()
        try expect(!contains("sesame") && contains("public"))
        try expect(store.read { try $0.fetch(Note.all) }, equals: [Note(id: 0, text: "public words")])
        try expect(store.read { try $0.count(Note.where(.matches("public"))) }, equals: 1)
    }

    @Test func `a store continues to work after records were erased`() async throws {
        let store: Store = try storeAfterDeletion()
        try await store.eraseDeletedRecords()
        try expect(!contains("sesame"))
        try await store.write { try $0.save(Note(id: 3, text: "later")) }
        let again: Store = try await .open(at: folder.file(), migrations: [.create(Note.self)])
        let notes: [Note] = try await again.read { try $0.fetch(Note.all) }
        expect(notes.map(\.text), equals: ["public words", "later"])
    }

    @Test func `erasing fails while another connection reads the old records, and can be repeated`() throws {
        var options = StoreOptions()
        options.busyTimeout = 0
        let writer = try Store(at: folder.file(), migrations: [.create(Note.self)], options: options)
        try writer.write { try $0.save(Note(id: 1, text: "sesame opens")) }
        let reader = try Store(at: folder.file(), migrations: [.create(Note.self)])
        let error: StoreError? = try reader.read { transaction in
            try expect(transaction.count(Note.all), equals: 1)
            try writer.write { _ = try $0.delete(Note.all) }
            return #expect(throws: StoreError.self) { try writer.eraseDeletedRecords() }
        }
        expect(error?.kind, equals: .busy)
        try writer.eraseDeletedRecords()
        try expect(!contains("sesame"))
    }

    @Test func `a store in memory has nothing to erase`() throws {
        let store: Store = try .inMemory(migrations: [.create(Note.self)])
        try store.write { try $0.save(Note(id: 1, text: "sesame")) }
        try store.eraseDeletedRecords()
        try expect(store.read { try $0.count(Note.all) }, equals: 1)
    }
}
