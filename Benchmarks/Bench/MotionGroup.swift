import Foundation

/// The group `motion`: what frames cost in which something moves.
struct MotionGroup {
    /// Where our programs are.
    let programs: URL

    /// Measures everything, and gives each figure to `report` by its name.
    func run(_ report: (_ figure: String, _ value: Double) -> Void) throws {
        let program: String = programs.appendingPathComponent("MotionBenchmark").path
        for figure in try Child.figures(program, [], environment: ["DISPLAY": nil]) {
            report(figure.name, figure.value)
        }
    }
}
