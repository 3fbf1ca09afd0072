import Foundation
import RowGeometry

/// Rows in sections, one below the other, that scroll.
///
/// Only the rows that are seen have cells. Heights that are not known are estimated until a row is seen; when one
/// turns out to be different, what is on the screen stays where it is.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // MARK: Making

    /// How it looks.
    public let style: Style

    /// Makes a table of `style`, in the coordinates of what will be its superview, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a plain table, whatever the archive says.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepareTable()
    }

    private func prepareTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        needsReload = true
    }

    override var refreshControlIndex: Int { backgroundView == nil ? 0 : 1 }

    // MARK: Stored state

    private weak var tableDelegate: (any UITableViewDelegate)?
    var geometry = RowGeometry()
    /// Whether the rows must be asked for again before anything else.
    var needsReload = true
    /// Whether the data source is being asked for sections and rows.
    var isLoading = false
    /// Whether the rows were asked for at least once.
    var isLoaded = false
    var visibleCellsByPath: [IndexPath: UITableViewCell] = [:]
    var visibleHeaders: [Int: UIView] = [:]
    var visibleFooters: [Int: UIView] = [:]
    var reuse = TableReuse()
    var selectedPaths: [IndexPath] = []
    var touchedPath: IndexPath?
    var updates: ListUpdates?
    /// Whether cells are being placed, and what they do to the table is part of that.
    var isTiling = false
    private var lastWidth: CGFloat = 0

    // MARK: Who knows and decides

    /// Who knows what is in it. Held weakly.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataDidChange() } }
    }

    /// Who decides how it looks and what choosing a row does. Held weakly.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { storedScrollDelegate = newValue }
    }

    override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        let new = storedScrollDelegate as? any UITableViewDelegate
        guard new !== tableDelegate else { return }
        tableDelegate = new
        dataDidChange()
    }

    // MARK: Heights

    /// How high rows are, in points. The default is `automaticDimension`: as their content wants.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { dataDidChange() } }
    }

    /// About how high rows are until they are seen, in points. The default is `automaticDimension`.
    ///
    /// 0 asks for every height at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { dataDidChange() } }
    }

    /// How high headers are, in points. The default is `automaticDimension`: as their content wants.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { dataDidChange() } }
    }

    /// How high footers are, in points. The default is `automaticDimension`: as their content wants.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { dataDidChange() } }
    }

    // MARK: Looks

    /// Lines between rows. The default is a single line.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { updateVisibleCells() } }
    }

    /// The colour of the lines; nil is the system's. The default is nil.
    open var separatorColor: UIColor? {
        didSet { if separatorColor != oldValue { updateVisibleCells() } }
    }

    /// How far the lines keep from the edges, in points; nil, the default, for the system's way.
    var storedSeparatorInset: UIEdgeInsets?

    /// What stands above the first section. Its height is its own; its width is the table's.
    open var tableHeaderView: UIView? {
        didSet { accessoryDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// What stands below the last section. Its height is its own; its width is the table's.
    open var tableFooterView: UIView? {
        didSet { accessoryDidChange(from: oldValue, to: tableFooterView) }
    }

    /// What lies behind the rows, as large as the table.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
    }

    // MARK: Choosing

    /// Whether rows can be chosen. The default is true.
    open var allowsSelection = true

    /// Whether several rows can be chosen. The default is false.
    open var allowsMultipleSelection = false

    /// Whether the focus can move to rows. The default is that of `allowsSelection`.
    open var allowsFocus: Bool {
        get { storedAllowsFocus ?? allowsSelection }
        set { storedAllowsFocus = newValue }
    }

    private var storedAllowsFocus: Bool?

    /// Whether the focus, when it comes back to the table, goes to the row that it left. The default is false.
    open var remembersLastFocusedIndexPath = false

    /// Whether a row that gets the focus is selected. The default is false.
    open var selectionFollowsFocus = false

    /// The row that had the focus last.
    package var lastFocusedIndexPath: IndexPath?

    // MARK: Data

    /// Asks the data source for everything again. The selection is lost; the place in the content is kept.
    open func reloadData() {
        needsReload = true
        selectedPaths.removeAll()
        touchedPath = nil
        recycleEverything()
        if dataSource != nil { loadIfNeeded() }
        setNeedsLayout()
    }

    func dataDidChange() {
        needsReload = true
        recycleEverything()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Places what is seen.
    ///
    /// 1. The data is asked for, if it must be.
    /// 2. Header, footer and background get their places.
    /// 3. The rows that are seen get cells, and the others give theirs back.
    /// 4. So do the sections' headers and footers; plain ones stay at the edges.
    open override func layoutSubviews() {
        loadIfNeeded()
        layoutAccessories()
        if updates == nil { tile() }
        super.layoutSubviews()
    }

    override func geometryDidChange(oldSize: CGSize) {
        super.geometryDidChange(oldSize: oldSize)
        guard bounds.width != lastWidth else { return }
        lastWidth = bounds.width
        forgetMeasuredHeights()
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
        forgetMeasuredHeights()
    }

    // MARK: Accessibility

    /// From the top: rows are reused, so the order in which they became subviews says nothing.
    package override var accessibleSubviews: [UIView] {
        subviews.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
            .map(\.element)
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
