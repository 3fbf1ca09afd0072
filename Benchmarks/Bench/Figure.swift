import Foundation

/// A measured value with its limit.
struct Figure {
    var asked: Asked
    var value: Double
    /// The value of the yardstick for the same work, if any.
    var yardstick: Double?

    var ratio: Double? { yardstick.map { value / $0 } }

    /// Whether the value is within the limit. Nil if there is no limit, or if the yardstick was not measured.
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

    /// The columns of the table: figure, value, yardstick, ratio, whether it is within the limit, wording of the limit.
    var columns: [String] {
        [
            asked.figure, "\(short(value)) \(asked.unit)", yardstick.map(short) ?? "",
            ratio.map { "\(short($0))x" } ?? "",
            isMet.map { $0 ? "yes" : "NO" } ?? "", asked.wording,
        ]
    }

    private func number(_ value: Double?) -> String { value.map { String(format: "%.4g", $0) } ?? "null" }
    private func short(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.1f", value) }
}

extension [Double] {
    /// The median. 0 if the array is empty.
    var median: Double {
        guard !isEmpty else { return 0 }
        let ordered: [Double] = sorted()
        let middle: Int = count / 2
        return count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
    }
}
