import Foundation

/// The group `motion`: what frames cost in which something moves.
struct MotionGroup {
    /// Where our programs are.
    let programs: URL

    /// Measures everything, on a screen of memory and in a window, and gives each figure to `report` by its name.
    func run(_ report: (_ figure: String, _ value: Double) -> Void) throws {
        try run([], on: nil, report)
        try run(["--loading"], on: nil, report)
        // Room for 390×844 points at 2x.
        let screen = try Screen(width: 1_024, height: 1_800)
        try run(["--window"], on: screen, report)
    }

    private func run(
        _ arguments: [String], on screen: Screen?, _ report: (_ figure: String, _ value: Double) -> Void
    ) throws {
        let program: String = programs.appendingPathComponent("MotionBenchmark").path
        let environment: [String: String?] = [
            "DISPLAY": screen?.name, "WAYLAND_DISPLAY": nil, "ENGAWA_SCALE": screen == nil ? nil : "2",
        ]
        for figure in try Child.figures(program, arguments, environment: environment) {
            report(figure.name, figure.value)
        }
    }
}
