import Engawa
import SyncModels
import UIKit

/// A person in a list.
final class ContactCell: UITableViewCell {
    private let avatar = AvatarView(side: 36)
    private let nameLabel = UILabel()
    private let emailLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        emailLabel.font = .preferredFont(forTextStyle: .footnote)
        emailLabel.textColor = .secondaryLabel
        for label in [nameLabel, emailLabel] { label.adjustsFontForContentSizeCategory = true }
        let column = UIStackView(arrangedSubviews: [nameLabel, emailLabel])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(avatar)
        contentView.addSubview(column)
        let margins: UILayoutGuide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ account: Account, url: URL?, from pictures: ImagePipeline) {
        avatar.show(account, url: url, from: pictures)
        nameLabel.text = account.name
        emailLabel.text = account.email
    }
}
