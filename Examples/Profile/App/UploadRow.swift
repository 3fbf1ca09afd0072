import Engawa
import ProfileModels
import UIKit

/// The caller's picture, a button that changes it, and how far the change is.
final class UploadRow: UIView {
    /// Called when another picture is to be chosen.
    var onChoose: () -> Void = {}

    private let upload: AvatarUpload
    private let picture = AvatarView(side: 72)
    private let chooseButton = UIButton(type: .system)
    private let cancelButton = UIButton(type: .system)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let messageLabel = UILabel()
    private let retryButton = UIButton(type: .system)

    init(_ upload: AvatarUpload) {
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
        chooseButton.setTitle("Change Picture", for: .normal)
        chooseButton.setTitle("Uploading…", for: .disabled)
        chooseButton.addAction(UIAction { [weak self] _ in self?.onChoose() }, for: .primaryActionTriggered)
        cancelButton.setTitle("Stop", for: .normal)
        cancelButton.accessibilityIdentifier = "upload.stop"
        cancelButton.addAction(UIAction { [weak self] _ in self?.upload.cancel() }, for: .primaryActionTriggered)
        retryButton.setTitle("Retry", for: .normal)
        retryButton.accessibilityIdentifier = "upload.retry"
        retryButton.addAction(UIAction { [weak self] _ in self?.upload.retry() }, for: .primaryActionTriggered)
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        messageLabel.accessibilityIdentifier = "upload.message"
        progressView.accessibilityIdentifier = "upload.progress"
        let buttons = UIStackView(arrangedSubviews: [chooseButton, cancelButton, retryButton, UIView()])
        buttons.spacing = 16
        let column = UIStackView(arrangedSubviews: [buttons, progressView, messageLabel])
        column.axis = .vertical
        column.spacing = 6
        for view in [picture, column] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        // As high as it must be, and no higher.
        let height: NSLayoutConstraint = heightAnchor.constraint(equalToConstant: 0)
        height.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            height,
            picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.topAnchor.constraint(equalTo: topAnchor),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
            column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            column.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        ])
    }

    /// Shows the picture that the user has.
    func show(_ url: URL?) {
        picture.setImage(from: url)
    }

    private func show(_ state: RequestState) {
        let isUploading: Bool = state == .requesting
        chooseButton.isEnabled = !isUploading
        chooseButton.disabledReason = isUploading ? "A picture is being uploaded. Stop it to choose another one." : nil
        cancelButton.isHidden = !isUploading
        messageLabel.text = state.failure?.message
        messageLabel.isHidden = state.failure == nil
        retryButton.isHidden = state.failure?.isRetryable != true
    }
}
