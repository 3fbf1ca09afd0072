import Foundation
import Store

/// An entry, as a later version of the app defines it.
struct Parcel: StoredRecord {
    var id: Int
    var text: String
    var weight: Int

    static let schema = Schema<Parcel>(
        "entries", id: Column("id", \.id), Column("text", \.text), Column("weight", \.weight))
}

/// Migrates a file of entries, with changes that reveal whether a migration ran partially or twice.
struct MigrationProbe: Sendable {
    /// The stage at which the process stays until it is killed, or 0 for none.
    let stage: Int

    var migrations: [Migration] {
        RecordAdder.migrations + [
            .add(\Parcel.weight, default: 1),
            Migration("weigh") { transaction in
                try transaction.execute("UPDATE entries SET weight = weight + length(text)")
                try reach(1, transaction)
                try transaction.execute("UPDATE entries SET weight = weight * 3")
                try reach(2, transaction)
            },
            Migration("part") { transaction in
                try transaction.execute("CREATE TABLE parts (id INTEGER PRIMARY KEY, weight INTEGER NOT NULL) STRICT")
                try reach(3, transaction)
                try transaction.execute("INSERT INTO parts SELECT id, weight FROM entries WHERE id % 2 = 0")
                try reach(4, transaction)
                try transaction.execute("DELETE FROM entries WHERE id % 2 = 0")
                try reach(5, transaction)
            },
        ]
    }

    private func reach(_ number: Int, _ transaction: WriteTransaction) throws {
        report(number)
        while number == stage { try transaction.execute("UPDATE entries SET weight = weight + 1, text = text || ''") }
    }

    /// Reaches the last stage, after the migrations.
    func reachEnd() {
        report(6)
        while stage == 6 { pause() }
    }
}
