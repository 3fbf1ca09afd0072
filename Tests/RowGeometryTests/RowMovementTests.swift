import RowGeometry
import TestSupport
import Testing

/// Random movements of a row, compared with arrays in which the row is removed and inserted.
struct RowMovementTests {
    typealias Position = RowChanges.Position

    /// A section, a row of the last section, a drag or a drop. The test takes each place modulo the number of valid
    /// places, so that every subset of the steps is a valid case.
    enum Step {
        case section(header: Int, footer: Int)
        case row(height: Int)
        case drag(place: Int, section: Int, row: Int)
        case drop(place: Int, top: Int)
    }

    private struct Section {
        var header: Int
        var rows: [(name: Int, height: Int)] = []
        var footer: Int
    }

    private func steps(_ random: inout SplitMix64) -> [Step] {
        var steps: [Step] = []
        for _ in 0..<1 + random.below(4) {
            steps.append(.section(header: random.below(3) * 20, footer: random.below(2) * 30))
            for _ in 0..<random.below(5) { steps.append(.row(height: 10 + random.below(90))) }
        }
        for _ in 0..<4 {
            steps.append(.drag(place: random.below(60), section: random.below(60), row: random.below(60)))
            steps.append(.drop(place: random.below(60), top: random.below(1_000)))
        }
        return steps
    }

    private func failure(_ steps: [Step]) -> String? {
        var sections: [Section] = []
        for (name, step) in steps.enumerated() {
            if case .section(let header, let footer) = step {
                sections.append(Section(header: header, footer: footer))
            } else if case .row(let height) = step, !sections.isEmpty {
                sections[sections.count - 1].rows.append((name, height))
            }
        }
        for step in steps {
            let failure: String?
            switch step {
            case .section, .row: continue
            case .drag(let place, let section, let row):
                failure = position(place, in: sections).flatMap { dragFailure(sections, $0, section, row) }
            case .drop(let place, let top):
                failure = position(place, in: sections).flatMap { dropFailure(sections, $0, top) }
            }
            if let failure { return failure }
        }
        return nil
    }

    private func position(_ number: Int, in sections: [Section]) -> Position? {
        let positions: [Position] = sections.enumerated().flatMap { index, section in
            section.rows.indices.map { Position(section: index, row: $0) }
        }
        return positions.isEmpty ? nil : positions[number % positions.count]
    }

    /// Compares the positions during a movement with those in the arrays.
    private func dragFailure(_ original: [Section], _ source: Position, _ section: Int, _ row: Int) -> String? {
        var (shown, movement): ([Section], RowMovement) = (original, RowMovement(source: source))
        let dragged = shown[source.section].rows.remove(at: source.row)
        let goal: Int = section % shown.count
        movement.target = Position(section: goal, row: row % (shown[goal].rows.count + 1))
        shown[goal].rows.insert(dragged, at: movement.target.row)
        for (section, content) in shown.enumerated() {
            for (row, entry) in content.rows.enumerated() {
                let place = Position(section: section, row: row)
                let old: Position = movement.original(place)
                guard original.indices.contains(old.section), original[old.section].rows.indices.contains(old.row),
                    original[old.section].rows[old.row].name == entry.name
                else { return "\(movement) shows \(old) at \(place)." }
                if movement.shown(old) != place { return "\(movement) shows \(old) at \(movement.shown(old))." }
            }
        }
        return nil
    }

    /// Compares the nearest position with the result of a search through all positions, and the geometry after the move
    /// with one that is created from the rows in their new order.
    private func dropFailure(_ original: [Section], _ source: Position, _ top: Int) -> String? {
        var sections: [Section] = original
        var geometry: RowGeometry = geometry(of: sections)
        let dragged = sections[source.section].rows.remove(at: source.row)
        let others: RowGeometry = self.geometry(of: sections)
        let top = Double(top % (Int(others.totalHeight) + 60)) - 30 + 0.25
        var best: (distance: Double, positions: [Position]) = (.infinity, [])
        for (section, content) in sections.enumerated() {
            for row in 0...content.rows.count {
                let element: RowGeometry.Element =
                    row < content.rows.count ? .row(section: section, row: row) : .footer(section: section)
                let distance: Double = abs(others.offset(of: element) - top)
                if distance < best.distance { best = (distance, []) }
                if distance == best.distance { best.positions.append(Position(section: section, row: row)) }
            }
        }
        let found: Position = geometry.insertionPosition(nearest: top, of: source)
        guard best.positions.contains(found) else {
            return "At \(top), the row from \(source) moves to \(found), not to one of \(best.positions)."
        }
        geometry.moveRow(at: source, to: found)
        sections[found.section].rows.insert(dragged, at: found.row)
        let (one, other): (String, String) = (text(geometry), text(self.geometry(of: sections)))
        return one == other ? nil : "From \(source) to \(found), the rows are \(one), not \(other)."
    }

    private func geometry(of sections: [Section]) -> RowGeometry {
        RowGeometry(
            sections.map { section in
                RowGeometry.Section(
                    header: .init(Double(section.header)), rows: section.rows.map { .init(Double($0.height)) },
                    footer: .init(Double(section.footer)))
            })
    }

    private func text(_ geometry: RowGeometry) -> String {
        (0..<geometry.sectionCount).map { section in
            let extent = geometry.extent(ofSection: section)
            let rows: [Double] = (0..<geometry.rowCount(in: section)).map {
                geometry.offset(of: .row(section: section, row: $0))
            }
            return "\(extent) \(rows)"
        }.joined(separator: "; ")
    }

    @Test func `a dragged row moves to the nearest position, and the others make room`() {
        if let report = failureReport(seeds: randomCases(300), steps: steps, failure: failure) {
            Issue.record("\(report)")
        }
    }
}
