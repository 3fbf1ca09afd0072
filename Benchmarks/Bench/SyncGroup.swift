import Foundation

/// The group `sync`: the messenger Sync with long conversations, messages between two windows, its server under load,
/// and 1,000 UI tests of Colr.
struct SyncGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    let temporary: URL

    private typealias Figures = [String: Double]

    private static let launches = 9
    private static let typingRounds = 3
    private static let tests = 1_000
    private static let singleTests = 5
    /// The time of a frame, in milliseconds.
    private static let frame = 1_000.0 / 60

    private var sync: String { programs.appendingPathComponent("SyncBenchmark").path }

    /// Measures all figures, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        let empty: String = try store(messages: 0)
        let short: String = try store(messages: 100)
        let long: String = try store(messages: 100_000)
        try launch(short, long, report)
        try type(empty, long, report)
        try talk(report)
        try load(report)
        try test(report)
    }

    /// Creates a store of the app, and returns its folder.
    private func store(messages: Int) throws -> String {
        let folder: URL = temporary.appendingPathComponent("sync-\(messages)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try figures(sync, ["--prepare", folder.path, "\(messages)"])
        return folder.path
    }

    private func launch(_ short: String, _ long: String, _ report: (String, Double, Double?) -> Void) throws {
        var times: (short: [Double], long: [Double]) = ([], [])
        // Alternate, so that other load on the machine affects both.
        for round in 0...Self.launches {
            let first: Double? = try figures(sync, ["--first", short])["first frame"]
            let second: Double? = try figures(sync, ["--first", long])["first frame"]
            // The first round loads the files of the program.
            guard round > 0, let first, let second else { continue }
            times.short.append(first)
            times.long.append(second)
        }
        report("launch, 100,000 messages", times.long.median, times.short.median)
    }

    private func type(_ empty: String, _ long: String, _ report: (String, Double, Double?) -> Void) throws {
        var times: (empty: [Double], long: [Double]) = ([], [])
        for _ in 0..<Self.typingRounds {
            times.empty.append(try figures(sync, ["--type", empty])["key, median"] ?? .nan)
            times.long.append(try figures(sync, ["--type", long])["key, median"] ?? .nan)
        }
        report("typing, 100,000 messages", times.long.median, times.empty.median)
    }

    /// Measures the time from Send to the frame in another window. The time of the server alone is subtracted.
    private func talk(_ report: (String, Double, Double?) -> Void) throws {
        let screen = try Screen(width: 1_000, height: 900)
        let times: Figures = try figures(
            sync, ["--talk"], environment: ["DISPLAY": screen.name, "WAYLAND_DISPLAY": nil, "ENGAWA_SCALE": "1"])
        let server: Double = times["server, median"] ?? .nan
        report("server, from request to event", server, nil)
        report("message, median", ((times["frame, median"] ?? .nan) - server) / Self.frame, nil)
        report("message, 99th percentile", ((times["frame, 99th percentile"] ?? .nan) - server) / Self.frame, nil)
    }

    /// Measures a server with 2,000 open streams that receives 500 messages per second. Each message has 20 readers.
    private func load(_ report: (String, Double, Double?) -> Void) throws {
        let program: String = programs.appendingPathComponent("SyncLoad").path
        let server: String = programs.appendingPathComponent("engawa-backend").path
        // The program fails if a message does not arrive exactly once.
        let load: Figures = try figures(program, [server])
        report("server under load, processor", load["process 1, cores"] ?? .nan, nil)
        report(
            "server under load, memory", (load["memory after"] ?? .nan) - (load["memory before"] ?? .nan), nil)
    }

    private func test(_ report: (String, Double, Double?) -> Void) throws {
        let program: String = programs.appendingPathComponent("AppBenchmark").path
        let one: [Double] = try (0..<Self.singleTests).map { _ in
            try figures(program, ["--searches", "1"])["all"] ?? .nan
        }
        let all: Figures = try figures(program, ["--searches", "\(Self.tests)"])
        report("1,000 UI tests", all["all"] ?? .nan, one.median * Double(Self.tests))
        report("1,000 UI tests, the last ones", all["late"] ?? .nan, all["early"])
        report("1,000 UI tests, memory", (all["memory, late"] ?? .nan) - (all["memory, early"] ?? .nan), nil)
    }

    private func figures(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws
        -> Figures
    {
        var variables: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "COLR_URL": nil]
        variables["START_NS"] = "\(Int(now() * 1e9))"
        let lines = try Child.figures(program, arguments, environment: variables.merging(environment) { $1 })
        return Dictionary(lines.map { ($0.name, $0.value) }) { $1 }
    }
}
