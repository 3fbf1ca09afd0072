import Foundation

/// The limit of one figure: a line of `asked.tsv`.
struct Asked {
    enum Comparison: String {
        /// The value itself must not exceed the limit.
        case value
        /// The ratio of the value to that of the yardstick must not exceed the limit.
        case ratio
        /// The figure has no limit; it is only reported.
        case none
    }

    var group: String
    var figure: String
    var unit: String
    var limit: Double?
    var comparison: Comparison
    var wording: String

    /// Reads the file. Its first line contains the names of the columns.
    static func read(from file: URL) throws -> [Asked] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").dropFirst().map { line in
            let columns: [String] = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 6, let comparison = Comparison(rawValue: columns[4]) else {
                throw BenchError(
                    "\(file.path) has an invalid line. The columns are group, figure, unit, limit, compares, asked: "
                        + "\(line)")
            }
            return Asked(
                group: columns[0], figure: columns[1], unit: columns[2], limit: Double(columns[3]),
                comparison: comparison, wording: columns[5])
        }
    }
}

/// An error whose description is the reason why a measurement failed.
struct BenchError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
