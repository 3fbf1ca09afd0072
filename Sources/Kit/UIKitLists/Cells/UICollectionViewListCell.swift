import Foundation
import QuartzCore
import UIKitDrawing

/// A cell of a list in a collection view, with accessories beside its content, indentation, and separators.
///
/// In a list section, the cell adapts its background, its separators and its corners to the appearance of the list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell, ListRowView {
    /// Creates a cell. Collection views call this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareListCell()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareListCell()
        coder.configure(self, as: UICollectionViewListCell.self)
    }

    private func prepareListCell() {
        storedBackgroundConfiguration = .listCell()
    }

    // MARK: Stored state

    /// The properties of the cell in its list, or nil outside lists.
    var row: ListRow?
    /// The views of the accessories that have been visible at least once.
    var accessoryViews: [ShownAccessory] = []
    /// Whether the options of the accessories have not been applied to their views yet.
    var needsAccessoryUpdate = false
    /// Whether the last layout was in editing mode, or nil before the first layout.
    private var shownEditing: Bool?
    var topSeparator: UIView?
    var bottomSeparator: UIView?
    var separatorGuide: ListSeparatorGuide?
    private var hasOwnBackground = false
    /// The corners that stay rounded while rows move, because they may still be corners of the card of an inset group.
    var keptCorners: CACornerMask = [] {
        didSet { if keptCorners != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Content

    /// Returns an empty configuration with the appearance of the cell in its list, for `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let environment: ListEnvironment? = row?.environment
        switch (row?.role, environment) {
        case (.header, .sidebar), (.header, .sidebarPlain): return .sidebarHeader()
        case (.header, .plain): return .plainHeader()
        case (.header, _): return .groupedHeader()
        case (.footer, .plain): return .plainFooter()
        case (.footer, _): return .groupedFooter()
        case (_, .sidebar), (_, .sidebarPlain): return .sidebarCell()
        default: return .cell()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch row?.role {
        case .header: .listHeader()
        case .footer: .listFooter()
        default: .listCell()
        }
    }

    /// The configuration of the background. The default depends on the role of the cell in its list.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    // MARK: Accessories and indentation

    /// The accessories beside the content. The default is an empty array.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// The indentation of the content, in levels. The default is the level of the item in its section snapshot.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of an indentation level, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether leading accessories are also indented. The default is true.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    override func outlinePlaceDidChange() {
        super.outlinePlaceDidChange()
        showOutlineLevel()
    }

    /// Indents the item by its level. The children of a header are not indented.
    private func showOutlineLevel() {
        let hasHeader: Bool = row?.hasHeaderItem ?? false
        indentationLevel = max(0, (outlinePlace?.level ?? 0) - (hasHeader ? 1 : 0))
    }

    // MARK: Separators

    /// The area of the separator at the bottom of the cell. Constrain its leading and trailing edges to move the
    /// separator.
    ///
    /// By default it begins at the primary text, or at the margin of the content, and ends at the trailing edge.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide.guide }
        let guide = ListSeparatorGuide(in: self)
        separatorGuide = guide
        setNeedsLayout()
        return guide.guide
    }

    // MARK: List

    func listRowDidChange(to row: ListRow?) {
        guard row != self.row else { return }
        if let collectionView, collectionView.groupCards.isActive, let corners = backgroundCorners?.corners {
            keptCorners.formUnion(corners)
        }
        self.row = row
        if outlinePlace != nil { showOutlineLevel() }
        if !hasOwnBackground { storedBackgroundConfiguration = defaultBackgroundConfiguration() }
        setNeedsUpdateConfiguration()
    }

    override var listEnvironment: ListEnvironment? { row?.environment }

    override var backgroundCorners: (radius: CGFloat, corners: CACornerMask)? {
        guard let row, row.appearance == .insetGrouped, row.role == .item else { return nil }
        var corners: CACornerMask = keptCorners
        if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners.isEmpty ? nil : (TableCellContext.cornerRadius, corners)
    }

    // MARK: Layout

    override var contentFrame: CGRect { contentFrame(in: bounds) }

    open override func layoutSubviews() {
        let isEditing: Bool = configurationState.isEditing
        let animates: Bool = shownEditing == !isEditing && window != nil && UIView.areAnimationsEnabled
        shownEditing = isEditing
        guard animates, UIView.inheritedAnimationDuration == 0 else { return layOut() }
        UIView.animate(
            withDuration: CollectionTransition.duration, delay: 0, options: .allowUserInteraction, animations: layOut)
    }

    /// Lays out the content, the accessories and the separators.
    private func layOut() {
        updateAccessoriesIfNeeded()
        super.layoutSubviews()
        layoutAccessories()
        // Separators begin at the text, so the content is laid out first, in the same animation.
        if contentView is UIListContentView || UIView.inheritedAnimationDuration > 0 { contentView.layoutIfNeeded() }
        layoutSeparators()
    }

    override func callUpdateHandlers(_ state: UICellConfigurationState) {
        super.callUpdateHandlers(state)
        updateAccessories(state)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        prepareForFitting()
        updateAccessoriesIfNeeded()
        let content: CGRect = contentFrame(in: CGRect(origin: .zero, size: targetSize))
        guard hasFittingContent else { return targetSize }
        let fitting: CGSize = contentView.systemLayoutSizeFitting(
            CGSize(width: content.width, height: targetSize.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: verticalFittingPriority)
        let minimum: CGFloat = row == nil || row?.role == .item ? Self.minimumHeight : 0
        return CGSize(width: targetSize.width, height: max(fitting.height, minimum))
    }

    override var widthBesidesContent: CGFloat {
        updateAccessoriesIfNeeded()
        // If a cell is narrower than its accessories, the width of its content is 0.
        let wide = CGRect(x: 0, y: 0, width: 100_000, height: bounds.height)
        return wide.width - contentFrame(in: wide).width
    }

    /// The minimum height of a self-sizing item, in points.
    private static let minimumHeight: CGFloat = 44

    open override func prepareForReuse() {
        super.prepareForReuse()
        keptCorners = []
        outlinePlace = nil
        shownEditing = nil
    }

    /// Touches do not select a header that expands and collapses its children, or a cell with a pop-up menu.
    override func performsTapItself() -> Bool {
        if let shown = accessoryViews.first(where: { $0.accessory.accessoryType.isSame(as: .popUpMenu) }),
            let button = shown.view as? PopUpAccessoryButton, button.superview === self, !button.isHidden
        {
            button.open()
            return true
        }
        guard let accessory = accessories.first(where: { $0.accessoryType.isSame(as: .outlineDisclosure) }) else {
            return false
        }
        let isHeader: Bool
        switch accessory.outlineStyle {
        case .header: isHeader = true
        case .cell: isHeader = false
        case .automatic: isHeader = (contentConfiguration as? UIListContentConfiguration)?.style.isHeader ?? false
        }
        if isHeader { performOutlineAction(of: accessory) }
        return isHeader
    }
}

extension ListRow {
    /// The appearance of the list, for configurations.
    var environment: ListEnvironment? { ListEnvironment(rawValue: appearance.rawValue) }
}
