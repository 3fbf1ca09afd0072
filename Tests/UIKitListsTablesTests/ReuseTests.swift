import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Which cells a table view reuses.
@MainActor @Suite(.onStage) struct ReuseTests {
    private enum Registration { case cellClass, nib }

    /// Registers cells with a tag.
    private func register(_ registration: Registration, tag: Int, in table: UITableView) {
        final class TaggedCell: UITableViewCell {
            static var newTag = 0
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                tag = Self.newTag
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        TaggedCell.newTag = tag
        switch registration {
        case .cellClass: table.register(TaggedCell.self, forCellReuseIdentifier: "row")
        case .nib:
            table.registerCells(from: { TaggedCell(style: .default, reuseIdentifier: "row") }, identifier: "row")
        }
    }

    @Test(arguments: [(Registration.cellClass, Registration.nib), (.nib, .nib), (.nib, .cellClass)])
    private func `visible cells are not reused after their class or nib is replaced`(
        old: Registration, new: Registration
    ) {
        let fixture = TableFixture(RowSource(count: 200))
        let table: UITableView = fixture.table
        register(old, tag: 1, in: table)
        table.reloadData()
        fixture.stage.host.turn()
        expect(Set(table.visibleCells.map(\.tag)), equals: [1])
        register(new, tag: 2, in: table)
        for offset in stride(from: CGFloat(0), through: 4000, by: 100) {
            table.contentOffset.y = offset
            fixture.stage.host.turn()
        }
        expect(Set(table.visibleCells.map(\.tag)), equals: [2])
    }
}
