import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Cells whose views and constraints are in the cell itself instead of the content view.
@MainActor @Suite(.onStage) struct CellConstraintTests {
    final class BubbleCell: UITableViewCell {
        let bubble = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            bubble.translatesAutoresizingMaskIntoConstraints = false
            addSubview(bubble)
            NSLayoutConstraint.activate([
                bubble.topAnchor.constraint(equalTo: topAnchor, constant: 16),
                bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
                bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
                bubble.widthAnchor.constraint(equalToConstant: 100),
                bubble.heightAnchor.constraint(equalToConstant: 90),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
        }
    }

    @Test func `constraints to the cell determine the height of the row`() throws {
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let source = Source()
        table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        table.dataSource = source
        stage.root.addSubview(table)
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? BubbleCell)
        expect(cell.frame, equals: CGRect(x: 0, y: 130, width: 400, height: 130))
        expect(cell.bubble.frame, equals: CGRect(x: 20, y: 16, width: 100, height: 90))
    }

    /// Adds constraints, if there are none, that make `content` 100 points high.
    private static func addConstraints(_ box: UIView, in content: UIView) {
        guard content.constraints.isEmpty else { return }
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: content.topAnchor),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 100),
        ])
    }

    final class LateCell: UITableViewCell {
        let box = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            setNeedsUpdateConstraints()
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            CellConstraintTests.addConstraints(box, in: contentView)
            super.updateConstraints()
        }
    }

    final class LateHeader: UITableViewHeaderFooterView {
        let box = UIView()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            setNeedsUpdateConstraints()
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            CellConstraintTests.addConstraints(box, in: contentView)
            super.updateConstraints()
        }
    }

    /// A header whose constraints connect it with a view in its content view.
    final class OwnHeader: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            CellConstraintTests.addConstraints(box, in: self)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class LateSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var makeCell: () -> UITableViewCell = { LateCell(style: .default, reuseIdentifier: nil) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    private func makeTable(_ source: LateSource, _ stage: Stage) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        stage.host.turn()
        return table
    }

    @Test func `constraints that cells and headers add in updateConstraints determine their heights`() {
        let (source, stage) = (LateSource(), Stage())
        source.header = LateHeader(reuseIdentifier: nil)
        let table = makeTable(source, stage)
        expect(table.rectForHeader(inSection: 0).height, equals: 100)
        expect(table.visibleCells.map(\.frame.height), equals: [100, 100])
        for view in [LateCell(style: .default, reuseIdentifier: nil), LateHeader(reuseIdentifier: nil)] {
            let size: CGSize = view.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            expect(size, equals: CGSize(width: 390, height: 100))
        }
    }

    @Test func `constraints between a header and a view in its content view determine its height`() {
        let (source, stage) = (LateSource(), Stage())
        source.header = OwnHeader(reuseIdentifier: nil)
        let table = makeTable(source, stage)
        expect(table.rectForHeader(inSection: 0).height, equals: 100)
        expect(source.header.contentView.frame, equals: source.header.bounds)
    }

    /// A cell with a picture that is half as wide as the cell or its content view, and a long text beside it.
    final class PictureCell: UITableViewCell {
        let text = UILabel()

        init(refersToCell: Bool) {
            super.init(style: .default, reuseIdentifier: nil)
            let picture = UIView()
            text.numberOfLines = 0
            text.text = String(repeating: "Leonardo da Vinci was a painter, a draughtsman and an engineer. ", count: 8)
            for view in [picture, text] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            let margins: UILayoutGuide = contentView.layoutMarginsGuide
            let owner: UIView = refersToCell ? self : contentView
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                picture.topAnchor.constraint(equalTo: margins.topAnchor),
                picture.heightAnchor.constraint(equalToConstant: 40),
                picture.widthAnchor.constraint(equalTo: owner.widthAnchor, multiplier: 0.5),
                text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
                text.topAnchor.constraint(equalTo: margins.topAnchor),
                margins.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
                text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `constraints between a cell and a view in its content view count in the height of the row`() throws {
        let heights: [CGFloat] = [false, true].map { refersToCell in
            let (source, stage) = (LateSource(), Stage())
            source.makeCell = { PictureCell(refersToCell: refersToCell) }
            let table = makeTable(source, stage)
            let text: UILabel? = (table.visibleCells.first as? PictureCell)?.text
            let size = CGSize(width: text?.bounds.width ?? 0, height: 10_000)
            expect(text?.bounds.height ?? 0, equals: text?.sizeThatFits(size).height ?? 0)
            return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        }
        expect(heights[0] > 200 && heights[0] == heights[1], "\(heights)")
    }
}
