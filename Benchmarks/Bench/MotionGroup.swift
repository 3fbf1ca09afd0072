import Foundation

/// The group `motion`: the cost of frames during scrolling and animation, compared with drawing by Pango and Cairo
/// alone.
struct MotionGroup {
    typealias Report = (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void

    /// The folder of Engawa's programs.
    let programs: URL
    let yardsticks: Yardsticks
    let temporary: URL

    private static let rounds = 3

    private var program: String { programs.appendingPathComponent("MotionBenchmark").path }

    /// Measures all figures, headless and in a window, and passes each to `report`.
    func run(_ report: Report) throws {
        let lines: URL = temporary.appendingPathComponent("labels.txt")
        try Child.write(program, ["--lines"], to: lines)
        try frames([], on: nil, lines, report)
        try list(lines, report)
        // Large enough for 390×844 points at 2x.
        try frames(["--window"], on: Screen(width: 1_024, height: 1_800), lines, report)
    }

    private func frames(_ arguments: [String], on screen: Screen?, _ lines: URL, _ report: Report) throws {
        let rounds = try Rounds(Self.rounds) {
            (
                try Child.dictionary(program, arguments, environment: environment(screen)),
                try yardsticks.figures("screen-pango", ["fling"], input: lines.path)
                    .merging(yardsticks.figures("screen-pango", ["layers"])) { $1 }
            )
        }
        for name in rounds.names {
            // The yardstick draws without a window, so its figures do not include copying the pixels to the window.
            let figure = rounds.median(name, beside: name.replacingOccurrences(of: ", in a window", with: ""))
            report(name, figure.value, figure.yardstick)
        }
    }

    /// Measures a list while its rows load. The yardstick is the same list after all rows have loaded, with the same
    /// pauses between its frames. The yardstick of the loaded list is a scrolling screen of labels.
    private func list(_ lines: URL, _ report: Report) throws {
        let rounds = try Rounds(Self.rounds) {
            let list = try Child.dictionary(program, ["--loading"], environment: environment(nil))
            let labels = try yardsticks.figures("screen-pango", ["fling"], input: lines.path)
            return (list, labels.merging(list) { $1 })
        }
        for statistic in ["mean", "99th percentile"] {
            let loading = "list frame, while loading, \(statistic)"
            let loaded = "list frame, nothing loading, \(statistic)"
            for (name, yardstick) in [(loading, loaded), (loaded, "scroll frame, \(statistic)")] {
                let figure = rounds.median(name, beside: yardstick)
                report(name, figure.value, figure.yardstick)
            }
        }
    }

    private func environment(_ screen: Screen?) -> [String: String?] {
        ["DISPLAY": screen?.name, "WAYLAND_DISPLAY": nil, "ENGAWA_SCALE": screen == nil ? nil : "2"]
    }
}
