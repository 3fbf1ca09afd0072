import Foundation

/// The group `layout`: the constraint solver compared with kiwi, and layout of the kit's views compared with GTK.
struct LayoutGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    let yardsticks: Yardsticks
    let temporary: URL

    /// The times of a solver for one workload, in microseconds, and its solution.
    private struct Outcome {
        var build: Double
        /// The median time for a new width of the window.
        var width: Double
        /// The 95th percentile of the time for a new width of the window.
        var width95: Double
        var violation: Double
        /// The solution, by the number of the variable.
        var values: [Int: Double]
    }

    private var solver: String { programs.appendingPathComponent("LayoutBenchmark").path }

    /// The path of the yardstick. Nil if it was not built.
    private var kiwi: String? { yardsticks.path("kiwi-layout") }

    /// Measures all figures, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        try quickCases(report)
        try largeCases(report)
        try manyCells(report)
        try views(report)
    }

    // MARK: Views

    private func views(_ report: (String, Double, Double?) -> Void) throws {
        let program: String = programs.appendingPathComponent("KitLayoutBenchmark").path
        let screen: Screen? = yardsticks.folder == nil ? nil : try Screen(width: 400, height: 400)
        let cells = try Rounds {
            let ours = try lines(of: program, ["fitted"]).map { ($0.name, $0.numbers[0]) }
            let environment: [String: String?] = ["DISPLAY": screen?.name, "WAYLAND_DISPLAY": nil]
            return (
                Dictionary(ours) { $1 }, try yardsticks.figures("cells-gtk", [], environment: environment)
            )
        }
        for name in cells.names {
            let figure = cells.median(name)
            report(name, figure.value, figure.yardstick)
        }
        for line in try lines(of: program, ["unchanged"]) {
            report(line.name, line.numbers[0], line.numbers.dropFirst().first)
        }
    }

    // MARK: Cases that kiwi solves in milliseconds

    /// Repeats workloads many times and compares the solutions, which are unique.
    private func quickCases(_ report: (String, Double, Double?) -> Void) throws {
        let cells: [(Outcome, Outcome?)] = try alternating {
            (try measureSolver("cell", runs: 100), try measureKiwi("cell", runs: 100))
        }
        let forms: [(Outcome, Outcome?)] = try alternating {
            (try measureSolver("form", runs: 20), try measureKiwi("form", runs: 4))
        }
        let cell: (Double, Double?) = medianPair(of: cells, \.build)
        let form: (Double, Double?) = medianPair(of: forms, \.build)
        let width: (Double, Double?) = medianPair(of: forms, \.width)
        report("one cell", cell.0, cell.1)
        report("form", form.0 / 1_000, form.1.map { $0 / 1_000 })
        report("form, each width", width.0, width.1)
        guard kiwi != nil else { return }
        var different = 0
        for workload in ["cell", "form", "cells-10", "tied-10", "nested-400", "chain-100", "row-400"] {
            let result: Outcome = try measureSolver(workload, runs: 1, includesValues: true)
            guard let kiwiResult: Outcome = try measureKiwi(workload, runs: 1) else { continue }
            different += result.values.count { index, value in
                abs((kiwiResult.values[index] ?? .infinity) - value) > 1e-6 * max(1, abs(value))
            }
        }
        report("values unlike kiwi's", Double(different), nil)
    }

    // MARK: Comparison

    /// Alternates between two measurements, so that a change in the machine's speed affects both.
    private func alternating(_ body: () throws -> (Outcome, Outcome?)) rethrows -> [(Outcome, Outcome?)] {
        try (0..<7).map { _ in try body() }
    }

    /// Returns the pair of times with the median ratio.
    private func medianPair(
        of rounds: [(Outcome, Outcome?)], _ time: KeyPath<Outcome, Double>,
        beside yardstick: KeyPath<Outcome, Double>? = nil
    ) -> (Double, Double?) {
        let pairs: [(Double, Double?)] = rounds.map { ($0[keyPath: time], $1?[keyPath: yardstick ?? time]) }
        return pairs.sorted { $0.0 / ($0.1 ?? 1) < $1.0 / ($1.1 ?? 1) }[pairs.count / 2]
    }

    // MARK: Large cases

    /// Measures workloads for which kiwi needs up to a minute, because its time grows with the square of the size. The
    /// yardstick is kiwi's time for as many constraints in separate cells. For tied cells, it is the time of Engawa's
    /// solver for as many cells, each in its own solver.
    private func largeCases(_ report: (String, Double, Double?) -> Void) throws {
        var worstViolation = 0.0
        func build(_ workload: String, constraints: Int, runs: Int, _ figure: String) throws {
            let cells: Double = Double(constraints) / Double(Self.constraintsOfCell)
            let rounds: [(Outcome, Outcome?)] = try alternating {
                let result: Outcome = try measureSolver(workload, runs: runs)
                worstViolation = max(worstViolation, result.violation)
                return (result, try measureKiwi("cell", runs: 100))
            }
            let (time, cell): (Double, Double?) = medianPair(of: rounds, \.build)
            report(figure, time / 1_000, cell.map { $0 * cells / 1_000 })
        }
        let ties: [(Outcome, Outcome?)] = try alternating {
            let tied: Outcome = try measureSolver("tied-1000", runs: 3)
            worstViolation = max(worstViolation, tied.violation)
            return (tied, try measureApart())
        }
        for (figure, time) in [
            ("1,000 tied cells", \Outcome.build), ("1,000 tied cells, each width, 95th percentile", \.width95),
        ] {
            let (value, apart): (Double, Double?) = medianPair(of: ties, time, beside: \.build)
            report(figure, value / 1_000, apart.map { $0 / 1_000 })
        }
        for kind in ["nested", "chain"] {
            try build("\(kind)-1000", constraints: 1_000, runs: 101, "\(kind), 1,000")
            try build("\(kind)-10000", constraints: 10_000, runs: 11, "\(kind), 10,000")
            let rounds: [(Outcome, Outcome?)] = try alternating {
                (try measureSolver("\(kind)-10000", runs: 11), try measureSolver("\(kind)-1000", runs: 31))
            }
            let (large, small): (Double, Double?) = medianPair(of: rounds, \.build)
            report("\(kind), growth", large / (small ?? .nan), nil)
        }
        try build("row-1000", constraints: 1_000, runs: 31, "row of soft labels, 1,000")
        try build("row-10000", constraints: 10_000, runs: 11, "row of soft labels, 10,000")
        try build("cells-1000", constraints: 1_000 * Self.constraintsOfCell, runs: 5, "1,000 cells")
        report("largest violation", worstViolation, nil)
    }

    /// The number of constraints of the workload `cell`.
    private static let constraintsOfCell = 57

    // MARK: Memory and growth

    private func manyCells(_ report: (String, Double, Double?) -> Void) throws {
        let rounds: [(Outcome, Outcome?)] = try alternating {
            (try measureSolver("cells-1000", runs: 5), try measureApart())
        }
        let (together, apart): (Double, Double?) = medianPair(of: rounds, \.build)
        report("1,000 cells, growth", together / 1_000, apart.map { $0 / 1_000 })
        let child = try Child(solver, ["time", "cells-1000", "1"])
        let first: Double = try outcome(child.readToEnd()).build
        report("1,000 cells, first in a process", first / 1_000, nil)
        report("1,000 cells, memory", child.wait().memory, nil)
    }

    // MARK: Programs

    private func measureSolver(_ workload: String, runs: Int, includesValues: Bool = false) throws -> Outcome {
        try outcome(output(of: solver, ["time", workload, "\(runs)"] + (includesValues ? ["values"] : [])))
    }

    /// Measures 1,000 cells, each in its own solver.
    private func measureApart() throws -> Outcome {
        var apart = Outcome(build: .nan, width: 0, width95: 0, violation: 0, values: [:])
        apart.build = try lines(of: solver, ["apart", "1000", "5"]).first?.numbers.first ?? .nan
        return apart
    }

    /// Runs a workload with kiwi. Returns nil if kiwi was not built.
    private func measureKiwi(_ workload: String, runs: Int) throws -> Outcome? {
        guard let kiwi else { return nil }
        let file: URL = temporary.appendingPathComponent("\(workload).txt")
        try output(of: solver, ["write", workload]).write(to: file, atomically: true, encoding: .utf8)
        return try outcome(output(of: kiwi, [file.path, "\(runs)"]))
    }

    private func outcome(_ output: String) throws -> Outcome {
        var outcome = Outcome(build: .nan, width: 0, width95: 0, violation: 0, values: [:])
        for line in parse(output) {
            switch (line.name, line.numbers.count) {
            case ("build", 1): outcome.build = line.numbers[0]
            case ("widths", 2): (outcome.width, outcome.width95) = (line.numbers[0], line.numbers[1])
            case ("violation", 1): outcome.violation = line.numbers[0]
            case ("value", 2): outcome.values[Int(line.numbers[0])] = line.numbers[1]
            default: break
            }
        }
        guard outcome.build.isFinite else { throw BenchError("A solver printed no times.") }
        return outcome
    }

    private func lines(of program: String, _ arguments: [String]) throws -> [(name: String, numbers: [Double])] {
        parse(try output(of: program, arguments))
    }

    /// Makes the C library keep freed memory for the next run, as in an application that has performed layout for a
    /// while. Otherwise the library returns the memory to the system, and the times of the larger workloads include
    /// page faults.
    private static let memorySettings: [String: String?] = [
        "MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_MMAP_THRESHOLD_": "1000000000",
    ]

    /// Runs a program and returns its output.
    private func output(of program: String, _ arguments: [String]) throws -> String {
        let child = try Child(program, arguments, environment: Self.memorySettings)
        let output: String = child.readToEnd()
        guard child.wait().status == 0 else { throw BenchError("\(program) failed.") }
        return output
    }

    /// Parses lines of a name and numbers, separated by tabs.
    private func parse(_ output: String) -> [(name: String, numbers: [Double])] {
        output.split(separator: "\n").map { line in
            let columns: [Substring] = line.split(separator: "\t")
            return (String(columns.first ?? ""), columns.dropFirst().compactMap { Double($0) })
        }
    }
}
