import CoreGraphics

/// The groups in the middle of the bar, and the overflow menu.
extension NavigationItemView {
    /// The width that the title keeps while center groups are visible, in points.
    private static let minimumTitleWidth: CGFloat = 120

    private func width(of views: [UIView]) -> CGFloat {
        views.reduce(0) { $0 + Self.width(of: $1, in: bounds.size) + Self.gap }
    }

    /// The space that the title keeps, in points.
    private var reservedTitleWidth: CGFloat { min(Self.minimumTitleWidth, titleWidth) }

    /// Determines which center groups fit, and moves the other groups to the overflow menu.
    ///
    /// - Parameter start: The end of the leading buttons, in points.
    func updateVisibleGroups(after start: CGFloat) {
        guard !item.centerItemGroups.isEmpty || item.additionalOverflowItems != nil else { return }
        let others: [UIView] = trailing.filter { view in
            guard let button = view as? BarButton else { return true }
            return button !== overflowButton && !button.isHidden
        }
        let taken: CGFloat = start + reservedTitleWidth + width(of: others) + 2 * Self.sideInset
        func fittingCount(in width: CGFloat) -> Int {
            var rest: CGFloat = width - taken
            return centerGroups.prefix { group in
                rest -= self.width(of: group.filter { ($0 as? BarButton)?.item.isHidden != true })
                return rest >= 0
            }.count
        }
        var count: Int = fittingCount(in: bounds.width)
        // The button of the overflow menu also needs space.
        if count < centerGroups.count || item.overflowMenu(after: count) != nil {
            count = fittingCount(in: bounds.width - 28 - Self.gap)
        }
        for (index, group) in centerGroups.enumerated() {
            for view in group { view.isHidden = index >= count || (view as? BarButton)?.item.isHidden ?? false }
        }
        visibleGroupCount = count
        showOverflow(item.overflowMenu(after: count) != nil)
    }

    /// Shows or hides the button of the overflow menu.
    private func showOverflow(_ isShown: Bool) {
        if let overflowButton {
            if overflowButton.item.isHidden == isShown { overflowButton.item.isHidden = !isShown }
        } else if isShown {
            let menuItem = UINavigationItem.makeOverflowItem { [weak self] in
                self?.item.overflowMenu(after: self?.visibleGroupCount ?? 0)
            }
            let button = BarButton(item: menuItem)
            button.apply(style.buttons)
            trailing.insert(button, at: pinnedCount)
            addSubview(button)
            overflowButton = button
        }
    }

    /// Places the visible center groups in the middle of the bar or, if they do not fit there, beside the trailing
    /// buttons. Returns the end of the space for the title.
    func placeCenter(from start: CGFloat, to end: CGFloat, mirrored: Bool) -> CGFloat {
        let views: [UIView] = centerViews.filter { !$0.isHidden }
        guard !views.isEmpty else { return end }
        let total: CGFloat = width(of: views) - Self.gap
        let earliest: CGFloat = start + reservedTitleWidth + Self.sideInset
        let first: CGFloat = min(max((bounds.width - total) / 2, earliest), end - Self.gap - total)
        var x: CGFloat = first
        for view in views {
            let width: CGFloat = Self.width(of: view, in: bounds.size)
            place(view, from: x, width: width, mirrored: mirrored)
            x += width + Self.gap
        }
        return first
    }
}
