import Expectations
import Bindings
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import TestStage
import TestSupport
import Testing

@testable import Store
@testable import StoreCrashProbe

/// Live queries and the arrays that they update.
@MainActor @Suite(.onStage) final class LiveQueryTests {
    private let host = HeadlessHost()
    private let client = MainQueueClient()
    private let folder: TemporaryFolder
    private let store: Store
    private var deliveries: [ArrayChanges] = []

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(at: folder.file(), migrations: [.create(Item.self), .create(Note.self)])
        host.attach(client)
        try store.write { transaction in
            try transaction.insert((1...100).map { Item(id: $0, name: "item \($0)", rank: $0) })
        }
    }

    private func observe(_ array: DynamicArrayValue<Item>) -> BindingToken {
        array.observe { [unowned self] _, changes in deliveries.append(changes) }
    }

    private let lowest: Query<Item> = Item.where(\.rank < 50).sorted(by: \.rank).limit(3)

    @Test func `the array has the result from the start, and is updated by each write`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        let token: BindingToken = observe(array)
        expect(array.elements.map(\.id), equals: [1, 2, 3])
        try store.write { try $0.update(Item.where(\.id == 2), set: \.name, to: "two") }
        expect(array.elements.map(\.name), equals: ["item 1", "two", "item 3"])
        expect(deliveries.count, equals: 1)
        expect(deliveries.first?.updates, equals: [1])
        try store.write { try $0.save(Item(id: 200, name: "new", rank: 0)) }
        expect(array.elements.map(\.id), equals: [200, 1, 2])
        expect(deliveries.last?.insertions, equals: [0])
        expect(deliveries.last?.removals, equals: [2])
        try store.write { try $0.update(Item.where(\.id == 200), set: \.rank, to: 2) }
        expect(array.elements.map(\.id), equals: [1, 2, 200])
        expect(deliveries.last?.moves, equals: [ArrayChanges.Move(from: 0, to: 2)])
        expect(deliveries.count, equals: 3)
        token.cancel()
    }

    @Test func `a write that does not change the result delivers nothing`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        let token: BindingToken = observe(array)
        try store.write { transaction in
            // No match; a match beyond the limit; an unchanged record; a record deleted and inserted; another table.
            try transaction.update(Item.where(\.id == 90), set: \.name, to: "ninety")
            try transaction.update(Item.where(\.id == 40), set: \.name, to: "forty")
            try transaction.save(Item(id: 1, name: "item 1", rank: 1))
            try transaction.delete(Item.self, id: 2)
            try transaction.insert(Item(id: 2, name: "item 2", rank: 2))
            try transaction.insert(Note(id: 1, item: 1))
        }
        expect(deliveries.isEmpty)
        token.cancel()
    }

    @Test func `updates, insertions, removals and moves in one write are distinguished`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.where(\.rank < 50).sorted(by: \.rank).limit(6))
        let token: BindingToken = observe(array)
        try store.write { transaction in
            try transaction.update(Item(id: 2, name: "two", rank: 2))
            try transaction.update(Item(id: 5, name: "five", rank: 5))
        }
        expect(array.elements.map(\.name), equals: ["item 1", "two", "item 3", "item 4", "five", "item 6"])
        expect(deliveries.last?.updates, equals: [1, 4])
        expect(deliveries.last?.moves.isEmpty, equals: true)
        try store.write { transaction in
            try transaction.delete(Item.self, id: 1)
            try transaction.insert(Item(id: 300, name: "new", rank: 3))
            try transaction.update(Item(id: 4, name: "item 4", rank: 1))
            try transaction.update(Item(id: 6, name: "six", rank: 6))
        }
        expect(array.elements.map(\.id), equals: [4, 2, 3, 300, 5, 6])
        expect(array.elements.map(\.name), equals: ["item 4", "two", "item 3", "new", "five", "six"])
        expect(array.elements.map(\.rank), equals: [1, 2, 3, 3, 5, 6])
        expect(deliveries.last?.removals, equals: [0])
        expect(deliveries.last?.insertions, equals: [3])
        // The rank of the record that moved also changed.
        expect(deliveries.last?.updates, equals: [0, 5])
        expect(deliveries.last?.moves.count, equals: 1)
        try store.write { try $0.delete(Item.where(\.id > 2)) }
        expect(array.elements.map(\.id), equals: [2])
        expect(deliveries.count, equals: 3)
        token.cancel()
    }

    @Test func `a transaction delivers once, and a failed transaction does not deliver`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        let other: DynamicArrayValue<Item> = try store.liveQuery(Item.where(\.id == 1))
        var sums: Set<Int> = []
        let sum: DynamicValue<Int> = array.asValue().combine(other.asValue()) { $0.count + $1.count }
        let sumToken: BindingToken = sum.observe { sums.insert($0) }
        let token: BindingToken = observe(array)
        try store.write { transaction in
            for id in 1...10 { try transaction.delete(Item.self, id: id) }
        }
        expect(deliveries.count, equals: 1)
        expect(array.elements.map(\.id), equals: [11, 12, 13])
        // No observer saw one array updated and the other not.
        expect(sums, equals: [3])
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try store.write { transaction in
                try transaction.delete(Item.all)
                throw Stop()
            }
        }
        expect(deliveries.count, equals: 1)
        token.cancel()
        sumToken.cancel()
    }

    @Test func `an update that makes a row match or not match is delivered`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.where(\.rank == nil || .hasPrefix(\.name, "x")))
        expect(array.isEmpty)
        try store.write { try $0.update(Item.where(\.id == 5), set: \.rank, to: nil) }
        expect(array.elements.map(\.id), equals: [5])
        try store.write { try $0.update(Item.where(\.id == 6), set: \.name, to: "xyz") }
        expect(array.elements.map(\.id), equals: [5, 6])
        try store.write { try $0.update(Item.where(\.id == 5), set: \.rank, to: 5) }
        expect(array.elements.map(\.id), equals: [6])
        try store.write { try $0.delete(Item.all) }
        expect(array.isEmpty)
    }

    @Test func `cascaded deletions are delivered`() throws {
        try store.write { try $0.insert(Note(id: 1, item: 7)) }
        let notes: DynamicArrayValue<Note> = try store.liveQuery(Note.all)
        expect(notes.count, equals: 1)
        try store.write { try $0.delete(Item.self, id: 7) }
        expect(notes.isEmpty)
    }

    @Test func `an asynchronous write has delivered its changes when it returns`() throws {
        var isDone = false
        Task { @MainActor in
            let array: DynamicArrayValue<Item> = try await store.liveQuery(lowest)
            try await store.write { try $0.delete(Item.self, id: 1) }
            expect(array.elements.map(\.id), equals: [2, 3, 4])
            try await expect(store.read { try $0.count(Item.all) }, equals: 99)
            isDone = true
        }
        let before: TimeInterval = MainQueue.shared.now
        expect(host.wait(for: 1) { isDone })
        // Real work takes no virtual time.
        expect(MainQueue.shared.now, equals: before)
    }

    @Test func `a write on another thread is delivered on the main loop`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        let store: Store = store
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            _ = try? store.write { try $0.delete(Item.self, id: 1) }
            done.signal()
        }
        done.wait()
        expect(array.elements.map(\.id), equals: [1, 2, 3])
        host.settle()
        expect(array.elements.map(\.id), equals: [2, 3, 4])
    }

    @Test func `writes of another process are delivered, each completely`() throws {
        let file: URL = folder.file("shared.sqlite")
        let store = try Store(at: file, migrations: RecordAdder.migrations)
        let totals: DynamicArrayValue<Total> = try store.liveQuery(Total.all)
        let newest: DynamicArrayValue<Entry> = try store.liveQuery(Entry.sorted(by: \.id, .descending).limit(1))
        var seen: [[Int?]] = []
        let token: BindingToken = totals.asValue().combine(newest.asValue()) { [$0.first?.count, $1.first?.id] }
            .observe { seen.append($0) }
        let probe = try Probe.Run("write", file.path, "3")
        waitForNotification { seen.count > 4 }
        probe.kill()
        expect(seen.count, isGreaterThan: 4)
        expect(seen.allSatisfy { $0[0] == $0[1] })
        let counts: [Int] = seen.compactMap(\.[0])
        expect(counts == counts.sorted() && Set(counts).count == counts.count)
        token.cancel()
    }

    @Test func `writes of another store in this process are delivered`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        let other = try Store(at: folder.file(), migrations: [.create(Item.self), .create(Note.self)])
        let token: BindingToken = observe(array)
        try other.write { try $0.delete(Item.self, id: 1) }
        waitForNotification { !deliveries.isEmpty }
        expect(array.elements.map(\.id), equals: [2, 3, 4])
        try other.write { try $0.delete(Item.self, id: 90) }
        try other.write { try $0.delete(Item.self, id: 2) }
        waitForNotification { deliveries.count == 2 }
        expect(array.elements.map(\.id), equals: [3, 4, 5])
        expect(deliveries.count, equals: 2)
        token.cancel()
    }

    @Test func `a table that another store creates again is detected`() throws {
        let named: DynamicArrayValue<Item> = try store.liveQuery(Item.where(\.name == "two"))
        let notes: DynamicArrayValue<Note> = try store.liveQuery(Note.all)
        let other = try Store(at: folder.file(), migrations: [.create(Item.self), .create(Note.self)])
        try other.write { try $0.insert(Note(id: 1, item: 1)) }
        waitForNotification { notes.count == 1 }
        try other.write { transaction in
            try transaction.execute("DROP TABLE notes")
            try transaction.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, item INTEGER)")
        }
        waitForNotification { notes.isEmpty }
        expect(notes.isEmpty)
        // Columns at different positions are found.
        try other.write { transaction in
            try transaction.execute("DROP TABLE items")
            try transaction.execute("CREATE TABLE items (id INTEGER PRIMARY KEY, rank INTEGER, name TEXT NOT NULL)")
            try transaction.insert([Item(id: 1, name: "two"), Item(id: 2, name: "one")])
        }
        waitForNotification { named.count == 1 }
        try store.write { try $0.update(Item.where(\.id == 2), set: \.name, to: "two") }
        expect(named.elements.map(\.id), equals: [1, 2])
    }

    @Test func `migrations of another store are delivered`() throws {
        let file: URL = folder.file("shared.sqlite")
        try Store(at: file, migrations: [.create(Item.self)]).write { try $0.insert(Item(id: 1, name: "old")) }
        // This store has written nothing, so only the notification of the other one arrives.
        let store = try Store(at: file, migrations: [.create(Item.self)])
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        let rename = Migration("rename") { try $0.execute("UPDATE items SET name = 'new'") }
        let other = try Store(at: file, migrations: [.create(Item.self), rename])
        waitForNotification { array[0].name == "new" }
        expect(array[0].name, equals: "new")
        withExtendedLifetime(other) {}
    }

    @Test func `a new query shows the same revision as the others`() throws {
        let first: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        let other = try Store(at: folder.file(), migrations: [.create(Item.self), .create(Note.self)])
        let token: BindingToken = observe(first)
        try other.write { try $0.delete(Item.self, id: 1) }
        // The notification may or may not have arrived.
        let second: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        expect(second.elements.map(\.id), equals: [2, 3, 4])
        expect(first.elements.map(\.id), equals: [2, 3, 4])
        expect(deliveries.count, equals: 1)
        try other.write { try $0.delete(Item.all) }
        let third: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        expect(first.isEmpty && second.isEmpty && third.isEmpty)
        token.cancel()
    }

    @Test func `many writes of another store are delivered, including the last`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        var other: Store? = try Store(at: folder.file(), migrations: [.create(Item.self), .create(Note.self)])
        for number in 1...50 { try other?.write { try $0.update(Item.where(\.id == 1), set: \.name, to: "\(number)") } }
        waitForNotification { array[0].name == "50" }
        expect(array[0].name, equals: "50")
        // The store is released right after the write, before its scheduled notification.
        try other?.write { try $0.update(Item.where(\.id == 1), set: \.name, to: "last") }
        other = nil
        waitForNotification { array[0].name == "last" }
        expect(array[0].name, equals: "last")
    }

    /// Runs the main loop in real time until the condition is true, because the system sends the notification.
    private func waitForNotification(_ condition: () -> Bool) {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !condition(), Date() < deadline {
            host.settle()
            if !condition() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
        }
    }

    @Test func `releasing the array removes the query`() throws {
        var array: DynamicArrayValue<Item>? = try store.liveQuery(lowest)
        weak let weakArray: DynamicArrayValue<Item>? = array
        expect(store.writer.liveQueryCount, equals: 1)
        var names: DynamicArrayValue<String>? = array?.map(\.name)
        array = nil
        expectNil(weakArray)
        // A derived array keeps the query running.
        try store.write { try $0.delete(Item.self, id: 1) }
        expect(names?.elements, equals: ["item 2", "item 3", "item 4"])
        names = nil
        host.settle()
        expect(store.writer.liveQueryCount, equals: 0)
        try store.write { try $0.delete(Item.self, id: 2) }
    }

    @Test func `a removed query is released while others remain`() throws {
        let array: DynamicArrayValue<Item> = try store.liveQuery(lowest)
        var result: LiveResult<Query<Item>>? = LiveResult(Item.all)
        weak let weakResult: LiveResult<Query<Item>>? = result
        _ = try store.writer.add(#require(result))
        if let result { store.writer.remove(result) }
        result = nil
        expect(store.writer.liveQueryCount, equals: 1)
        expectNil(weakResult)
        try store.write { try $0.delete(Item.self, id: 1) }
        expect(array.elements.map(\.id), equals: [2, 3, 4])
    }

    @Test func `live queries keep their store open`() throws {
        var store: Store? = try Store.inMemory(migrations: [.create(Item.self)])
        weak let writer: Writer? = store?.writer
        var array: DynamicArrayValue<Item>? = try store?.liveQuery(Item.all)
        store = nil
        expect(writer != nil)
        expect(array?.count, equals: 0)
        array = nil
        host.settle()
        // The query is removed on the store's queue.
        let deadline = Date(timeIntervalSinceNow: 20)
        while writer != nil, Date() < deadline { sched_yield() }
        expectNil(writer)
    }

    @Test func `identities that differ only in their bytes are different rows`() throws {
        struct Word: StoredRecord, Equatable {
            var id: String
            var rank: Int
            static let schema = Schema<Word>("words", id: Column("id", \.id), Column("rank", \.rank))
        }
        let store = try Store.inMemory(migrations: [.create(Word.self)])
        let (composed, decomposed) = ("\u{e9}", "e\u{301}")
        try store.write { try $0.insert([Word(id: composed, rank: 1), Word(id: decomposed, rank: 2)]) }
        let array: DynamicArrayValue<Word> = try store.liveQuery(Word.sorted(by: \.rank))
        let token: BindingToken = array.observe { [unowned self] _, changes in deliveries.append(changes) }
        try store.write { transaction in
            try transaction.save([Word(id: decomposed, rank: 3), Word(id: composed, rank: 4)])
        }
        expect(array.elements.map { Array($0.id.utf8) }, equals: [Array(decomposed.utf8), Array(composed.utf8)])
        expect(array.elements.map(\.rank), equals: [3, 4])
        expect(deliveries.map { [$0.origin(of: 0), $0.origin(of: 1)] }, equals: [[1, 0]])
        token.cancel()
    }

    @Test func `a query that fails reports the error and keeps its last result`() throws {
        var failures: [StoreError] = []
        var options = StoreOptions()
        options.liveQueryFailed = { failures.append($0) }
        let store = try Store.inMemory(migrations: [.create(Item.self)], options: options)
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        let array: DynamicArrayValue<Item> = try store.liveQuery(Item.all)
        try store.write { transaction in
            try transaction.delete(Item.all)
            try transaction.execute("DROP TABLE items")
        }
        host.settle()
        expect(failures.map(\.kind), equals: [.unknownTable])
        expect(array.elements, equals: [Item(id: 1, name: "one")])
    }

    @Test func `saving an unchanged secret delivers nothing`() throws {
        var options = StoreOptions()
        options.key = StoreKey(bytes: [UInt8](repeating: 3, count: 32))
        let store = try Store.inMemory(migrations: [.create(Account.self)], options: options)
        let account = Account(id: 1, token: Encrypted("open sesame"), pin: nil)
        try store.write { try $0.insert(account) }
        let array: DynamicArrayValue<Account> = try store.liveQuery(Account.all)
        var count = 0
        let token: BindingToken = array.observe { _, _ in count += 1 }
        try store.write { try $0.save(account) }
        expect(count, equals: 0)
        try store.write { try $0.save(Account(id: 1, token: Encrypted("other"), pin: nil)) }
        expect(count, equals: 1)
        token.cancel()
    }
}
