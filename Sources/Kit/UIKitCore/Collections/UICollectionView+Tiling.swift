import Foundation

/// Views for what is seen.
extension UICollectionView {
    typealias Attributes = UICollectionViewLayoutAttributes

    /// How often it looks again after cells turned out larger or smaller than estimated.
    private static let mostRounds = 20

    // MARK: Getting ready

    /// Asks for sections and items, if that is due.
    func loadIfNeeded() {
        // Where the data source asks for a reload while it is asked, that waits for the next layout.
        guard needsReload, !isLoading, updates == nil else { return }
        isLoading = true
        defer { isLoading = false }
        needsReload = false
        itemCounts = countItems()
    }

    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    /// Prepares the layout, if what it computed is true no longer.
    func prepareLayoutIfNeeded() {
        loadIfNeeded()
        guard !isLayoutValid else { return }
        isLayoutValid = true
        storedLayout.prepare()
        contentSize = storedLayout.collectionViewContentSize
    }

    /// What lies in `rect`.
    func attributes(in rect: CGRect) -> [Attributes] {
        prepareLayoutIfNeeded()
        return (storedLayout.layoutAttributesForElements(in: rect) ?? []).filter {
            !$0.isHidden && contains($0.element)
        }
    }

    /// Whether there can be such an element. A layout that was not prepared for the items there are may say otherwise.
    private func contains(_ element: CollectionElement) -> Bool {
        element.category != .cell || contains(element.path)
    }

    // MARK: Placing

    /// Gives views to what is seen, and takes those of the rest back.
    func tile() {
        // Where whoever gave the items is gone, nobody can make more of them: what is shown stays.
        guard bounds.height > 0, bounds.width > 0, !isTiling, dataSource != nil || itemCounts.isEmpty else { return }
        isTiling = true
        defer { isTiling = false }
        let anchor: (element: CollectionElement, origin: CGPoint)? = readingPosition()
        let shown: [Attributes] = measuredAttributes { restore(anchor) }
        let elements = Set(shown.map(\.element))
        for element in visibleViews.keys where !elements.contains(element) { recycle(element) }
        for attributes in shown { place(view(for: attributes), attributes) }
    }

    /// What is seen, when every cell there has the size it wants.
    ///
    /// - Parameters:
    ///   - rect: what is looked at; nil for what is seen whatever `adjust` does.
    ///   - adjust: called whenever places may have changed.
    func measuredAttributes(in rect: CGRect? = nil, adjust: () -> Void = {}) -> [Attributes] {
        prepareLayoutIfNeeded()
        adjust()
        var shown: [Attributes] = attributes(in: rect ?? bounds)
        var rounds = 0
        while rounds < Self.mostRounds, askForPreferences(shown) {
            prepareLayoutIfNeeded()
            adjust()
            shown = attributes(in: rect ?? bounds)
            rounds += 1
        }
        return shown
    }

    /// Asks the views that were not asked yet how they would like to be shown. Returns whether the layout is invalid.
    private func askForPreferences(_ shown: [Attributes]) -> Bool {
        for attributes in shown where storedLayout.wantsPreferredAttributes(of: attributes.element) {
            let view: UICollectionReusableView = self.view(for: attributes)
            guard !view.wasAsked else { continue }
            view.wasAsked = true
            let preferred: Attributes = view.preferredLayoutAttributesFitting(attributes.copied())
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

    /// What is seen is asked again how it would like to be shown.
    func askViewsAgain() {
        for view in visibleViews.values { view.wasAsked = false }
    }

    func place(_ view: UICollectionReusableView, _ attributes: Attributes) {
        guard view.superview !== self else { return view.show(attributes) }
        UIView.performWithoutAnimation {
            view.show(attributes)
            tellWillDisplay(view, attributes.element)
            if attributes.element.category == .cell, attributes.zIndex <= 0 {
                insertSubview(view, at: lowestContentIndex)
            } else {
                addSubview(view)
            }
            LayoutPass.runInside(view)
        }
    }

    private func tellWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        }
    }

    // MARK: Reading position

    /// The first item that is on the screen, and where; nil where nothing lies before what is seen, for then that stays.
    private func readingPosition() -> (element: CollectionElement, origin: CGPoint)? {
        let inset: UIEdgeInsets = adjustedContentInset
        guard storedLayout.keepsReadingPosition,
            bounds.minY + inset.top > 0.001 || bounds.minX + inset.left > 0.001
        else { return nil }
        let seen: CGRect = bounds.inset(by: inset)
        let first: (key: CollectionElement, value: UICollectionReusableView)? = visibleViews.lazy
            .filter { $0.key.category == .cell && $0.value.shownAttributes?.frame.intersects(seen) == true }
            .min { $0.key.path < $1.key.path }
        guard let first, let frame = first.value.shownAttributes?.frame else { return nil }
        return (first.key, CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    }

    /// Moves the content, in the direction in which it scrolls, so that the item is where it was on the screen.
    private func restore(_ anchor: (element: CollectionElement, origin: CGPoint)?) {
        guard let anchor, let frame = storedLayout.attributes(of: anchor.element)?.frame else { return }
        var offset: CGPoint = contentOffset
        if contentSize.height > bounds.height { offset.y = frame.minY - anchor.origin.y }
        if contentSize.width > bounds.width { offset.x = frame.minX - anchor.origin.x }
        guard abs(offset.x - contentOffset.x) > 0.001 || abs(offset.y - contentOffset.y) > 0.001 else { return }
        contentOffset = offset
    }

    // MARK: Views

    /// The view of an element that is seen, made if it must be.
    func view(for attributes: Attributes) -> UICollectionReusableView {
        let element: CollectionElement = attributes.element
        if let view = visibleViews[element] { return view }
        let outer: Attributes? = making
        making = attributes
        defer { making = outer }
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation { made = makeView(element) }
        guard let view = made else { stopProgram("A view was not made.") }
        visibleViews[element] = view
        if let cell = view as? UICollectionViewCell {
            cell.isHighlighted = element.path == touchedPath
            cell.isSelected = selectedPaths.contains(element.path)
        }
        return view
    }

    private func makeView(_ element: CollectionElement) -> UICollectionReusableView {
        if element.category == .decorationView { return makeDecorationView(element) }
        guard let dataSource else { stopProgram("A collection view without a data source has no items.") }
        return element.category == .cell
            ? dataSource.collectionView(self, cellForItemAt: element.path)
            : dataSource.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    }
}
