import UIKit

/// A list of the callbacks that controllers received, with the newest at the bottom.
@MainActor
final class CallbackLog: NSObject, UITableViewDataSource {
    private struct Entry {
        let letter: String
        let color: UIColor
        let callback: String
    }

    let tableView = UITableView(frame: .zero, style: .plain)
    private var entries: [Entry] = []

    override init() {
        super.init()
        tableView.dataSource = self
        tableView.rowHeight = 34
        tableView.allowsSelection = false
        tableView.backgroundColor = .clear
        tableView.accessibilityIdentifier = "callbacks"
    }

    /// Adds a callback of `controller`, or of the page if `controller` is nil.
    func record(_ callback: String, by controller: CardController?) {
        entries.append(
            Entry(
                letter: controller?.letter ?? "–", color: controller?.color ?? .systemGray, callback: callback))
        tableView.reloadData()
        tableView.layoutIfNeeded()
        tableView.scrollToRow(at: IndexPath(row: entries.count - 1, section: 0), at: .bottom, animated: false)
    }

    func clear() {
        entries = []
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("callback")
        let entry = entries[indexPath.row]
        cell.backgroundColor = .clear
        cell.textLabel?.text = entry.callback
        cell.textLabel?.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        cell.imageView?.image = CallbackLog.badge(entry.letter, color: entry.color)
        return cell
    }

    /// Returns an image of a disc with a letter.
    private static func badge(_ letter: String, color: UIColor) -> UIImage {
        let area = CGRect(x: 0, y: 0, width: 22, height: 22)
        return UIGraphicsImageRenderer(size: area.size).image { _ in
            color.setFill()
            UIBezierPath(ovalIn: area).fill()
            let words = NSAttributedString(
                string: letter,
                attributes: [.font: UIFont.systemFont(ofSize: 12, weight: .bold), .foregroundColor: UIColor.white])
            let size = words.size()
            words.draw(at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2))
        }
    }
}
