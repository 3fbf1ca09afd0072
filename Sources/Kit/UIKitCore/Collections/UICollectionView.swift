import Foundation
import RowGeometry

/// Items in sections, wherever a layout wants them, that scroll.
///
/// Only what is seen has views. The layout says what that is, and where: `UICollectionViewFlowLayout`, or one's own.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: Making

    /// Makes a collection view, in the coordinates of what will be its superview, in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Makes a collection view with a flow layout, whatever the archive says.
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        storedLayout.collectionView = self
    }

    override var refreshControlIndex: Int { backgroundView == nil ? 0 : 1 }

    // MARK: Stored state

    private weak var collectionDelegate: (any UICollectionViewDelegate)?
    var storedLayout: UICollectionViewLayout
    /// How many items each section has.
    var itemCounts: [Int] = []
    /// Whether the counts must be asked for again before anything else.
    var needsReload = true
    /// Whether the data source is being asked for sections and items.
    var isLoading = false
    /// Whether the layout was prepared for what there is now.
    var isLayoutValid = false
    var visibleViews: [CollectionElement: UICollectionReusableView] = [:]
    var reuse = CollectionReuse()
    var selectedPaths: [IndexPath] = []
    var touchedPath: IndexPath?
    var updates: ListUpdates?
    /// Whether views are being placed, and what they do to the collection is part of that.
    var isTiling = false
    /// What is being made, so that what is dequeued for it has its size at once.
    var making: UICollectionViewLayoutAttributes?
    /// The cell that the data source is asked to fill again.
    var reconfiguredCell: UICollectionViewCell?

    // MARK: Who knows and decides

    /// Who knows what is in it. Held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Who decides what choosing an item does. Held weakly.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { storedScrollDelegate = newValue }
    }

    override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        let new = storedScrollDelegate as? any UICollectionViewDelegate
        guard new !== collectionDelegate else { return }
        collectionDelegate = new
        storedLayout.invalidateLayout()
    }

    /// What says where everything is.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    // MARK: Looks

    /// What lies behind the items, as large as the collection view. The default is nil.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
    }

    // MARK: Choosing

    /// Whether items can be chosen. The default is true.
    open var allowsSelection = true

    /// Whether several items can be chosen. The default is false.
    open var allowsMultipleSelection = false

    /// Whether the focus can move to items. The default is that of `allowsSelection`.
    open var allowsFocus: Bool {
        get { storedAllowsFocus ?? allowsSelection }
        set { storedAllowsFocus = newValue }
    }

    private var storedAllowsFocus: Bool?

    /// Whether the focus, when it comes back to the collection, goes to the item that it left. The default is false.
    open var remembersLastFocusedIndexPath = false

    /// Whether an item that gets the focus is selected. The default is false.
    open var selectionFollowsFocus = false

    /// The item that had the focus last.
    package var lastFocusedIndexPath: IndexPath?

    // MARK: Data

    /// Asks the data source for everything again. The selection is lost; the place in the content is kept.
    open func reloadData() {
        needsReload = true
        selectedPaths.removeAll()
        touchedPath = nil
        recycleEverything()
        invalidateEverything()
    }

    func invalidateEverything() {
        let context: UICollectionViewLayoutInvalidationContext = storedLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
    }

    // MARK: Layout

    /// Places what is seen.
    ///
    /// 1. The background gets its place.
    /// 2. The layout is prepared, if what it computed is true no longer.
    /// 3. What is seen gets views, and the others give theirs back.
    open override func layoutSubviews() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        if updates == nil { tile() }
        super.layoutSubviews()
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    /// The layout compares new bounds with those that the view has still.
    private func boundsWillChange(to new: CGRect) {
        guard isLayoutValid, new != super.bounds, storedLayout.shouldInvalidateLayout(forBoundsChange: new) else {
            return
        }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        guard isLayoutValid, storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
    }

    func layoutDidBecomeInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
        isLayoutValid = false
        if context.contentOffsetAdjustment != .zero {
            contentOffset.x += context.contentOffsetAdjustment.x
            contentOffset.y += context.contentOffsetAdjustment.y
        }
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() } else { endTouch() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        forgetPreferredSizes()
    }

    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Accessibility

    /// By section and item: cells are reused, so the order in which they became subviews says nothing.
    package override var accessibleSubviews: [UIView] {
        let others: [UIView] = subviews.filter { $0 is UICollectionReusableView == false }
        return others + visibleViews.sorted { $0.key.isRead(before: $1.key) }.map(\.value)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first, event?.buttonMask != .secondary { beginTouch(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { finishTouch(touch) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        endTouch()
    }
}
