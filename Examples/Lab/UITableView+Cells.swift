import UIKit

extension UITableView {
    /// Returns a cell that can be reused, or a new cell.
    func cell(_ identifier: String, style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    }
}
