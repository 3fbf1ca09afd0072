import Foundation

/// The animated transition of a collection view after an update or a change of layout.
@MainActor
struct CollectionTransition {
    typealias Attributes = UICollectionViewLayoutAttributes

    /// A view and its element: the old element if the update deletes or reloads it, otherwise the new element.
    private struct ElementView {
        let view: UICollectionReusableView
        let element: CollectionElement
        let stays: Bool
        /// The element before the update.
        let oldElement: CollectionElement
    }

    /// The duration of the animation, in seconds.
    static let duration: TimeInterval = 0.3

    let view: UICollectionView
    /// The update, or nil if the layout or sizes change.
    let update: CollectionUpdate?
    /// The row that the update deletes while its swipe actions are visible, if any.
    var swiped: SwipedRow?
    /// The placeholders before the update, or nil if there is no update.
    var oldPlaceholders: ListPlaceholders?
    /// Whether another layout replaces the current one.
    var changesLayout = false

    /// Performs the change.
    ///
    /// 1. Views that stay are assigned to their new elements. The other visible views will be removed.
    /// 2. The layout is prepared, and receives the items of the update.
    /// 3. The final content offset is determined, and with it the elements that will be visible. The item under a
    ///    finger keeps its position.
    /// 4. Views with initial attributes are created for elements that appear.
    /// 5. All views animate to their final attributes. Then the removed views are recycled.
    func run(
        mapElement: (CollectionElement) -> CollectionElement?, change: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let held: UICollectionView.HeldItem? = heldItem(mapElement)
        closeGap()
        var (staying, leaving): ([ElementView], [ElementView]) = partition(mapElement)
        view.visibleViews = Dictionary(staying.map { ($0.element, $0.view) }, uniquingKeysWith: { $1 })
        change()
        let layout = view.collectionViewLayout
        layout.update = update
        view.prepareLayoutIfNeeded()
        if let update {
            layout.prepare(forCollectionViewUpdates: update.items)
            requestViewChanges(update, layout, staying, &leaving)
        }
        var targetOffset: CGPoint = self.targetOffset(layout)
        let wasTiling = view.isTiling
        view.isTiling = true
        let size: CGSize = view.contentSize
        var shown: [Attributes] = view.measuredAttributes(in: CGRect(origin: targetOffset, size: view.bounds.size))
        // Views that become visible can also differ in size from their estimates.
        for _ in 0..<20 {
            let offset: CGPoint? =
                held.map { view.offset(restoring: $0) } ?? view.offsetInsideContent(targetOffset, size)
            guard let offset, offset != targetOffset else { break }
            targetOffset = offset
            shown = view.measuredAttributes(in: CGRect(origin: targetOffset, size: view.bounds.size))
        }
        // Another update can follow before the next layout.
        view.nearAttributes(around: CGRect(origin: targetOffset, size: view.bounds.size))
        let finals = placeAppearingViews(shown, layout, &leaving)
        view.isTiling = wasTiling
        if held == nil || targetOffset == view.contentOffset {
            animate(finals, leaving, to: targetOffset, layout, completion)
        } else {
            // While a finger changes the offset, an animation must not change it.
            UIView.performWithoutAnimation { animate(finals, leaving, to: targetOffset, layout, completion) }
        }
    }

    /// Asks the layout for the views that it removes and adds. The visible ones that it removes leave.
    private func requestViewChanges(
        _ update: CollectionUpdate, _ layout: UICollectionViewLayout, _ staying: [ElementView],
        _ leaving: inout [ElementView]
    ) {
        var update = update
        update.requestViewChanges(view.nearAttributes(around: view.bounds).map(\.element))
        layout.update = update
        for one in staying where update.newElement(of: one.oldElement) == nil {
            guard view.visibleViews[one.element] === one.view else { continue }
            view.visibleViews[one.element] = nil
            leaving.append(
                ElementView(view: one.view, element: one.oldElement, stays: false, oldElement: one.oldElement))
        }
    }

    /// Removes the gap for dragged items. The views that made room for the items then move from their current positions
    /// to their final attributes.
    private func closeGap() {
        guard view.gap != nil else { return }
        view.gap = nil
        for shown in view.visibleViews.values { shown.shownAttributes = nil }
    }

    /// Returns the item under the finger at its new index path, or the nearest visible item that remains.
    private func heldItem(_ mapElement: (CollectionElement) -> CollectionElement?) -> UICollectionView.HeldItem? {
        guard !changesLayout else { return nil }
        var held: UICollectionView.HeldItem? = view.heldItem
        if held.map({ mapElement(.cell($0.path)) == nil }) != false {
            held = view.fingerItem { mapElement(.cell($0)) != nil }
        }
        view.heldItem = nil
        guard let held, let new = mapElement(.cell(held.path)) else { return nil }
        return UICollectionView.HeldItem(path: new.path, origin: held.origin)
    }

    private func partition(_ mapElement: (CollectionElement) -> CollectionElement?) -> (
        staying: [ElementView], leaving: [ElementView]
    ) {
        var staying: [ElementView] = []
        var leaving: [ElementView] = []
        for (element, shown) in view.visibleViews {
            if let new = mapElement(element) {
                if let update, update.changesSection(of: element, to: new) {
                    shown.hasRequestedPreferredAttributes = false
                }
                staying.append(ElementView(view: shown, element: new, stays: true, oldElement: element))
            } else {
                leaving.append(ElementView(view: shown, element: element, stays: false, oldElement: element))
            }
        }
        return (staying, leaving)
    }

    /// Returns the final content offset, in points.
    private func targetOffset(_ layout: UICollectionViewLayout) -> CGPoint {
        let proposed: CGPoint = layout.targetContentOffset(
            forProposedContentOffset: view.isTracking || view.isDecelerating
                ? view.contentOffset : view.clamped(view.contentOffset))
        return view.collectionDelegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
            ?? proposed
    }

    /// Applies the initial attributes to the views of appearing elements. Adds to `leaving` the views that will not be
    /// visible.
    private func placeAppearingViews(
        _ shown: [Attributes], _ layout: UICollectionViewLayout, _ leaving: inout [ElementView]
    ) -> [(UICollectionReusableView, Attributes)] {
        var finals: [(UICollectionReusableView, Attributes)] = []
        let elements = Set(shown.map(\.element))
        for (element, shown) in view.visibleViews where !elements.contains(element) && !shown.isMoving {
            view.visibleViews[element] = nil
            leaving.append(ElementView(view: shown, element: element, stays: true, oldElement: element))
        }
        for attributes in shown {
            let shown = view.view(for: attributes)
            finals.append((shown, attributes))
            guard shown.superview !== layout.superview(of: attributes.element) ?? view else { continue }
            view.place(shown, layout.appearingAttributes(of: attributes.element) ?? attributes)
        }
        return finals
    }

    private func animate(
        _ finals: [(UICollectionReusableView, Attributes)], _ leaving: [ElementView], to targetOffset: CGPoint,
        _ layout: UICollectionViewLayout, _ completion: @escaping (Bool) -> Void
    ) {
        let removed: [(ElementView, Attributes?)] = leaving.map { ($0, finalAttributes(of: $0, layout)) }
        let clips: [RowClip] = UIView.areAnimationsEnabled ? makeClips(finals, leaving) : []
        let fades: [Fade] = UIView.areAnimationsEnabled ? fades(finals, removed) : []
        let fading = Set(fades.map { ObjectIdentifier($0.view) })
        func show(_ attributes: Attributes, in view: UICollectionReusableView) {
            guard fading.contains(ObjectIdentifier(view)) else { return view.show(attributes) }
            let unfaded: Attributes = attributes.copied()
            unfaded.alpha = view.alpha
            view.show(unfaded)
        }
        if let update { view.groupCards.move { update.mapping.newSection(of: $0) } }
        let groups: [Int: CGRect] = UIView.areAnimationsEnabled ? beginGroupCards() : [:]
        bringMovedToFront(finals)
        let changes: () -> Void = {
            view.isInTransition = true
            defer {
                view.isInTransition = false
                view.setNeedsLayout()
            }
            if changesLayout { layout.finalizeLayoutTransition() }
            if update != nil { layout.finalizeCollectionViewUpdates() }
            layout.placeContainers(for: finals.map(\.1), removesOthers: false)
            for (shown, attributes) in finals {
                show(attributes, in: shown)
                // The content of the view is laid out in the same animation.
                shown.layoutIfNeeded()
            }
            for (shown, attributes) in removed {
                if isSwiped(shown) {
                    swiped?.depart(shown.view, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
                } else if let attributes {
                    show(attributes, in: shown.view)
                }
            }
            for clip in clips { clip.apply() }
            if UIView.areAnimationsEnabled { view.placeGroupCards(groups) }
            if targetOffset != view.contentOffset { view.contentOffset = targetOffset }
        }
        defer { layout.update = nil }
        guard UIView.areAnimationsEnabled else {
            changes()
            recycle(leaving)
            return completion(true)
        }
        let completions = TransitionCompletions { isFinished in
            for clip in clips { clip.remove() }
            recycle(leaving)
            if update != nil { view.endGroupCards() }
            completion(isFinished)
        }
        completions.begin()
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: changes,
            completion: { completions.end($0) })
        for fade in fades {
            completions.fade(enters: fade.attributes.alpha > 0, duration: Self.duration) {
                fade.view.show(fade.attributes)
            }
        }
    }

    /// A view that fades because its element replaces others, or is replaced.
    private typealias Fade = (view: UICollectionReusableView, attributes: Attributes)

    /// Returns the views that fade, and their final attributes. The elements of these views replace others or are
    /// replaced, and the layout animates their opacity from or to 0.
    private func fades(
        _ finals: [(UICollectionReusableView, Attributes)], _ removed: [(ElementView, Attributes?)]
    ) -> [Fade] {
        guard let update else { return [] }
        var fades: [Fade] = finals.filter { shown, attributes in
            shown.alpha == 0 && attributes.alpha > 0 && update.isReplacement(attributes.element, enters: true)
        }
        for (shown, attributes) in removed where !shown.stays && !isSwiped(shown) {
            guard let attributes, attributes.alpha == 0, shown.view.alpha > 0,
                update.isReplacement(shown.element, enters: false)
            else { continue }
            fades.append((shown.view, attributes))
        }
        return fades
    }

    /// Returns the final attributes of a view that is removed: the attributes of its element, or its current attributes
    /// with an opacity of 0.
    private func finalAttributes(of shown: ElementView, _ layout: UICollectionViewLayout) -> Attributes? {
        guard shown.stays else { return layout.disappearingAttributes(of: shown.element) }
        if let attributes = layout.shownAttributes(of: shown.element) { return attributes }
        let faded = shown.view.shownAttributes?.copied()
        faded?.alpha = 0
        return faded
    }

    /// Returns whether the view is the cell of `swiped`.
    private func isSwiped(_ shown: ElementView) -> Bool {
        guard let swiped else { return false }
        return !shown.stays && shown.element == .cell(swiped.path)
    }

    /// Adds cards behind the rows of inset groups, so that the background of the list is not visible between rows
    /// that move. Returns the final frames of the groups.
    private func beginGroupCards() -> [Int: CGRect] {
        guard let update else { return [:] }
        var frames: [Int: CGRect] = [:]
        for (section, frame) in UICollectionView.groupFrames(of: update.oldAttributes.values) {
            if let new = update.mapping.newSection(of: section) { frames[new] = frame }
        }
        view.beginGroupCards(frames)
        guard !view.groupCards.sections.isEmpty else { return [:] }
        return UICollectionView.groupFrames(of: view.known.attributes)
    }

    /// Places the cells of moved items in front of the other cells.
    private func bringMovedToFront(_ finals: [(UICollectionReusableView, Attributes)]) {
        guard let moved = update?.changes.movedRows.values, !moved.isEmpty else { return }
        let positions = Set(moved)
        for (shown, attributes) in finals {
            guard attributes.representedElementCategory == .cell, !shown.isMoving,
                positions.contains(attributes.indexPath.rowPosition), let container = shown.superview,
                let front = container.subviews.last(where: { $0 is UICollectionViewCell && $0 !== shown })
            else { continue }
            container.insertSubview(shown, aboveSubview: front)
        }
    }

    /// Clips the appearing and disappearing rows of a list to the gaps between the remaining rows.
    private func makeClips(
        _ finals: [(UICollectionReusableView, Attributes)], _ leaving: [ElementView]
    ) -> [RowClip] {
        guard let update else { return [] }
        let opening: [RowClip] = finals.compactMap { shown, attributes in
            update.openingGap(of: attributes.element).map { RowClip(shown, at: attributes.frame, in: $0, opens: true) }
        }
        let closing: [RowClip] = leaving.compactMap { shown in
            guard !shown.stays, !isSwiped(shown), let frame = shown.view.shownAttributes?.frame else { return nil }
            return update.closingGap(of: shown.element).map { RowClip(shown.view, at: frame, in: $0, opens: false) }
        }
        return opening + closing
    }

    private func recycle(_ leaving: [ElementView]) {
        swiped?.remove(from: leaving.first(where: isSwiped)?.view)
        for shown in leaving {
            view.release(shown.view, from: shown.element, shown.stays ? nil : oldPlaceholders)
        }
        view.collectionViewLayout.removeEmptyContainers()
    }
}
