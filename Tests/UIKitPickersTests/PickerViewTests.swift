import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists

@testable import UIKitPickers

@MainActor @Suite(.onStage) struct PickerViewTests {
    @Test func `a reused row does not keep the style of an attributed title`() throws {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byClipping
        let row = PickerRow()
        row.show(
            .attributedTitle(
                NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red, .paragraphStyle: style])),
            alignment: .center)
        row.show(.attributedTitle(NSAttributedString(string: "b")), alignment: .center)
        let label = try #require(row.subviews.first as? UILabel)
        expect(label.text, equals: "b")
        expect(label.textColor, equals: .label)
        expect(label.lineBreakMode, equals: .byTruncatingTail)
    }

    @Test func `components share the width`() {
        let widths: [CGFloat] = (1...5).map { PickerFixture(components: $0).picker.rowSize(forComponent: 0).width }
        expect(widths, equals: [302, 148, 97, 71, 56])
        let fixture = PickerFixture(rows: 3, components: 2)
        expect(fixture.picker.intrinsicContentSize, equals: CGSize(width: 320, height: 216))
        fixture.width = 100
        fixture.rowHeight = 50
        fixture.picker.reloadAllComponents()
        expect(fixture.picker.rowSize(forComponent: 1), equals: CGSize(width: 100, height: 50))
        expect(fixture.picker.numberOfComponents == 2 && fixture.picker.numberOfRows(inComponent: 1) == 3)
    }

    @Test func `code selects rows without calling the delegate`() {
        let fixture = PickerFixture(components: 2)
        fixture.picker.selectRow(7, inComponent: 1, animated: false)
        expect(fixture.picker.selectedRow(inComponent: 1), equals: 7)
        fixture.picker.selectRow(3, inComponent: 1, animated: true)
        fixture.stage.advance(by: 2)
        expect(fixture.picker.selectedRow(inComponent: 1) == 3 && fixture.log == [])
        fixture.picker.selectRow(99, inComponent: 0, animated: false)
        expect(fixture.picker.selectedRow(inComponent: 0), equals: 19)
    }

    @Test func `a drag stops at the nearest row and selects it once`() {
        let fixture = PickerFixture()
        let middle = fixture.middle()
        fixture.stage.touch(.began, middle.x, middle.y)
        fixture.stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 88), duration: 0.5)
        fixture.stage.advance(by: 0.3)
        fixture.stage.touch(.ended, middle.x, middle.y - 88)
        expect(fixture.log, equals: [])
        fixture.stage.advance(by: 3)
        let row: Int = fixture.picker.selectedRow(inComponent: 0)
        expect((2...3).contains(row) && fixture.log == ["0:\(row)"])
        expect(fixture.picker.wheel(0)?.contentOffset.y, equals: CGFloat(row) * 32 - 92)
    }

    @Test func `a fling scrolls the wheel by several rows`() {
        let fixture = PickerFixture(rows: 200)
        let middle = fixture.middle()
        fixture.stage.swipe(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), duration: 0.05)
        fixture.stage.advance(by: 6)
        let row: Int = fixture.picker.selectedRow(inComponent: 0)
        expect(row > 8 && fixture.log == ["0:\(row)"])
        expect(fixture.picker.wheel(0)?.contentOffset.y, equals: CGFloat(row) * 32 - 92)
    }

    @Test func `a tap selects the row under it`() {
        let fixture = PickerFixture()
        let middle = fixture.middle()
        fixture.stage.tap(middle.x, middle.y + 60)
        fixture.stage.advance(by: 2)
        expect(fixture.log, equals: ["0:2"])
        fixture.stage.tap(middle.x, middle.y - 32)
        fixture.stage.advance(by: 2)
        expect(fixture.log, equals: ["0:2", "0:1"])
        fixture.stage.tap(middle.x, middle.y - 90)
        fixture.stage.tap(middle.x, middle.y)
        fixture.stage.advance(by: 2)
        expect(fixture.log, equals: ["0:2", "0:1"])
    }

    @Test func `keys scroll the focused wheel`() {
        let fixture = PickerFixture()
        guard let wheel = fixture.picker.wheel(0) else { return }
        fixture.stage.window.focusSystem.move(to: wheel)
        fixture.press(.keyboardDownArrow)
        fixture.press(.keyboardPageDown)
        fixture.press(.keyboardUpArrow)
        fixture.press(.keyboardEnd)
        fixture.press(.keyboardHome)
        expect(fixture.log, equals: ["0:1", "0:6", "0:5", "0:19", "0:0"])
    }

    @Test func `views of rows are reused`() {
        let fixture = PickerFixture(rows: 1_000)
        fixture.usesViews = true
        fixture.picker.reloadAllComponents()
        fixture.stage.host.turn()
        expect((fixture.picker.view(forRow: 2, forComponent: 0) as? UILabel)?.text, equals: "0-2")
        for row in stride(from: 0, to: 1_000, by: 3) {
            fixture.picker.selectRow(row, inComponent: 0, animated: false)
            fixture.stage.host.turn()
        }
        expect(fixture.madeViews, isLessThan: 25)
        expectNil(fixture.picker.view(forRow: 2, forComponent: 0))
    }

    @Test func `reloading keeps selected rows that still exist, and otherwise selects the last row`() {
        let fixture = PickerFixture(components: 2)
        fixture.picker.selectRow(12, inComponent: 0, animated: false)
        fixture.picker.selectRow(7, inComponent: 1, animated: false)
        func selected() -> [Int] { (0..<2).map { fixture.picker.selectedRow(inComponent: $0) } }
        fixture.titles[0].removeLast(7)
        fixture.picker.reloadComponent(0)
        expect(selected(), equals: [12, 7])
        fixture.picker.reloadAllComponents()
        expect(selected(), equals: [12, 7])
        expect(fixture.picker.wheel(0)?.contentOffset.y, equals: 12 * 32 - 92)
        fixture.titles[0] = ["one", "two"]
        fixture.picker.reloadComponent(0)
        expect(selected(), equals: [1, 7])
        fixture.titles[0] = []
        fixture.picker.reloadAllComponents()
        expect(selected() == [-1, 7] && fixture.log == [])
    }

    @Test func `the accessibility value of a wheel is its selected row`() {
        let fixture = PickerFixture([["Red", "Green", "Blue"]])
        let wheel = fixture.picker.wheel(0)
        expect(wheel?.accessibilityValue == "Red" && wheel?.accessibilityTraits == .adjustable)
        expect(wheel?.row(withText: "Blue") == 2 && wheel?.row(withText: "Pink") == nil)
    }

    @Test func `components are mirrored in a right-to-left layout`() {
        let fixture = PickerFixture(components: 3)
        fixture.picker.semanticContentAttribute = .forceRightToLeft
        fixture.stage.host.turn()
        let lefts: [CGFloat] = (0..<3).map { fixture.picker.wheel($0)?.frame.minX ?? 0 }
        expect(lefts, equals: lefts.sorted(by: >))
    }

    @Test func `a picker in an inserted row keeps its selection`() {
        final class Source: NSObject, UITableViewDataSource {
            var cells: [UITableViewCell] = [UITableViewCell(style: .default, reuseIdentifier: nil)]

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cells[indexPath.row]
            }
        }
        let fixture = PickerFixture(rows: 4)
        let (picker, source) = (fixture.picker, Source())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        table.dataSource = source
        fixture.stage.root.addSubview(table)
        fixture.stage.host.turn()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        picker.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            picker.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            picker.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            picker.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        picker.selectRow(2, inComponent: 0, animated: false)
        source.cells.append(cell)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        fixture.stage.advance(by: 1)
        expect(picker.bounds.height, equals: 216)
        expect(picker.selectedRow(inComponent: 0) == 2 && fixture.log == [])
        expect(picker.wheel(0)?.contentOffset.y, equals: 2 * 32 - 92)
    }
}
