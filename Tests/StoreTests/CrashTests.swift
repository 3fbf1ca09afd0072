import Expectations
import Foundation
import SQLite
import TestSupport
import Testing

@testable import Store
@testable import StoreCrashProbe

/// Kills a process while it works on a store.
///
/// `ENGAWA_STORE_KILLS` is the number of kills for each kind of work. The default is 20.
struct CrashTests {
    private let rounds: Int = ProcessInfo.processInfo.environment["ENGAWA_STORE_KILLS"].flatMap { Int($0) } ?? 20

    private func isIntact(_ database: SQLiteDatabase) throws -> Bool {
        try database.integer("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1
    }

    // MARK: Writes

    @Test func `acknowledged writes survive a kill, and no transaction is partial`() throws {
        try killWriters("write") { file in
            let store = try Store(at: file, migrations: RecordAdder.migrations)
            try expect(store.writer.withSession { try isIntact($0.database) })
            return try store.read { transaction in
                let last: Int = try transaction.first(Entry.sorted(by: \.id, .descending))?.id ?? 0
                try expect(transaction.count(Entry.all), equals: last)
                try expect(transaction.first(Total.all)?.count ?? 0, equals: last)
                return last
            }
        }
    }

    @Test func `acknowledged secrets can be decrypted after a kill, and are not in the files as plain text`() throws {
        try killWriters("secrets") { file in
            var options = StoreOptions()
            options.key = .file(file.appendingPathExtension("key"))
            let store = try Store(at: file, migrations: [.create(Locker.self), .create(Total.self)], options: options)
            try expect(store.writer.withSession { try isIntact($0.database) })
            let folder: URL = file.deletingLastPathComponent()
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let contents = try Data(contentsOf: folder.appendingPathComponent(name))
                expectNil(contents.range(of: Data("secret of".utf8)))
            }
            return try store.read { transaction in
                let lockers: [Locker] = try transaction.fetch(Locker.all)
                expect(lockers.map(\.id), equals: Array(0..<lockers.count).map { $0 + 1 })
                expect(lockers.allSatisfy { $0.secret.value.hasPrefix("secret of \($0.id)") })
                expect(lockers.allSatisfy { $0.pin == nil || $0.pin?.value == $0.id })
                try expect(transaction.first(Total.all)?.count ?? 0, equals: lockers.count)
                return lockers.count
            }
        }
    }

    /// In each round, starts a probe that writes records, kills the probe, and checks the file.
    ///
    /// - Parameter count: A closure that checks a file and returns the number of its records.
    private func killWriters(_ work: String, _ count: (URL) throws -> Int) throws {
        var random = SplitMix64(seed: 7)
        var folder = try TemporaryFolder()
        var acknowledged = 0
        for round in 0..<rounds {
            // A new file every ten rounds, so that some kills happen while the file is created.
            if round % 10 == 0 {
                folder = try TemporaryFolder()
                acknowledged = 0
            }
            let probe = try Probe.Run(work, folder.file().path, "\(round)")
            let lines = Int.random(in: 0...40, using: &random)
            probe.wait { $0.count >= lines }
            probe.kill(afterSpins: Int.random(in: 0...200_000, using: &random))
            acknowledged = max(acknowledged, probe.numbers.last ?? 0)
            let found: Int = try count(folder.file())
            expect(found, isAtLeast: acknowledged, "round \(round): \(acknowledged) were acknowledged")
        }
    }

    // MARK: Migrations

    @Test func `a killed migration is rolled back, and runs the next time`() throws {
        var random = SplitMix64(seed: 8)
        let folder = try TemporaryFolder()
        let count = 3_000
        let template: URL = folder.file("template.sqlite")
        // More data than fits into SQLite's cache, so that uncommitted pages are also in the log.
        let texts: [String] = (1...count).map { String(repeating: "x", count: 700 + $0 % 7 * 100) }
        let store = try Store.inMemory(migrations: RecordAdder.migrations)
        try store.write { try $0.insert(texts.enumerated().map { Entry(id: $0 + 1, text: $1) }) }
        try store.backUp(to: template)

        /// Checks that a file is in the state after `done` migrations.
        func check(_ database: SQLiteDatabase, _ done: Int64) throws {
            try expect(isIntact(database))
            try expect(database.columns(ofTable: "entries").count, equals: (done > 2 ? 3 : 2))
            try expect(database.columns(ofTable: "parts").count, equals: (done > 4 ? 2 : 0))
            let (entries, weights): (Int64, Int64) = try (
                database.integer("SELECT count(*) FROM entries"),
                done > 2 ? database.integer("SELECT sum(weight) FROM entries") : 0
            )
            let weighed: [Int] = texts.map { (1 + $0.utf8.count) * 3 }
            switch done {
            case 2: expect(entries == count)
            case 3: expect(entries == count && weights == count)
            case 4: expect(entries == count && weights == weighed.reduce(0, +))
            default:
                let parts: Int64 = try database.integer("SELECT sum(weight) FROM parts")
                expect(done == 5 && entries == count / 2 && weights + parts == weighed.reduce(0, +))
                try expect(database.integer("SELECT count(*) FROM parts") == count / 2)
            }
        }

        for round in 0..<rounds {
            let file: URL = folder.file("\(round).sqlite")
            try FileManager.default.copyItem(at: template, to: file)
            // Every sixth time, the probe does not wait during a migration, and is killed after a random stage.
            let stage: Int = 1 + round % 6
            let target: Int = stage == 6 ? Int.random(in: 1...6, using: &random) : stage
            let probe = try Probe.Run("migrate", file.path, "\(stage)")
            probe.wait { $0.contains(target) }
            probe.kill(afterSpins: Int.random(in: 0...2_000_000, using: &random))
            let reached: Int = try #require(probe.numbers.last)
            do {
                let database = try SQLiteDatabase(path: file.path)
                let done: Int64 = try database.integer("SELECT count(*) FROM engawa_migrations")
                // Stages 1 and 2 are in the fourth migration, 3 to 5 in the fifth, and 6 is after them.
                let isAtEnd: Bool = stage == 6 && (reached == 2 || reached == 5)
                let least: Int64 = reached < 3 ? 3 : reached < 6 ? 4 : 5
                expect(done == least || isAtEnd && done == least + 1)
                try check(database, done)
            }
            try Probe.Run("migrate", file.path, "0").end()
            try check(try SQLiteDatabase(path: file.path), 5)
        }
    }

    // MARK: Backups

    @Test func `a killed backup is complete or missing, and the store unchanged`() throws {
        var random = SplitMix64(seed: 9)
        let folder = try TemporaryFolder()
        let store = try Store.inMemory(migrations: RecordAdder.migrations)
        let copy: URL = folder.file("copy.sqlite")
        /// The number of entries in the copy, or nil if there is no copy.
        var previous: Int?
        for round in 0..<rounds {
            let last: Int = 1_000 + round * 10
            let source: URL = folder.file("\(round).sqlite")
            try store.write { transaction in
                let ids: ClosedRange<Int> = round == 0 ? 1...last : last - 9...last
                try transaction.insert(ids.map { Entry(id: $0, text: String(repeating: "x", count: 1_000)) })
                try transaction.save(Total(id: 1, count: last))
            }
            try store.backUp(to: source)
            try SQLiteDatabase(path: source.path).execute("PRAGMA journal_mode = WAL")
            let before = try Data(contentsOf: source)
            if round % 5 == 0, previous != nil {
                try FileManager.default.removeItem(at: copy)
                previous = nil
            }

            let probe = try Probe.Run("back-up", source.path, copy.path)
            let lines = Int.random(in: 1...3, using: &random)
            probe.wait { $0.count >= lines }
            probe.kill(afterSpins: Int.random(in: 0...2_000_000, using: &random))
            let backupCount: Int = probe.numbers.last ?? 0

            try expect(Data(contentsOf: source), equals: before)
            guard FileManager.default.fileExists(atPath: copy.path) else {
                expect(backupCount == 0 && previous == nil)
                continue
            }
            let database = try SQLiteDatabase(path: copy.path)
            try expect(isIntact(database))
            let found = Int(try database.integer("SELECT count FROM totals"))
            try expect(database.integer("SELECT count(*) FROM entries") == found)
            expect(found == last || backupCount == 0 && found == previous)
            previous = found
        }
    }
}
