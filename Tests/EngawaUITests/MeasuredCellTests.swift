import Expectations
import Bindings
import EngawaUI
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists
import UIKitStackViews

/// Measuring rows whose content has a fixed height reports no conflicts.
@MainActor @Suite(.onStage) struct MeasuredCellTests {
    private final class Cell: UITableViewCell {
        let title = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIImageView()
            let subtitle = UILabel()
            subtitle.numberOfLines = 0
            subtitle.text = "A description that is long enough for two lines on a phone with 390 points"
            let texts = UIStackView(arrangedSubviews: [title, subtitle])
            texts.axis = .vertical
            texts.spacing = 4
            let row = UIStackView(arrangedSubviews: [box, texts])
            row.alignment = .top
            row.spacing = 12
            row.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(row)
            let margins: UILayoutGuide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 44), box.heightAnchor.constraint(equalToConstant: 44),
                row.topAnchor.constraint(equalTo: margins.topAnchor),
                row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(arguments: [true, false])
    func `a box of fixed height in a top-aligned stack has no conflicts`(isSelfSizing: Bool) {
        let stage = Stage()
        let items = DynamicArray<Int>([])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        table.rowHeight = isSelfSizing ? UITableView.automaticDimension : 100
        table.register(Cell.self, forCellReuseIdentifier: "row")
        let messages: [String] = warnings(during: {
            let binding = table.bind(to: items) { table, path, item in
                let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                (cell as? Cell)?.title.text = "Row \(item)"
                return cell
            }
            stage.root.addSubview(table)
            stage.advance(by: 0.1)
            items.append(contentsOf: Array(0..<20))
            stage.advance(by: 1)
            table.contentOffset.y = 400
            stage.advance(by: 1)
            items.insert(30, at: 3)
            stage.advance(by: 1)
            withExtendedLifetime(binding) {}
        })
        expect(messages, equals: [])
        expect(table.visibleCells.allSatisfy { $0.frame.height > 60 })
    }
}
