import Foundation
import QuartzCore

/// The view of a row in a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredCell, ContentObserver, FocusFollowing {
    // MARK: Creation

    /// Creates a cell with `style`.
    ///
    /// - Parameter reuseIdentifier: The reuse identifier of the cell. Nil prevents reuse.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        prepareCell()
    }

    /// Creates a cell of the default style that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a cell with the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        cellStyle = CellStyle(interfaceStyle: coder.interface?.attribute("style"))
        storedReuseIdentifier = coder.interface?.attribute("reuseIdentifier")
        super.init(coder: coder)
        prepareCell()
        coder.configure(self, as: UITableViewCell.self)
    }

    private func prepareCell() {
        updateContentMargins()
        // The content view is resized before its constraints are solved, rather than during the cell's layout.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        addSubview(separator)
    }

    // MARK: Stored state

    /// The segues from the cell in a storyboard, if any.
    package var segues: CellSegues?

    let cellStyle: CellStyle
    weak var tableView: UITableView?
    /// The values that depend on the cell's position in the table view.
    var tableContext = TableCellContext() {
        didSet {
            guard tableContext != oldValue else { return }
            updateContentMargins()
            updateBackground()
            if storedBackgroundConfiguration != nil { setNeedsUpdateConfiguration() }
            setNeedsLayout()
        }
    }
    let separator = SeparatorView()
    /// The separator above the first row of a section in the `grouped` style.
    var topSeparator: SeparatorView?
    private var storedContentView = UIView()
    var storedContentConfiguration: (any UIContentConfiguration)?
    var storedBackgroundConfiguration: UIBackgroundConfiguration?
    var backgroundConfigurationView: BackgroundConfigurationView?
    var needsConfigurationUpdate = true
    var storedTextLabel: CellLabel?
    var storedDetailLabel: UILabel?
    var storedImageView: UIImageView?
    var storedSeparatorInset: UIEdgeInsets?
    var accessory: TableAccessoryView?
    var editing = CellEditing()
    /// The number of running animations of editing controls that clip the cell to its bounds.
    var clippingAnimationCount = 0
    var editControl: TableEditControl?
    var reorderControl: TableReorderControl?
    private var storedIsEditing = false
    /// The view behind the content when `backgroundView` and `backgroundColor` are nil.
    private var standardBackground: UIView?
    private var standardSelection: UIView?
    /// The view of a selection that fades out.
    private var fadingSelection: UIView?
    private var rounding = CornerRounding()

    /// The reuse identifier, or nil if the cell is not reused.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    package var storedReuseIdentifier: String?

    var registration: Int?

    /// Prepares the cell for another row. Overrides call `super`.
    open func prepareForReuse() {
        layer.removeAllAnimations()
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        endFading()
    }

    // MARK: Content

    /// The superview of the cell's content, beside the accessory. A `contentConfiguration` replaces it. Its default
    /// layout margins are 11 points at the top and bottom, and 16 or 20 points at the sides, like the margins of the
    /// table's text.
    open var contentView: UIView { storedContentView }

    /// The configuration of the content. It replaces the standard labels and the image view. The default is nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContentConfiguration }
        set {
            setContentConfiguration(newValue)
            tableView?.contentDidChange(of: self)
        }
    }

    /// Whether the cell updates `contentConfiguration` when its state changes. The default is true.
    open var automaticallyUpdatesContentConfiguration = true

    /// Updates the content of the cell for `state`. The default implementation does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// A closure that is called after `updateConfiguration(using:)`, with the cell and its state.
    open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Sets the default layout margins of the cell and of the content view. The margins at the sides are those of the
    /// table view's text.
    private func updateContentMargins() {
        let margin = tableContext.margin
        defaultLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
        contentView.defaultLayoutMargins = NSDirectionalEdgeInsets(
            top: 11, leading: margin, bottom: 11, trailing: margin)
    }

    func replaceContentView(with view: UIView) {
        guard view !== storedContentView else { return }
        let old = storedContentView
        insertSubview(view, aboveSubview: old)
        view.frame = old.frame
        view.autoresizingMask = old.autoresizingMask
        old.removeFromSuperview()
        storedContentView = view
        storedTextLabel = nil
        storedDetailLabel = nil
        storedImageView = nil
        updateContentMargins()
        setNeedsLayout()
    }

    /// The main label, or nil in cells with a `contentConfiguration`.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        guard storedContentConfiguration == nil else { return nil }
        let label = makeLabel(isDetail: false)
        storedTextLabel = label
        return label
    }

    /// The detail label, or nil in cells of the default style and in cells with a `contentConfiguration`.
    open var detailTextLabel: UILabel? {
        if let storedDetailLabel { return storedDetailLabel }
        guard cellStyle != .default, storedContentConfiguration == nil else { return nil }
        let label = makeLabel(isDetail: true)
        storedDetailLabel = label
        return label
    }

    /// The image view before the text. Without an image, it needs no space. It is nil in cells of the `value2` style
    /// and in cells with a `contentConfiguration`.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        guard cellStyle != .value2, storedContentConfiguration == nil else { return nil }
        let view = CellImageView(cell: self)
        storedImageView = view
        contentView.addSubview(view)
        return view
    }

    private func makeLabel(isDetail: Bool) -> CellLabel {
        let label = CellLabel(cell: self)
        CellTextStyle.apply(to: label, of: cellStyle, isDetail: isDetail)
        contentView.addSubview(label)
        label.adjustLineLimit()
        return label
    }

    /// The indentation of the content, in levels. The default is 0.
    open var indentationLevel: Int = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of an indentation level, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// The insets of the separator, in points. The default is the table view's `separatorInset`.
    open var separatorInset: UIEdgeInsets {
        get {
            storedSeparatorInset ?? tableView?.separatorInset
                ?? UIEdgeInsets(top: 0, left: tableContext.margin, bottom: 0, right: 0)
        }
        set {
            guard newValue != storedSeparatorInset else { return }
            storedSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Accessory

    /// The standard accessory at the trailing edge. The default is `none`.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A custom view at the trailing edge, instead of the standard accessory. The default is nil.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange() } }
    }

    /// The standard accessory at the trailing edge in editing mode. The default is `none`.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A custom view at the trailing edge in editing mode, instead of the standard accessory. The default is nil.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
    }

    /// The current custom view at the trailing edge.
    private(set) var shownAccessoryView: UIView?

    /// Shows the accessory of the current mode.
    func accessoryDidChange() {
        let view: UIView? = storedIsEditing ? editingAccessoryView : accessoryView
        if view !== shownAccessoryView {
            shownAccessoryView?.removeFromSuperview()
            shownAccessoryView = view
            if let view { addSubview(view) }
        }
        let type: AccessoryType = view != nil ? .none : storedIsEditing ? editingAccessoryType : accessoryType
        guard type != accessory?.type ?? .none else { return setNeedsLayout() }
        accessory?.removeFromSuperview()
        accessory = nil
        if type != .none {
            let view = TableAccessoryView(type: type)
            view.onTap = { [weak self] in self?.accessoryButtonTapped() }
            accessory = view
            addSubview(view)
        }
        setNeedsLayout()
    }

    private func accessoryButtonTapped() {
        guard let tableView, let path = tableView.indexPath(for: self) else { return }
        segues?.accessory?(self)
        tableView.tableDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Backgrounds

    /// The view behind the content, with the size of the cell. The default is nil, which means a solid color that suits
    /// the table view's style. Setting a view removes `backgroundConfiguration`.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue, to: backgroundView) } }
    }

    /// The view behind the content while the cell is highlighted or selected. The default is nil, which means solid
    /// gray. Setting a view removes `backgroundConfiguration`.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            backgroundDidChange(from: oldValue, to: selectedBackgroundView)
        }
    }

    /// The view in place of `selectedBackgroundView` while the user can select several rows. The default is nil, which
    /// means `selectedBackgroundView`. Setting a view removes `backgroundConfiguration`.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            guard multipleSelectionBackgroundView !== oldValue else { return }
            backgroundDidChange(from: oldValue, to: multipleSelectionBackgroundView)
        }
    }

    private func backgroundDidChange(from old: UIView?, to new: UIView?) {
        old?.removeFromSuperview()
        if new != nil, storedBackgroundConfiguration != nil { setBackgroundConfiguration(nil) }
        updateBackground()
    }

    /// The view for a selection in the current state of the table view, or nil for the standard view.
    private var shownSelectionView: UIView? {
        guard tableView?.selectsSeveralRows == true else { return selectedBackgroundView }
        return multipleSelectionBackgroundView ?? selectedBackgroundView
    }

    /// The style of the cell while it is highlighted or selected. The default is `default`, which is gray.
    open var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { updateBackground() } }
    }

    /// The appearance of the cell while it is focused. The default is `default`, which is a ring. For another
    /// appearance, set `custom` and override `didUpdateFocus(in:with:)`.
    open var focusStyle: FocusStyle = .default {
        didSet { if focusStyle != oldValue { setNeedsLayout() } }
    }

    private var hasOwnFocusEffect = false

    open override var focusEffect: UIFocusEffect? {
        get { focusStyle == .custom && !hasOwnFocusEffect ? nil : super.focusEffect }
        set {
            hasOwnFocusEffect = true
            super.focusEffect = newValue
        }
    }

    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { updateBackground() } }
    }

    /// The configuration of the background, instead of the background views and colors. The default is nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackgroundConfiguration }
        set {
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
                multipleSelectionBackgroundView = nil
            }
            setBackgroundConfiguration(newValue)
            updateBackground()
        }
    }

    /// Whether the cell updates `backgroundConfiguration` when its state changes. The default is true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the configuration of the background that suits the style of the table view.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    /// Inserts the background views for the current state, and rounds their corners.
    func updateBackground() {
        guard storedBackgroundConfiguration == nil else { return hideStandardBackgrounds() }
        let showsSelection: Bool = (isSelected || isHighlighted) && selectionStyle != .none
        let normal: UIView? = backgroundView ?? (backgroundColor == nil ? makeStandardBackground() : nil)
        if standardBackground !== normal { standardBackground?.removeFromSuperview() }
        if let normal { insertBackground(normal, at: 0) }
        let selection: UIView? = showsSelection ? shownSelectionView ?? makeStandardSelection() : nil
        let selections: [UIView?] = [standardSelection, selectedBackgroundView, multipleSelectionBackgroundView]
        for view in selections where view !== selection && view !== fadingSelection { view?.removeFromSuperview() }
        if let selection {
            if selection === fadingSelection { endFading() }
            insertBackground(selection, at: normal == nil ? 0 : 1)
            selection.alpha = 1
        }
        if standardSelection?.superview == nil { standardSelection = nil }
        let corners = tableContext.roundedCorners
        guard !corners.isEmpty else { return rounding.round([], []) }
        // The layer of the cell draws the background color.
        let views: [UIView?] = [normal, selection, fadingSelection, backgroundColor == nil ? nil : self]
        rounding.round(views.compactMap { $0?.layer }, corners)
    }

    private func hideStandardBackgrounds() {
        standardBackground?.removeFromSuperview()
        standardSelection?.removeFromSuperview()
        standardSelection = nil
        rounding.round([], [])
        backgroundConfigurationView?.place(in: self)
    }

    var backgroundCorners: (radius: CGFloat, corners: CACornerMask)? {
        let corners = tableContext.roundedCorners
        return corners.isEmpty ? nil : (TableCellContext.cornerRadius, corners)
    }

    var listEnvironment: ListEnvironment? {
        switch tableContext.style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    private func insertBackground(_ view: UIView, at index: Int) {
        if view.superview !== self { insertSubview(view, at: index) }
        if view.frame != bounds { view.frame = bounds }
    }

    private func makeStandardBackground() -> UIView {
        let view: UIView = standardBackground ?? UIView()
        standardBackground = view
        view.isUserInteractionEnabled = false
        view.backgroundColor = tableContext.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        return view
    }

    private func makeStandardSelection() -> UIView {
        let view: UIView = standardSelection ?? UIView()
        standardSelection = view
        view.isUserInteractionEnabled = false
        view.backgroundColor = .systemGray4
        return view
    }

    // MARK: Editing

    /// Whether the cell shows the controls of editing mode. The default is false.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls of editing mode. Called by the table view. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        let oldMask = stateMask
        storedIsEditing = editing
        editingDidChange(from: oldMask, animated: animated)
    }

    /// The control that the cell shows in editing mode, which the delegate determines.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the actions of the row are visible, because a swipe or the delete control opened the row.
    open internal(set) var showingDeleteConfirmation = false

    /// Whether the cell has a reorder control in editing mode. The default is false.
    ///
    /// The user drags the row by this control, which is visible only if the data source permits the move.
    open var showsReorderControl = false

    /// Whether the content is indented in editing mode. The default is true. The delegate of the table view can
    /// determine it.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Called before the controls of the cell change. Overrides call `super`.
    open func willTransition(to state: StateMask) {}

    /// Called after the controls of the cell change, at the end of the animation. Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    // MARK: State

    private var storedIsSelected = false
    private var storedIsHighlighted = false

    /// Whether the cell is selected. The default is false.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted, for example by a touch. The default is false.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets the selected state. Called by the table view.
    open func setSelected(_ selected: Bool, animated: Bool) {
        keyWillChange(self, "isSelected")
        defer { keyDidChange(self, "isSelected") }
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        stateDidChange(animated: animated)
    }

    /// Sets the highlighted state. Called by the table view.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        keyWillChange(self, "isHighlighted")
        defer { keyDidChange(self, "isHighlighted") }
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    /// The state of the cell in a drag.
    var dragDropState = CellDragDrop()

    /// Called when the preview of the cell is lifted, dragged or dropped. The default implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    open override var canBecomeFocused: Bool { tableView?.canFocus(self) ?? false }

    package func focusStateDidChange() {
        setNeedsUpdateConfiguration()
        tableView?.focusDidChange(of: self)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, presses.contains(where: \.selects) else { return super.pressesBegan(presses, with: event) }
        tableView?.handlePress(of: self, isDown: true)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: \.selects) else { return super.pressesEnded(presses, with: event) }
        tableView?.handlePress(of: self, isDown: false)
    }

    /// The duration of the animation that ends a selection, in seconds.
    private static let deselectionDuration: TimeInterval = 0.3

    private func stateDidChange(animated: Bool) {
        let showsSelection: Bool = storedIsSelected || storedIsHighlighted
        for label in [storedTextLabel, storedDetailLabel] { label?.isHighlighted = showsSelection }
        editControl?.isChecked = storedIsSelected
        setNeedsUpdateConfiguration()
        guard animated, window != nil, !showsSelection, let shown = shownSelectionView ?? standardSelection,
            shown.superview === self
        else { return updateBackground() }
        fadingSelection = shown
        UIView.animate(withDuration: Self.deselectionDuration, delay: 0, options: .allowUserInteraction) {
            shown.alpha = 0
        } completion: { [weak self] isFinished in
            guard isFinished, let self, fadingSelection === shown else { return }
            endFading()
            updateBackground()
        }
    }

    /// Ends the animation of a selection that fades out. The next update of the background removes its view.
    private func endFading() {
        guard let view = fadingSelection else { return }
        fadingSelection = nil
        view.layer.removeAllAnimations()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: standardFittingHeight(width: targetSize.width))
    }

    /// Requests that the table view measure the row again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tableView?.contentDidChange(of: self)
    }

    package func contentDidChange(of subview: UIView) {
        if subview === contentView { tableView?.contentDidChange(of: self) }
    }

    // MARK: Accessibility

    /// The label for assistive technologies. The default is the text of `textLabel`.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? storedTextLabel?.text }
        set { super.accessibilityLabel = newValue }
    }

    /// The actions for assistive technologies. The default is the swipe actions and, in editing mode, actions that move
    /// the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? tableView?.accessibilityActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }

    /// The traits for assistive technologies. The default is `selected` for a selected cell.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? (isSelected ? .selected : .none) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Configuration

    /// Returns an empty configuration with the appearance of the cell's style, for `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration
        switch cellStyle {
        case .default: configuration = .cell()
        case .subtitle: configuration = .subtitleCell()
        case .value1, .value2: configuration = .valueCell()
        }
        configuration.directionalLayoutMargins.leading = tableContext.margin
        configuration.directionalLayoutMargins.trailing = tableContext.margin
        return configuration
    }

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = makeConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
        state.isEditing = isEditing
        state.cellDragState = dragDropState.drag
        state.cellDropState = dragDropState.drop
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = tableView?.drag?.cell === self
        return state
    }

    /// Schedules a call to `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
}

/// The image view of a cell. Changes to its image invalidate the cell's layout, because the position of the text
/// depends on the image.
final class CellImageView: UIImageView {
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var image: UIImage? {
        didSet { cell?.setNeedsLayout() }
    }
}
