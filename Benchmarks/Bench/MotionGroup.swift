import Foundation

/// The group `motion`: the cost of frames during scrolling and animation.
struct MotionGroup {
    /// The folder of Engawa's programs.
    let programs: URL

    /// Measures all figures, headless and in a window, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double) -> Void) throws {
        try run([], on: nil, report)
        try run(["--loading"], on: nil, report)
        // Large enough for 390×844 points at 2x.
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
