/// A table that is printed row by row, as figures are measured.
struct FigureTable {
    private static let titles = ["figure", "value", "yardstick", "ratio", "ok", "asked"]
    /// The columns of numbers, which are right-aligned.
    private static let numbers = 1...3

    private let widths: [Int]

    /// Creates a table whose first column is wide enough for the names of the figures in `asked`.
    init(of asked: [Asked]) {
        let longest: Int = asked.map(\.figure.count).max() ?? 0
        widths = [longest, 14, 10, 7, 3, 0]
    }

    var header: String { row(of: FigureTable.titles) }

    func row(of figure: Figure) -> String { row(of: figure.columns) }

    private func row(of columns: [String]) -> String {
        zip(columns, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return FigureTable.numbers.contains(column) ? padding + cell.0 : cell.0 + padding
        }
        .joined(separator: "  ")
    }
}
