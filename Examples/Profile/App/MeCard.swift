import Engawa
import ProfileModels
import UIKit

/// The current user, on the screen with all users.
final class MeCard: UIControl {
    private let picture = AvatarView(side: 64)
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let line = UIView()
    private lazy var loading = DelayedVisibility(
        show: { [weak self] in self?.indicator.startAnimating() },
        hide: { [weak self] in self?.indicator.stopAnimating() })
    private let indicator = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        accessibilityIdentifier = "me"
        nameLabel.font = .preferredFont(forTextStyle: .title3)
        nameLabel.numberOfLines = 2
        nameLabel.accessibilityIdentifier = "me.name"
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 0
        detailLabel.accessibilityIdentifier = "me.detail"
        line.backgroundColor = .separator
        preservesSuperviewLayoutMargins = true
        indicator.hidesWhenStopped = true
        for label in [nameLabel, detailLabel] { label.adjustsFontForContentSizeCategory = true }
        let column = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
        column.axis = .vertical
        column.isUserInteractionEnabled = false
        for view in [picture, column, indicator, line] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        // Makes the card only as high as necessary.
        let height = heightAnchor.constraint(equalToConstant: 0)
        height.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            height,
            picture.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: centerYAnchor),
            column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: centerYAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 92),
            indicator.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemBackground }
    }

    /// Shows the current user from now on. If `others` shows the same failure, the card shows a shorter message.
    func bind(to me: UserModel, beside others: some RequestStatus) {
        me.item.item.combine(me.item.state).combine(others.state).bind(with: self) { card, now in
            card.show(now.0.0, now.0.1, others: now.1)
        }
        me.item.visibility.bind(with: self) { card, visibility in card.loading.setActive(visibility.showsIndicator) }
    }

    private func show(_ user: User?, _ state: RequestState, others: RequestState) {
        nameLabel.text = user?.name ?? " "
        let problem: String? = state.failure.map { failure in
            let isSaidBelow: Bool = others.failure?.message == failure.message
            let sentence: String = isSaidBelow ? "Your profile could not be loaded." : failure.message
            return sentence + (failure.isRetryable ? " Tap to try again." : "")
        }
        detailLabel.text = user?.email ?? problem ?? " "
        accessibilityLabel = user?.name ?? problem
        picture.setImage(from: user?.avatarURL)
    }
}
