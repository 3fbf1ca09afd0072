// Measures the store. Prints columns with tabs between them.
//     StoreBenchmark insert|fetch    milliseconds for 10,000 records of ten columns; the same by SQLite's functions alone
//     StoreBenchmark live            microseconds from asking for a write until it is delivered to a live query of 20
//                                    rows over 10,000; the same by an asynchronous write, with its way to another thread
//                                    and back to the main loop; how often writes were delivered that left the result as
//                                    it was
// Best of many rounds, in turns.
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
let rounds = 15
var ours: [Double] = []
var theirs: [Double] = []
switch CommandLine.arguments.dropFirst().first {
case "insert":
    for _ in 0..<rounds {
        ours.append(try milliseconds { try store.write { try $0.insert(examples) } })
        theirs.append(milliseconds { raw.insert(examples) })
        try store.write { try $0.delete(Visit.all) }
        raw.run("DELETE FROM visits")
    }
    print("\(ours.min()!)\t\(theirs.min()!)")
case "fetch":
    try store.write { try $0.insert(examples) }
    raw.insert(examples)
    for _ in 0..<rounds {
        var fetched: [Visit] = []
        ours.append(try milliseconds { fetched = try store.read { try $0.fetch(Visit.all) } })
        precondition(fetched == examples)
        // Neither is to be charged with the other's records.
        fetched = []
        theirs.append(milliseconds { fetched = raw.fetch() })
        precondition(fetched == examples)
    }
    print("\(ours.min()!)\t\(theirs.min()!)")
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
