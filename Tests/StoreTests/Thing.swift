import Foundation
import Store

/// A record with columns of many kinds, the last of which came by migrations.
struct Thing: StoredRecord, Equatable {
    var id: Int
    var name: String
    var rank: Int?
    var height: Double
    var weight: Double?
    var born: Date
    var isOpen: Bool
    var isKept: Bool?
    // Since the second version of the app.
    var score: Double = 2
    var seen: Date? = firstDay
    var level: Int? = 3
    var nick: String?

    static let firstDay = Date(timeIntervalSinceReferenceDate: 86_400)

    static let schema = Schema<Thing>(
        "things", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank), Column("height", \.height),
        Column("weight", \.weight), Column("born", \.born), Column("isOpen", \.isOpen), Column("isKept", \.isKept),
        Column("score", \.score), Column("seen", \.seen), Column("level", \.level), Column("nick", \.nick))

    /// What the second version of the app does to the file of the first one.
    static let migrations: [Migration] = [
        .create(Thing.self), .add(\Thing.score, default: 2), .add(\Thing.seen, default: firstDay),
        .add(\Thing.level, default: 3), .add(\Thing.nick),
        Migration("open every third one") { try $0.execute("UPDATE things SET isOpen = 1 WHERE id % 3 = 0") },
    ]

    /// What the first version of the app knows of it.
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

    /// What the migrations make of `old`.
    var migrated: Thing {
        Thing(
            id: id, name: name, rank: rank, height: height, weight: weight, born: born,
            isOpen: isOpen || id % 3 == 0, isKept: isKept)
    }
}
