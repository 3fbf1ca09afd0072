import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitLists

/// The instants within the animations of tables.
@MainActor @Suite(.onStage) struct TableAnimationTests {
    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func `controls for editing move with the content and stay inside an inset group`(_ style: UITableView.Style) throws
    {
        let fixture = TableFixture(RowSource.editable(3), style: style)
        let cell = try #require(fixture.table.cellForRow(at: fixture.path(1)))
        for begins in [true, false] {
            fixture.table.setEditing(begins, animated: true)
            let controls: [UIView] = cell.subviews.filter { $0 is TableEditControl || $0 is TableReorderControl }
            #expect(controls.count == 2)
            for _ in 0..<5 {
                fixture.stage.advance(by: 0.05)
                let content = try #require(cell.contentView.layer.presentation()?.frame)
                for control in controls.compactMap({ $0 as? TableEditControl }) {
                    let circle = try #require(control.layer.presentation()?.frame)
                    // The control is as far from the content as at the end, when the content begins at 38 points.
                    #expect(abs(circle.minX + 38 - content.minX) < 0.5)
                }
                #expect(cell.clipsToBounds == (style == .insetGrouped))
            }
            fixture.stage.advance(by: 1)
            #expect(!cell.clipsToBounds)
        }
    }
}
