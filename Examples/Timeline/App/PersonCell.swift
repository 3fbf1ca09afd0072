import Engawa
import TimelineModels
import UIKit

/// A person whose timeline can be read.
final class PersonCell: UITableViewCell {
    private let picture = UIImageView()
    private let nameLabel = UILabel()
    private let screenNameLabel = UILabel()

    private static let side: CGFloat = 36

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        prepareViews()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func prepareViews() {
        accessoryType = .disclosureIndicator
        picture.layer.cornerRadius = 6
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.backgroundColor = .secondarySystemBackground
        nameLabel.font = .preferredFont(forTextStyle: .body)
        screenNameLabel.font = .preferredFont(forTextStyle: .subheadline)
        screenNameLabel.textColor = .secondaryLabel
        for label in [nameLabel, screenNameLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 2
        }
        let column = UIStackView(arrangedSubviews: [nameLabel, screenNameLabel])
        column.axis = .vertical
        for view in [picture, column] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: Self.side),
            picture.heightAnchor.constraint(equalToConstant: Self.side),
            column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
    }

    func show(_ person: Person) {
        nameLabel.text = person.name
        screenNameLabel.text = "@" + person.screenName
        picture.setImage(from: person.avatarURL)
    }
}
