import Foundation

/// The text of a forecast for a terminal, and its JSON form.
public struct ForecastReport: Sendable {
    private let forecast: Forecast
    /// The folder to which paths are relative.
    private let folder: String
    /// The maximum number of places that are listed for each name.
    private let placeCount: Int

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - folder: The folder of the project. The report shows paths inside it as relative paths.
    ///   - placeCount: The maximum number of places that are listed for each name. The default is 3.
    public init(_ forecast: Forecast, folder: String, placeCount: Int = 3) {
        self.forecast = forecast
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
        self.placeCount = placeCount
    }

    /// The forecast as JSON, with sorted keys.
    ///
    /// - Throws: `EncodingError`. This is not expected, because a forecast can always be encoded.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(forecast), as: UTF8.self)
    }

    /// The missing declarations of a capability.
    private struct Group {
        var capability: String
        var findings: [Finding]
        var files: Set<String>
        var useCount: Int
    }

    /// The report as text: what would compile, and what is missing, worst first.
    public var text: String {
        var lines: [String] = forecast.targets.map(summary)
        let missing: [Group] = groups(forecast.findings.filter(\.preventsCompilation))
        if !missing.isEmpty {
            lines += ["", "What is missing:"]
            for group in missing { lines += describe(group) }
        }
        let callbacks: [Group] = groups(forecast.findings.filter { !$0.preventsCompilation })
        if !callbacks.isEmpty {
            lines += ["", "What compiles, but is never called:"]
            for group in callbacks { lines += describe(group) }
        }
        if !forecast.remarks.isEmpty {
            lines += ["", "What cannot be rewritten:"]
            lines += forecast.remarks.map { "  \(place($0.place)): \($0.text)" }
        }
        if !forecast.notices.isEmpty {
            lines += ["", "What is left out:"]
            lines += forecast.notices.map { "  \($0)" }
        }
        lines += ["", totals]
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(_ target: Forecast.Target) -> String {
        let compiling: Int = target.fileCount - target.failingFiles.count
        let files: String = target.fileCount == 1 ? "file" : "files"
        return "\(target.name): \(compiling) of \(target.fileCount) Swift \(files) would compile."
    }

    /// Groups findings by capability. The capability that the most files use comes first.
    private func groups(_ findings: [Finding]) -> [Group] {
        Dictionary(grouping: findings, by: \.capability)
            .map { capability, findings in
                Group(
                    capability: capability,
                    findings: findings.sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) },
                    files: Set(findings.flatMap { $0.places.map(\.file) }),
                    useCount: findings.reduce(0) { $0 + $1.places.count })
            }
            .sorted { ($1.files.count, $1.useCount, $0.capability) < ($0.files.count, $0.useCount, $1.capability) }
    }

    private func describe(_ group: Group) -> [String] {
        var lines: [String] = [
            "", "  \(group.capability): \(count(group.useCount, "use")) in \(count(group.files.count, "file"))",
        ]
        let width: Int = min(52, group.findings.map(\.name.count).max() ?? 0)
        for finding in group.findings {
            let name: String = finding.name.padding(
                toLength: max(width, finding.name.count), withPad: " ", startingAt: 0)
            var places: [String] = finding.places.prefix(placeCount).map(place)
            let rest: Int = finding.places.count - places.count
            if rest > 0 { places.append("and \(rest) more") }
            lines.append("    \(name)  \(places.joined(separator: ", "))")
        }
        return lines
    }

    private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private func place(_ place: Finding.Place) -> String { "\(shorten(place.file)):\(place.line)" }

    private func shorten(_ path: String) -> String {
        path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private var totals: String {
        let known: Int = forecast.resolvedUses + forecast.findings.reduce(0) { $0 + $1.places.count }
        let share: Double = known == 0 ? 100 : 100 * Double(forecast.resolvedUses) / Double(known)
        return "Of \(known) uses of types and members that were checked, \(String(format: "%.1f", share)) % exist. "
            + "\(count(forecast.unknownUses, "other use")) could not be checked without a compiler."
    }
}
