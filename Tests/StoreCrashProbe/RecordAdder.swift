import Foundation
import Store

struct Entry: StoredRecord {
    var id: Int
    var text: String

    static let schema = Schema<Entry>("entries", id: Column("id", \.id), Column("text", \.text))
}

struct Locker: StoredRecord {
    var id: Int
    var secret: Encrypted<String>
    var pin: Encrypted<Int>?

    static let schema = Schema<Locker>(
        "lockers", id: Column("id", \.id), Column("secret", \.secret), Column("pin", \.pin))
}

struct Total: StoredRecord {
    var id: Int
    var count: Int

    static let schema = Schema<Total>("totals", id: Column("id", \.id), Column("count", \.count))
}

/// Adds records until the process is killed.
struct RecordAdder {
    static let migrations: [Migration] = [.create(Entry.self), .create(Total.self)]

    let file: URL

    /// Adds entries. The first write to a new file is a migration.
    func addEntries(seed: Int) throws {
        let store = try Store(at: file, migrations: RecordAdder.migrations)
        try add(to: store, seed, try store.read { try $0.count(Entry.all) }) { id, size in
            Entry(id: id, text: String(repeating: "x", count: size))
        }
    }

    /// Adds lockers. The first write to a new file creates the key.
    func addLockers(seed: Int) throws {
        var options = StoreOptions()
        options.key = .file(file.appendingPathExtension("key"))
        let store = try Store(at: file, migrations: [.create(Locker.self), .create(Total.self)], options: options)
        try add(to: store, seed, try store.read { try $0.count(Locker.all) }) { id, size in
            let text: String = "secret of \(id)" + String(repeating: "!", count: size)
            return Locker(id: id, secret: Encrypted(text), pin: size % 2 == 0 ? nil : Encrypted(id))
        }
    }

    private func add<Record: StoredRecord>(
        to store: Store, _ seed: Int, _ number: Int, _ make: (_ id: Int, _ size: Int) -> Record
    ) throws {
        var (seed, number): (Int, Int) = (seed, number)
        while true {
            seed = (seed &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
            let last: Int = number + 1 + seed % 20
            let size: Int = seed % 3_000
            try store.write { transaction in
                for id in number + 1...last { try transaction.insert(make(id, size)) }
                // Replaces an existing record.
                if number > 0 { try transaction.save(make(1 + seed % number, size)) }
                try transaction.save(Total(id: 1, count: last))
            }
            number = last
            report(number)
        }
    }
}
