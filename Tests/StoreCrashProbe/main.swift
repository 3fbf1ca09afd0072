// Writes to a store for ever, and says so, until it is killed.
//     StoreCrashProbe FILE SEED
// After each acknowledged write it prints the write's number. Each write is one transaction on two tables, which agree
// whenever the file is looked at. The first write of a new file may be a migration.
import Foundation
import Store

struct Entry: StoredRecord {
    var id: Int
    var text: String

    static let schema = Schema<Entry>("entries", id: Column("id", \.id), Column("text", \.text))
}

struct Total: StoredRecord {
    var id: Int
    var count: Int

    static let schema = Schema<Total>("totals", id: Column("id", \.id), Column("count", \.count))
}

let arguments: [String] = CommandLine.arguments
let store = try Store(
    at: URL(fileURLWithPath: arguments[1]), migrations: [.create(Entry.self), .create(Total.self)])
var number: Int = try store.read { try $0.count(Entry.all) }
var seed: Int = Int(arguments[2])!
while true {
    seed = (seed &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
    let count: Int = 1 + seed % 20
    let first: Int = number + 1
    let size: Int = seed % 3_000
    try store.write { transaction in
        for id in first..<first + count {
            try transaction.insert(Entry(id: id, text: String(repeating: "x", count: size)))
        }
        try transaction.save(Total(id: 1, count: first + count - 1))
    }
    number += count
    let line: [UInt8] = Array("\(number)\n".utf8)
    _ = write(1, line, line.count)
}
