import Foundation
import ScrollPhysics

/// A control that starts a refresh when the user pulls the content down past its top.
///
/// Assign it to a scroll view's `refreshControl`, or add it as a subview, and add an action for `valueChanged`. The
/// action loads the content and calls `endRefreshing()` when done.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open override var canBecomeFocused: Bool { false }

    /// The height of the control, in points.
    private static let height: CGFloat = 60
    /// The additional height of a title, in points.
    private static let titleHeight: CGFloat = 20

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()
    private var pull = RefreshPull() {
        willSet { if newValue.isRefreshing != pull.isRefreshing { keyWillChange(self, "isRefreshing") } }
        didSet { if oldValue.isRefreshing != pull.isRefreshing { keyDidChange(self, "isRefreshing") } }
    }

    /// Creates a control for a scroll view.
    public init() {
        super.init(frame: .zero)
        prepareRefreshing()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareRefreshing()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareRefreshing()
        coder.configure(self, as: UIRefreshControl.self)
    }

    private func prepareRefreshing() {
        isUserInteractionEnabled = false
        spinner.hidesWhenStopped = false
        spinner.alpha = 0
        titleLabel.textAlignment = .center
        titleLabel.alpha = 0
        addSubview(spinner)
        addSubview(titleLabel)
    }

    /// Whether a refresh is in progress.
    open var isRefreshing: Bool { pull.isRefreshing }

    /// The text below the spinner. The default is nil.
    open var attributedTitle: NSAttributedString? {
        didSet {
            titleLabel.show(attributedTitle)
            setNeedsLayout()
            scrollView?.updateAdjustedInset(keepsTop: true)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = rare?.tintColor ?? .systemGray
    }

    /// Starts a refresh programmatically. This method sends no action and does not scroll to the control.
    open func beginRefreshing() {
        guard !pull.isRefreshing else { return }
        pull.begin()
        reservedHeightDidChange()
    }

    /// Ends the refresh. The space for the control is released once the content rests.
    open func endRefreshing() {
        guard pull.isRefreshing else { return }
        let isMoving: Bool = scrollView.map { $0.isDragging || $0.isDecelerating } ?? false
        pull.end(isMoving: isMoving)
        if pull.phase == .idle { releaseReservedHeight() }
    }

    // MARK: The scroll view

    weak var scrollView: UIScrollView?

    /// Becomes the refresh control of a scroll view to which the app adds it.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview !== scrollView else { return }
        if let parent = superview as? UIScrollView {
            parent.refreshControl = self
        } else {
            scrollView?.refreshControl = nil
        }
    }

    /// The height with the title, in points.
    private var fullHeight: CGFloat {
        Self.height + (attributedTitle == nil ? 0 : Self.titleHeight)
    }

    /// The space that is reserved above the content, in points.
    var reservedHeight: CGFloat { pull.reservesSpace ? fullHeight : 0 }

    /// Places the control above the content, and starts a refresh if the content is pulled far enough.
    func contentDidMove() {
        guard let scrollView else { return }
        let top: CGFloat = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - reservedHeight
        frame = CGRect(x: 0, y: min(-fullHeight, top), width: scrollView.bounds.width, height: fullHeight)
        let isDragged: Bool = scrollView.drag != nil
        let startsRefresh = pull.update(pull: Double(-top), isDragged: isDragged)
        if startsRefresh {
            reservedHeightDidChange()
        }
        showPull(-top)
        if startsRefresh { sendActions(for: .valueChanged) }
    }

    /// Called when the content has come to rest.
    func contentDidRest() {
        if pull.didStop() { releaseReservedHeight() }
    }

    private func reservedHeightDidChange() {
        spinner.visibleFraction = 1
        spinner.startAnimating()
        spinner.alpha = 1
        titleLabel.alpha = 1
        scrollView?.updateAdjustedInset(keepsTop: false)
        // The reserved space changed the range of offsets. A drag continues from the current offset.
        scrollView?.continueDragFromHere()
    }

    private func releaseReservedHeight() {
        guard let scrollView else { return stopSpinning() }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            scrollView.updateAdjustedInset(keepsTop: false)
            self.spinner.alpha = 0
            self.titleLabel.alpha = 0
        } completion: { [weak self] _ in
            self?.stopSpinning()
        }
    }

    private func stopSpinning() {
        guard pull.phase == .idle else { return }
        spinner.stopAnimating()
        showPull(0)
    }

    /// Shows the progress of a pull by the number of visible spokes.
    private func showPull(_ distance: CGFloat) {
        guard pull.phase == .idle, !spinner.isAnimating else { return }
        let progress = CGFloat(RefreshPull.fraction(of: Double(distance)))
        spinner.visibleFraction = progress
        spinner.alpha = progress > 0 ? 1 : 0
        titleLabel.alpha = progress
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.intrinsicContentSize
        spinner.bounds.size = size
        spinner.center = CGPoint(x: bounds.midX, y: Self.height / 2)
        titleLabel.frame = CGRect(
            x: 16, y: Self.height - 10, width: max(0, bounds.width - 32), height: Self.titleHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }
}
