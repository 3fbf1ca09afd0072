extension Snapshotting where Value: CaseIterable, Format == String {
    /// The results of a function for all cases of its argument, as a table in CSV format.
    public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> {
        var strategy = Snapshotting<(Value) -> A, String>(pathExtension: "csv", diffing: .lines) { function in
            let cases = Array(Value.allCases)
            return Async { callback in
                var lines: [Int: String] = [:]
                for (index, value) in cases.enumerated() {
                    witness.snapshot(function(value)).run { output in
                        lines[index] = "\"\(value)\",\"\(output)\""
                        if lines.count == cases.count {
                            callback(cases.indices.compactMap { lines[$0] }.joined(separator: "\n"))
                        }
                    }
                }
            }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}
