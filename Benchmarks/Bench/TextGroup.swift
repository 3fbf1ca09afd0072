import Foundation

/// The group `text`: long text in a text view compared with the text views of GTK and Qt, and labels compared with
/// Pango alone.
struct TextGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    let yardsticks: Yardsticks
    let temporary: URL

    private typealias Figures = [String: Double]

    private static let rounds = 3

    private var text: String { programs.appendingPathComponent("TextBenchmark").path }

    /// Measures all figures, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        let screen = try Screen(width: 1_000, height: 1_000)
        let short: String = try sample("--text", "1000000", name: "short.txt")
        let long: String = try sample("--text", "10000000", name: "long.txt")
        let labels: String = try sample("--label-texts", name: "labels.txt")
        var typing: [(ours: Figures, gtk: Figures, qt: Figures)] = []
        var stored: [Figures] = []
        var opening: [(ours: Figures, gtk: Figures, qt: Figures)] = []
        var measuring: [(Figures, Figures)] = []
        // Alternate, so that other work of the machine affects both.
        for _ in 0..<Self.rounds {
            typing.append(
                (
                    try ours(["--window", "--type", short], screen), try yardstick("text-gtk", ["type"], short, screen),
                    try yardstick("text-qt", ["type"], short, screen)
                ))
            stored.append(try ours(["--window", "--type", short, "--storage"], screen))
            opening.append(
                (
                    try ours(["--window", "--open", long], screen), try yardstick("text-gtk", ["open"], long, screen),
                    try yardstick("text-qt", ["open"], long, screen)
                ))
            measuring.append((try ours(["--labels"], screen), try yardstick("text-pango", [], labels, screen)))
        }
        for name in ["typing, median", "typing, 99th percentile"] {
            // The better value of the two toolkits.
            let others: [Double] = [median(typing.map(\.gtk), name), median(typing.map(\.qt), name)].compactMap { $0 }
            report(name, median(typing.map(\.ours), name) ?? .nan, others.min())
        }
        report("typing with a text storage, median", median(stored, "typing, median") ?? .nan, nil)
        for name in ["first frame", "memory", "scrolling, median"] {
            let value: Double = median(opening.map(\.ours), name) ?? .nan
            report("10 MB, \(name)", value, median(opening.map(\.gtk), name))
            report("10 MB, \(name), beside Qt", value, median(opening.map(\.qt), name))
        }
        let first: Double? = median(measuring.map(\.1), "labels, first")
        for name in ["labels, first", "labels, again"] {
            report(name, median(measuring.map(\.0), name) ?? .nan, first)
        }
        report(
            "unchanged label, layouts", median(measuring.map(\.0), "unchanged label, layouts") ?? .nan, nil)
    }

    /// Writes the output of the benchmark to a file, and returns the path of the file.
    private func sample(_ arguments: String..., name: String) throws -> String {
        let file: URL = temporary.appendingPathComponent(name)
        try Child.write(text, arguments, to: file)
        return file.path
    }

    private func ours(_ arguments: [String], _ screen: Screen) throws -> Figures {
        try Child.dictionary(text, arguments, environment: environment(screen))
    }

    private func yardstick(_ name: String, _ arguments: [String], _ file: String, _ screen: Screen) throws -> Figures {
        try yardsticks.figures(name, arguments, input: file, environment: environment(screen))
    }

    private func environment(_ screen: Screen) -> [String: String?] {
        [
            "DISPLAY": screen.name, "WAYLAND_DISPLAY": nil, "ENGAWA_SCALE": "1", "GSK_RENDERER": "cairo",
            "START_NS": "\(Int(now() * 1e9))",
        ]
    }

    private func median(_ runs: [Figures], _ figure: String) -> Double? {
        let values: [Double] = runs.compactMap { $0[figure] }
        return values.isEmpty ? nil : values.median
    }
}
