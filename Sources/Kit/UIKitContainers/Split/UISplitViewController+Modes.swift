import SystemTexts
import UIKitCore

extension UISplitViewController {
    /// The minimum width at which all columns are tiled unless the application sets a preference, in points.
    private var tilingWidth: CGFloat { style == .tripleColumn ? 1_180 : 900 }

    /// The behavior in effect: the preferred behavior, or a behavior that depends on the preferred mode or the width.
    public var splitBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        switch preferredDisplayMode {
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .automatic, .secondaryOnly:
            let width = layoutSize.width
            if width >= tilingWidth { return .tile }
            return style == .tripleColumn && width >= 900 ? .displace : .overlay
        }
    }

    private var layoutSize: CGSize { upcomingSize ?? content.bounds.size }

    /// The number of columns beside the secondary column.
    private var maximumSidebarCount: Int { max(0, tiledColumns.filter { $0 != .secondary }.count) }

    /// The preferred mode, limited to the available columns and the behavior.
    var resolvedMode: DisplayMode {
        let behavior = splitBehavior
        let sidebars: Int
        if preferredDisplayMode != .automatic {
            sidebars = preferredDisplayMode.sidebars
        } else {
            sidebars = behavior == .tile ? maximumSidebarCount : behavior == .displace ? 1 : 0
        }
        return DisplayMode(sidebars: min(sidebars, maximumSidebarCount), behavior: behavior)
    }

    /// Returns the nearest mode in which a column is visible and not dimmed.
    func mode(showing column: Column) -> DisplayMode {
        let sidebars: Int
        switch (column, splitBehavior) {
        case (.inspector, _): sidebars = currentMode.sidebars
        case (.primary, _): sidebars = maximumSidebarCount
        case (.supplementary, _): sidebars = max(1, currentMode.sidebars)
        case (_, .overlay): sidebars = 0
        case (_, .displace): sidebars = min(1, currentMode.sidebars)
        default: sidebars = currentMode.sidebars
        }
        return DisplayMode(sidebars: sidebars, behavior: splitBehavior)
    }

    /// Returns the nearest mode in which a column is hidden. The secondary column cannot be hidden.
    func mode(hiding column: Column) -> DisplayMode {
        let sidebars: Int
        switch column {
        case .primary: sidebars = min(maximumSidebarCount - 1, currentMode.sidebars)
        case .supplementary: sidebars = 0
        case .secondary, .compact, .inspector: sidebars = currentMode.sidebars
        }
        return DisplayMode(sidebars: max(0, sidebars), behavior: splitBehavior)
    }

    /// Updates the mode after the preferences or the width changed.
    func modeDidChange() {
        guard isArranged, !isOneColumn else { return }
        show(resolvedMode, animated: false)
    }

    /// Changes to the mode that the delegate returns for an action of the user. Returns false if the style is not
    /// `unspecified`, or if the delegate returns `automatic` or a mode that is not possible.
    func performDelegateAction() -> Bool {
        guard style == .unspecified, !isOneColumn,
            let mode = storedDelegate?.targetDisplayModeForAction(in: self), mode != .automatic,
            mode.sidebars <= maximumSidebarCount
        else { return false }
        show(mode, animated: true)
        return true
    }

    /// Changes to the mode that the delegate returns. Without such a mode, shows the primary column, or hides it if it
    /// is visible.
    func toggle() {
        if performDelegateAction() { return }
        if isShowing(.primary) { hide(.primary) } else { show(.primary) }
    }

    /// Called when the user touches the dimming view.
    func uncoverSecondary() { show(.secondary) }

    /// Moves the button for the display mode to the bar of the outermost visible column.
    private func updateButton() {
        let text = isShowing(.primary) ? "Hide Sidebar" : "Show Sidebar"
        displayModeButtonItem.accessibilityLabel = SystemTexts.localized(text)
        // In one column, the back button leads to the primary column.
        if displayModeButtonItem.isHidden != isOneColumn { displayModeButtonItem.isHidden = isOneColumn }
        let isAllowed: Bool =
            displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture
        let isVisible: Bool = isAllowed && style != .unspecified && !isOneColumn && maximumSidebarCount > 0
        let owner: Column? = isVisible ? tiledColumns.first { isShowing($0) } : nil
        for (column, stack) in stacks {
            stack.navigationBar.columnButton = column == owner ? displayModeButtonItem : nil
        }
    }

    // MARK: Layout

    func geometry(_ mode: DisplayMode) -> SplitGeometry {
        func specified(_ width: CGFloat) -> CGFloat? { width == Self.automaticDimension ? nil : width }
        let size = layoutSize
        let primary = SplitGeometry.Width(
            preferred: specified(preferredPrimaryColumnWidth), fraction: specified(preferredPrimaryColumnWidthFraction),
            minimum: specified(minimumPrimaryColumnWidth), maximum: specified(maximumPrimaryColumnWidth))
        let supplementary = SplitGeometry.Width(
            preferred: specified(preferredSupplementaryColumnWidth),
            fraction: specified(preferredSupplementaryColumnWidthFraction),
            minimum: specified(minimumSupplementaryColumnWidth), maximum: specified(maximumSupplementaryColumnWidth))
        let inspector = SplitGeometry.Width(
            preferred: specified(preferredInspectorColumnWidth),
            fraction: specified(preferredInspectorColumnWidthFraction),
            minimum: specified(minimumInspectorColumnWidth), maximum: specified(maximumInspectorColumnWidth))
        let hasSupplementary = tiledColumns.contains(.supplementary)
        let isRightToLeft: Bool = content.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SplitGeometry(
            size: size, mode: mode, hasSupplementary: hasSupplementary, primaryWidth: primary.resolved(in: size.width),
            supplementaryWidth: hasSupplementary ? supplementary.resolved(in: size.width) : 0,
            inspectorWidth: viewController(for: .inspector) == nil ? 0 : inspector.resolved(in: size.width),
            showsInspector: showsInspector,
            isMirrored: isRightToLeft != (primaryEdge == .trailing))
    }

    /// Sets the frames and size classes of the columns.
    func placeColumns() {
        updateGestureEdge()
        updateButton()
        content.dimming.frame = content.bounds
        let dims: Bool = !isOneColumn && currentMode.dimsSecondary && shownColumns.contains(.secondary)
        content.dimming.alpha = dims ? 1 : 0
        let environment: LayoutEnvironment = isOneColumn ? .collapsed : .expanded
        if content.traitOverrides.splitViewControllerLayoutEnvironment != environment {
            content.traitOverrides.splitViewControllerLayoutEnvironment = environment
        }
        let geometry = geometry(currentMode)
        for (column, view) in columnViews {
            view.isMirrored = geometry.isMirrored != (column == .inspector)
            view.hasLine = !isOneColumn && column != .secondary && column != .compact
            view.frame = isOneColumn ? CGRect(origin: .zero, size: geometry.size) : geometry.frame(of: column)
            view.overrideSizeClass(
                isOneColumn ? nil : column == .secondary && view.frame.width >= 500 ? .regular : .compact)
        }
    }
}

extension SplitColumnView {
    /// Overrides the horizontal size class; nil removes the override.
    fileprivate func overrideSizeClass(_ sizeClass: UIUserInterfaceSizeClass?) {
        let overrides = traitOverrides
        let old: UIUserInterfaceSizeClass? =
            overrides.contains(UITraitHorizontalSizeClass.self) ? overrides.horizontalSizeClass : nil
        guard old != sizeClass else { return }
        if let sizeClass {
            traitOverrides.horizontalSizeClass = sizeClass
        } else {
            traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }
}
