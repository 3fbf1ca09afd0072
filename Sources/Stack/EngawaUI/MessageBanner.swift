import APIClient
import UIKitCore

/// A view that shows an error message, with a Retry button if retrying can help.
///
/// It has no height while there is no message. Otherwise, its height includes the distance to its neighbors. Where it
/// extends to the edges of the view controller's view, the message stays within the margins of that view.
///
/// A message that appears or disappears moves the views below the banner. While a finger touches the window, the change
/// waits, so that nothing moves under the finger.
@MainActor
public final class MessageBanner: UIView {
    private let card = UIView()
    private let label = UILabel()
    private let retryButton = UIButton(type: .system)
    private let detailsButton = DetailsButton(type: .system)
    private var retry: (() -> Void)?
    private let touches = TouchObserver()
    /// The change that waits until no finger touches the window.
    private var waitingChange: (() -> Void)?

    private static let inset: CGFloat = 12
    /// The distance of the card from the top and bottom edges, in points.
    private static let distance: CGFloat = 8

    private var shownConstraints: [NSLayoutConstraint] = []
    private lazy var leftConstraint: NSLayoutConstraint = card.leftAnchor.constraint(equalTo: leftAnchor)
    private lazy var rightConstraint: NSLayoutConstraint = card.rightAnchor.constraint(equalTo: rightAnchor)
    private lazy var hiddenConstraint: NSLayoutConstraint = heightAnchor.constraint(equalToConstant: 0)
    private lazy var buttonsConstraint: NSLayoutConstraint = card.bottomAnchor.constraint(
        equalTo: retryButton.bottomAnchor, constant: 6)
    private lazy var textConstraint: NSLayoutConstraint = card.bottomAnchor.constraint(
        equalTo: label.bottomAnchor, constant: Self.inset)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "message"
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 10
        card.translatesAutoresizingMaskIntoConstraints = false
        addSubview(card)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.accessibilityIdentifier = "message.text"
        retryButton.setTitle(StackTexts.text("Retry"), for: .normal)
        retryButton.addAction(UIAction { [weak self] _ in self?.retryPressed() }, for: .primaryActionTriggered)
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        for (button, weight) in [(retryButton, UIFont.Weight.semibold), (detailsButton, .regular)] {
            button.titleLabel?.font = metrics.scaledFont(for: .systemFont(ofSize: 15, weight: weight))
        }
        retryButton.titleLabel?.adjustsFontForContentSizeCategory = true
        for view in [label, retryButton, detailsButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        shownConstraints = [
            card.topAnchor.constraint(equalTo: topAnchor, constant: Self.distance),
            card.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.distance),
            leftConstraint,
            rightConstraint,
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: Self.inset),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: Self.inset),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -Self.inset),
            retryButton.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            retryButton.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: Self.inset),
            detailsButton.topAnchor.constraint(equalTo: retryButton.topAnchor),
        ]
        isHidden = true
        hiddenConstraint.isActive = true
        touches.onEnd = { [weak self] in self?.performWaitingChange() }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let ancestors = sequence(first: self as UIView, next: \.superview)
        // The card uses the background color that contrasts with the background behind it.
        let behind: UIView? = ancestors.dropFirst().first { $0.backgroundColor != nil }
        let isGrouped: Bool = behind?.backgroundColor == .systemGroupedBackground
        card.backgroundColor = isGrouped ? .secondarySystemGroupedBackground : .secondarySystemBackground
        guard let screen = ancestors.first(where: { $0.next is UIViewController }) else { return }
        let frame: CGRect = convert(bounds, to: screen)
        let margins: UIEdgeInsets = screen.layoutMargins
        let left: CGFloat = max(0, margins.left - frame.minX)
        let right: CGFloat = min(0, screen.bounds.width - margins.right - frame.maxX)
        if leftConstraint.constant != left { leftConstraint.constant = left }
        if rightConstraint.constant != right { rightConstraint.constant = right }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        touches.view?.removeGestureRecognizer(touches)
        window?.addGestureRecognizer(touches)
        performWaitingChange()
    }

    /// Changes the message, or waits until no finger touches the window. A later change replaces a waiting one.
    private func whenUntouched(_ change: @escaping () -> Void) {
        waitingChange = change
        if !touches.isTouched { performWaitingChange() }
    }

    private func performWaitingChange() {
        let change: (() -> Void)? = waitingChange
        waitingChange = nil
        change?()
    }

    /// The message, if any.
    public var message: String? { isHidden ? nil : label.text }

    /// Shows a message.
    ///
    /// - Parameters:
    ///   - details: Technical details, which are shown when the user presses Details.
    ///   - retry: The action of the Retry button; nil if retrying cannot help.
    public func show(_ message: String, details: String = "", retry: (() -> Void)? = nil) {
        whenUntouched { [weak self] in
            guard let self else { return }
            label.text = message
            detailsButton.details = details
            self.retry = retry
            retryButton.isHidden = retry == nil
            isHidden = false
            updateLayout()
        }
    }

    /// Shows the message of `error`, with a Retry button if retrying can help.
    public func show(_ error: any Error, retry: @escaping () -> Void) {
        if let error = error as? any PresentableError {
            show(error.message, details: error.details, retry: error.isRetryable ? retry : nil)
        } else {
            show(StackTexts.text("An unexpected error occurred. Try again."), details: "\(error)", retry: retry)
        }
    }

    /// Hides the message.
    public func clear() {
        whenUntouched { [weak self] in
            guard let self, !isHidden else { return }
            isHidden = true
            retry = nil
            updateLayout()
        }
    }

    private func updateLayout() {
        hiddenConstraint.isActive = isHidden
        let hasButtons: Bool = !retryButton.isHidden || !detailsButton.isHidden
        for constraint in shownConstraints { constraint.isActive = !isHidden }
        detailsLeading.isActive = !isHidden
        buttonsConstraint.isActive = !isHidden && hasButtons
        textConstraint.isActive = !isHidden && !hasButtons
    }

    /// The position of the Details button: after the Retry button, or in its place if the Retry button is hidden.
    private var detailsLeading: NSLayoutConstraint {
        let constraints: (NSLayoutConstraint, NSLayoutConstraint) = detailsConstraints
        (retryButton.isHidden ? constraints.0 : constraints.1).isActive = false
        return retryButton.isHidden ? constraints.1 : constraints.0
    }

    private lazy var detailsConstraints: (NSLayoutConstraint, NSLayoutConstraint) = (
        detailsButton.leadingAnchor.constraint(equalTo: retryButton.trailingAnchor, constant: 16),
        detailsButton.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: Self.inset)
    )

    private func retryPressed() {
        let retry: (() -> Void)? = self.retry
        clear()
        retry?()
    }
}
