import ConstraintSolver

/// Usage: LayoutBenchmark [NAME…]
let arguments = CommandLine.arguments.dropFirst()
let workloads: [(Workload, Int)] = [
    (.cell(), 300), (.form(), 20), (.independentCells(1), 300),
    (.independentCells(10), 50),
    (.independentCells(100), 20), (.independentCells(1000), 10), (.tiedCells(1), 50), (.tiedCells(1000), 5),
    (.nested(1000), 20), (.nested(10_000), 10), (.chain(1000), 20), (.chain(10_000), 10),
    (.softRow(1000), 10), (.softRow(10_000), 5),
]
for (workload, repetitions) in workloads {
    if !arguments.isEmpty && !arguments.contains(where: { workload.name.contains($0) }) { continue }
    let measured = try Measurement(workload, repetitions: repetitions)
    print(
        workload.name, workload.lines.count, "build", measured.builds.median, "best", measured.builds.min()!, "edit",
        measured.edits.median, "p95", measured.edits.percentile95, "violation", measured.worstViolation,
        measured.statistics)
}
