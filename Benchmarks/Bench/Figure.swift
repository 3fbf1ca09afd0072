import Foundation

/// What was measured, beside what is asked.
struct Figure {
    var asked: Asked
    var value: Double
    /// What the other toolkit's program takes for the same work.
    var yardstick: Double?

    var ratio: Double? { yardstick.map { value / $0 } }

    /// Whether what is asked holds; nil where nothing is decided, or the yardstick was left out.
    var isMet: Bool? {
        guard let limit = asked.limit else { return nil }
        switch asked.comparison {
        case .value: return value <= limit
        case .ratio: return ratio.map { $0 <= limit }
        case .none: return nil
        }
    }

    var json: String {
        """
        {"group":"\(asked.group)","figure":"\(asked.figure)","value":\(number(value)),"unit":"\(asked.unit)",\
        "yardstick":\(number(yardstick)),"ratio":\(number(ratio)),"asked":"\(asked.wording)",\
        "ok":\(isMet.map { $0 ? "true" : "false" } ?? "null")}
        """
    }

    /// The line of the table: figure, value, yardstick, ratio, whether it holds, what is asked.
    var row: [String] {
        [
            asked.figure, "\(short(value)) \(asked.unit)", yardstick.map(short) ?? "",
            ratio.map { "\(short($0))x" } ?? "",
            isMet.map { $0 ? "yes" : "NO" } ?? "", asked.wording,
        ]
    }

    private func number(_ value: Double?) -> String { value.map { String(format: "%.4g", $0) } ?? "null" }
    private func short(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.1f", value) }
}

/// A table of figures, in columns.
func table(of figures: [Figure]) -> String {
    let rows: [[String]] = [["figure", "value", "yardstick", "ratio", "ok", "asked"]] + figures.map(\.row)
    let widths: [Int] = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        row.enumerated().map { column, text in
            let padding = String(repeating: " ", count: widths[column] - text.count)
            return (1...3).contains(column) ? padding + text : text + padding
        }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
    .joined(separator: "\n")
}

extension [Double] {
    /// The middle value; 0 when there is none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let ordered: [Double] = sorted()
        let middle: Int = count / 2
        return count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
    }
}
