import RowGeometry
import TestSupport
import Testing

struct RowMovementTests {
    typealias Position = RowChanges.Position

    /// Compares positions with those in arrays, in which the row is removed and then inserted at its new position.
    @Test func `positions during a movement are those of arrays with the moved row`() {
        var random = SplitMix64(seed: 3)
        for _ in randomCases(500) {
            let original: [[String]] = (0..<(1 + random.below(4))).map { section in
                (0..<(1 + random.below(5))).map { "\(section).\($0)" }
            }
            let section = random.below(original.count)
            var movement = RowMovement(source: Position(section: section, row: random.below(original[section].count)))
            var shown = original
            let text: String = shown[movement.source.section].remove(at: movement.source.row)
            let target = random.below(shown.count)
            movement.target = Position(section: target, row: random.below(shown[target].count + 1))
            shown[movement.target.section].insert(text, at: movement.target.row)
            var isEqual = true
            for (section, rows) in shown.enumerated() {
                for (row, text) in rows.enumerated() {
                    let place = Position(section: section, row: row)
                    let source: Position = movement.original(place)
                    isEqual = isEqual && original[source.section][source.row] == text && movement.shown(source) == place
                }
            }
            #expect(isEqual, "\(movement)")
        }
    }

    /// Compares the nearest position with the result of a search through all positions. Compares the geometry after the
    /// move with one that is created from the rows in their new order.
    @Test func `a dragged row moves to the nearest position, and the others make room`() {
        var random = SplitMix64(seed: 5)
        for _ in randomCases(500) {
            var sections: [(header: Double, rows: [Double], footer: Double)] = (0..<(1 + random.below(4))).map { _ in
                (
                    Double(random.below(3) * 20), (0..<random.below(4)).map { _ in Double(10 + random.below(90)) },
                    Double(random.below(2) * 30)
                )
            }
            let first = random.below(sections.count)
            sections[first].rows.append(Double(10 + random.below(90)))
            let source = Position(section: first, row: random.below(sections[first].rows.count))
            var geometry = makeGeometry(sections)
            let height: Double = sections[source.section].rows.remove(at: source.row)
            let others = makeGeometry(sections)
            let top = Double(random.below(Int(others.totalHeight) + 60)) - 30 + 0.25
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
            #expect(best.positions.contains(found), "\(sections) \(source) \(top) \(found)")
            geometry.moveRow(at: source, to: found)
            sections[found.section].rows.insert(height, at: found.row)
            #expect(text(geometry) == text(makeGeometry(sections)))
        }
    }

    private func makeGeometry(_ sections: [(header: Double, rows: [Double], footer: Double)]) -> RowGeometry {
        RowGeometry(
            sections.map { .init(header: .init($0.header), rows: $0.rows.map { .init($0) }, footer: .init($0.footer)) })
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
}
