import UIKitCore

extension UISplitViewController {
    private static let duration: TimeInterval = 0.35

    /// Collapses or expands if the horizontal size class requires it.
    func arrange() {
        let isCompact: Bool = traitCollection.horizontalSizeClass == .compact
        guard !isArranged || isCompact != isOneColumn else { return }
        let isFirst: Bool = !isArranged
        isArranged = true
        if isCompact {
            if showsInspector { presentAfterCollapse() }
            if style == .unspecified, let primary = storedDelegate?.primaryViewController(forCollapsing: self) {
                setViewController(primary, for: .primary)
            }
            let proposed = proposedTopColumn
            let top: Column =
                storedDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
                ?? proposed
            let keepsPrimary: Bool = collapsesOntoPrimary
            isOneColumn = true
            collapse(onto: keepsPrimary ? .primary : top)
            storedDelegate?.splitViewControllerDidCollapse(self)
        } else if isFirst {
            show(resolvedMode, animated: false)
        } else {
            expand()
            storedDelegate?.splitViewControllerDidExpand(self)
        }
    }

    private func expand() {
        takeBackInspector()
        let proposed = resolvedMode
        let mode: DisplayMode =
            storedDelegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            ?? proposed
        let stays: [Column] = geometry(mode).visible
        // Remove the columns that will be hidden before the stacks are separated. Otherwise, controllers would appear
        // and immediately disappear.
        setVisible(shownColumns.filter { stays.contains($0) && $0 != .compact }, animated: false)
        separateStacks()
        isOneColumn = false
        if style == .unspecified, let primary = storedDelegate?.primaryViewController(forExpanding: self) {
            setViewController(primary, for: .primary)
        }
        if style == .unspecified, let primary = viewController(for: .primary),
            let detail = storedDelegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            setViewController(detail, for: .secondary)
        }
        show(mode, animated: false)
    }

    /// Whether the delegate requests only the primary column in the collapsed interface, if the style is `unspecified`.
    private var collapsesOntoPrimary: Bool {
        guard style == .unspecified, let primary = viewController(for: .primary),
            let secondary = viewController(for: .secondary)
        else { return false }
        return storedDelegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    }

    /// Shows the next hidden column when a finger swipes in from the edge.
    func showUnderFinger(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard recognizer.state == .began, !isOneColumn,
            let column = tiledColumns.last(where: { !isShowing($0) })
        else { return }
        if !performDelegateAction() { show(column) }
    }

    /// Hides the columns that overlay the secondary column when a finger swipes toward their edge.
    func hideByFinger(_ recognizer: UISwipeGestureRecognizer) {
        if !performDelegateAction() { uncoverSecondary() }
    }

    /// Sets the edge of the gestures to the edge of the primary column.
    func updateGestureEdge() {
        let isMirrored: Bool = geometry(currentMode).isMirrored
        edgeSwipe.edges = isMirrored ? .right : .left
        hideSwipe.direction = isMirrored ? .right : .left
        hideSwipe.isEnabled = presentsWithGesture && !isOneColumn && currentMode.dimsSecondary
        edgeSwipe.isEnabled = presentsWithGesture && !isOneColumn && tiledColumns.contains { !isShowing($0) }
    }

    /// Shows the columns of a mode in the expanded interface.
    func show(_ mode: DisplayMode, animated: Bool) {
        if mode != currentMode { storedDelegate?.splitViewController(self, willChangeTo: mode) }
        var before = geometry(currentMode)
        before.showsInspector = shownColumns.contains(.inspector)
        currentMode = mode
        for column in tiledColumns { install(column, at: before.frame(of: column)) }
        if showsInspector { install(.inspector, at: before.frame(of: .inspector)) }
        setVisible(
            geometry(mode).visible.filter { tiledColumns.contains($0) || $0 == .inspector }, animated: animated)
    }

    /// Adds the controller of a column as a child and creates its column view.
    func install(_ column: Column, at frame: CGRect) {
        guard let controller = shownController(for: column) else { return }
        if columnViews[column] == nil {
            columnViews[column] = SplitColumnView(frame: frame)
        }
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// Shows only the given columns, with one appearance transition for each controller.
    func setVisible(_ columns: [Column], animated: Bool) {
        let moves: Bool = animated && UIView.areAnimationsEnabled && view.window != nil
        let isVisible: Bool = appearance == .appearing || appearance == .appeared
        let hiding: [Column] = shownColumns.filter { !columns.contains($0) }
        let showing: [Column] = columns.filter { !shownColumns.contains($0) }
        shownColumns = columns
        visibilityChangeCount += 1
        for column in hiding {
            storedDelegate?.splitViewController(self, willHide: column)
            if isVisible { shownController(for: column)?.beginAppearanceTransition(false, animated: moves) }
        }
        // The views of the new columns stay at their old places until the animation.
        keepsPlaces = true
        for column in showing {
            storedDelegate?.splitViewController(self, willShow: column)
            if isVisible { shownController(for: column)?.beginAppearanceTransition(true, animated: moves) }
            insert(column)
        }
        keepsPlaces = false
        guard moves else {
            placeColumns()
            return finishVisibilityChange()
        }
        let change = visibilityChangeCount
        UIView.animate(withDuration: Self.duration) {
            self.placeColumns()
            self.content.layoutIfNeeded()
        } completion: { [weak self] _ in
            if self?.visibilityChangeCount == change { self?.finishVisibilityChange() }
        }
    }

    /// Inserts the view of a column. The secondary column is below the dimming view, and the primary column is above
    /// all other views.
    private func insert(_ column: Column) {
        guard let columnView = columnViews[column], let controller = shownController(for: column) else { return }
        columnView.content = controller.view
        switch column {
        case .secondary, .inspector: content.insertSubview(columnView, belowSubview: content.dimming)
        case .supplementary: content.insertSubview(columnView, aboveSubview: content.dimming)
        case .primary, .compact: content.addSubview(columnView)
        }
        columnView.layoutIfNeeded()
    }

    /// Removes the views of hidden columns and ends the appearance transitions.
    private func finishVisibilityChange() {
        for (column, columnView) in columnViews {
            guard let controller = shownController(for: column) else { continue }
            if shownColumns.contains(column) {
                controller.endAppearingAfterLayout()
            } else if columnView.superview != nil {
                columnView.removeFromSuperview()
                controller.endAppearanceTransition()
            }
        }
    }
}
