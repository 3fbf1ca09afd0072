import Foundation
import RowGeometry

/// A scrolling view of items in sections, which a layout object arranges.
///
/// Only visible elements have views. The layout, such as a `UICollectionViewFlowLayout`, determines their frames.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, ListView {
    // MARK: Creation

    /// Creates a collection view with a frame in points, in the coordinates of its future superview.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
        multipleSelection = MultipleSelection(self)
    }

    /// Creates a collection view with the layout and the values from an interface file. An archive is ignored: the
    /// collection view has a flow layout and default values.
    public required init?(coder: NSCoder) {
        let layout: NSObject? = coder.interface?.makeObject(forKey: "collectionViewLayout")
        storedLayout = layout as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        storedLayout.collectionView = self
        multipleSelection = MultipleSelection(self)
        coder.configure(self, as: UICollectionView.self)
    }

    // MARK: Stored state

    /// The value of `delegate`, also if a subclass overrides that property.
    final package private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
    var storedLayout: UICollectionViewLayout
    /// A closure that is called at the end of an interactive layout change.
    var transitionCompletion: LayoutInteractiveTransitionCompletion?
    /// The layout for which `scrollToMirroredStart()` was performed last, or nil if its content fits in the width.
    weak var startedLayout: UICollectionViewLayout?
    /// The layout that determined the size of the content last.
    weak var sizingLayout: UICollectionViewLayout?
    /// The number of items in each section.
    var itemCounts: [Int] = []
    /// Whether the counts must be read from the data source before the next use.
    var needsReload = true
    /// Whether the counts are being read from the data source.
    var isLoading = false
    /// Whether the layout was prepared since its last invalidation.
    var isLayoutValid = false
    var known = KnownAttributes()
    var visibleViews: [CollectionElement: UICollectionReusableView] = [:]
    var reuse = CollectionReuse()
    var selectedPaths = PathSelection()
    var selectionAnchor: SelectionAnchor?
    var typeSelection = TypeSelection()
    var touchedPath: IndexPath?
    /// The touch that highlights a cell, or nil if a key does.
    weak var highlightingTouch: UITouch?
    /// The swipe of an item in a list, or nil until the layout contains a list with swipe actions.
    var swipe: SwipeInteraction?
    var updates: ListUpdates?
    /// The titles at the trailing edge, or nil if the data source returns none.
    var sectionIndex: SectionIndexView?
    /// Whether the titles of the section index must be requested from the data source in the next layout.
    var needsIndexTitles = true
    /// Whether the collection view is requesting the attributes of only the visible elements from the layout.
    var requestsVisible = false
    /// Whether views are being placed. Prevents reentrant calls to `tile`.
    var isTiling = false
    /// The attributes of the view that is being created, so that a dequeued view has the correct size.
    var attributesInCreation: UICollectionViewLayoutAttributes?
    /// The cell that the data source is configuring again.
    var reconfiguredCell: UICollectionViewCell?

    // MARK: Data source and delegate

    /// The object that provides sections, items and views. A weak reference.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The object that loads the data of items before they become visible. A weak reference.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetched.removeAll() } }
    }

    /// Whether the `prefetchDataSource` is called. The default is true.
    open var isPrefetchingEnabled = true

    var refusedCounts: [Int]?
    var userMovement: RowMovement?
    var prefetched = PrefetchedItems<IndexPath>()
    var prefetchedOffset: CGPoint = .zero
    var prefetchDirection = CGVector(dx: 0, dy: 0)
    private var multipleSelection: MultipleSelection?
    /// The item whose position on the screen the next layout keeps.
    var heldItem: HeldItem?
    /// Whether the views are being moved to their new frames in an animation. Laying out a view can change the
    /// content of cells, which the next layout of the collection view then measures.
    var isInTransition = false
    /// The visible cells whose content may require another size.
    var cellsToMeasure: [UICollectionViewCell] = []
    /// The bounds before an animated change in the size that has not been laid out yet.
    private var boundsBeforeAnimation: CGRect?
    /// The item that the user moves.
    var itemMovement: ItemMovement?
    /// The cards behind the rows of inset groups while rows move.
    private(set) lazy var groupCards = GroupCards(self)
    /// The space that the items leave for dragged items.
    var gap: ListGap?
    var placeholders = ListPlaceholders()
    /// Whether the collection view is calling the layout, which uses index paths on the screen.
    var isCallingLayout = false
    /// The size of the content at the end of the last layout.
    final var tiledContentSize: CGSize = .zero
    /// The layout direction of the last layout.
    final var shownDirection: UIUserInterfaceLayoutDirection?

    /// The object that handles selection. A weak reference.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { storedScrollDelegate = newValue }
    }

    package func scrollDelegateDidChange() {
        let new = storedScrollDelegate as? any UICollectionViewDelegate
        guard new !== collectionDelegate else { return }
        collectionDelegate = new
        if new != nil {
            menus.install(on: self)
            editMenus.install(on: self)
        }
        storedLayout.invalidateLayout()
    }

    let menus = ListContextMenus()
    private let editMenus = ListEditMenus()

    /// The interaction that opens the context menus of items, or nil until a delegate is set.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    /// The layout that arranges the items. Setting it changes the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Replaces the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Replaces the layout.
    ///
    /// - Parameters:
    ///   - animated: Whether the views move to their new frames with an animation.
    ///   - completion: A closure that is called at the end of the animation. Its argument indicates whether the
    ///     animation finished.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    // MARK: Appearance

    /// The view behind the items, which has the size of the collection view. The default is nil.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
    }

    /// The conditions under which visible self-sizing cells are measured again. The default is `enabled`. New sizes are
    /// animated, unless animations are disabled or the collection view is being scrolled.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { CellConstraints.observe() } }
    }

    // MARK: Selection and focus

    /// Whether items can be selected. The default is true.
    open var allowsSelection = true

    /// Whether several items can be selected. The default is false.
    open var allowsMultipleSelection = false

    /// Whether items can be selected while `isEditing` is true. The default is false.
    open var allowsSelectionDuringEditing = false

    /// Whether several items can be selected while `isEditing` is true. The default is false.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether the items are being edited. The default is false. When the value changes, the cells update their
    /// configuration.
    open var isEditing: Bool {
        get { reportedEditing ?? storedIsEditing }
        set {
            guard newValue != storedIsEditing else { return }
            storedIsEditing = newValue
            editingDidChange()
        }
    }

    private var storedIsEditing = false
    /// The value that `isEditing` has while `implementedPermission(toMove:)` calls the data source, otherwise nil.
    var reportedEditing: Bool?

    /// Whether items can become focused. The default is the value of `allowsSelection`.
    open var allowsFocus: Bool {
        get { storedAllowsFocus ?? allowsSelection }
        set { storedAllowsFocus = newValue }
    }

    private var storedAllowsFocus: Bool?

    /// Whether the item that was focused last becomes focused when the focus returns to the collection view. The
    /// default is false.
    open var remembersLastFocusedIndexPath = false

    /// Whether an item is selected when it becomes focused. The default is false.
    open var selectionFollowsFocus = false

    /// The index path of the item that was focused last.
    package var lastFocusedIndexPath: IndexPath?

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        collectionDelegate?.collectionView(
            self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
            ?? true
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        let update = UICollectionViewFocusUpdateContext(context, in: self)
        // The focus can be in a control of a cell.
        if let path = update.nextFocusedIndexPath { lastFocusedIndexPath = path }
        collectionDelegate?.collectionView(self, didUpdateFocusIn: update, with: coordinator)
    }

    // MARK: Programmatic selection

    /// The index paths of the selected items, in the order of their selection. It is never nil.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.ordered }

    /// Selects an item, or deselects all items if `indexPath` is nil. Does not call the delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard selectsItems else { return }
        guard let indexPath else {
            for path in selectedPaths.ordered { deselectItem(at: path, animated: animated) }
            return
        }
        guard checkExists(indexPath, contains(indexPath), for: "select") else { return }
        if !selectsSeveralItems {
            for path in selectedPaths.ordered where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        mark(indexPath, isSelected: true, animated: animated)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. Does not call the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        mark(indexPath, isSelected: false, animated: animated)
    }

    // MARK: Reordering

    /// The time for which a dragged item stays at a position before the other items make room for it. The default is
    /// `immediate`. If an interactive movement ends earlier, the item moves to the last position at which the other
    /// items made room.
    open var reorderingCadence: ReorderingCadence = .immediate

    // MARK: Data

    /// Reloads all sections and items from the data source. Clears the selection, removes the placeholders, and keeps
    /// the content offset.
    open func reloadData() {
        if heldItem == nil { heldItem = fingerItem() }
        revertItemMovement()
        let shownPlaceholders: ListPlaceholders = placeholders
        placeholders = ListPlaceholders()
        swipe?.close(animated: false)
        needsReload = true
        known = KnownAttributes()
        selectedPaths.removeAll()
        selectionAnchor = nil
        touchedPath = nil
        prefetched.removeAll()
        gap = nil
        dragDrop?.listDidReload()
        recycleEverything(shownPlaceholders)
        invalidateEverything()
    }

    func invalidateEverything() {
        let context = storedLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
    }

    // MARK: Updates

    /// Performs all changes in `updates` as one animated update. Without changes, measures the cells again.
    ///
    /// The index paths of deleted, reloaded and moved items refer to the state before the update. The index paths of
    /// inserted items and the destinations of moves refer to the state after the update. When `updates` returns, the
    /// data source must report the new items.
    open func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performUpdates(updates, completion: completion)
    }

    /// Inserts items at index paths that are valid after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.changes.insertedRows.formUnion(indexPaths.map(\.rowPosition)) }
    }

    /// Deletes items.
    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.changes.deletedRows.formUnion(indexPaths.map(\.rowPosition)) }
    }

    /// Reloads items, which replaces their cells.
    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.changes.reloadedRows.formUnion(indexPaths.map(\.rowPosition)) }
    }

    /// Configures the cells of items again. Items keep their cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        update { $0.reconfigured += indexPaths }
    }

    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.changes.movedRows[indexPath.rowPosition] = newIndexPath.rowPosition }
    }

    /// Inserts sections at indexes that are valid after the update.
    open func insertSections(_ sections: IndexSet) {
        update { $0.changes.insertedSections.formUnion(sections) }
    }

    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet) {
        update { $0.changes.deletedSections.formUnion(sections) }
    }

    /// Reloads sections.
    open func reloadSections(_ sections: IndexSet) {
        update { $0.changes.reloadedSections.formUnion(sections) }
    }

    /// Moves a section with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.changes.movedSections[section] = newSection }
    }

    /// Returns the cell of an item, or nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: shownPath(indexPath))
    }

    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        shownPaths(.cell, kind: "").compactMap { shownCell(at: $0) }
    }

    /// Scrolls so that the item is visible at `scrollPosition`.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        guard checkExists(indexPath, contains(indexPath), for: "scroll to") else { return }
        scroll(animated: animated, followsTarget: !storedLayout.followsScrolling) { [weak self] in
            self?.offset(showing: indexPath, at: scrollPosition)
        }
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        storedLayout.scrollAcross(to: attributes, at: scrollPosition, animated: animated)
    }

    /// Returns a reused cell with `identifier`, or a new one of the registered class or nib.
    ///
    /// Stops the program when neither a class nor a nib is registered for `identifier`.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        let cell = dequeueCell(identifier, shownAt: shownPath(indexPath))
        cell.outlinePlace = (dataSource as? any OutlineDataSource)?.outlinePlace(at: indexPath)
        return cell
    }

    /// Registers the class of the cells with `identifier`. Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.cells.register(cellClass, for: identifier)
    }

    // MARK: Layout

    /// Lays out the visible views.
    ///
    /// 1. The frame of the background view is set.
    /// 2. A change in the layout direction invalidates the layout.
    /// 3. The layout is prepared, if it was invalidated.
    /// 4. Views are created or reused for visible elements, and all other views are recycled.
    open override func layoutSubviews() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        updateDirection()
        if updates == nil { placeViews() }
        prepareSwipe()
        swipe?.place()
        layoutSectionIndex()
        prefetch()
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

    private func placeViews() {
        if let old = boundsBeforeAnimation {
            boundsBeforeAnimation = nil
            prepareLayoutIfNeeded()
            storedLayout.prepare(forAnimatedBoundsChange: old)
            tile()
            storedLayout.finalizeAnimatedBoundsChange()
        } else if !showChangedSizes() {
            tile()
        }
    }

    /// Called before the bounds change, because the layout compares the new bounds with the current ones.
    private func boundsWillChange(to new: CGRect) {
        guard isLayoutValid, new != super.bounds else { return }
        if new.size != super.bounds.size, UIView.inheritedAnimationDuration > 0 { boundsBeforeAnimation = super.bounds }
        let isInvalidated: Bool = storedLayout.shouldInvalidateLayout(forBoundsChange: new)
        if new.size == super.bounds.size { storedLayout.followsScrolling = isInvalidated }
        guard isInvalidated else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
    }

    package func sizeDidChange() {}

    package func heightDidChange(of subview: UIView, to height: CGFloat) {}

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        guard isLayoutValid, storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
    }

    func layoutDidBecomeInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
        isLayoutValid = false
        known.isStale = true
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        if context.contentOffsetAdjustment != .zero {
            contentOffset.x += context.contentOffsetAdjustment.x
            contentOffset.y += context.contentOffsetAdjustment.y
        }
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() } else { cancelTouch() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        storedLayout.insetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        storedLayout.insetsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        storedLayout.traitsDidChange()
        guard let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        invalidatePreferredSizes()
    }

    package func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Accessibility

    /// The subviews in the order of sections and items. Cells are reused, so the order of `subviews` is arbitrary.
    package var orderedSubviews: [UIView] {
        let others: [UIView] = subviews.filter { !($0 is UICollectionReusableView || $0 is OrthogonalScrollView) }
        let ordered = visibleViews.map { (order: readingOrder(of: $0.key), view: $0.value) }
        return others + ordered.sorted { $0.order < $1.order }.map(\.view)
    }

    // MARK: Touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found: UIView? = super.hitTest(point, with: event)
        return swipe == nil ? found : swipe?.hitTest(found)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, event?.buttonMask != .secondary,
            swipe?.touchDidBegin(at: touch.location(in: self)) != true
        else { return }
        beginTouch(touch)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        swipe?.touchDidEnd(isCancelled: false)
        for touch in touches { endTouch(touch, event?.modifierFlags ?? []) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        swipe?.touchDidEnd(isCancelled: true)
        if let highlightingTouch, touches.contains(highlightingTouch) { cancelTouch() }
    }

    // MARK: Supplementary views

    /// Registers the class of the supplementary views of a kind with `identifier`. Nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.supplementaryViews[elementKind, default: ReusePool()].register(viewClass, for: identifier)
    }

    /// Returns a reused supplementary view with `identifier`, or a new one of the registered class or nib.
    ///
    /// Stops the program when neither a class nor a nib is registered for the kind and `identifier`.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(elementKind, identifier, at: indexPath)
    }

    // MARK: Queries

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return itemCounts.count
    }

    /// Returns the number of items in `section`, or 0 if the section does not exist. The number includes
    /// placeholders only while the collection view calls the layout.
    open func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        guard itemCounts.indices.contains(section) else { return 0 }
        return itemCounts[section] - (isCallingLayout ? 0 : placeholders.entries.count { $0.section == section })
    }

    /// Returns the layout attributes of an item, or nil if the item does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        shownAttributesOfItem(at: isCallingLayout ? indexPath : shownPath(indexPath))
    }

    /// Returns the layout attributes of a supplementary view, if any.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return storedLayout.shownAttributes(
            of: CollectionElement(.supplementaryView, kind: kind, path: indexPath))
    }

    /// Returns the index path of the frontmost item at `point`, or nil if a placeholder or no item is there.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { shownPath(at: point).flatMap { unshownPath($0) } }

    /// Returns the index path of the item that `cell` shows, or nil if it shows no item. The cell of a placeholder
    /// shows no item.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shownPath(of: cell).flatMap { unshownPath($0) }
    }

    /// Returns the index path of a visible supplementary view, or nil if `supplementaryView` is not one.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        element(of: supplementaryView).flatMap { $0.category == .supplementaryView ? $0.path : nil }
    }

    /// Returns a supplementary view, or nil if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        visibleViews[CollectionElement(.supplementaryView, kind: elementKind, path: indexPath)]
    }

    /// The index paths of the visible items, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        shownPaths(.cell, kind: "").compactMap { unshownPath($0) }
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns the index paths of the visible supplementary views of a kind, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownPaths(.supplementaryView, kind: elementKind)
    }
}
