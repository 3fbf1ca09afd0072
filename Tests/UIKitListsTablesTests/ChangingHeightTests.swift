import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Visible rows whose content changes without an update to the table.
@MainActor @Suite(.onStage) struct ChangingHeightTests {
    /// A table of rows that `configure` configures.
    @MainActor private final class Fixture: NSObject, UITableViewDataSource {
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let configure: (UITableViewCell, Int) -> Void

        init(_ configure: @escaping (UITableViewCell, Int) -> Void) {
            self.configure = configure
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            stage.root.addSubview(table)
            stage.host.turn()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }

        func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
    }

    private func content(_ lines: Int) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = [String](repeating: "line", count: lines).joined(separator: "\n")
        return content
    }

    @Test func `constraints that need no height leave the standard height`() {
        let fixture = Fixture { cell, _ in
            let field = UITextField()
            field.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
            ])
        }
        expect(fixture.cell(0).frame.height, equals: UITableView.standardRowHeight)
    }

    @Test func `a new configuration resizes the row, and the rows below it move`() {
        let fixture = Fixture { cell, _ in cell.contentConfiguration = content(1) }
        let (first, second) = (fixture.cell(0), fixture.cell(1))
        let height: CGFloat = first.frame.height
        first.contentConfiguration = content(4)
        fixture.stage.host.turn()
        fixture.stage.advance(by: 0.15)
        let top: CGFloat = second.layer.presentation()?.frame.minY ?? 0
        expect(top > height && second.frame.minY > top)
        fixture.stage.advance(by: 1)
        expect(first.frame.height > height + 50 && second.frame.minY == first.frame.maxY)
        expect(fixture.cell(0), isIdenticalTo: first)
        fixture.table.selfSizingInvalidation = .disabled
        first.contentConfiguration = content(1)
        fixture.stage.advance(by: 1)
        expect(first.frame.height, isGreaterThan: height + 50)
    }

    @Test func `while a finger rests on a row, a row above it grows upward`() {
        let fixture = Fixture { cell, _ in cell.contentConfiguration = content(1) }
        fixture.table.contentOffset.y = 200
        fixture.stage.host.turn()
        fixture.stage.touch(.began, 200, 300)
        let held = fixture.table.indexPathForRow(at: CGPoint(x: 200, y: 500))!
        let top: CGFloat = fixture.cell(held.row).frame.minY - fixture.table.contentOffset.y
        fixture.cell(held.row - 2).contentConfiguration = content(5)
        fixture.stage.advance(by: 0.5)
        expect(abs(fixture.cell(held.row).frame.minY - fixture.table.contentOffset.y - top), isLessThan: 0.51)
        expect(fixture.cell(held.row - 2).frame.height, isGreaterThan: 90)
        fixture.stage.touch(.ended, 200, 300)
    }

    @Test func `a changed constraint resizes the row after an invalidation of the content view`() {
        var heights: [Int: NSLayoutConstraint] = [:]
        let fixture = Fixture { cell, row in
            guard heights[row] == nil else { return }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 60)
            height.priority = .defaultHigh
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), height,
            ])
            heights[row] = height
        }
        expect(fixture.cell(0).frame.height, equals: 60)
        heights[0]?.constant = 90
        fixture.stage.advance(by: 1)
        expect(fixture.cell(0).frame.height, equals: 60)
        fixture.cell(0).contentView.invalidateIntrinsicContentSize()
        fixture.stage.advance(by: 1)
        expect(fixture.cell(0).frame.height == 90 && fixture.cell(1).frame.minY == 90)
    }

    /// Adds a view with a height of 60 points to the content view, and returns the constraint for the height.
    private func addBox(to cell: UITableViewCell) -> NSLayoutConstraint {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 60)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), height,
        ])
        return height
    }

    @Test func `a changed constraint resizes the row if the table includes constraints`() {
        var heights: [Int: NSLayoutConstraint] = [:]
        let fixture = Fixture { cell, row in
            if heights[row] == nil { heights[row] = addBox(to: cell) }
        }
        fixture.table.selfSizingInvalidation = .enabledIncludingConstraints
        heights[1]?.constant = 90
        fixture.stage.advance(by: 1)
        expect(fixture.cell(1).frame.height == 90 && fixture.cell(2).frame.minY == 150)
        heights[1]?.isActive = false
        fixture.cell(1).contentView.subviews.first?.heightAnchor.constraint(equalToConstant: 30).isActive = true
        fixture.stage.advance(by: 1)
        expect(fixture.cell(1).frame.height, equals: 30)
        fixture.table.selfSizingInvalidation = .enabled
        heights[2]?.constant = 200
        fixture.stage.advance(by: 1)
        expect(fixture.cell(2).frame.height, equals: 60)
    }

    @Test func `a longer text of a label resizes the row if the table includes constraints`() {
        var labels: [Int: UILabel] = [:]
        let fixture = Fixture { cell, row in
            guard labels[row] == nil else { return }
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "short"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
            labels[row] = label
        }
        fixture.table.selfSizingInvalidation = .enabledIncludingConstraints
        let height: CGFloat = fixture.cell(0).frame.height
        labels[0]?.text = "one\ntwo\nthree\nfour"
        fixture.stage.advance(by: 1)
        expect(fixture.cell(0).frame.height, isGreaterThan: height + 50)
        expect(fixture.cell(1).frame.minY, equals: fixture.cell(0).frame.maxY)
    }
}
