import Foundation

/// Creation, measurement and placement of visible views.
extension UICollectionView {
    typealias Attributes = UICollectionViewLayoutAttributes

    /// The maximum number of additional layout passes when preferred sizes differ from their estimates.
    private static let maximumPasses = 20

    // MARK: Preparation

    /// Reads the counts of sections and items from the data source, if they were invalidated.
    func loadIfNeeded() {
        // A reload that the data source requests during this call is performed in the next layout.
        guard needsReload, !isLoading, updates == nil else { return }
        isLoading = true
        defer { isLoading = false }
        needsReload = false
        refusedCounts = nil
        userMovement = nil
        let counts: [Int] = countItems()
        placeholders.fit(counts)
        itemCounts = placeholders.adding(to: counts)
        needsIndexTitles = true
    }

    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        let sections: Int = dataSource.numberOfSections(in: self)
        return (0..<checkedCount(sections, of: "sections")).map { section in
            let items: Int = dataSource.collectionView(self, numberOfItemsInSection: section)
            return checkedCount(items, of: "items in section \(section)")
        }
    }

    /// Prepares the layout, if it was invalidated.
    func prepareLayoutIfNeeded() {
        loadIfNeeded()
        guard !isLayoutValid else { return }
        isLayoutValid = true
        let (oldWidth, oldX): (CGFloat, CGFloat) = (contentSize.width, contentOffset.x)
        let hasSameLayout: Bool = sizingLayout === storedLayout
        sizingLayout = storedLayout
        contentSize = callLayout {
            storedLayout.prepare()
            return storedLayout.collectionViewContentSize
        }
        guard bounds.width > 0 else { return }
        guard contentSize.width > bounds.width else { return startedLayout = nil }
        if startedLayout !== storedLayout {
            startedLayout = storedLayout
            scrollToMirroredStart()
        } else if hasSameLayout, contentSize.width != oldWidth {
            shiftMirroredContent(by: contentSize.width - oldWidth, from: oldX)
        }
    }

    /// Calls the layout, for which the number of items includes placeholders.
    func callLayout<Result>(_ body: () -> Result) -> Result {
        let wasCalling: Bool = isCallingLayout
        isCallingLayout = true
        defer { isCallingLayout = wasCalling }
        return body()
    }

    /// Scrolls a mirrored layout to its start, which is on the right, when its content begins to exceed the width.
    private func scrollToMirroredStart() {
        guard storedLayout.beginsAtRight else { return }
        contentOffset.x = contentSize.width + adjustedContentInset.right - bounds.width
    }

    /// Moves the views and the content offset with the start of a mirrored layout, so that they keep their positions on
    /// the screen when the width of the content changes.
    private func shiftMirroredContent(by distance: CGFloat, from oldX: CGFloat) {
        // The offset does not depend on the progress of an interactive transition.
        guard storedLayout.beginsAtRight, !(storedLayout is UICollectionViewTransitionLayout) else { return }
        UIView.performWithoutAnimation {
            for case let view as UICollectionReusableView in subviews {
                view.center.x += distance
                let attributes: Attributes? = view.shownAttributes?.copied()
                attributes?.center.x += distance
                view.shownAttributes = attributes
            }
            contentOffset.x = oldX + distance
        }
    }

    /// Returns the attributes of the elements that intersect `rect`.
    func attributes(in rect: CGRect) -> [Attributes] {
        prepareLayoutIfNeeded()
        return storedLayout.shownAttributes(in: rect).filter {
            !$0.isHidden && contains($0.element)
        }
    }

    /// Returns whether the element can exist. A layout that was not prepared for the current items may return items
    /// that do not exist.
    private func contains(_ element: CollectionElement) -> Bool {
        element.category != .cell || isShown(element.path)
    }

    // MARK: Placement

    /// Creates or reuses views for the visible elements, and recycles all other views.
    func tile() {
        // During a transition, some views are at their old frames, so no item can be the anchor item.
        guard !isInTransition else { return }
        // Without a data source, the collection view cannot create views, so it keeps the existing ones.
        guard bounds.height > 0, bounds.width > 0, !isTiling, dataSource != nil || itemCounts.isEmpty else { return }
        let needsView: (Attributes) -> Bool = { self.visibleViews[$0.element] == nil }
        if refusedCounts != nil, !isLayoutValid || attributes(in: bounds).contains(where: needsView) {
            reloadData()
        }
        isTiling = true
        defer { isTiling = false }
        let anchor: HeldItem? = heldItem ?? fingerItem() ?? anchorItem()
        heldItem = nil
        // The layout may have been prepared in the meantime, for example to find the item under a touch.
        let oldSize: CGSize = tiledContentSize
        defer { tiledContentSize = contentSize }
        let shown: [Attributes] = measuredAttributes {
            restore(anchor)
            if let offset = offsetInsideContent(contentOffset, oldSize) { contentOffset = offset }
        }
        if isTracking, !isDragging, contentSize != oldSize { contentOffset = clamped(contentOffset) }
        let elements = Set(shown.map(\.element))
        for (element, view) in visibleViews where !elements.contains(element) && !view.isMoving { recycle(element) }
        storedLayout.placeContainers(for: shown, removesOthers: true)
        for attributes in shown { place(view(for: attributes), attributes) }
        // OPTIMIZATION: a layout that scrolling invalidates would compute the attributes of three screens in each frame.
        if window != nil, !storedLayout.followsScrolling { nearAttributes(around: bounds) }
    }

    /// Returns the attributes of the visible elements after all of their views have their preferred sizes.
    ///
    /// - Parameters:
    ///   - rect: The visible area, in points. Nil means the bounds, which `adjust` may change.
    ///   - adjust: A closure that is called after each preparation of the layout.
    func measuredAttributes(in rect: CGRect? = nil, adjust: () -> Void = {}) -> [Attributes] {
        prepareLayoutIfNeeded()
        adjust()
        var shown: [Attributes] = visibleAttributes(in: rect ?? bounds)
        var passes = 0
        while passes < Self.maximumPasses, requestPreferredAttributes(shown) {
            prepareLayoutIfNeeded()
            adjust()
            shown = visibleAttributes(in: rect ?? bounds)
            passes += 1
        }
        return shown
    }

    private func visibleAttributes(in rect: CGRect) -> [Attributes] {
        requestsVisible = true
        defer { requestsVisible = false }
        var shown: [Attributes] = attributes(in: rect)
        // An item whose text is being edited keeps its view.
        if let kept = firstResponderElement, contains(kept), !shown.contains(where: { $0.element == kept }),
            let attributes = storedLayout.shownAttributes(of: kept)
        {
            shown.append(attributes)
        }
        return shown
    }

    /// The element whose view contains the first responder, or nil.
    var firstResponderElement: CollectionElement? {
        var view = window?.firstResponder as? UIView
        while let current = view, (current as? UICollectionReusableView)?.collectionView !== self {
            view = current.superview
        }
        guard let view else { return nil }
        return visibleViews.first { $0.value === view }?.key
    }

    /// Requests preferred attributes from the views that have not returned any yet. Returns whether the layout is
    /// invalid.
    private func requestPreferredAttributes(_ shown: [Attributes]) -> Bool {
        for attributes in shown where storedLayout.requestsPreferredAttributes(of: attributes.element) {
            let view = self.view(for: attributes)
            guard !view.hasRequestedPreferredAttributes else { continue }
            view.hasRequestedPreferredAttributes = true
            let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
            guard
                storedLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            storedLayout.invalidateLayout(
                with: storedLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        }
        return !isLayoutValid
    }

    /// Requests preferred attributes from all visible views again in the next layout.
    func invalidatePreferredAttributes() {
        for view in visibleViews.values { view.hasRequestedPreferredAttributes = false }
    }

    func place(_ view: UICollectionReusableView, _ attributes: Attributes) {
        let container: UIView = storedLayout.superview(of: attributes.element) ?? self
        guard view.superview !== container else { return view.show(attributes) }
        UIView.performWithoutAnimation {
            view.show(attributes)
            // A visible view can move to another superview, for example when the layout changes.
            if view.superview == nil { notifyWillDisplay(view, attributes.element) }
            if attributes.zIndex > 0 || attributes.element.category == .supplementaryView {
                container.addSubview(view)
            } else {
                let isBehind: Bool = attributes.zIndex < 0
                container.insertSubview(
                    view, at: container !== self ? 0 : isBehind ? lowestContentIndex : lowestItemIndex)
            }
            LayoutPass.runInside(view)
        }
    }

    /// The lowest subview index for cells. It follows the indexes of the decoration views behind the cells.
    var lowestItemIndex: Int {
        guard !storedLayout.decorationClasses.isEmpty else { return lowestContentIndex }
        let behind: Int = visibleViews.count {
            $0.key.category == .decorationView && $0.value.layer.zPosition < 0 && $0.value.superview === self
        }
        return lowestContentIndex + behind
    }

    private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        // A supplementary view can also be a cell, for example the header of a list.
        if element.category == .cell, let cell = view as? UICollectionViewCell {
            if let path = dataPath(element.path) {
                collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            }
        } else if element.category == .supplementaryView {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        }
    }

    /// Returns the nearest offset at which the content is not scrolled past its end, if the content became smaller and
    /// `offset` is past the end. Returns nil otherwise, and while the content is scrolling, because scrolling ends
    /// inside the content.
    func offsetInsideContent(_ offset: CGPoint, _ oldSize: CGSize) -> CGPoint? {
        guard contentSize.width < oldSize.width || contentSize.height < oldSize.height, !isTracking, !isDecelerating
        else { return nil }
        let inside: CGPoint = clamped(offset)
        let isPastEnd: Bool = storedLayout.beginsAtRight ? inside.x > offset.x : inside.x < offset.x
        return isPastEnd || inside.y < offset.y ? inside : nil
    }

    // MARK: Views

    /// Returns the view of a visible element, and creates it if necessary.
    func view(for attributes: Attributes) -> UICollectionReusableView {
        let element = attributes.element
        if let view = visibleViews[element] { return view }
        let outer = attributesInCreation
        attributesInCreation = attributes
        defer { attributesInCreation = outer }
        var created: UICollectionReusableView?
        UIView.performWithoutAnimation { created = makeView(element) }
        guard var view = created else { stopProgram("The data source did not return a view.") }
        if let other = visibleViews.first(where: { $0.value === view })?.key.path {
            Diagnostics.warn(
                "The data source returned the view at index path \(dataPath(other) ?? other) also at index path "
                    + "\(dataPath(element.path) ?? element.path), which remains empty. "
                    + "Dequeue a view for each index path."
            )
            view =
                element.category == .cell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        }
        visibleViews[element] = view
        if view.collectionView !== self { adopt(view) }
        if element.category == .cell, let cell = view as? UICollectionViewCell {
            let path: IndexPath? = unshownPath(element.path)
            cell.isHighlighted = path != nil && path == touchedPath
            cell.isSelected = path.map { selectedPaths.contains($0) } ?? false
        }
        return view
    }

    private func makeView(_ element: CollectionElement) -> UICollectionReusableView {
        if element.category == .decorationView { return makeDecorationView(element) }
        guard let dataSource else { stopProgram("A collection view without a data source has no items.") }
        guard element.category == .cell else {
            return dataSource.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
        }
        if let path = dataPath(element.path) { return dataSource.collectionView(self, cellForItemAt: path) }
        guard let placeholder = placeholders.placeholder(at: element.path.rowPosition) else {
            stopProgram("The placeholder at index path \(element.path) does not exist.")
        }
        let cell = dequeueCell(placeholder.reuseIdentifier, shownAt: element.path)
        placeholder.update(cell)
        return cell
    }
}
