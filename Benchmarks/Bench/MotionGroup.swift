import Foundation

/// The group `motion`: what frames cost in which something moves.
struct MotionGroup {
    /// Where our programs are.
    let programs: URL

    /// Measures everything, and gives each figure to `report` by its name.
    func run(_ report: (_ figure: String, _ value: Double) -> Void) throws {
        let child = try Child(
            programs.appendingPathComponent("MotionBenchmark").path, [], environment: ["DISPLAY": nil])
        let lines: [Substring] = child.readToEnd().split(separator: "\n")
        guard child.wait().status == 0 else { throw BenchError("MotionBenchmark did not end well.") }
        for line in lines {
            let parts: [Substring] = line.split(separator: "\t")
            if parts.count == 2, let value = Double(parts[1]) { report(String(parts[0]), value) }
        }
    }
}
