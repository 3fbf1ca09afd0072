import Engawa
import ProfileModels
import UIKit

/// A user in a list.
final class UserCell: UITableViewCell {
    private let picture = AvatarView(side: 36)
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        nameLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [nameLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 2
        }
        let column = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(picture)
        contentView.addSubview(column)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ user: User) {
        nameLabel.text = user.name
        detailLabel.text = "@" + user.screenName
        picture.setImage(from: user.avatarURL)
    }
}
