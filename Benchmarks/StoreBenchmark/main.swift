// Measures the store. Prints columns with tabs between them.
//     StoreBenchmark insert|fetch    milliseconds for 10,000 records of ten columns; the same by SQLite's functions alone
//     StoreBenchmark live            microseconds from asking for a write until it is delivered to a live query of 20
//                                    rows over 10,000; the same by an asynchronous write, with its way to another thread
//                                    and back to the main loop; how often writes were delivered that left the result as
//                                    it was
// In turns, for many rounds; of insert and fetch the round whose ratio is the median.
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
/// Ours and theirs, which follow each other at once: a machine that changes its speed changes it for both.
var rounds: [(ours: Double, theirs: Double)] = []
var medianLine: String {
    let sorted: [(ours: Double, theirs: Double)] = rounds.sorted { $0.ours / $0.theirs < $1.ours / $1.theirs }
    return "\(sorted[sorted.count / 2].ours)\t\(sorted[sorted.count / 2].theirs)"
}

switch CommandLine.arguments.dropFirst().first {
case "insert":
    for _ in 0..<roundCount {
        let ours: Double = try milliseconds { try store.write { try $0.insert(examples) } }
        rounds.append((ours, milliseconds { raw.insert(examples) }))
        try store.write { try $0.delete(Visit.all) }
        raw.run("DELETE FROM visits")
    }
    print(medianLine)
case "fetch":
    try store.write { try $0.insert(examples) }
    raw.insert(examples)
    for _ in 0..<roundCount {
        var fetched: [Visit] = []
        let ours: Double = try milliseconds { fetched = try store.read { try $0.fetch(Visit.all) } }
        precondition(fetched == examples)
        // Neither is to be charged with the other's records.
        fetched = []
        rounds.append((ours, milliseconds { fetched = raw.fetch() }))
        precondition(fetched == examples)
    }
    print(medianLine)
case "live":
    // A query that is asked for again and again has its index.
    let store = try Store(
        at: folder.appendingPathComponent("live"),
        migrations: [.create(Visit.self), .add(Index(\Visit.nights, \.points))])
    try store.write { try $0.insert(examples) }
    let cost = LiveCost(store: store)
    let time: Double = try await cost.relevant(waits: true)
    let asynchronous: Double = try await cost.relevant(waits: false)
    print("\(time)\t\(asynchronous)\t\(try await cost.irrelevant())")
default:
    FileHandle.standardError.write(Data("StoreBenchmark insert, fetch or live.\n".utf8))
    exit(1)
}
