// Measures the store. Prints tab-separated columns.
//     StoreBenchmark insert|fetch    milliseconds for 10,000 records of ten columns; the same, using SQLite directly
//     StoreBenchmark live            microseconds from the start of a synchronous write until a live query of 20 rows
//                                    over 10,000 delivers it; those of the statements alone, using SQLite directly;
//                                    those of an asynchronous write, which involves another thread and the main loop;
//                                    the number of deliveries for writes that did not change the result
//     StoreBenchmark list            milliseconds for a page of 20 changed records in a stored list of 10,000; the same
//                                    write with only a live query active
// `insert` and `fetch` alternate between the store and SQLite for many rounds, and print the times of the round with
// the median ratio.
import Foundation
import Store

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start: Double = now()
    try body()
    return (now() - start) * 1e3
}

let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("store-benchmark-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let examples: [Visit] = Visit.examples(10_000)
let store = try Store(at: folder.appendingPathComponent("store"), migrations: [.create(Visit.self)])
let raw = RawVisits(path: folder.appendingPathComponent("raw").path)
let roundCount = 31
/// The times of the store and of SQLite. Both run in each round, so that a change in the machine's speed affects both.
var rounds: [(time: Double, yardstick: Double)] = []
var medianLine: String {
    let sorted: [(time: Double, yardstick: Double)] = rounds.sorted {
        $0.time / $0.yardstick < $1.time / $1.yardstick
    }
    return "\(sorted[sorted.count / 2].time)\t\(sorted[sorted.count / 2].yardstick)"
}

switch CommandLine.arguments.dropFirst().first {
case "insert":
    for _ in 0..<roundCount {
        let time: Double = try milliseconds { try store.write { try $0.insert(examples) } }
        rounds.append((time, milliseconds { raw.insert(examples) }))
        try store.write { try $0.delete(Visit.all) }
        raw.run("DELETE FROM visits")
    }
    print(medianLine)
case "fetch":
    try store.write { try $0.insert(examples) }
    raw.insert(examples)
    for _ in 0..<roundCount {
        var fetched: [Visit] = []
        let time: Double = try milliseconds { fetched = try store.read { try $0.fetch(Visit.all) } }
        precondition(fetched == examples)
        // Releases the records now, so that their deallocation is not measured.
        fetched = []
        rounds.append((time, milliseconds { fetched = raw.fetch() }))
        precondition(fetched == examples)
    }
    print(medianLine)
case "live":
    // This store has an index, because the query runs often.
    let store = try Store(
        at: folder.appendingPathComponent("live"),
        migrations: [.create(Visit.self), .add(Index(\Visit.nights, \.points))])
    try store.write { try $0.insert(examples) }
    raw.insert(examples)
    raw.run("CREATE INDEX visits_nights_points ON visits (nights, points)")
    let cost = LiveCost(store: store, raw: raw)
    let times = try await cost.relevantBesideStatements()
    let asynchronous: Double = try await cost.relevant(waits: false)
    print("\(times.live)\t\(times.statements)\t\(asynchronous)\t\(try await cost.irrelevant())")
case "list":
    let times = try await ListCost(folder: folder, examples: examples).page()
    print("\(times.list)\t\(times.live)")
default:
    FileHandle.standardError.write(Data("Usage: StoreBenchmark insert|fetch|live|list.\n".utf8))
    exit(1)
}
