extension RowGeometry.Section {
    /// The number of rows. O(number of runs).
    public var rowCount: Int { rows.reduce(0) { $0 + $1.count } }

    /// Adds rows below the others.
    public mutating func append(_ run: RowGeometry.Run) {
        guard run.count > 0 else { return }
        if let last = rows.last, last.height == run.height {
            rows[rows.count - 1].count += run.count
        } else {
            rows.append(run)
        }
    }
}
