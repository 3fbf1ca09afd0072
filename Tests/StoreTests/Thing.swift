import Foundation
import Store

/// A record with columns of many types. Migrations add the last four.
struct Thing: StoredRecord, Equatable {
    var id: Int
    var name: String
    var rank: Int?
    var height: Double
    var weight: Double?
    var born: Date
    var isOpen: Bool
    var isKept: Bool?
    // Added in the second version of the app.
    var score: Double = 2
    var seen: Date? = firstDay
    var level: Int? = 3
    var nick: String?

    static let firstDay = Date(timeIntervalSinceReferenceDate: 86_400)

    static let schema = Schema<Thing>(
        "things", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank), Column("height", \.height),
        Column("weight", \.weight), Column("born", \.born), Column("isOpen", \.isOpen), Column("isKept", \.isKept),
        Column("score", \.score), Column("seen", \.seen), Column("level", \.level), Column("nick", \.nick))

    /// The migrations of the second version of the app, for new and existing files.
    static let migrations: [Migration] = [
        .create(Thing.self), .add(\Thing.score, default: 2), .add(\Thing.seen, default: firstDay),
        .add(\Thing.level, default: 3), .add(\Thing.nick),
        Migration("open every third one") { try $0.execute("UPDATE things SET isOpen = 1 WHERE id % 3 = 0") },
    ]

    /// The record in the first version of the app.
    struct Old: StoredRecord {
        var id: Int
        var name: String
        var rank: Int?
        var height: Double
        var weight: Double?
        var born: Date
        var isOpen: Bool
        var isKept: Bool?

        static let schema = Schema<Old>(
            "things", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank),
            Column("height", \.height), Column("weight", \.weight), Column("born", \.born),
            Column("isOpen", \.isOpen), Column("isKept", \.isKept))
    }

    var old: Old {
        Old(id: id, name: name, rank: rank, height: height, weight: weight, born: born, isOpen: isOpen, isKept: isKept)
    }

    /// The record that results when the migrations run on `old`.
    var migrated: Thing {
        Thing(
            id: id, name: name, rank: rank, height: height, weight: weight, born: born,
            isOpen: isOpen || id % 3 == 0, isKept: isKept)
    }
}
