import Bindings
import UIKitCore
import ViewModels

/// A spinner below the last row while more rows are loading: the rest of the first page, or the next page.
///
///     tableView.tableFooterView = RequestFooter(list)
///
/// It appears after 0.3 s and stays for at least 0.5 s.
@MainActor
public final class RequestFooter: UIView {
    private let indicator = UIActivityIndicatorView(style: .medium)
    private lazy var delay = DelayedVisibility(
        show: { [weak self] in self?.indicator.startAnimating() },
        hide: { [weak self] in self?.indicator.stopAnimating() })

    /// The height of the footer, in points.
    private static let height: CGFloat = 52

    /// Creates a footer for a list. Neither object retains the other.
    public init<Item>(_ list: RequestList<Item>) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        accessibilityIdentifier = "footer"
        indicator.hidesWhenStopped = true
        indicator.accessibilityIdentifier = "footer.indicator"
        addSubview(indicator)
        combine(list.visibility, list.activity, list.isWaiting).bind(with: self) { footer, status in
            let isLoading: Bool = status.0.showsProgressBesideItems && status.1 != .refresh
            // While the list waits before it sends a request, the delay does not begin. An indicator that is already
            // visible stays.
            footer.delay.setActive(isLoading && (!status.2 || footer.delay.isActive))
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        indicator.bounds.size = indicator.intrinsicContentSize
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
