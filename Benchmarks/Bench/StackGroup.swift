import Foundation

/// The group `stack`: what the stack's programs measure themselves, line by line.
struct StackGroup {
    /// Where our programs are.
    let programs: URL

    private static let programs = ["NetworkBenchmark"]

    /// Runs each program, and gives each figure to `report` by its name.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        for name in StackGroup.programs {
            let child = try Child(programs.appendingPathComponent(name).path, [])
            let output: String = child.readToEnd()
            guard child.wait().status == 0 else { throw BenchError("\(name) did not end well.") }
            for line in output.split(separator: "\n") {
                let columns: [Substring] = line.split(separator: "\t")
                guard columns.count > 1, let value = Double(columns[1]) else {
                    throw BenchError("\(name) said \"\(line)\", which is no figure.")
                }
                report(String(columns[0]), value, columns.count > 2 ? Double(columns[2]) : nil)
            }
        }
    }
}
