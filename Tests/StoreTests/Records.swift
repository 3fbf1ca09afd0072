import Foundation
import Store

/// A record with columns of every type.
struct Person: StoredRecord, Equatable {
    enum Mood: String, Codable, CaseIterable, Sendable {
        case calm, merry, cross
    }

    struct Address: Codable, Equatable, Sendable {
        var street: String
        var lines: [Int]
    }

    var id: UUID
    var name: String
    var age: Int?
    var mood: Mood
    var height: Double
    var isMember: Bool
    var born: Date
    var page: URL?
    var picture: Data
    var address: Address?
    var level: UInt8

    static let schema = Schema<Person>(
        "people", id: Column("id", \.id), Column("name", \.name), Column("age", \.age), Column("mood", \.mood),
        Column("height", \.height), Column("isMember", \.isMember), Column("born", \.born), Column("page", \.page),
        Column("picture", \.picture), Column("address", \.address), Column("level", \.level),
        indexes: [Index(\.name), Index(\.age, \.name)])

    static func example(_ number: Int = 1) -> Person {
        Person(
            id: UUID(uuidString: "00000000-0000-0000-0000-\(String(format: "%012d", number))")!, name: "Aoi \(number)",
            age: number, mood: .merry, height: 1.625, isMember: true,
            born: Date(timeIntervalSinceReferenceDate: 0.1 + Double(number)),
            page: URL(string: "https://example.com/\(number)?a=b"), picture: Data([0, 1, 255]),
            address: Address(street: "Kawaramachi \"5\"", lines: [1, 2]), level: 200)
    }
}

/// A small record.
struct Item: StoredRecord, Equatable {
    var id: Int
    var name: String
    var rank: Int?

    static let schema = Schema<Item>(
        "items", id: Column("id", \.id), Column("name", \.name), Column("rank", \.rank))
}

/// A record that refers to an item.
struct Note: StoredRecord, Equatable {
    var id: Int
    var item: Int?

    static let schema = Schema<Note>(
        "notes", id: Column("id", \.id), Column("item", \.item, references: Item.self, onDelete: .cascade))
}

/// A record with encrypted properties.
struct Account: StoredRecord, Equatable {
    var id: Int
    var token: Encrypted<String>
    var pin: Encrypted<Int>?

    static let schema = Schema<Account>(
        "accounts", id: Column("id", \.id), Column("token", \.token), Column("pin", \.pin))
}
