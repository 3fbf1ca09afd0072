import APIClient
import Bindings
import UIKitCore
import UIKitStackViews
import ViewModels

/// A view that shows the state of a request in place of its items: an activity indicator, an error message with a Retry
/// button, or text for an empty list.
///
///     let placeholder = RequestPlaceholder(noData: "Nobody has written anything yet.")
///     placeholder.bind(to: list)
///     tableView.backgroundView = placeholder
///
/// The indicator appears 0.3 s after the request is sent and stays for at least 0.5 s, unless items arrive. Text
/// appears after the indicator has disappeared.
@MainActor
public final class RequestPlaceholder: UIView {
    private let indicator = UIActivityIndicatorView(style: .large)
    private let label = UILabel()
    private let buttons = UIStackView()
    private lazy var labelWidth: NSLayoutConstraint = label.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
    private let retryButton = UIButton(type: .system)
    private let detailsButton = DetailsButton(type: .system)
    private let noData: String
    private let retryTitle: String
    private var retry: (() -> Void)?
    private var visibility = RequestVisibility()
    private var failure: RequestFailure?
    private lazy var delay = DelayedVisibility(
        show: { [weak self] in self?.indicatorChanged(true) }, hide: { [weak self] in self?.indicatorChanged(false) })

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - noData: The text that is shown when there are no items.
    ///   - retry: The title of the Retry button; nil for the default one.
    public init(noData: String, retry: String? = nil) {
        self.noData = noData
        retryTitle = retry ?? StackTexts.text("Retry")
        super.init(frame: .zero)
        prepareViews()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func prepareViews() {
        accessibilityIdentifier = "placeholder"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = "placeholder.text"
        retryButton.setTitle(retryTitle, for: .normal)
        retryButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        retryButton.titleLabel?.adjustsFontForContentSizeCategory = true
        retryButton.accessibilityIdentifier = "placeholder.retry"
        retryButton.addAction(UIAction { [weak self] _ in self?.retry?() }, for: .primaryActionTriggered)
        detailsButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        indicator.hidesWhenStopped = true
        for button in [retryButton, detailsButton] { buttons.addArrangedSubview(button) }
        for view in [indicator, label, buttons] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let safe: UILayoutGuide = safeAreaLayoutGuide
        // The text ends at the vertical center. Long text extends below the center, but not above the top.
        let centering = label.bottomAnchor.constraint(equalTo: safe.centerYAnchor)
        centering.priority = .defaultHigh
        NSLayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            label.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            centering,
            label.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 8),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
            labelWidth,
            buttons.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            buttons.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitVerticalSizeClass.self]) {
            (view: RequestPlaceholder, _) in view.fitText()
        }
        fitText()
        update()
    }

    /// Allows longer lines for larger text if there is room, and places the buttons side by side if the height is
    /// compact.
    private func fitText() {
        labelWidth.constant = UIFontMetrics.default.scaledValue(for: 320, compatibleWith: traitCollection)
        let isCompact: Bool = traitCollection.verticalSizeClass == .compact
        buttons.axis = isCompact ? .horizontal : .vertical
        buttons.alignment = isCompact ? .firstBaseline : .fill
        buttons.spacing = isCompact ? 24 : 0
    }

    /// Shows the state of a request from now on. Neither object retains the other.
    public func bind(to request: some RequestStatus) {
        retry = { [weak request] in request?.retry() }
        combine(request.visibility, request.state, request.isWaiting).bind(with: self) { view, status in
            view.visibility = status.0
            view.failure = status.1.failure
            if view.hasItems(status.0, status.1) {
                view.delay.hideImmediately()
            } else {
                // The delay begins when the request is sent. An indicator that is shown stays.
                view.delay.setActive(status.0.showsIndicator && (!status.2 || view.delay.isActive))
            }
            view.update()
        }
    }

    /// Whether there are items, which take the place of the placeholder.
    private func hasItems(_ visibility: RequestVisibility, _ state: RequestState) -> Bool {
        visibility.showsProgressBesideItems || visibility.showsBanner || state == .loaded && !visibility.showsNoData
    }

    private func indicatorChanged(_ isShown: Bool) {
        isShown ? indicator.startAnimating() : indicator.stopAnimating()
        update()
    }

    private func update() {
        let failure: RequestFailure? = visibility.showsRetry && !indicator.isAnimating ? self.failure : nil
        let showsNoDataText: Bool = visibility.showsNoData && !indicator.isAnimating
        label.text = failure?.message ?? (showsNoDataText ? noData : nil)
        label.isHidden = label.text == nil
        retryButton.isHidden = failure?.isRetryable != true
        detailsButton.details = failure?.details ?? ""
        buttons.isHidden = failure == nil
        isUserInteractionEnabled = failure != nil
    }
}
