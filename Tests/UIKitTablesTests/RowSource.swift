import Foundation

@testable import UIKitLists

/// The data source and delegate of a table view, which records the calls.
@MainActor
class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
        static var createdCount = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            Cell.createdCount += 1
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    var sections: [[String]]
    var titles: [String?] = []
    var footers: [String?] = []
    var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    var events: [String] = []
    var requestedCells: [IndexPath] = []
    var requestedHeightCount = 0
    var allowsHighlight = true
    var selectionTarget: (IndexPath) -> IndexPath? = { $0 }

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedCells.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < titles.count ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section < footers.count ? footers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        requestedHeightCount += 1
        return height(indexPath)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { allowsHighlight }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { record("highlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        record("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willSelect", indexPath)
        return selectionTarget(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willDeselect", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { record("select", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { record("deselect", indexPath) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        record("accessory", indexPath)
    }

    private func record(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section)-\(path.row)") }
}
