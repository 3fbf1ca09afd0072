import Engawa
import TimelineModels
import UIKit

/// A status with its author and age. Its height fits the text.
final class StatusCell: UITableViewCell {
    private let picture = UIImageView()
    private let nameLabel = UILabel()
    private let placeLabel = UILabel()
    private let bodyLabel = UILabel()

    private static let side: CGFloat = 44

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        prepareViews()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func prepareViews() {
        selectionStyle = .none
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.backgroundColor = .secondarySystemBackground
        picture.accessibilityIdentifier = "avatar"
        for (label, style, name) in [
            (nameLabel, UIFont.TextStyle.headline, "name"), (placeLabel, .subheadline, "place"),
            (bodyLabel, .body, "text"),
        ] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.accessibilityIdentifier = name
        }
        placeLabel.textColor = .secondaryLabel
        nameLabel.numberOfLines = 2
        placeLabel.numberOfLines = 2
        bodyLabel.numberOfLines = 0
        for view in [picture, nameLabel, placeLabel, bodyLabel] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        var constraints: [NSLayoutConstraint] = [
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            picture.widthAnchor.constraint(equalToConstant: Self.side),
            picture.heightAnchor.constraint(equalToConstant: Self.side),
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            placeLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
            bodyLabel.topAnchor.constraint(equalTo: placeLabel.bottomAnchor, constant: 4),
            bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ]
        for label in [nameLabel, placeLabel, bodyLabel] {
            constraints += [
                label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
    }

    func show(_ status: Status) {
        nameLabel.text = status.author.name
        var place: [String] = []
        if !status.author.screenName.isEmpty { place.append("@" + status.author.screenName) }
        if let date = status.date { place.append(RelativeAge(of: date).text) }
        placeLabel.text = place.joined(separator: " · ")
        bodyLabel.text = status.text
        picture.setImage(from: status.author.picture)
    }
}
