import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// The layout margins of the content view in custom cells.
@MainActor @Suite(.onStage) final class CellMarginTests: NSObject, UITableViewDataSource {
    private final class Cell: UITableViewCell {
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.text = Array(repeating: "some words", count: 40).joined(separator: " ")
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins: UILayoutGuide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)

    override init() {
        super.init()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        stage.root.addSubview(table)
        stage.host.turn()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    private var first: Cell? { table.visibleCells.first as? Cell }

    @Test func `content and separators have the same margins at every width`() throws {
        for (width, margin) in [(390.0, 16.0), (600, 20), (390, 16)] {
            table.frame.size.width = width
            stage.host.turn()
            let cell: Cell = try #require(first)
            expect(cell.label.frame.minX == margin && cell.label.frame.maxX == width - margin)
            expect(abs(cell.separator.frame.minX - margin), isLessThan: 0.001)
            // The height is the height of the text within these margins, plus 11 points above and below.
            let text: CGSize = cell.label.sizeThatFits(CGSize(width: width - 2 * margin, height: 10_000))
            expect(cell.label.frame.minY, equals: 11)
            expect(abs(cell.frame.height - text.height - 22), isLessThan: 1)
        }
    }

    @Test func `custom margins are kept`() throws {
        let cell: Cell = try #require(first)
        cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 40, bottom: 3, trailing: 5)
        table.frame.size.width = 600
        stage.host.turn()
        expect(cell.label.frame.minX == 40 && cell.label.frame.maxX == 595 && cell.label.frame.minY == 3)
    }

    @Test func `a row under a bar keeps its height and its content in place`() throws {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 0)
        stage.window.rootViewController = controller
        controller.view.addSubview(table)
        stage.host.turn()
        expect(table.adjustedContentInset.top == 44 && table.contentOffset.y == -44)
        let cell: Cell = try #require(first)
        let (frame, content): (CGRect, CGRect) = (cell.frame, cell.label.frame)
        expect(content.origin == CGPoint(x: 16, y: 11) && cell.contentView.frame.minX == 30)
        table.contentOffset.y = -20
        table.performBatchUpdates(nil)
        stage.advance(by: 1)
        expect(cell.frame == frame && cell.label.frame == content)
        // Without insets, the margins include the safe area at the sides.
        table.insetsContentViewsToSafeArea = false
        stage.host.turn()
        let wide: Cell = try #require(first)
        expect(wide.contentView.frame.minX == 0 && wide.label.frame.origin == CGPoint(x: 46, y: 11))
    }
}
