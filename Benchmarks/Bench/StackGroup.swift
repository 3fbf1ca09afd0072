import Foundation

/// The group `stack`: the parts of the path from a server's bytes to a bound view, each compared with an alternative
/// library.
struct StackGroup {
    typealias Report = (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void

    /// The folder of Engawa's programs.
    let programs: URL
    /// The folder of the yardsticks. Nil to skip them.
    let yardsticks: URL?
    let temporary: URL

    /// Measures all figures, and passes each to `report`.
    func run(_ report: Report) throws {
        try parsing(report)
        try bindings(report)
        try pictures(report)
        try store(report)
        for figure in try Child.figures(program("MotionBenchmark"), ["--appending"]) {
            report(figure.name, figure.value, figure.yardstick)
        }
        try requests(report)
    }

    private func program(_ name: String) -> String { programs.appendingPathComponent(name).path }

    // MARK: Parsing, bindings, pictures, the store

    private func parsing(_ report: Report) throws {
        let parser: String = program("ParsingBenchmark")
        let document: String = temporary.appendingPathComponent("statuses.xml").path
        for figure in try Child.figures(parser, ["json"]) { report(figure.name, figure.value, figure.yardstick) }
        _ = try Child.table(parser, ["write", document])
        let copying: Double? = try yardsticks.flatMap {
            try Child.numbers($0.appendingPathComponent("sax-copy").path, [document, "9"]).first
        }
        for figure in try Child.figures(parser, ["xml", document]) { report(figure.name, figure.value, copying) }
        for figure in try Child.figures(parser, ["xml-memory", document]) { report(figure.name, figure.value, nil) }
    }

    private func bindings(_ report: Report) throws {
        for figure in try Child.figures(program("BindingsBenchmark"), []) {
            report(figure.name, figure.value, figure.yardstick)
        }
    }

    private func pictures(_ report: Report) throws {
        let file: String = temporary.appendingPathComponent("photograph.jpg").path
        let decoder: String = program("ImageBenchmark")
        _ = try Child.table(decoder, ["write", file])
        let avatar: [Double] = try Child.numbers(decoder, ["avatar", file])
        let full: [Double] = try Child.numbers(decoder, ["full", file])
        guard avatar.count == 2, full.count == 2 else { throw BenchError("ImageBenchmark printed no figures.") }
        report("avatar of a photograph", avatar[0], full[0])
        report("avatar of a photograph, memory", avatar[1], full[1])
    }

    private func store(_ report: Report) throws {
        let store: String = program("StoreBenchmark")
        for (word, name) in [("insert", "store, insert"), ("fetch", "store, fetch")] {
            let times: [Double] = try Child.numbers(store, [word])
            guard times.count == 2 else { throw BenchError("StoreBenchmark printed no times.") }
            report(name, times[0], times[1])
        }
        let live: [Double] = try Child.numbers(store, ["live"])
        guard live.count == 4 else { throw BenchError("StoreBenchmark printed no times.") }
        let list: [Double] = try Child.numbers(store, ["list"])
        guard list.count == 2 else { throw BenchError("StoreBenchmark printed no times.") }
        report("stored list, page", list[0], list[1])
        report("live query, relevant write", live[0], live[1])
        report("live query, asynchronous write", live[2], nil)
        report("live query, write that changes nothing", live[3], nil)
    }

    // MARK: Requests

    /// The number of rounds. Each round runs the client and then its yardsticks; the median is reported.
    private static let rounds = 5

    private func requests(_ report: Report) throws {
        let client: String = program("NetworkBenchmark")
        if let yardsticks {
            let server = try WebServer(in: temporary)
            defer { server.stop() }
            let curl: String = yardsticks.appendingPathComponent("curl-multi").path
            let rounds = [(1, 4_000, "requests, one by one"), (32, 16_000, "requests, 32 at once")]
            for (concurrency, count, name) in rounds {
                var clientTimes: [RequestTimes] = []
                var curlTimes: [RequestTimes] = []
                var sessionTimes: [RequestTimes] = []
                for _ in 0..<StackGroup.rounds {
                    clientTimes.append(try RequestTimes(client, ["client", server.url, "\(count)", "\(concurrency)"]))
                    curlTimes.append(try RequestTimes(curl, [server.url, "\(count)", "\(concurrency)"]))
                    sessionTimes.append(
                        try RequestTimes(client, ["session", server.url, "\(count / 8)", "\(concurrency)"]))
                }
                report(name, clientTimes.map(\.time).median, curlTimes.map(\.time).median)
                report(
                    "\(name), processor", clientTimes.map(\.processorTime).median, curlTimes.map(\.processorTime).median
                )
                report("\(name), beside URLSession", clientTimes.map(\.time).median, sessionTimes.map(\.time).median)
            }
        }
        report("cancel storm", try Child.numbers(client, ["storm"]).first ?? 0, nil)
    }
}

/// The time per request that a program reports, in microseconds: wall-clock time and processor time.
private struct RequestTimes {
    var time: Double
    var processorTime: Double

    init(_ program: String, _ arguments: [String]) throws {
        let numbers: [Double] = try Child.numbers(program, arguments)
        guard numbers.count == 2 else { throw BenchError("\(program) printed no times.") }
        (time, processorTime) = (numbers[0], numbers[1])
    }
}
