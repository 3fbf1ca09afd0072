import Foundation
import RowGeometry

/// A scrolling view of rows in a single column, grouped in sections.
///
/// Only visible rows have cells. Unknown heights are estimated until a row becomes visible. When a measured height
/// differs from its estimate, the rows on the screen keep their positions.
@preconcurrency @MainActor
open class UITableView: UIScrollView, ListView {
    // MARK: Creation

    /// The style of the table view.
    public let style: Style

    /// Creates a table view with `style` and a frame in points, in the coordinates of its future superview.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table view with the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        style = Style(interfaceStyle: coder.interface?.attribute("style"))
        super.init(coder: coder)
        prepareTable()
        coder.configure(self, as: UITableView.self)
    }

    private func prepareTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        needsReload = true
        swipe = SwipeInteraction(host: self)
        multipleSelection = MultipleSelection(self)
    }

    // MARK: Stored state

    var prefetched = PrefetchedItems<IndexPath>()
    var prefetchedOffset: CGFloat?
    var prefetchesBackward = false
    var sectionIndex: SectionIndexView?
    /// The interaction with which the user swipes rows. The initializers create it.
    private(set) var swipe: SwipeInteraction!
    private var multipleSelection: MultipleSelection?

    /// The value of `delegate`, also if a subclass overrides that property.
    final package private(set) weak var tableDelegate: (any UITableViewDelegate)?
    var geometry = RowGeometry()
    /// Whether sections and rows must be read from the data source before the next use.
    var needsReload = true
    /// Whether sections and rows are being read from the data source.
    var isLoading = false
    /// Whether sections and rows were read at least once.
    var isLoaded = false
    var visibleCellsByPath: [IndexPath: UITableViewCell] = [:]
    var visibleHeaders: [Int: UIView] = [:]
    var visibleFooters: [Int: UIView] = [:]
    /// Whether the table view is requesting a footer from the delegate.
    var requestsFooter = false
    var reuse = TableReuse()
    var selectedPaths = PathSelection()
    var selectionAnchor: SelectionAnchor?
    var typeSelection = TypeSelection()
    /// The row whose position on the screen the next layout keeps.
    var heldRow: HeldRow?
    var touchedPath: IndexPath?
    /// The touch that highlights a cell, or nil if a key does.
    weak var highlightingTouch: UITouch?
    var updates: ListUpdates?
    var refusedCounts: [Int]?
    var userMovement: RowMovement?
    /// The cell that the data source is configuring again.
    var reconfiguredCell: UITableViewCell?
    /// Whether cells are being placed. Prevents reentrant calls to `tile`.
    var isTiling = false
    /// Whether a transition is moving cells to their new frames. The layout of these cells can change the content of
    /// other cells, which are measured in the next layout.
    var isInTransition = false
    /// The cards behind the rows of inset groups while rows move, or nil in other styles.
    private(set) lazy var groupCards: GroupCards? = style == .insetGrouped ? GroupCards(self) : nil
    /// The visible cells whose content may require another height.
    var cellsToMeasure: [UITableViewCell] = []
    private var lastWidth: CGFloat = 0
    /// The sum of the left and right insets of the safe area, in points.
    private var lastSafeAreaSides: CGFloat = 0

    // MARK: Data source and delegate

    /// The object that provides sections, rows and cells. A weak reference.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            discardRows()
            setNeedsLayout()
        }
    }

    /// The object that loads the data of rows before they become visible. A weak reference.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetched.removeAll() } }
    }

    /// Whether the `prefetchDataSource` is called. The default is true.
    open var isPrefetchingEnabled = true

    /// The sections whose cells are in an interface file, if any. `UITableViewController` shows them.
    package var staticSections: [StaticSection]?

    /// The object that handles selection and provides heights, headers and footers. A weak reference.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { storedScrollDelegate = newValue }
    }

    package func scrollDelegateDidChange() {
        let new = storedScrollDelegate as? any UITableViewDelegate
        guard new !== tableDelegate else { return }
        tableDelegate = new
        if new != nil {
            menus.install(on: self)
            editMenus.install(on: self)
        }
        dataDidChange()
    }

    let menus = ListContextMenus()
    private let editMenus = ListEditMenus()

    /// The interaction that opens the context menus of rows, or nil until a delegate is set.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    // MARK: Heights

    /// The height of rows, in points. The default is `automaticDimension`, which means that the content of each row
    /// determines its height.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { dataDidChange() } }
    }

    /// The estimated height of rows that were never visible, in points. The default is `automaticDimension`.
    ///
    /// If the value is 0, the table view requests the heights of all rows from its delegate when it loads the rows.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { dataDidChange() } }
    }

    /// The conditions under which visible self-sizing rows are measured again. The default is `enabled`. New heights
    /// are animated, unless animations are disabled or the table view is being scrolled.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { CellConstraints.observe() } }
    }

    /// The height of headers, in points. The default is `automaticDimension`, which means that the content determines
    /// the height. In grouped styles, it is also the space above sections without a header.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { dataDidChange() } }
    }

    /// The height of footers, in points. The default is `automaticDimension`, which means that the content determines
    /// the height. In grouped styles, it is also the space below sections without a footer.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { dataDidChange() } }
    }

    /// The estimated height of headers that were never visible, in points. The default is `automaticDimension`.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { dataDidChange() } }
    }

    /// The estimated height of footers that were never visible, in points. The default is `automaticDimension`.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { dataDidChange() } }
    }

    /// The space above each header, in points. The default is `automaticDimension`, which means 22 points in the plain
    /// style, and 0 in other styles.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { dataDidChange() } }
    }

    /// The height of the empty rows that fill a plain table view below its last row, in points. The default, 0, means
    /// no empty rows. With `automaticDimension`, they have the height of the last row.
    ///
    /// Only their separators are visible. A table view with a `tableFooterView` has no empty rows.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }

    var fillerRows: FillerRows?

    // MARK: Section index

    /// The color of the titles of the section index. The default is nil, which means the tint color.
    open var sectionIndexColor: UIColor? {
        didSet { if sectionIndexColor != oldValue { reloadSectionIndexTitles() } }
    }

    /// The color behind the section index. The default, nil, means transparent.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { reloadSectionIndexTitles() } }
    }

    /// The minimum number of rows at which the section index is visible. The default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
    }

    // MARK: Appearance

    /// Whether the content of rows, headers and footers is limited to the readable width. The default is false.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { dataDidChange() } }
    }

    /// Whether the content views of rows, headers and footers are inside the left and right insets of the safe area.
    /// The default is true. If it is false, they are as wide as the table view, and only their layout margins include
    /// the safe area.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { dataDidChange() } }
    }

    /// The style of separators. The default is `singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }

    /// The color of separators. The default is nil, which means the system's separator color.
    open var separatorColor: UIColor? {
        didSet { if separatorColor != oldValue { separatorsDidChange() } }
    }

    private var storedSeparatorEffect: UIVisualEffect?

    /// The effect through which the color of separators is drawn, such as a vibrancy effect over a blurred background.
    /// The default is nil. The table view copies the effect.
    open var separatorEffect: UIVisualEffect? {
        get { storedSeparatorEffect }
        set {
            guard newValue != storedSeparatorEffect else { return }
            storedSeparatorEffect = newValue?.copy() as? UIVisualEffect
            separatorsDidChange()
        }
    }

    /// The meaning of the separator insets of the table and of its cells. The default is `fromCellEdges`.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
        didSet { if separatorInsetReference != oldValue { separatorsDidChange() } }
    }

    /// The separator insets that the app set, in points, or nil for the standard insets.
    var storedSeparatorInset: UIEdgeInsets?

    /// The view above the first section, which keeps its height and has the width of the table view.
    open var tableHeaderView: UIView? {
        didSet { accessoryDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// The view below the last section, which keeps its height and has the width of the table view.
    open var tableFooterView: UIView? {
        didSet { accessoryDidChange(from: oldValue, to: tableFooterView) }
    }

    /// The view behind the rows, which has the size of the table view.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
    }

    // MARK: Editing

    var storedIsEditing = false
    /// The value of `isEditing` during a call to the data source, otherwise nil.
    var reportedEditing: Bool?
    /// The row that a request to the delegate or the data source refers to, and its cell.
    var queriedRow: (path: IndexPath, cell: UITableViewCell)?
    /// The row that the user drags.
    var drag: RowDrag?
    /// The gap that the rows leave for dragged items.
    var gap: ListGap?
    var placeholders = ListPlaceholders()

    /// Whether the rows are being edited, or the user has swiped a row to reveal its actions. The default is false.
    open var isEditing: Bool {
        get { reportedEditing ?? (storedIsEditing || swipe.row != nil) }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends the editing of the rows. Shows or hides the controls that delete, insert, select and move rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeKeys(["isEditing"], of: self) { editingWillChange(to: editing, animated: animated) }
    }

    // MARK: Selection and focus

    /// Whether the user can select rows when they are not being edited. The default is true.
    open var allowsSelection = true

    /// Whether the user can select several rows when they are not being edited. The default is false.
    open var allowsMultipleSelection = false

    /// Whether the user can select rows while they are being edited. The default is false.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several rows while they are being edited. The default is false. If it is true, rows
    /// show selection checkmarks in place of the controls that delete and insert them.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { updateEditingOfVisibleCells(animated: false) } }
    }

    /// Whether rows can become focused. The default is the value of `allowsSelection`.
    open var allowsFocus: Bool {
        get { storedAllowsFocus ?? allowsSelection }
        set { storedAllowsFocus = newValue }
    }

    private var storedAllowsFocus: Bool?

    /// Whether the row that was focused last becomes focused when the focus returns to the table view. The default is
    /// false.
    open var remembersLastFocusedIndexPath = false

    /// Whether a row is selected when it becomes focused. The default is false.
    open var selectionFollowsFocus = false

    /// The index path of the row that was focused last.
    package var lastFocusedIndexPath: IndexPath?

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        let update = UITableViewFocusUpdateContext(context, in: self)
        // The focus can be in a control of a cell.
        if let path = update.nextFocusedIndexPath { lastFocusedIndexPath = path }
        tableDelegate?.tableView(self, didUpdateFocusIn: update, with: coordinator)
    }

    // MARK: Programmatic selection

    /// The index path of the row that was selected first, or nil if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

    /// The index paths of the selected rows, in the order of their selection, or nil if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.ordered }

    /// Selects a row, or deselects all rows if `indexPath` is nil. Does not call the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            for path in selectedPaths.ordered { deselectRow(at: path, animated: animated) }
            return
        }
        guard checkExists(indexPath, contains(indexPath), for: "select") else { return }
        if !selectsSeveralRows {
            for path in selectedPaths.ordered where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        mark(indexPath, isSelected: true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. Does not call the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        mark(indexPath, isSelected: false, animated: animated)
    }

    // MARK: Data

    /// Reloads all sections and rows from the data source. Clears the selection, removes the placeholders, and keeps
    /// the content offset.
    open func reloadData() {
        if heldRow == nil { heldRow = fingerRow() }
        discardRows()
        if dataSource != nil { loadIfNeeded() }
        setNeedsLayout()
    }

    /// Removes the views and the state of all rows.
    private func discardRows() {
        let shownPlaceholders: ListPlaceholders = drag?.placeholders ?? placeholders
        placeholders = ListPlaceholders()
        needsReload = true
        selectedPaths.removeAll()
        selectionAnchor = nil
        touchedPath = nil
        gap = nil
        swipe.close(animated: false)
        endReordering(isCancelled: true, animated: false)
        dragDrop?.listDidReload()
        recycleEverything(shownPlaceholders)
    }

    func dataDidChange() {
        needsReload = true
        recycleEverything()
        setNeedsLayout()
    }

    // MARK: Updates

    /// Performs all changes in `updates` as one animated update. If there are no changes, measures the rows again.
    ///
    /// The index paths of deleted, reloaded and moved rows refer to the state before the update. The index paths of
    /// inserted rows and the destinations of moves refer to the state after the update. When `updates` returns, the
    /// data source must report the new rows.
    open func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performUpdates(updates, completion: completion)
    }

    /// Begins a group of changes that are performed together.
    open func beginUpdates() {
        beginUpdateGroup()
    }

    /// Ends a group of changes, and performs them if the group is the outermost one.
    open func endUpdates() {
        endUpdateGroup()
    }

    /// Inserts rows at index paths that are valid after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.changes.insertedRows.reserveCapacity($0.changes.insertedRows.count + indexPaths.count)
            $0.changes.insertedRows.formUnion(indexPaths.lazy.map(\.rowPosition))
            $0.insertionAnimations.record(animation, forRows: indexPaths)
        }
    }

    /// Deletes rows.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.changes.deletedRows.formUnion(indexPaths.map(\.rowPosition))
            $0.deletionAnimations.record(animation, forRows: indexPaths)
        }
    }

    /// Reloads rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.changes.reloadedRows.formUnion(indexPaths.map(\.rowPosition))
            $0.deletionAnimations.record(animation, forRows: indexPaths)
        }
    }

    /// Configures the cells of rows again. Rows keep their cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigured += indexPaths }
    }

    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.changes.movedRows[indexPath.rowPosition] = newIndexPath.rowPosition }
    }

    /// Inserts sections at indexes that are valid after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.changes.insertedSections.formUnion(sections)
            $0.insertionAnimations.record(animation, forSections: sections)
        }
    }

    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.changes.deletedSections.formUnion(sections)
            $0.deletionAnimations.record(animation, forSections: sections)
        }
    }

    /// Reloads sections.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.changes.reloadedSections.formUnion(sections)
            $0.deletionAnimations.record(animation, forSections: sections)
        }
    }

    /// Moves a section with its rows.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.changes.movedSections[section] = newSection }
    }

    /// Returns the cell of a row, or nil if the row is not visible and has no cell.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        // While a row is dragged, rows are not at their index paths.
        if let queriedRow, queriedRow.path == indexPath { return queriedRow.cell }
        return visibleCellsByPath[shownPath(indexPath)]
    }

    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visiblePaths.compactMap { visibleCellsByPath[$0] }
    }

    /// Scrolls so that the row is visible at `scrollPosition`. For the row `NSNotFound`, scrolls to the header of the
    /// section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let isHeader: Bool = indexPath.count == 2 && indexPath.row == NSNotFound
        let exists: Bool = isHeader ? (0..<numberOfSections).contains(indexPath.section) : contains(indexPath)
        guard checkExists(indexPath, exists, for: "scroll to") else { return }
        scroll(animated: animated) { [weak self] in
            self?.loadIfNeeded()
            guard let self else { return nil }
            if isHeader {
                guard (0..<numberOfSections).contains(indexPath.section) else { return nil }
                return offset(showing: frame(of: .header(section: indexPath.section)), at: scrollPosition)
            }
            guard contains(indexPath) else { return nil }
            return offset(showing: indexPath, at: scrollPosition)
        }
    }

    /// Returns a reused cell with `identifier`, or a new cell of the registered class, or nil if neither exists.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        let cell: UITableViewCell? = reuse.dequeueCell(identifier)
        // The default content configuration has the margin.
        cell?.tableContext.margin = sideMargin
        return cell
    }

    /// Returns a reused cell with `identifier`, or a new one of the registered class.
    ///
    /// Stops the program if neither a class nor a nib is registered for `identifier` and there is no cell to reuse.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            stopProgram(
                "Neither a class nor a nib is registered for the cell identifier \"\(identifier)\" of the row at "
                    + "index path \(indexPath). Call register(_:forCellReuseIdentifier:) first.")
        }
        return cell
    }

    /// Registers the class of the cells with `identifier`. Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cells.register(cellClass, for: identifier)
    }

    /// Returns a reused header or footer with `identifier`, or a new view of the registered class, or nil if neither
    /// exists.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view: UITableViewHeaderFooterView? = reuse.dequeueHeaderFooterView(identifier)
        view?.context = headingContext(isHeader: !requestsFooter)
        return view
    }

    // MARK: Layout

    /// Lays out the visible rows, headers and footers.
    ///
    /// 1. Sections and rows are read from the data source, if they were invalidated.
    /// 2. The frames of the table header, the table footer and the background view are set.
    /// 3. Cells are created or reused for visible rows, and the cells of other rows are recycled.
    /// 4. Headers and footers are created, reused and recycled in the same way. In the plain style, they are pinned to
    ///    the edges.
    open override func layoutSubviews() {
        loadIfNeeded()
        layoutAccessories()
        if updates == nil {
            showChangedHeights()
            tile()
        }
        placeFillerRows()
        swipe.place()
        sectionIndex?.place(in: self)
        prefetch()
        super.layoutSubviews()
    }

    package func sizeDidChange() {
        guard bounds.width != lastWidth else { return }
        lastWidth = bounds.width
        invalidateMeasuredHeights()
        invalidateMeasuredHeadings()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let sides: CGFloat = safeAreaInsets.left + safeAreaInsets.right
        guard sides != lastSafeAreaSides else { return }
        lastSafeAreaSides = sides
        invalidateMeasuredHeights()
        invalidateMeasuredHeadings()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { return setNeedsLayout() }
        cancelTouch()
        swipe.close(animated: false)
        endReordering(isCancelled: true, animated: false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        invalidateMeasuredHeights()
        invalidateMeasuredHeadings()
    }

    package func heightDidChange(of subview: UIView, to height: CGFloat) {
        guard subview === tableHeaderView else { return }
        subview.bounds.size.height = height
        setNeedsLayout()
    }

    // MARK: Accessibility

    /// The subviews from top to bottom. Rows are in the order of their index paths, and headers, even if pinned,
    /// precede the rows of their sections. Cells are reused, so the order of subviews is arbitrary.
    package var orderedSubviews: [UIView] {
        var rows: [ObjectIdentifier: IndexPath] = [:]
        for (path, cell) in visibleCellsByPath { rows[ObjectIdentifier(cell)] = path }
        var tops: [ObjectIdentifier: CGFloat] = [:]
        for (section, view) in visibleHeaders where section < geometry.sectionCount {
            tops[ObjectIdentifier(view)] = frame(of: .header(section: section)).minY
        }
        for (section, view) in visibleFooters where section < geometry.sectionCount {
            tops[ObjectIdentifier(view)] = frame(of: .footer(section: section)).minY
        }
        let keys: [(top: CGFloat, path: IndexPath, view: UIView)] = subviews.map { view in
            let identifier = ObjectIdentifier(view)
            return (tops[identifier] ?? view.frame.minY, rows[identifier] ?? IndexPath(), view)
        }
        return keys.sorted { ($0.top, $0.path) < ($1.top, $1.path) }.map(\.view)
    }

    // MARK: Touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        swipe.hitTest(super.hitTest(point, with: event))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, event?.buttonMask != .secondary else { return }
        if !swipe.touchDidBegin(at: touch.location(in: self)) { beginTouch(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        swipe.touchDidEnd(isCancelled: false)
        for touch in touches { endTouch(touch, event?.modifierFlags ?? []) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        swipe.touchDidEnd(isCancelled: true)
        if let highlightingTouch, touches.contains(highlightingTouch) { cancelTouch() }
    }

    // MARK: Queries

    /// Registers the class of the headers and footers with `identifier`. Nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headerFooterViews.register(aClass, for: identifier)
    }

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sectionCount
    }

    /// Returns the number of rows in `section`, without placeholders, or 0 if the section does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard (0..<geometry.sectionCount).contains(section) else { return 0 }
        return geometry.rowCount(in: section) - placeholders.entries.count { $0.section == section }
    }

    /// Returns the frame of a row, in the table view's coordinates, or zero if the row does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return contains(indexPath) ? frame(of: shownPath(indexPath).element) : .zero
    }

    /// Returns the frame of a section with its header and footer, in the table view's coordinates, or zero if the
    /// section does not exist.
    open func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard (0..<geometry.sectionCount).contains(section) else { return .zero }
        let extent = geometry.extent(ofSection: section)
        return CGRect(
            x: 0, y: sectionsTop + extent.lowerBound, width: bounds.width,
            height: extent.upperBound - extent.lowerBound)
    }

    /// Returns the frame of a section's header when it is not pinned to the top, in the table view's coordinates.
    open func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.contains(.header(section: section)) ? frame(of: .header(section: section)) : .zero
    }

    /// Returns the frame of a section's footer when it is not pinned to the bottom, in the table view's coordinates.
    open func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.contains(.footer(section: section)) ? frame(of: .footer(section: section)) : .zero
    }

    /// Returns the index path of the row at `point`, or nil if `point` is on a placeholder or on no row. O(log n).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { shownPath(at: point).flatMap { unshownPath($0) } }

    /// Returns the index paths of the rows that intersect `rect`, from the top. O(log n + k) for k rows.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        let top: Double = rect.minY - sectionsTop
        return geometry.elements(in: top..<max(top, top + rect.height)).compactMap(\.path).compactMap {
            unshownPath($0)
        }
    }

    /// Returns the index path of the row that `cell` shows, or nil if it shows no row. The cell of a placeholder shows
    /// no row.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell).flatMap { unshownPath($0) } }

    /// The index paths of the visible rows, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visiblePaths.compactMap { unshownPath($0) }
    }

    /// Returns the header of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleHeaders[section] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleFooters[section] as? UITableViewHeaderFooterView
    }

    /// The insets of separators, in points. In the default, `left` is the distance of text from the leading edge of a
    /// row, and the other values are zero.
    ///
    /// If `separatorInsetReference` is `fromAutomaticInsets`, the insets are added to this default, and the property is
    /// zero unless you set it.
    open var separatorInset: UIEdgeInsets {
        get {
            storedSeparatorInset ?? (separatorInsetReference == .fromAutomaticInsets ? .zero : standardSeparatorInset)
        }
        set {
            guard newValue != storedSeparatorInset else { return }
            storedSeparatorInset = newValue
            separatorsDidChange()
        }
    }
}
