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

    /// Removes a row. O(number of runs).
    mutating func removeRow(at row: Int) {
        let (index, _) = run(of: row)
        rows[index].count -= 1
        if rows[index].count == 0 { rows.remove(at: index) }
    }

    /// Inserts a row above the one at `row`, or below the last one. O(number of runs).
    mutating func insertRow(_ height: RowGeometry.Height, at row: Int) {
        let (index, offset) = run(of: row)
        let added = RowGeometry.Run(height: height, count: 1)
        guard offset > 0 else { return rows.insert(added, at: index) }
        let rest = RowGeometry.Run(height: rows[index].height, count: rows[index].count - offset)
        rows[index].count = offset
        rows.insert(contentsOf: [added, rest], at: index + 1)
    }

    /// Returns the index of the run that contains a row, and the row's index in it.
    private func run(of row: Int) -> (index: Int, offset: Int) {
        var offset = row
        for (index, run) in rows.enumerated() {
            if offset < run.count { return (index, offset) }
            offset -= run.count
        }
        return (rows.count, 0)
    }
}
