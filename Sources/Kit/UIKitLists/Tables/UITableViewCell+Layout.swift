import Foundation

extension UITableViewCell {
    /// The distance between the labels, and between a label and the accessory, in points.
    private static let gap: CGFloat = 8
    /// The distance above and below the labels, in points.
    private static let verticalMargin: CGFloat = 11
    private static let lineGap: CGFloat = 3
    /// The distance between image and text, in points.
    private static let imageGap: CGFloat = 15
    /// The width of the text label in the `value2` style, in points.
    private static let captionWidth: CGFloat = 91

    // MARK: The cell

    /// The width of the accessory with the margin beside it, in points.
    private var accessoryWidth: CGFloat {
        if let shownAccessoryView { return shownAccessoryView.frame.width + tableContext.margin }
        if let accessory { return accessory.fittingSize.width + tableContext.margin }
        return 0
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The safe area insets that apply to the content, in points.
    var contentSafeArea: UIEdgeInsets {
        tableView.map { $0.contentSafeArea(of: self) } ?? safeAreaInsets
    }

    /// The bounds without the safe area and the editing controls at the sides.
    private var innerBounds: CGRect {
        let safe = contentSafeArea
        let edit = editIndentation
        let reorder = reorderWidth + tableContext.trailingInset
        return bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safe.left + (isRightToLeft ? reorder : edit), bottom: 0,
                right: safe.right + (isRightToLeft ? edit : reorder)))
    }

    /// Sets the frame of the cell and of the content view.
    ///
    /// Constraints are solved before the cell is laid out. If the content view still had its old height, the
    /// constraints could conflict.
    func place(at frame: CGRect) {
        self.frame = frame
        placeContent()
    }

    private func placeContent() {
        let inner: CGRect = innerBounds
        let accessoryWidth = self.accessoryWidth
        contentView.frame = CGRect(
            x: isRightToLeft ? inner.minX + accessoryWidth : inner.minX, y: 0,
            width: max(0, inner.width - accessoryWidth), height: bounds.height)
    }

    func layoutCell() {
        let isRightToLeft: Bool = self.isRightToLeft
        let inner: CGRect = innerBounds
        updateBackground()
        placeEditingControls()
        placeContent()
        if let view = shownAccessoryView ?? accessory {
            let size: CGSize = accessory?.fittingSize ?? view.frame.size
            view.frame = CGRect(
                x: isRightToLeft ? inner.minX + tableContext.margin : inner.maxX - tableContext.margin - size.width,
                y: snap((bounds.height - size.height) / 2), width: size.width, height: size.height)
        }
        layoutSeparator(isRightToLeft: isRightToLeft)
        if hasStandardContent { layoutContent(isRightToLeft: isRightToLeft) }
    }

    private func layoutSeparator(isRightToLeft: Bool) {
        let thickness: CGFloat = 1 / max(1, traitCollection.displayScale)
        layoutTopSeparator(thickness)
        let appears: Bool = separator.isHidden && tableContext.hasSeparator
        separator.isHidden = !tableContext.hasSeparator
        guard tableContext.hasSeparator else { return }
        separator.show(tableContext.separatorColor ?? .separator, through: tableContext.separatorEffect)
        let inset: UIEdgeInsets =
            tableContext.hasFullSeparator ? .zero : tableView?.separatorDistances(separatorInset) ?? separatorInset
        // A separator begins at the text unless the app sets an inset from the edges.
        let isStandard: Bool =
            !tableContext.hasFullSeparator
            && (tableContext.addsSeparatorInset || storedSeparatorInset == nil && tableContext.separatorInset == nil)
        let safe: CGFloat = isRightToLeft ? contentSafeArea.right : contentSafeArea.left
        let leading: CGFloat =
            tableContext.hasFullSeparator ? 0 : inset.left + safe + (isStandard ? textIndent + editIndentation : 0)
        let frame = CGRect(
            x: isRightToLeft ? inset.right : leading, y: bounds.height - thickness,
            width: max(0, bounds.width - leading - inset.right), height: thickness)
        // A separator that appears in an animation does not grow.
        if appears { UIView.performWithoutAnimation { separator.frame = frame } } else { separator.frame = frame }
        bringSubviewToFront(separator)
    }

    private func layoutTopSeparator(_ thickness: CGFloat) {
        guard tableContext.hasTopSeparator else {
            topSeparator?.removeFromSuperview()
            topSeparator = nil
            return
        }
        let line: SeparatorView = topSeparator ?? SeparatorView()
        topSeparator = line
        line.show(tableContext.separatorColor ?? .separator, through: tableContext.separatorEffect)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        if line.superview !== self { addSubview(line) }
        bringSubviewToFront(line)
    }

    /// The width of the space for the image before the text, in points.
    private var textIndent: CGFloat { (contentView as? UIListContentView)?.textIndent ?? imageSpace }

    private func snap(_ value: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    // MARK: The labels

    /// The frames of a standard cell's labels, and the height that they need, in points.
    private struct Frames {
        var text: CGRect = .zero
        var detail: CGRect = .zero
        var height: CGFloat = 0
    }

    private var hasStandardContent: Bool {
        storedTextLabel != nil || storedDetailLabel != nil || storedImageView?.image != nil
    }

    /// The size of the image, in points.
    private var imageSize: CGSize {
        guard let size = storedImageView?.image?.size, size.width > 0, size.height > 0 else { return .zero }
        return size
    }

    /// The width of the space for the standard image view before the text, in points.
    private var imageSpace: CGFloat { imageSize.width > 0 ? imageSize.width + Self.imageGap : 0 }

    private func layoutContent(isRightToLeft: Bool) {
        let size = contentView.bounds.size
        if let storedImageView {
            let image = imageSize
            let height = min(image.height, size.height)
            let x: CGFloat = tableContext.margin + CGFloat(indentationLevel) * indentationWidth
            storedImageView.frame = CGRect(
                x: isRightToLeft ? size.width - x - image.width : x, y: snap((size.height - height) / 2),
                width: image.width, height: height)
        }
        var frames = frames(width: size.width)
        let shift: CGFloat = (size.height - frames.height) / 2
        frames.text.origin.y = snap(frames.text.minY + shift)
        frames.detail.origin.y = snap(frames.detail.minY + shift)
        if isRightToLeft {
            frames.text.origin.x = size.width - frames.text.maxX
            frames.detail.origin.x = size.width - frames.detail.maxX
        }
        for label in [storedTextLabel, storedDetailLabel] { label?.keepTextSizeInAnimation() }
        if cellStyle == .value2 { storedTextLabel?.alignWithTrailingEdge(isRightToLeft: isRightToLeft) }
        storedTextLabel?.frame = frames.text
        storedDetailLabel?.frame = frames.detail
    }

    private func frames(width: CGFloat) -> Frames {
        let left: CGFloat = tableContext.margin + CGFloat(indentationLevel) * indentationWidth + imageSpace
        let right: CGFloat = shownAccessoryView == nil && accessory == nil ? tableContext.margin : Self.gap
        let availableWidth: CGFloat = max(0, width - left - right)
        switch cellStyle {
        case .default: return stacked(left: left, availableWidth: availableWidth, hasDetail: false)
        case .subtitle: return stacked(left: left, availableWidth: availableWidth, hasDetail: true)
        case .value1: return sideBySide(left: left, availableWidth: availableWidth)
        case .value2: return captioned(left: left, availableWidth: availableWidth)
        }
    }

    private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func stacked(left: CGFloat, availableWidth: CGFloat, hasDetail: Bool) -> Frames {
        let text = fit(storedTextLabel, availableWidth)
        let detail: CGSize = hasDetail ? fit(storedDetailLabel, availableWidth) : .zero
        let gap: CGFloat = text.height > 0 && detail.height > 0 ? Self.lineGap : 0
        let margin: CGFloat = detail.height > 0 ? 8 : Self.verticalMargin
        var frames = Frames()
        frames.text = CGRect(x: left, y: margin, width: availableWidth, height: text.height)
        frames.detail = CGRect(x: left, y: margin + text.height + gap, width: availableWidth, height: detail.height)
        frames.height = text.height + gap + detail.height + 2 * margin
        return frames
    }

    private func sideBySide(left: CGFloat, availableWidth: CGFloat) -> Frames {
        let text = fit(storedTextLabel, availableWidth)
        let detail = fit(storedDetailLabel, availableWidth)
        guard text.width + Self.gap + detail.width <= availableWidth || text.width == 0 || detail.width == 0 else {
            return stacked(left: left, availableWidth: availableWidth, hasDetail: true)
        }
        let height = max(text.height, detail.height)
        var frames = Frames()
        frames.text = CGRect(
            x: left, y: Self.verticalMargin + (height - text.height) / 2, width: text.width, height: text.height)
        frames.detail = CGRect(
            x: left + availableWidth - detail.width, y: Self.verticalMargin + (height - detail.height) / 2,
            width: detail.width, height: detail.height)
        frames.height = height + 2 * Self.verticalMargin
        return frames
    }

    private func captioned(left: CGFloat, availableWidth: CGFloat) -> Frames {
        let rest: CGFloat = max(0, availableWidth - Self.captionWidth - Self.gap)
        let text = fit(storedTextLabel, Self.captionWidth)
        let detail = fit(storedDetailLabel, rest)
        let height = max(text.height, detail.height)
        var frames = Frames()
        frames.text = CGRect(
            x: left, y: Self.verticalMargin + (height - text.height) / 2, width: Self.captionWidth, height: text.height)
        frames.detail = CGRect(
            x: left + Self.captionWidth + Self.gap, y: Self.verticalMargin + (height - detail.height) / 2, width: rest,
            height: detail.height)
        frames.height = height + 2 * Self.verticalMargin
        return frames
    }

    // MARK: Heights

    /// Returns the height of the cell for `width`, in points. Subclasses can override `systemLayoutSizeFitting`.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let size: CGSize = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height
    }

    /// Returns the height that the content's constraints, its configuration or the standard labels need, in points.
    func standardFittingHeight(width: CGFloat) -> CGFloat {
        prepareForFitting()
        // The margins of the content view depend on its position in the safe area.
        placeContent()
        let controls: CGFloat = accessoryWidth + editIndentation + reorderWidth + tableContext.trailingInset
        let safe = contentSafeArea
        let inner: CGFloat = max(0, width - controls - safe.left - safe.right)
        if contentView is UIListContentView {
            let size = contentView.sizeThatFits(CGSize(width: inner, height: 0))
            return max(UITableView.standardRowHeight, size.height)
        }
        if let height = constrainedHeight(width: width, contentWidth: inner) {
            // As on iOS, constraints that result in a height of zero are considered incomplete.
            return height > 0 ? height : UITableView.standardRowHeight
        }
        guard hasStandardContent else { return UITableView.standardRowHeight }
        return max(UITableView.standardRowHeight, frames(width: inner).height, imageSize.height + 1)
    }

    /// Returns the height that the constraints need, in points, or nil without constraints.
    private func constrainedHeight(width: CGFloat, contentWidth: CGFloat) -> CGFloat? {
        // Apps can also add constraints between the cell itself and its views, including those in the content view.
        if !constraints.isEmpty {
            return super.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return nil
        }
        return contentView.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
