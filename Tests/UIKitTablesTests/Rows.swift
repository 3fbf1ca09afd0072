import Foundation

@testable import UIKitCore

/// A table's data, and a record of what the table asked and told.
@MainActor
class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
        static var made = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            Cell.made += 1
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    var sections: [[String]]
    var titles: [String?] = []
    var footers: [String?] = []
    var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    var events: [String] = []
    var cellsAsked: [IndexPath] = []
    var heightsAsked = 0
    var mayHighlight = true
    var selects: (IndexPath) -> IndexPath? = { $0 }

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAsked.append(indexPath)
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
        heightsAsked += 1
        return height(indexPath)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { mayHighlight }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        return selects(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("deselect", indexPath) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("accessory", indexPath)
    }

    private func note(_ what: String, _ path: IndexPath) { events.append("\(what) \(path.section)-\(path.row)") }
}
