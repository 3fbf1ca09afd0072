import Foundation
import QuartzCore

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredCell {
    // MARK: Making

    /// Makes a cell of `style`.
    ///
    /// - Parameter reuseIdentifier: what kind of cell it is to the table; nil keeps it from being used again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        prepareCell()
    }

    /// Makes a cell of the default style that is not used again.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        cellStyle = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        addSubview(contentView)
        separator.isUserInteractionEnabled = false
        addSubview(separator)
    }

    // MARK: Stored state

    let cellStyle: CellStyle
    weak var tableView: UITableView?
    /// What it knows of its place in the table.
    var place = TableCellPlace() {
        didSet {
            guard place != oldValue else { return }
            if place.margin != oldValue.margin { contentView.tellMarginsChanged() }
            updateBackground()
            setNeedsLayout()
        }
    }
    let separator = UIView()
    /// The line above the first row of a section in a grouped table.
    var topSeparator: UIView?
    private var storedContentView = UIView()
    var storedContentConfiguration: (any UIContentConfiguration)?
    var needsConfigurationUpdate = true
    var storedTextLabel: UILabel?
    var storedDetailLabel: UILabel?
    var storedImageView: UIImageView?
    var storedSeparatorInset: UIEdgeInsets?
    var accessory: TableAccessoryView?
    /// What lies behind the content unless `backgroundView` is set.
    private var standardBackground: UIView?
    private var standardSelection: UIView?

    /// What kind of cell it is to the table.
    public let reuseIdentifier: String?

    /// Prepares the cell for another row. Call `super`.
    open func prepareForReuse() {
        layer.removeAllAnimations()
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Content

    /// What the content is put into: everything but the accessory. A `contentConfiguration` replaces it. Its layout margins
    /// are 11 points at the top and bottom and those of the table's text at the sides, 16 or 20, unless they are set.
    open var contentView: UIView { storedContentView }

    /// What the cell shows, described as a whole. The default is nil. It takes the place of the labels and the image.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContentConfiguration }
        set { setContentConfiguration(newValue) }
    }

    /// Whether `contentConfiguration` follows the cell's state by itself. The default is true.
    open var automaticallyUpdatesContentConfiguration = true

    /// Brings what the cell shows up to date with its state. The default does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called after `updateConfiguration(using:)`, with the cell and its state.
    open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    func replaceContentView(with view: UIView) {
        guard view !== storedContentView else { return }
        let old: UIView = storedContentView
        insertSubview(view, aboveSubview: old)
        view.frame = old.frame
        old.removeFromSuperview()
        storedContentView = view
        storedTextLabel = nil
        storedDetailLabel = nil
        storedImageView = nil
        setNeedsLayout()
    }

    /// The text; nil in a cell that has a `contentConfiguration`.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        guard storedContentConfiguration == nil else { return nil }
        let label = makeLabel(isDetail: false)
        storedTextLabel = label
        return label
    }

    /// The detail; nil in cells of the default style, and in those that have a `contentConfiguration`.
    open var detailTextLabel: UILabel? {
        if let storedDetailLabel { return storedDetailLabel }
        guard cellStyle != .default, storedContentConfiguration == nil else { return nil }
        let label = makeLabel(isDetail: true)
        storedDetailLabel = label
        return label
    }

    /// The picture before the text; without an image it takes no room. Nil in cells of the
    /// `value2` style, and in those that have a `contentConfiguration`.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        guard cellStyle != .value2, storedContentConfiguration == nil else { return nil }
        let view = CellImageView(cell: self)
        storedImageView = view
        contentView.addSubview(view)
        return view
    }

    private func makeLabel(isDetail: Bool) -> UILabel {
        let label = CellLabel(cell: self)
        CellTextStyle.apply(to: label, of: cellStyle, isDetail: isDetail)
        contentView.addSubview(label)
        label.adjustLineLimit()
        return label
    }

    /// How far the content is indented, in levels. The default is 0.
    open var indentationLevel: Int = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// How wide a level is, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// How far the line below keeps from the edges, in points. The default is the table's.
    open var separatorInset: UIEdgeInsets {
        get {
            storedSeparatorInset ?? tableView?.separatorInset
                ?? UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: 0)
        }
        set {
            guard newValue != storedSeparatorInset else { return }
            storedSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Accessory

    /// What stands at the trailing side. The default is nothing.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view of one's own at the trailing side, instead of `accessoryType`.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            accessoryDidChange()
        }
    }

    private func accessoryDidChange() {
        accessory?.removeFromSuperview()
        accessory = nil
        if accessoryView == nil, accessoryType != .none {
            let view = TableAccessoryView(type: accessoryType)
            view.onTap = { [weak self] in self?.accessoryWasTapped() }
            accessory = view
            addSubview(view)
        }
        setNeedsLayout()
    }

    private func accessoryWasTapped() {
        guard let tableView, let path = tableView.indexPath(for: self) else { return }
        tableView.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Backgrounds

    /// What lies behind the content, as large as the cell. The default is nil: a plain colour, in the table's style.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    /// What lies behind the content while the cell is highlighted or selected. The default is nil: a grey.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    /// How it looks while it is highlighted or selected. The default is `default`: a grey.
    open var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { updateBackground() } }
    }

    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { updateBackground() } }
    }

    /// Puts the background that suits the state behind the content.
    func updateBackground() {
        let isChosen: Bool = (isSelected || isHighlighted) && selectionStyle != .none
        let normal: UIView? = backgroundView ?? (backgroundColor == nil ? makeStandardBackground() : nil)
        if let normal { put(normal, at: 0) }
        if backgroundColor != nil, backgroundView == nil { standardBackground?.removeFromSuperview() }
        if isChosen {
            let chosen: UIView = selectedBackgroundView ?? makeStandardSelection()
            put(chosen, at: normal == nil ? 0 : 1)
            chosen.alpha = 1
        } else {
            selectedBackgroundView?.removeFromSuperview()
            standardSelection?.removeFromSuperview()
        }
        let corners: CACornerMask = place.roundCorners
        let radius: CGFloat = corners.isEmpty ? 0 : TableCellPlace.cornerRadius
        for view in [normal, standardSelection, selectedBackgroundView].compactMap({ $0 }) {
            view.layer.cornerRadius = radius
            view.layer.maskedCorners = corners
        }
        layer.cornerRadius = backgroundColor == nil ? 0 : radius
        layer.maskedCorners = corners
    }

    private func put(_ view: UIView, at index: Int) {
        if view.superview !== self { insertSubview(view, at: index) }
        if view.frame != bounds { view.frame = bounds }
    }

    private func makeStandardBackground() -> UIView {
        let view: UIView = standardBackground ?? UIView()
        standardBackground = view
        view.isUserInteractionEnabled = false
        view.backgroundColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        return view
    }

    private func makeStandardSelection() -> UIView {
        let view: UIView = standardSelection ?? UIView()
        standardSelection = view
        view.isUserInteractionEnabled = false
        view.backgroundColor = .systemGray4
        return view
    }

    // MARK: State

    private var storedIsSelected = false
    private var storedIsHighlighted = false

    /// Whether it is selected. The default is false.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on it. The default is false.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects it or not. The table calls it.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        stateDidChange(animated: animated)
    }

    /// Highlights it or not. The table calls it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    open override var canBecomeFocused: Bool { tableView?.canFocus(self) ?? false }

    override func focusStateDidChange() {
        setNeedsUpdateConfiguration()
        tableView?.focusDidChange(of: self)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, presses.contains(where: \.selects) else { return super.pressesBegan(presses, with: event) }
        tableView?.press(self, isDown: true)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: \.selects) else { return super.pressesEnded(presses, with: event) }
        tableView?.press(self, isDown: false)
    }

    /// How long a selection fades, in seconds.
    private static let fade: TimeInterval = 0.3

    private func stateDidChange(animated: Bool) {
        let isChosen: Bool = storedIsSelected || storedIsHighlighted
        for label in [storedTextLabel, storedDetailLabel] { label?.isHighlighted = isChosen }
        setNeedsUpdateConfiguration()
        guard animated, window != nil, !isChosen, let shown = selectedBackgroundView ?? standardSelection,
            shown.superview === self
        else { return updateBackground() }
        UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
            shown.alpha = 0
        } completion: { [weak self] _ in
            self?.updateBackground()
        }
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

    override var isAccessibilityElementByDefault: Bool { false }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

    override var defaultAccessibilityLabel: String? { storedTextLabel?.text }
}

/// The picture of a cell: how large it is decides where the text stands.
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
