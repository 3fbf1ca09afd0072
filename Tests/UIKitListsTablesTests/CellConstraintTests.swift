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
}
