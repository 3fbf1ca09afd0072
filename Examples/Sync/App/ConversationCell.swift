import Engawa
import SyncModels
import UIKit

/// A conversation in a list.
final class ConversationCell: UITableViewCell {
    private let avatar = AvatarView(side: 48)
    private let titleLabel = UILabel()
    private let textLine = UILabel()
    private let timeLabel = UILabel()
    private let badge = BadgeLabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = "title"
        textLine.font = .preferredFont(forTextStyle: .subheadline)
        textLine.textColor = .secondaryLabel
        textLine.numberOfLines = 2
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        badge.accessibilityIdentifier = "unread"
        for label in [titleLabel, textLine, timeLabel, badge] { label.adjustsFontForContentSizeCategory = true }
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        badge.setContentCompressionResistancePriority(.required, for: .horizontal)
        badge.setContentHuggingPriority(.required, for: .horizontal)
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        let first = UIStackView(arrangedSubviews: [titleLabel, timeLabel])
        first.alignment = .firstBaseline
        let second = UIStackView(arrangedSubviews: [textLine, badge])
        second.alignment = .center
        for line in [first, second] { line.spacing = 8 }
        let column = UIStackView(arrangedSubviews: [first, second])
        column.axis = .vertical
        column.spacing = 2
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(avatar)
        contentView.addSubview(column)
        let margins: UILayoutGuide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            avatar.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
            column.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        // The secondary color is too pale on the background of a selected row.
        for label in [textLine, timeLabel] { label.textColor = selected ? .label : .secondaryLabel }
    }

    func show(_ conversation: Conversation, for session: SyncSession, _ pictures: ImagePipeline) {
        let others: [Account] = conversation.others(than: session.account.value?.id)
        let count: Int = max(conversation.unreadCount, conversation.isMarkedUnread ? 1 : 0)
        avatar.show(others.first, url: session.pictureURL(of: others.first), from: pictures)
        titleLabel.text = others.map(\.name).joined(separator: ", ")
        titleLabel.font =
            count > 0 ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .body)
        textLine.text = conversation.summary ?? localized("No messages yet.")
        timeLabel.text = conversation.lastMessage.map { DateText.short($0.sentAt) }
        badge.text = "\(count)"
        badge.isHidden = count == 0
        badge.accessibilityLabel = localized("%d unread", count)
        badge.backgroundColor = conversation.isMuted ? .systemGray : .systemBlue
    }
}
