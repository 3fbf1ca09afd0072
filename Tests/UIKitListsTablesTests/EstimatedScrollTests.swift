import Expectations
import Foundation
import Testing

@testable import UIKitLists

/// Scrolling to rows whose heights are only estimated.
@MainActor @Suite(.onStage) struct EstimatedScrollTests {
    /// Returns a table of rows of 100 points, whose heights are estimated as 44 points.
    private func fixture(_ counts: [Int] = [200]) -> TableFixture {
        let rows = RowSource(counts.map { count in (0..<count).map { "Row \($0)" } })
        rows.height = { _ in 100 }
        let fixture = TableFixture(rows)
        fixture.stage.cover()
        fixture.table.estimatedRowHeight = 44
        fixture.table.reloadData()
        fixture.stage.host.turn()
        return fixture
    }

    /// Returns the distance of a row from the top of the table, in points.
    private func distance(_ fixture: TableFixture, _ row: Int, _ section: Int = 0) -> CGFloat {
        fixture.table.rectForRow(at: fixture.path(row, section)).minY - fixture.table.contentOffset.y
    }

    @Test(arguments: [
        (UITableView.ScrollPosition.top, CGFloat(0)), (.middle, CGFloat(350)), (.bottom, CGFloat(700)),
        (.none, CGFloat(700)),
    ])
    func `an animated scroll down ends at the row`(position: UITableView.ScrollPosition, place: CGFloat) {
        let fixture = fixture()
        fixture.table.scrollToRow(at: fixture.path(150), at: position, animated: true)
        fixture.stage.advance(by: 0.15)
        expect(fixture.table.isScrollAnimating && distance(fixture, 150) > 1_000)
        fixture.stage.advance(by: 0.25)
        expect(!fixture.table.isScrollAnimating && fixture.isConsistent())
        expect(distance(fixture, 150), equals: place)
    }

    @Test(arguments: [0, 20]) func `an animated scroll up ends at the row`(row: Int) {
        let fixture = fixture()
        fixture.table.scrollToRow(at: fixture.path(100), at: .top, animated: false)
        fixture.table.scrollToRow(at: fixture.path(row), at: .top, animated: true)
        fixture.stage.advance(by: 0.15)
        expect(fixture.table.isScrollAnimating && distance(fixture, row) < -300)
        fixture.stage.advance(by: 0.25)
        expect(!fixture.table.isScrollAnimating && fixture.isConsistent())
        expect(distance(fixture, row), equals: 0)
    }

    @Test func `an animated scroll to an offset ends there`() {
        let fixture = fixture()
        fixture.table.scrollToRow(at: fixture.path(100), at: .top, animated: false)
        fixture.table.setContentOffset(.zero, animated: true)
        fixture.stage.advance(by: 1)
        expect(fixture.table.contentOffset.y == 0 && fixture.isConsistent())
    }

    @Test func `an animated scroll to a row that is deleted ends`() {
        let fixture = fixture()
        fixture.table.scrollToRow(at: fixture.path(199), at: .top, animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.rows.sections[0].removeLast(50)
        fixture.table.reloadData()
        fixture.stage.advance(by: 1)
        expect(!fixture.table.isScrollAnimating && fixture.isConsistent())
    }

    @Test func `the section index scrolls up to the section of the title`() {
        let rows = RowSource((0..<26).map { _ in (0..<20).map { "Row \($0)" } })
        rows.height = { _ in 100 }
        rows.indexTitles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        let fixture = TableFixture(rows)
        fixture.table.estimatedRowHeight = 44
        fixture.table.reloadData()
        fixture.stage.host.turn()
        fixture.table.scrollToRow(at: fixture.path(19, 25), at: .bottom, animated: false)
        for section in [7, 2] {
            let y: CGFloat = 400 - 13 * 14 + CGFloat(section) * 14 + 7
            fixture.stage.touch(.began, 392, y)
            fixture.stage.touch(.ended, 392, y)
            fixture.stage.host.turn()
            expect(distance(fixture, 0, section) == 0 && fixture.isConsistent())
        }
    }
}
