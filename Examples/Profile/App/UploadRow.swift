import Engawa
import ProfileModels
import UIKit

/// The current user's picture, a button to change it, and the progress of the upload.
final class UploadRow: UIView {
    /// Called when the user presses Change Picture.
    var onChoose: () -> Void = {}
    /// Whether uploads are disabled because other changes are being saved.
    var isBlocked = false {
        didSet { if isBlocked != oldValue { show(upload.state.value) } }
    }

    private let upload: AvatarUpload<URL, User>
    private let picture = AvatarView(side: 72)
    private let chooseButton = UIButton(type: .system)
    private let cancelButton = UIButton(type: .system)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let messageLabel = UILabel()
    private let retryButton = UIButton(type: .system)
    private let buttons = UIStackView()

    init(_ upload: AvatarUpload<URL, User>) {
        self.upload = upload
        super.init(frame: .zero)
        prepareViews()
        progressView.bind(to: upload.progress)
        upload.state.bind(with: self) { row, state in row.show(state) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func prepareViews() {
        chooseButton.addAction(UIAction { [weak self] _ in self?.onChoose() }, for: .primaryActionTriggered)
        cancelButton.setTitle("Stop", for: .normal)
        cancelButton.accessibilityIdentifier = "upload.stop"
        cancelButton.addAction(UIAction { [weak self] _ in self?.upload.cancel() }, for: .primaryActionTriggered)
        retryButton.setTitle("Retry", for: .normal)
        retryButton.accessibilityIdentifier = "upload.retry"
        retryButton.addAction(UIAction { [weak self] _ in self?.upload.retry() }, for: .primaryActionTriggered)
        for button in [chooseButton, cancelButton, retryButton] {
            button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            // The largest titles are wider than a phone.
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.5
        }
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        messageLabel.accessibilityIdentifier = "upload.message"
        progressView.accessibilityIdentifier = "upload.progress"
        for button in [chooseButton, cancelButton, retryButton] { buttons.addArrangedSubview(button) }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (row: UploadRow, _) in row.arrangeButtons()
        }
        arrangeButtons()
        buttons.alignment = .leading
        let line = UIStackView(arrangedSubviews: [buttons, UIView()])
        let column = UIStackView(arrangedSubviews: [line, progressView, messageLabel])
        column.axis = .vertical
        column.spacing = 6
        for view in [picture, column] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        // Minimizes the height of the row.
        let height = heightAnchor.constraint(equalToConstant: 0)
        height.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            height,
            picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            picture.centerYAnchor.constraint(equalTo: centerYAnchor),
            column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            column.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    /// Arranges the buttons horizontally, or vertically if text is large.
    private func arrangeButtons() {
        let areLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        buttons.axis = areLarge ? .vertical : .horizontal
        buttons.spacing = areLarge ? 4 : 16
    }

    /// Shows the user's current picture.
    func show(_ url: URL?) {
        picture.setImage(from: url)
    }

    private func show(_ state: RequestState) {
        let isUploading: Bool = state == .requesting
        chooseButton.setTitle(isUploading ? "Uploading…" : "Change Picture", for: .normal)
        chooseButton.isEnabled = !isUploading && !isBlocked
        retryButton.isEnabled = !isBlocked
        retryButton.disabledReason = isBlocked ? "Your changes are being saved. Wait a moment." : nil
        chooseButton.disabledReason =
            isUploading ? "A picture is being uploaded. Stop it to choose another one." : retryButton.disabledReason
        cancelButton.isHidden = !isUploading
        messageLabel.text = state.failure?.message
        messageLabel.isHidden = state.failure == nil
        retryButton.isHidden = state.failure?.isRetryable != true
    }
}
