import Foundation
import HostHeadless
import TestStage
import UIKitCore
import UIKitLists

/// Cells of tables, 375 points wide.
@MainActor
enum CellMeasurements {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
            let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Wi-Fi"
            cell.detailTextLabel?.text = "Home"
            if indexPath.row == 0 { cell.accessoryType = .disclosureIndicator }
            return cell
        }
    }

    static var all: [Measurement] {
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        let source = Source()
        table.dataSource = source
        stage.root.addSubview(table)
        stage.host.turn()
        let cells: [UITableViewCell] = table.visibleCells
        guard cells.count == 3 else { return [] }
        let text: CGRect = cells[0].textLabel?.frame ?? .zero
        let detail: CGRect = cells[2].detailTextLabel?.frame ?? .zero
        let reason = "Rows are higher on iOS 26. On iOS 7 to 18, they are 44 points high."
        return [
            Measurement("height of a row", 44, cells[0].bounds.height.native, .groupedTable),
            Measurement("height of a row on iOS 26", 51.5, cells[0].bounds.height.native, .openUIKit, reason: reason),
            Measurement("leading inset of the text of a cell", 16, text.minX.native, .openUIKit),
            Measurement("height of the text of a cell", 20.5, text.height.native, .openUIKit, tolerance: 0.5),
            Measurement(
                "trailing inset of the value of a cell", 16, (375 - detail.maxX).native, .openUIKit, tolerance: 0.5),
            Measurement(
                "width of a content view with a disclosure indicator", 348.5, cells[0].contentView.bounds.width.native,
                .openUIKit, tolerance: 0.5,
                reason: "The disclosure indicator is 8 points wide in the kit, and 10.5 points wide on iOS."),
            Measurement("leading inset of separators", 16, table.separatorInset.left.native, .openUIKit),
            Measurement("font of a cell", 17, (cells[0].textLabel?.font.pointSize ?? 0).native, .openUIKit),
            Measurement("font of a value", 17, (cells[2].detailTextLabel?.font.pointSize ?? 0).native, .openUIKit),
        ]
    }
}
