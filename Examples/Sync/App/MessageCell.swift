import Engawa
import SyncModels
import UIKit

/// A message in a bubble. The user's messages are at the trailing edge, and messages of others at the leading edge.
final class MessageCell: UITableViewCell {
    /// Called when the user presses Try Again.
    var onRetry: () -> Void = {}
    /// Called when the user taps a message with links.
    var onOpen: ([URL]) -> Void = { _ in }

    private let authorLabel = UILabel()
    private let bubble = UIView()
    private let replyLabel = UILabel()
    private let messageLabel = UILabel()
    private let pictureView = UIImageView()
    private let progressView = UIProgressView(progressViewStyle: .default)
    /// The identifier of the outgoing message; nil if the server has the message.
    private(set) var outgoingId: String?
    private let statusLabel = UILabel()
    private let retryButton = UIButton(type: .system)
    private let column = UIStackView()
    private var links: [MessageLink] = []
    private let tap = UITapGestureRecognizer()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        prepareViews()
        let lines = UIStackView(arrangedSubviews: [replyLabel, pictureView, messageLabel, progressView])
        lines.axis = .vertical
        lines.spacing = 4
        lines.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(lines)
        for view in [authorLabel, bubble, statusLabel, retryButton] as [UIView] { column.addArrangedSubview(view) }
        column.axis = .vertical
        column.spacing = 2
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let margins: UILayoutGuide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            lines.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            lines.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            lines.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            pictureView.widthAnchor.constraint(equalToConstant: 200),
            pictureView.heightAnchor.constraint(equalToConstant: 150),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.8),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func prepareViews() {
        bubble.layer.cornerRadius = 16
        pictureView.layer.cornerRadius = 10
        pictureView.clipsToBounds = true
        pictureView.contentMode = .scaleAspectFill
        pictureView.isAccessibilityElement = true
        pictureView.accessibilityLabel = localized("Picture")
        pictureView.accessibilityIdentifier = "picture"
        progressView.accessibilityIdentifier = "progress"
        progressView.progressTintColor = .white
        authorLabel.font = .preferredFont(forTextStyle: .caption1)
        replyLabel.font = .preferredFont(forTextStyle: .footnote)
        replyLabel.accessibilityIdentifier = "reply"
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.numberOfLines = 0
        messageLabel.accessibilityIdentifier = "message"
        statusLabel.font = .preferredFont(forTextStyle: .caption1)
        statusLabel.numberOfLines = 0
        statusLabel.accessibilityIdentifier = "status"
        for label in [authorLabel, replyLabel, messageLabel, statusLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
        authorLabel.textColor = .secondaryLabel
        tap.addTarget(self, action: Selector("openLinks", MessageCell.openLinks))
        messageLabel.addGestureRecognizer(tap)
        retryButton.setTitle(localized("Try Again"), for: .normal)
        retryButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        retryButton.titleLabel?.adjustsFontForContentSizeCategory = true
        retryButton.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)
    }

    /// Shows the uploaded fraction of the picture; nil hides the progress.
    func showProgress(_ fraction: Double?) {
        progressView.isHidden = fraction == nil
        progressView.progress = Float(fraction ?? 0)
    }

    /// Shows the picture of a message.
    ///
    /// - Parameter url: The address of the picture on the server; nil before it is uploaded.
    private func showPicture(_ picture: Data?, _ url: URL?, from pictures: ImagePipeline) {
        pictureView.isHidden = picture == nil && url == nil
        guard let url else {
            pictureView.cancelImageLoading()
            pictureView.image = picture.flatMap { UIImage(data: $0) }
            return
        }
        // Until the server's picture is loaded, the local picture stays visible.
        pictureView.setImage(from: url, placeholder: pictureView.image, pipeline: pictures)
    }

    /// Shows the text, with its links underlined.
    private func showText(_ text: String) {
        links = MessageLink.links(in: text)
        messageLabel.isUserInteractionEnabled = !links.isEmpty
        tap.isEnabled = !links.isEmpty
        messageLabel.accessibilityTraits = links.isEmpty ? .staticText : .link
        guard !links.isEmpty else { return messageLabel.text = text }
        let styled = NSMutableAttributedString(string: text)
        for link in links {
            styled.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(link.range, in: text))
        }
        messageLabel.attributedText = styled
    }

    private func openLinks() { onOpen(links.map(\.url)) }

    func show(_ row: MessageRow, url: URL?, from pictures: ImagePipeline) {
        if outgoingId == nil || row.outgoingId != nil || row.picturePath == nil { pictureView.image = nil }
        outgoingId = row.outgoingId
        showPicture(row.picture, url, from: pictures)
        messageLabel.isHidden = row.text.isEmpty
        authorLabel.text = row.authorName
        authorLabel.isHidden = row.authorName == nil
        replyLabel.text = row.repliedText.map { "↪ \($0)" }
        replyLabel.isHidden = row.repliedText == nil
        showText(row.text)
        column.alignment = row.isOwn ? .trailing : .leading
        bubble.backgroundColor = row.isOwn ? .systemBlue : .secondarySystemBackground
        messageLabel.textColor = row.isOwn ? .white : .label
        replyLabel.textColor = row.isOwn ? UIColor.white.withAlphaComponent(0.9) : .secondaryLabel
        let time: String = DateText.time(row.date)
        statusLabel.textColor = .secondaryLabel
        retryButton.isHidden = true
        switch row.status {
        case .received: statusLabel.text = time
        case .sending: statusLabel.text = localized("Sending…")
        case .sent: statusLabel.text = localized("Sent %@", time)
        case .read: statusLabel.text = localized("Read %@", time)
        case .failed(let problem):
            statusLabel.text = problem
            statusLabel.textColor = .systemRed
            retryButton.isHidden = false
        }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        statusLabel.textAlignment = row.isOwn ? isMirrored ? .left : .right : .natural
        bubble.alpha = row.status == .sending ? 0.7 : 1
    }
}
