import RowGeometry
import TestSupport
import Testing

struct RowMovementTests {
    typealias Position = RowChanges.Position

    /// Compares positions with those in arrays from which the row is removed and into which it is inserted.
    @Test func `positions during a movement are those of arrays with the moved row`() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<500 {
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

    /// Compares the nearest position with a search through all positions.
    @Test func `a row is inserted at the nearest position`() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<500 {
            let sections: [RowGeometry.Section] = (0..<(1 + random.below(4))).map { _ in
                RowGeometry.Section(
                    header: .init(Double(random.below(3) * 20)),
                    rows: (0..<random.below(4)).map { _ in .init(Double(10 + random.below(90))) },
                    footer: .init(Double(random.below(2) * 30)))
            }
            let geometry = RowGeometry(sections)
            let top = Double(random.below(Int(geometry.totalHeight) + 60)) - 30 + 0.25
            var best: (distance: Double, positions: [Position]) = (.infinity, [])
            for (section, content) in sections.enumerated() {
                for row in 0...content.rowCount {
                    let element: RowGeometry.Element =
                        row < content.rowCount ? .row(section: section, row: row) : .footer(section: section)
                    let distance: Double = abs(geometry.offset(of: element) - top)
                    if distance < best.distance { best = (distance, []) }
                    if distance == best.distance { best.positions.append(Position(section: section, row: row)) }
                }
            }
            let found: Position? = geometry.insertionPosition(nearest: top)
            #expect(found.map(best.positions.contains) == true, "\(sections) \(top) \(String(describing: found))")
        }
    }

    @Test func `removing and inserting a row restores the geometry`() {
        let geometry = RowGeometry([
            .init(header: .init(10), rows: [.init(20), .init(30)]), .init(rows: [.init(40)], footer: .init(5)),
        ])
        let without: RowGeometry = geometry.removing(Position(section: 0, row: 1))
        #expect(without.totalHeight == 75)
        let restored: RowGeometry = without.inserting(.init(30), at: Position(section: 0, row: 1))
        #expect(restored.offset(of: .row(section: 1, row: 0)) == geometry.offset(of: .row(section: 1, row: 0)))
    }
}
