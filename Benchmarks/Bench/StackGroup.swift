import Foundation

/// The group `stack`: requests, beside libcurl in C and Foundation's session, and what a storm of cancellations leaves.
struct StackGroup {
    /// Where our programs are.
    let programs: URL
    /// Where the yardsticks are; nil when they were left out.
    let yardsticks: URL?
    let temporary: URL

    private typealias Times = (time: Double, processorTime: Double)

    /// How often a round is repeated, in turns with its yardsticks. The middle one counts.
    private static let rounds = 5

    private var program: String { programs.appendingPathComponent("NetworkBenchmark").path }

    /// Measures everything, and gives each figure to `report` by its name.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        if let yardsticks { try requests(beside: yardsticks, report) }
        report("cancel storm", try columns(program, ["storm"]).first ?? 0, nil)
    }

    // MARK: Requests

    private func requests(
        beside yardsticks: URL, _ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void
    ) throws {
        let server = try WebServer(in: temporary)
        defer { server.stop() }
        let curl: String = yardsticks.appendingPathComponent("curl-multi").path
        for (concurrency, count, name) in [(1, 4_000, "requests, one by one"), (32, 16_000, "requests, 32 at once")] {
            var ours: [Times] = []
            var theirs: [Times] = []
            var session: [Times] = []
            for _ in 0..<StackGroup.rounds {
                ours.append(try times(program, ["client", server.url, "\(count)", "\(concurrency)"]))
                theirs.append(try times(curl, [server.url, "\(count)", "\(concurrency)"]))
                session.append(try times(program, ["session", server.url, "\(count / 8)", "\(concurrency)"]))
            }
            report(name, ours.map(\.time).median, theirs.map(\.time).median)
            report("\(name), processor", ours.map(\.processorTime).median, theirs.map(\.processorTime).median)
            report("\(name), beside URLSession", ours.map(\.time).median, session.map(\.time).median)
        }
    }

    private func times(_ program: String, _ arguments: [String]) throws -> Times {
        let columns: [Double] = try columns(program, arguments)
        guard columns.count == 2 else { throw BenchError("\(program) told no times.") }
        return (columns[0], columns[1])
    }

    /// The numbers of the line that a program prints.
    private func columns(_ program: String, _ arguments: [String]) throws -> [Double] {
        let child = try Child(program, arguments)
        let output: String = child.readToEnd()
        guard child.wait().status == 0 else { throw BenchError("\(program) did not end well.") }
        return output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }
}
