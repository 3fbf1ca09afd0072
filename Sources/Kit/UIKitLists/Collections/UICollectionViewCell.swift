import Foundation
import QuartzCore

/// The view of an item in a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell, ContentObserver, FocusFollowing {
    /// Creates a cell. Collection views call this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareContentView()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContentView()
        coder.configure(self, as: UICollectionViewCell.self)
    }

    private func prepareContentView() {
        contentView.frame = bounds
        // Constraints of the cell itself can determine the size of the content view.
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    // MARK: Stored state

    /// The segues from the cell in a storyboard, if any.
    package var segues: CellSegues?

    private var storedContentView = UIView()
    var storedContentConfiguration: (any UIContentConfiguration)?
    var storedBackgroundConfiguration: UIBackgroundConfiguration?
    var backgroundConfigurationView: BackgroundConfigurationView?
    var needsConfigurationUpdate = true
    /// The position of the item in the outline of its section, or nil without an outline.
    var outlinePlace: OutlinePlace? {
        didSet { if outlinePlace != oldValue { outlinePlaceDidChange() } }
    }

    func outlinePlaceDidChange() { setNeedsUpdateConfiguration() }

    // MARK: Content

    /// The superview of the cell's content, with the size of the cell. A `contentConfiguration` replaces it.
    open var contentView: UIView { storedContentView }

    /// The configuration of the content. The default is nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContentConfiguration }
        set {
            setContentConfiguration(newValue)
            collectionView?.contentDidChange(of: self)
        }
    }

    /// Whether the cell updates `contentConfiguration` when its state changes. The default is true.
    open var automaticallyUpdatesContentConfiguration = true

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = makeConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
        let collectionView = self.collectionView
        state.cellDragState = dragDropState.drag
        state.cellDropState = dragDropState.drop
        state.isEditing = collectionView?.isEditing(self) ?? false
        state.isExpanded = outlinePlace?.isExpanded ?? false
        state.isReordering = collectionView?.itemMovement?.cell === self
        if let collectionView, let swiped = collectionView.swipe?.row?.path {
            state.isSwiped = collectionView.cellForItem(at: swiped) === self
        }
        return state
    }

    var listEnvironment: ListEnvironment? { nil }

    /// Schedules a call to `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the content of the cell for `state`. The default implementation does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// A closure that is called after `updateConfiguration(using:)`, with the cell and its state.
    open var configurationUpdateHandler: ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    func callUpdateHandlers(_ state: UICellConfigurationState) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func replaceContentView(with view: UIView) {
        guard view !== storedContentView else { return }
        let old = storedContentView
        insertSubview(view, aboveSubview: old)
        view.frame = old.frame
        view.autoresizingMask = old.autoresizingMask
        old.removeFromSuperview()
        storedContentView = view
        setNeedsLayout()
    }

    // MARK: Backgrounds

    /// The configuration of the background, instead of `backgroundView` and `selectedBackgroundView`. The default is
    /// nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackgroundConfiguration }
        set {
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
            }
            setBackgroundConfiguration(newValue)
        }
    }

    /// Whether the cell updates `backgroundConfiguration` when its state changes. The default is true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the default background configuration for cells of this class.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    var backgroundCorners: (radius: CGFloat, corners: CACornerMask)? { nil }

    /// The view behind the content, with the size of the cell. The default is nil.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if backgroundView != nil, storedBackgroundConfiguration != nil { setBackgroundConfiguration(nil) }
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    /// The view in front of `backgroundView` while the cell is highlighted or selected. The default is nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            if selectedBackgroundView != nil, storedBackgroundConfiguration != nil { setBackgroundConfiguration(nil) }
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    private func updateBackground() {
        if let backgroundView { insertBackground(backgroundView, at: 0) }
        guard let selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            insertBackground(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
        } else {
            selectedBackgroundView.removeFromSuperview()
        }
    }

    private func insertBackground(_ view: UIView, at index: Int) {
        if view.superview !== self { insertSubview(view, at: index) }
        if view.frame != bounds { view.frame = bounds }
    }

    // MARK: State

    /// Whether the cell is selected. The default is false.
    open var isSelected = false {
        willSet { keyWillChange(self, "isSelected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            keyDidChange(self, "isSelected")
        }
    }

    /// Whether the cell is highlighted, for example by a touch. The default is false.
    open var isHighlighted = false {
        willSet { keyWillChange(self, "isHighlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            keyDidChange(self, "isHighlighted")
        }
    }

    /// The state of the cell in a drag.
    var dragDropState = CellDragDrop()

    /// Called when the preview of the cell is lifted, dragged or dropped. The default implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    private func stateDidChange() {
        updateBackground()
        setNeedsUpdateConfiguration()
    }

    open override var canBecomeFocused: Bool { collectionView?.canFocus(self) ?? false }

    package func focusStateDidChange() {
        setNeedsUpdateConfiguration()
        collectionView?.focusDidChange(of: self)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, presses.contains(where: \.selects) else { return super.pressesBegan(presses, with: event) }
        collectionView?.handlePress(of: self, isDown: true)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: \.selects) else { return super.pressesEnded(presses, with: event) }
        collectionView?.handlePress(of: self, isDown: false)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if storedBackgroundConfiguration != nil { setNeedsUpdateConfiguration() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Performs the action of a tap on the cell. Returns true if the cell performs an action instead of being selected.
    func performsTapItself() -> Bool { false }

    open override func prepareForReuse() {
        super.prepareForReuse()
        layer.removeAllAnimations()
        isHighlighted = false
        isSelected = false
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if contentView.frame != contentFrame { contentView.frame = contentFrame }
        backgroundConfigurationView?.place(in: self)
        updateBackground()
    }

    /// Requests that the collection view measure the cell again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.contentDidChange(of: self)
    }

    package func contentDidChange(of subview: UIView) {
        if subview === contentView { collectionView?.contentDidChange(of: self) }
    }

    /// The frame of the content view, in points.
    var contentFrame: CGRect { bounds }

    /// Whether the content determines a size.
    var hasFittingContent: Bool {
        contentView is any UIContentView
            || contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// Returns `layoutAttributes` with the size that fits the constraints or the configuration of the content, or the
    /// constraints of the cell itself, if it has any.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if layoutAttributes.hasEstimatedWidth {
            updateConfigurationIfNeeded()
            if let content = contentView as? UIListContentView {
                layoutAttributes.size.width = content.naturalWidth + widthBesidesContent
            }
        }
        // List content fills the width of the item.
        let fitsWidth: Bool = layoutAttributes.fitsWidth && !(contentView is UIListContentView)
        layoutAttributes.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: layoutAttributes.fitsHeight ? .fittingSizeLevel : .required)
        return layoutAttributes
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        prepareForFitting()
        // Apps can also add constraints between the cell itself and its views, including those in the content view.
        guard constraints.isEmpty else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        guard hasFittingContent else { return targetSize }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// The width of the accessories and the indentation of a list cell, in points.
    var widthBesidesContent: CGFloat { 0 }

    /// The traits for assistive technologies. The default is `selected` for a selected cell.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? (isSelected ? .selected : .none) }
        set { super.accessibilityTraits = newValue }
    }

    /// The actions for assistive technologies. The default is the swipe actions, and actions that move an item with a
    /// reorder handle.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? collectionView?.accessibilityActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }
}
