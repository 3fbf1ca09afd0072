import Foundation

/// The group `lists`: a list of 100,000 rows as in an app, compared with the same list in Qt Quick, and the arithmetic
/// of lists.
struct ListsGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    /// The folder of the yardsticks. Nil to skip them.
    let yardsticks: URL?

    private typealias Figures = [String: Double]

    private static let flingRounds = 3
    private static let launches = 9

    private var list: String { programs.appendingPathComponent("ListApp").path }
    private var qt: String? { yardsticks?.appendingPathComponent("list-qt").path }

    /// Measures all figures, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        // Large enough for 1,440×900 points at 2x.
        let screen = try Screen(width: 2_900, height: 1_900)
        try fling(on: screen, "1x", scale: 1, report)
        try fling(on: screen, "2x", scale: 2, withBar: true, report)
        try fling(on: screen, "1,440×900 at 2x", scale: 2, size: "1440x900", report)
        try launch(on: screen, report)
        let steady: Figures = try figures(of: list, ["--steady"], on: screen, scale: 2)
        report("list, allocations in a steady frame", steady["steady frame, allocations"] ?? .nan, nil)
        for figure in try Child.figures(programs.appendingPathComponent("ListsBenchmark").path, []) {
            report(figure.name, figure.value, figure.yardstick)
        }
    }

    /// Flings the list and the list of Qt. If `withBar` is true, it also flings the list under a blurred bar.
    private func fling(
        on screen: Screen, _ name: String, scale: Int, size: String? = nil, withBar: Bool = false,
        _ report: (String, Double, Double?) -> Void
    ) throws {
        let ourSize: [String] = size.map { ["-UIScreenSize", $0] } ?? []
        let qtSize: [String] = size.map { ["--size", $0] } ?? []
        // Alternate, so that other work of the machine affects both.
        var ours: [Figures] = []
        var theirs: [Figures] = []
        var underBar: [Figures] = []
        for _ in 0..<Self.flingRounds {
            ours.append(try figures(of: list, ourSize, on: screen, scale: scale))
            if let qt { theirs.append(try figures(of: qt, qtSize, on: screen, scale: scale)) }
            if withBar { underBar.append(try figures(of: list, ["--bar"], on: screen, scale: scale)) }
        }
        for figure in ["frame, mean", "frame, 99th percentile"] {
            report("list, \(name), \(figure)", median(ours, figure) ?? .nan, median(theirs, figure))
        }
        report("list, \(name), missed frames", median(ours, "missed frames") ?? .nan, nil)
        report("list, \(name), cells alive", median(ours, "cells alive") ?? .nan, median(ours, "visible cells"))
        report("list, \(name), memory", median(ours, "memory") ?? .nan, median(theirs, "memory"))
        if let mean = median(underBar, "frame, mean") {
            report("list under a blurred bar, frame, mean", mean, median(ours, "frame, mean"))
        }
    }

    private func launch(on screen: Screen, _ report: (String, Double, Double?) -> Void) throws {
        var ours: [Figures] = []
        var theirs: [Figures] = []
        var short: [Figures] = []
        var long: [Figures] = []
        for round in 0...Self.launches {
            let first: Figures = try figures(of: list, ["--first"], on: screen, scale: 1)
            let qtFirst: Figures? = try qt.map { try figures(of: $0, ["--first"], on: screen, scale: 1) }
            let shortFirst: Figures = try figures(of: list, ["--first", "--rows", "1000"], on: screen, scale: 1)
            let longFirst: Figures = try figures(of: list, ["--first", "--rows", "1000000"], on: screen, scale: 1)
            // The first round loads the files of all programs.
            guard round > 0 else { continue }
            ours.append(first)
            if let qtFirst { theirs.append(qtFirst) }
            short.append(shortFirst)
            long.append(longFirst)
        }
        report("list, first frame", median(ours, "first frame") ?? .nan, median(theirs, "first frame"))
        report("list, 1,000,000 rows", median(long, "first frame") ?? .nan, median(short, "first frame"))
        let memory = "first frame, memory"
        report("list, 1,000,000 rows, memory", (median(long, memory) ?? .nan) - (median(short, memory) ?? .nan), nil)
    }

    private func figures(of program: String, _ arguments: [String], on screen: Screen, scale: Int) throws -> Figures {
        let lines = try Child.figures(
            program, arguments,
            environment: [
                "DISPLAY": screen.name, "WAYLAND_DISPLAY": nil, "ENGAWA_SCALE": "\(scale)",
                "QT_SCALE_FACTOR": "\(scale)", "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software",
                "START_NS": "\(Int(now() * 1e9))",
            ])
        return Dictionary(lines.map { ($0.name, $0.value) }) { $1 }
    }

    private func median(_ runs: [Figures], _ figure: String) -> Double? {
        let values: [Double] = runs.compactMap { $0[figure] }
        return values.isEmpty ? nil : values.median
    }
}
