import UIKit

/// A post of the feed: the picture of its author, the name and the text. At most three lines of the text are visible
/// until the post is opened.
final class FeedCell: UITableViewCell {
    private static let pictureSize: CGFloat = 40
    private static let closedLines = 3

    private let picture = UILabel()
    private let nameLabel = UILabel()
    private let body = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        picture.textAlignment = .center
        picture.textColor = .white
        picture.font = .systemFont(ofSize: 15, weight: .semibold)
        picture.layer.cornerRadius = Self.pictureSize / 2
        picture.layer.masksToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        body.font = .preferredFont(forTextStyle: .body)
        body.textAlignment = .natural
        for view in [picture, nameLabel, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: Self.pictureSize),
            picture.heightAnchor.constraint(equalToConstant: Self.pictureSize),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            body.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            body.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            body.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
        let bottom = body.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        bottom.priority = .defaultHigh
        bottom.isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ post: FeedPost, isOpen: Bool) {
        picture.text = post.initials
        picture.backgroundColor = post.color
        nameLabel.text = post.author
        body.text = post.text
        body.numberOfLines = isOpen ? 0 : Self.closedLines
        accessibilityLabel = "Post \(post.number)"
        accessibilityValue = post.text
    }
}
