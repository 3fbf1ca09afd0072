import Expectations
import Foundation
import HostHeadless
import TestSupport
import Testing

@testable import Store

/// Transactions and their isolation.
struct TransactionTests {
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(at: folder.file(), migrations: [.create(Item.self)])
    }

    private struct Stop: Error {}

    @Test func `a transaction that throws is rolled back`() throws {
        #expect(throws: Stop.self) {
            try store.write { transaction in
                try transaction.insert(Item(id: 1, name: "one"))
                throw Stop()
            }
        }
        try expect(store.read { try $0.count(Item.all) }, equals: 0)
    }

    @Test func `a nested transaction that throws is rolled back alone`() throws {
        try store.write { transaction in
            try transaction.insert(Item(id: 1, name: "one"))
            do {
                try transaction.nested {
                    try transaction.insert(Item(id: 2, name: "two"))
                    try transaction.nested { try transaction.insert(Item(id: 3, name: "three")) }
                    throw Stop()
                }
                Issue.record("The nested transaction did not throw.")
            } catch is Stop {}
            try transaction.nested { try transaction.insert(Item(id: 4, name: "four")) }
        }
        try expect(store.read { try $0.fetch(Item.all) }.map(\.id), equals: [1, 4])
    }

    @Test func `using a transaction after its end is an error`() throws {
        var kept: WriteTransaction?
        try store.write { kept = $0 }
        let transaction: WriteTransaction = try #require(kept)
        let error = #expect(throws: StoreError.self) { try transaction.insert(Item(id: 1, name: "one")) }
        expect(error?.kind, equals: .transactionEnded)
    }

    @Test func `reads during a write return the state before it`() throws {
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try store.write { transaction in
            try transaction.insert(Item(id: 2, name: "two"))
            try expect(store.read { try $0.count(Item.all) }, equals: 1)
            try expect(transaction.count(Item.all), equals: 2)
        }
        try expect(store.read { try $0.count(Item.all) }, equals: 2)
    }

    @Test func `a read returns a snapshot during writes`() throws {
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try store.read { (transaction) throws -> Void in
            try expect(transaction.count(Item.all), equals: 1)
            try store.write { try $0.insert(Item(id: 2, name: "two")) }
            try expect(transaction.count(Item.all), equals: 1)
        }
    }

    @Test func `a read inside a read returns the same snapshot, with one connection too`() throws {
        var options = StoreOptions()
        options.readerCount = 1
        let store = try Store(at: folder.file(), migrations: [.create(Item.self)], options: options)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            do {
                try store.read { (outer) throws -> Void in
                    try expect(outer.count(Item.all), equals: 0)
                    try store.write { try $0.insert(Item(id: 1, name: "one")) }
                    try expect(store.read { try $0.count(Item.all) }, equals: 0)
                    // The inner read did not end the outer one.
                    try expect(outer.count(Item.all), equals: 0)
                }
                try expect(store.read { try $0.count(Item.all) }, equals: 1)
            } catch {
                Issue.record(error)
            }
            done.signal()
        }
        expect(done.wait(timeout: .now() + 10), equals: .success)
    }

    @Test func `many threads read and write concurrently`() throws {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<40 {
                do {
                    try store.write { transaction in
                        try transaction.insert(Item(id: thread * 1_000 + index, name: "a"))
                        try transaction.insert(Item(id: thread * 1_000 + index + 500, name: "b"))
                    }
                    // A read never returns half of a transaction.
                    try expect(store.read { try $0.count(Item.all) } % 2, equals: 0)
                } catch {
                    Issue.record(error)
                }
            }
        }
        try expect(store.read { try $0.count(Item.all) }, equals: 640)
    }

    @Test func `a full disk is reported, and the file stays intact`() throws {
        try store.writer.withSession { try $0.database.execute("PRAGMA max_page_count = 20") }
        let error = #expect(throws: StoreError.self) {
            try store.write { transaction in
                for id in 0..<10_000 { try transaction.insert(Item(id: id, name: String(repeating: "x", count: 100))) }
            }
        }
        expect(error?.kind, equals: .full)
        expect(
            error?.message,
            equals: "store.sqlite could not be saved, because the disk is full. Free some space, and try again.")
        try expect(store.read { try $0.count(Item.all) }, equals: 0)
        try store.write { try $0.insert(Item(id: 1, name: "small")) }
    }

    @Test func `arguments of a statement are stored like values of columns with the same types`() throws {
        let store: Store = try .inMemory(migrations: [.create(Person.self)])
        let address = Person.Address(street: "Kawaramachi", lines: [7])
        try store.write { transaction in
            try transaction.insert(Person.example())
            try transaction.execute(
                "UPDATE people SET address = ?, mood = ?, age = ?", address, Person.Mood.cross, nil as Int?)
        }
        let person: Person = try #require(try store.read { try $0.fetch(Person.all) }.first)
        expect(person.address, equals: address)
        expect(person.mood, equals: .cross)
        expectNil(person.age)
    }

    @Test(arguments: [
        "UPDATE items SET rank = 1; UPDATE items SET name = 'x'", "DELETE FROM items; nonsense",
        "UPDATE items SET rank = 1;; /* two */ UPDATE items SET name = 'x'",
    ])
    func `several statements in one call are an error that changes nothing`(_ sql: String) throws {
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let error = #expect(throws: StoreError.self) { try store.write { try $0.execute(sql) } }
        expect(error?.kind, equals: .invalidQuery)
        expect(
            error?.message,
            equals: "An SQL text has more than one statement, of which only the first would run. "
                + "Call execute once for each statement.")
        try expect(store.read { try $0.fetch(Item.all) }, equals: [Item(id: 1, name: "one")])
    }

    @Test func `a statement may end with a semicolon and comments`() throws {
        try store.write { (transaction) throws -> Void in
            try transaction.insert(Item(id: 1, name: "one"))
            try expect(transaction.execute("UPDATE items SET rank = ?; -- the rank\n ; /* done */ ", 7), equals: 1)
        }
        try expect(store.read { try $0.fetch(Item.all) }, equals: [Item(id: 1, name: "one", rank: 7)])
    }

    @Test(arguments: [[], [1], [1, 2, 3]]) func `a wrong number of arguments is an error`(_ values: [Int]) throws {
        let error = #expect(throws: StoreError.self) {
            try store.write { transaction in
                let sql = "INSERT INTO items (id, name, rank) VALUES (?, 'x', ?)"
                switch values.count {
                case 0: try transaction.execute(sql)
                case 1: try transaction.execute(sql, 1)
                default: try transaction.execute(sql, 1, 2, 3)
                }
            }
        }
        expect(error?.kind, equals: .invalidQuery)
        expect(
            error?.message,
            equals: "An SQL statement has 2 parameters, but the number of its values is \(values.count). "
                + "Pass one value for each parameter.")
    }

    @Test func `NaN is refused as an argument of a statement`() throws {
        let store: Store = try .inMemory(migrations: [.create(Person.self)])
        try store.write { try $0.insert(Person.example()) }
        let error = #expect(throws: StoreError.self) {
            try store.write { try $0.execute("UPDATE people SET height = ?", Double.nan) }
        }
        expect(error?.kind, equals: .invalidValue)
        #expect(throws: StoreError.self) { try store.write { try $0.execute("SELECT ?", Float.nan) } }
    }

    @Test func `reads and writes wait equally long for another process`() throws {
        var options = StoreOptions()
        options.busyTimeout = 1.5
        let store = try Store(at: folder.file(), migrations: [.create(Item.self)], options: options)
        let timeout: Int64 = try store.read { transaction in
            try transaction.run { try $0.database.integer("PRAGMA busy_timeout") }
        }
        expect(timeout, equals: 1_500)
    }

    @Test func `waiting too long for another process is an error`() throws {
        var options = StoreOptions()
        options.busyTimeout = 0
        let other = try Store(at: folder.file(), migrations: [.create(Item.self)], options: options)
        try store.write { transaction in
            try transaction.insert(Item(id: 1, name: "one"))
            let error = #expect(throws: StoreError.self) { try other.write { try $0.insert(Item(id: 2, name: "two")) } }
            expect(error?.kind, equals: .busy)
        }
        try other.write { try $0.insert(Item(id: 2, name: "two")) }
        try expect(store.read { try $0.count(Item.all) }, equals: 2)
    }
}
