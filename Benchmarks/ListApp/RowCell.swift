import UIKit

/// A row: a square, a bold name, and a body of several lines.
final class RowCell: UITableViewCell {
    /// The number of cells that exist.
    private(set) static var aliveCount = 0
    /// The maximum of `aliveCount` so far.
    private(set) static var peakCount = 0

    private let square = UIView()
    private let nameLabel = UILabel()
    private let bodyLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        RowCell.aliveCount += 1
        RowCell.peakCount = max(RowCell.peakCount, RowCell.aliveCount)
        nameLabel.font = .boldSystemFont(ofSize: 14)
        bodyLabel.font = .systemFont(ofSize: 14)
        bodyLabel.numberOfLines = 0
        for view in [square, nameLabel, bodyLabel] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let content: UIView = contentView
        NSLayoutConstraint.activate([
            square.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 2),
            square.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            square.widthAnchor.constraint(equalToConstant: 40),
            square.heightAnchor.constraint(equalToConstant: 40),
            square.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
            nameLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 54),
            nameLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -2),
            nameLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            bodyLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            bodyLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            bodyLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            bodyLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { RowCell.aliveCount -= 1 }

    func show(_ text: RowText, row: Int) {
        nameLabel.text = text.name
        bodyLabel.text = text.body
        let shade = CGFloat(row % 32) / 32
        square.backgroundColor = UIColor(red: shade, green: 0.5, blue: 1 - shade, alpha: 1)
    }
}
