import Foundation
import QuartzCore
import UIKitDrawing

/// An accessory of a list cell with its view.
@MainActor
final class ShownAccessory {
    var accessory: UICellAccessory
    let view: UIView
    /// Whether the cell hid the view, because the accessory is hidden.
    private var isHidden = false
    /// The opacity that the view had before it was faded out; nil while it is not.
    private var fadedAlpha: CGFloat?

    init(_ accessory: UICellAccessory, _ view: UIView) {
        self.accessory = accessory
        self.view = view
    }

    /// Hides or shows the view when the accessory becomes hidden or visible. The app can also hide a custom view.
    func applyVisibility() {
        guard accessory.isHidden != isHidden else { return }
        isHidden = accessory.isHidden
        view.isHidden = isHidden
    }

    var isFaded: Bool { fadedAlpha != nil }

    /// Fades the view out. The change can be animated.
    func fadeOut() {
        guard fadedAlpha == nil else { return }
        fadedAlpha = view.alpha
        view.alpha = 0
    }

    /// Fades the view in to the opacity that it had before. The change can be animated.
    func fadeIn() {
        guard let fadedAlpha else { return }
        self.fadedAlpha = nil
        view.alpha = fadedAlpha
    }

    /// Removes the view from the cell, and undoes what the cell changed in it.
    func discard(from cell: UIView) {
        // Another cell can show the same custom view.
        guard view.superview == nil || view.superview === cell else { return }
        view.removeFromSuperview()
        fadeIn()
        if isHidden { view.isHidden = false }
    }

    /// The width of the accessory, in points.
    func width(fitting height: CGFloat) -> CGFloat {
        switch accessory.reservedLayoutWidth {
        case .custom(let width): width
        case .standard: max(Self.standardWidth, size(fitting: height).width)
        case .actual, nil: size(fitting: height).width
        }
    }

    /// The size of the view, in points.
    func size(fitting height: CGFloat) -> CGSize {
        if let view = view as? ListAccessoryView {
            let sign: CGSize = view.signSize
            return view.showsSeparator ? CGSize(width: sign.width + 12, height: height) : sign
        }
        if accessory.maintainsFixedSize { return view.bounds.size }
        if !view.translatesAutoresizingMaskIntoConstraints || view.intrinsicContentSize.width < 0 {
            let size: CGSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return size.width > 0 && size.height > 0 ? size : view.bounds.size
        }
        return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    }

    private static let standardWidth: CGFloat = 28
}

extension UICollectionViewListCell {
    /// The lengths of accessories, in points.
    private enum Metrics {
        /// The distance of the outermost accessory from the edge.
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 12
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var isEditing: Bool { configurationState.isEditing }

    // MARK: Views

    func accessoriesDidChange() {
        var old: [ShownAccessory] = accessoryViews
        accessoryViews = accessories.compactMap { accessory in
            guard
                let index = old.firstIndex(where: { $0.accessory.accessoryType.isSame(as: accessory.accessoryType) })
            else { return nil }
            let shown: ShownAccessory = old.remove(at: index)
            shown.accessory = accessory
            return shown
        }
        for accessory in old { accessory.discard(from: self) }
        needsAccessoryUpdate = true
        setNeedsLayout()
    }

    /// Returns the visible accessories of a side with their views, and creates the views that do not exist yet.
    private func shown(leading: Bool) -> [ShownAccessory] {
        guard !accessories.isEmpty else { return [] }
        return UICellAccessory.arranged(accessories, leading: leading, isEditing: isEditing).map { accessory in
            if let shown = accessoryViews.first(where: {
                $0.accessory.accessoryType.isSame(as: accessory.accessoryType)
            }) {
                return shown
            }
            let shown = ShownAccessory(accessory, makeView(of: accessory))
            accessoryViews.append(shown)
            return shown
        }
    }

    private func makeView(of accessory: UICellAccessory) -> UIView {
        let kind: ListAccessoryView.Kind
        switch accessory.accessoryType {
        case .customView(let view): return view
        case .label: return UILabel()
        case .popUpMenu: return PopUpAccessoryButton()
        case .checkmark: kind = .checkmark
        case .disclosureIndicator: kind = .disclosure
        case .detail: kind = .detail
        case .outlineDisclosure: kind = .outline
        case .delete: kind = .delete
        case .insert: kind = .insert
        case .reorder: kind = .reorder
        case .multiselect: kind = .selection
        }
        let view = ListAccessoryView(kind: kind)
        view.onTap = { [weak self, weak view] in
            guard let self, let view, let shown = self.accessoryViews.first(where: { $0.view === view }) else { return }
            self.perform(shown.accessory)
        }
        view.onDrag = { [weak self] recognizer in
            guard let self, let collectionView else { return }
            collectionView.handleMovement(recognizer, of: collectionView.indexPath(for: self), isRow: true)
        }
        return view
    }

    /// Applies the options of the accessories to their views, if the accessories changed. The widths of the views depend
    /// on the options.
    func updateAccessoriesIfNeeded() {
        if needsAccessoryUpdate { updateAccessories(configurationState) }
    }

    /// Applies the options of the accessories and the state of the cell to the views.
    func updateAccessories(_ state: UICellConfigurationState) {
        needsAccessoryUpdate = false
        let content = storedContentConfiguration as? UIListContentConfiguration
        let selectionColor: UIColor? = content?.accessoryColor(for: state)
        let trailing: [ShownAccessory] = shown(leading: false)
        for shown in shown(leading: true) + trailing {
            let accessory: UICellAccessory = shown.accessory
            let view: UIView = shown.view
            shown.applyVisibility()
            if let label = view as? UILabel, accessory.accessoryType.isSame(as: .label) {
                label.text = accessory.text
                label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = accessory.adjustsFontForContentSizeCategory
                label.textColor = accessory.tintColor ?? selectionColor ?? .secondaryLabel
            } else if let button = view as? PopUpAccessoryButton {
                button.show(accessory, color: selectionColor ?? .secondaryLabel)
            } else if let view = view as? ListAccessoryView {
                view.color = accessory.tintColor ?? selectionColor
                view.fill = accessory.backgroundColor
                view.isChecked = state.isSelected
                view.showsSeparator =
                    view.kind == .reorder && accessory.showsVerticalSeparator && trailing.first?.view !== view
                if view.kind == .outline { view.setExpanded(state.isExpanded) }
            } else if let tintColor = accessory.tintColor {
                view.tintColor = tintColor
            }
        }
        setNeedsLayout()
    }

    // MARK: Frames

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// Returns the frame of the content view between the accessories, in a cell with `bounds`.
    func contentFrame(in bounds: CGRect) -> CGRect {
        let leading: CGFloat = extent(of: shown(leading: true), height: bounds.height) + indentation
        let trailing: CGFloat = extent(of: shown(leading: false), height: bounds.height)
        return CGRect(
            x: isRightToLeft ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing),
            height: bounds.height)
    }

    /// Returns the space that the accessories of a side take from the content, in points.
    private func extent(of accessories: [ShownAccessory], height: CGFloat) -> CGFloat {
        guard !accessories.isEmpty else { return 0 }
        let widths: CGFloat = accessories.reduce(0) { $0 + $1.width(fitting: height) }
        return Metrics.margin + widths + Metrics.spacing * CGFloat(accessories.count - 1)
    }

    func layoutAccessories() {
        let leading: [ShownAccessory] = shown(leading: true)
        let trailing: [ShownAccessory] = shown(leading: false)
        var offset: CGFloat = Metrics.margin + (indentsAccessories ? indentation : 0)
        for accessory in leading { place(accessory, from: &offset, isLeading: true) }
        offset = Metrics.margin
        for accessory in trailing.reversed() { place(accessory, from: &offset, isLeading: false) }
        let visible: [UIView] = (leading + trailing).map(\.view)
        for accessory in accessoryViews
        where accessory.view.superview === self && !visible.contains(where: { $0 === accessory.view }) {
            hide(accessory)
        }
    }

    /// Positions an accessory at the distance `offset` from the edge of its side, and increases `offset`.
    private func place(_ shown: ShownAccessory, from offset: inout CGFloat, isLeading: Bool) {
        let width: CGFloat = shown.width(fitting: bounds.height)
        let size: CGSize = shown.size(fitting: bounds.height)
        let scale: CGFloat = max(1, traitCollection.displayScale)
        let isLeft: Bool = isLeading != isRightToLeft
        let center: CGFloat = isLeft ? offset + width / 2 : bounds.width - offset - width / 2
        let frame = CGRect(
            x: ((center - size.width / 2) * scale).rounded() / scale,
            y: ((contentMiddle - size.height / 2) * scale).rounded() / scale, width: size.width, height: size.height)
        offset += width + Metrics.spacing
        let view: UIView = shown.view
        if view.superview !== self {
            // The accessory appears from the edge of its side if the layout is part of an animation.
            let isAnimated: Bool = UIView.inheritedAnimationDuration > 0
            UIView.performWithoutAnimation {
                addSubview(view)
                setFrame(hiddenFrame(of: shown, at: frame, isLeft: isLeft), of: view)
                if isAnimated { shown.fadeOut() }
            }
        }
        setFrame(frame, of: view)
        shown.fadeIn()
    }

    /// The vertical center of the content between its margins. The top and bottom margins of headers and footers
    /// differ.
    private var contentMiddle: CGFloat {
        guard let content = contentConfiguration as? UIListContentConfiguration else { return bounds.midY }
        let margins = content.directionalLayoutMargins
        return (bounds.height + margins.top - margins.bottom) / 2
    }

    /// Sets the frame of a view that may be rotated.
    private func setFrame(_ frame: CGRect, of view: UIView) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center { view.center = center }
    }

    /// Returns the frame at which an accessory begins to appear, or finishes disappearing. Its frame while it is
    /// visible is `frame`.
    ///
    /// The returned frame is outside the cell, or, in an inset group, inside the cell at its edge. If a reorder handle
    /// appears in editing mode, a trailing accessory that disappears in that mode moves inward instead, ahead of the
    /// handle.
    private func hiddenFrame(of shown: ShownAccessory, at frame: CGRect, isLeft: Bool) -> CGRect {
        var hidden = frame
        let isLeading: Bool = shown.accessory.standardOrder.isLeading
        if !isLeading, shown.accessory.displayed == .whenNotEditing, let width = handleWidth {
            let distance: CGFloat = Metrics.margin + width
            hidden.origin.x += isLeft ? distance : -distance
        } else if row?.appearance == .insetGrouped {
            hidden.origin.x = isLeft ? 0 : bounds.width - frame.width
        } else {
            hidden.origin.x = isLeft ? -frame.width : bounds.width
        }
        return hidden
    }

    /// The width of the reorder handle that is visible only in editing mode, in points; nil without one.
    private var handleWidth: CGFloat? {
        accessoryViews.first {
            $0.accessory.accessoryType.isSame(as: .reorder) && $0.accessory.displayed == .whenEditing
        }?.width(fitting: bounds.height)
    }

    /// Removes an accessory. In an animation, the accessory moves out of the cell and fades out, and the next layout
    /// without an animation removes it.
    private func hide(_ shown: ShownAccessory) {
        let view: UIView = shown.view
        let isLeft: Bool = shown.accessory.standardOrder.isLeading != isRightToLeft
        guard UIView.inheritedAnimationDuration > 0 else {
            view.removeFromSuperview()
            return shown.fadeIn()
        }
        guard !shown.isFaded else { return }
        let frame = CGRect(
            x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
            width: view.bounds.width, height: view.bounds.height)
        setFrame(hiddenFrame(of: shown, at: frame, isLeft: isLeft), of: view)
        shown.fadeOut()
    }

    // MARK: Separators

    func layoutSeparators() {
        topSeparator = showSeparator(topSeparator, isShown: row?.showsTopSeparator ?? false, isTop: true)
        bottomSeparator = showSeparator(bottomSeparator, isShown: row?.showsBottomSeparator ?? false, isTop: false)
    }

    /// Shows, moves or hides a separator, and returns its view.
    private func showSeparator(_ old: UIView?, isShown: Bool, isTop: Bool) -> UIView? {
        guard isShown, let separators = row?.separators else {
            old?.isHidden = true
            return old
        }
        let view: UIView = old ?? UIView()
        if old == nil {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        let appears: Bool = old == nil || view.isHidden
        view.isHidden = false
        view.backgroundColor =
            isSelected && isEditing ? separators.multipleSelectionColor : separators.color
        let insets = isTop ? separators.topSeparatorInsets : separators.bottomSeparatorInsets
        let automatic = automaticSeparator
        let leading: CGFloat = insets.leading < .greatestFiniteMagnitude ? insets.leading : automatic.leading
        let trailing: CGFloat = insets.trailing < .greatestFiniteMagnitude ? insets.trailing : automatic.trailing
        let height: CGFloat = 1 / max(1, traitCollection.displayScale)
        let frame = CGRect(
            x: isRightToLeft ? trailing : leading, y: isTop ? 0 : bounds.height - height,
            width: max(0, bounds.width - leading - trailing), height: height)
        // A separator that appears in an animation does not grow.
        if appears { UIView.performWithoutAnimation { view.frame = frame } } else { view.frame = frame }
        return view
    }

    /// The insets of separators that are aligned with the content, in points.
    private var automaticSeparator: (leading: CGFloat, trailing: CGFloat) {
        let content: CGRect = contentView.frame
        var leading: CGFloat = (isRightToLeft ? bounds.width - content.maxX : content.minX) + Metrics.margin
        if let view = contentView as? UIListContentView, let text = view.textFrame {
            leading = isRightToLeft ? bounds.width - content.minX - text.maxX : content.minX + text.minX
        }
        guard let separatorGuide else { return (leading, 0) }
        separatorGuide.setStandardInsets(leading: leading, trailing: 0)
        let frame: CGRect = separatorGuide.guide.layoutFrame
        let right: CGFloat = bounds.width - frame.maxX
        return isRightToLeft ? (right, frame.minX) : (frame.minX, right)
    }
}

/// The layout guide of a separator. Constraints that the app adds have priority over the default edges of the guide.
@MainActor
final class ListSeparatorGuide {
    let guide = UILayoutGuide()
    private let leading: NSLayoutConstraint
    private let trailing: NSLayoutConstraint

    init(in cell: UIView) {
        cell.addLayoutGuide(guide)
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        for edge in [leading, trailing] { edge.priority = .defaultLow }
        let fixed: [NSLayoutConstraint] = [
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ]
        NSLayoutConstraint.activate([leading, trailing] + fixed)
    }

    func setStandardInsets(leading: CGFloat, trailing: CGFloat) {
        if self.leading.constant != leading { self.leading.constant = leading }
        if self.trailing.constant != -trailing { self.trailing.constant = -trailing }
    }
}
