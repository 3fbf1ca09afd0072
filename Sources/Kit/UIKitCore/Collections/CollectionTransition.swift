import Foundation

/// The animated change of a collection view after an update or a change of layout.
@MainActor
struct CollectionTransition {
    typealias Attributes = UICollectionViewLayoutAttributes

    /// A view and its element: the new element if the view stays, the old one if its element was deleted or reloaded.
    private struct Shown {
        let view: UICollectionReusableView
        let element: CollectionElement
        let stays: Bool
    }

    /// The duration of the animation, in seconds.
    static let duration: TimeInterval = 0.3

    let view: UICollectionView
    /// The update; nil when the layout changes.
    let update: CollectionUpdate?

    /// Performs the change.
    ///
    /// 1. The visible views are sorted. Views that stay are assigned to their new elements, the others will be removed.
    /// 2. The layout is prepared, and receives the items of the update.
    /// 3. The final content offset, and with it the elements that will be visible, are determined.
    /// 4. Elements that appear get views, with their initial attributes.
    /// 5. All views animate to their final attributes. Then the removed views are recycled.
    func run(
        rename: (CollectionElement) -> CollectionElement?, change: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        var (staying, leaving): ([Shown], [Shown]) = sort(rename)
        view.visibleViews = Dictionary(staying.map { ($0.element, $0.view) }, uniquingKeysWith: { $1 })
        change()
        let layout: UICollectionViewLayout = view.collectionViewLayout
        layout.update = update
        view.prepareLayoutIfNeeded()
        if let update { layout.prepare(forCollectionViewUpdates: update.items) }
        let target: CGPoint = self.target(layout)
        let wasTiling: Bool = view.isTiling
        view.isTiling = true
        let shown: [Attributes] = view.measuredAttributes(in: CGRect(origin: target, size: view.bounds.size))
        let ends: [(UICollectionReusableView, Attributes)] = begin(shown, layout, &leaving)
        view.isTiling = wasTiling
        move(ends, leaving, to: target, layout, completion)
    }

    private func sort(_ rename: (CollectionElement) -> CollectionElement?) -> (staying: [Shown], leaving: [Shown]) {
        var staying: [Shown] = []
        var leaving: [Shown] = []
        for (element, shown) in view.visibleViews {
            if let new = rename(element) {
                staying.append(Shown(view: shown, element: new, stays: true))
            } else {
                leaving.append(Shown(view: shown, element: element, stays: false))
            }
        }
        return (staying, leaving)
    }

    /// Returns the final content offset, in points.
    private func target(_ layout: UICollectionViewLayout) -> CGPoint {
        let proposed: CGPoint = layout.targetContentOffset(
            forProposedContentOffset: view.isTracking || view.isDecelerating
                ? view.contentOffset : view.clamped(view.contentOffset))
        return view.delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    }

    /// Places the views of appearing elements at their initial attributes. Adds views that will not be visible to
    /// `leaving`.
    private func begin(
        _ shown: [Attributes], _ layout: UICollectionViewLayout, _ leaving: inout [Shown]
    ) -> [(UICollectionReusableView, Attributes)] {
        var ends: [(UICollectionReusableView, Attributes)] = []
        let elements = Set(shown.map(\.element))
        for (element, shown) in view.visibleViews where !elements.contains(element) {
            view.visibleViews[element] = nil
            leaving.append(Shown(view: shown, element: element, stays: true))
        }
        for attributes in shown {
            let shown: UICollectionReusableView = view.view(for: attributes)
            ends.append((shown, attributes))
            guard shown.superview !== view else { continue }
            view.place(shown, layout.appearingAttributes(of: attributes.element) ?? attributes)
        }
        return ends
    }

    private func move(
        _ ends: [(UICollectionReusableView, Attributes)], _ leaving: [Shown], to target: CGPoint,
        _ layout: UICollectionViewLayout, _ completion: @escaping (Bool) -> Void
    ) {
        let gone: [(Shown, Attributes?)] = leaving.map { ($0, ending(of: $0, layout)) }
        let changes: () -> Void = {
            if update == nil { layout.finalizeLayoutTransition() } else { layout.finalizeCollectionViewUpdates() }
            for (shown, attributes) in ends {
                shown.show(attributes)
                // The layout of the view's content is part of the same animation.
                shown.layoutIfNeeded()
            }
            for (shown, attributes) in gone { if let attributes { shown.view.show(attributes) } }
            if target != view.contentOffset { view.contentOffset = target }
        }
        defer { layout.update = nil }
        guard UIView.areAnimationsEnabled else {
            changes()
            giveBack(leaving)
            return completion(true)
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: changes,
            completion: { isFinished in
                giveBack(leaving)
                completion(isFinished)
            })
    }

    /// Returns the final attributes of a view that is removed: those of its element, or its current ones with an
    /// opacity of 0.
    private func ending(of shown: Shown, _ layout: UICollectionViewLayout) -> Attributes? {
        guard shown.stays else { return layout.disappearingAttributes(of: shown.element) }
        if let attributes = layout.attributes(of: shown.element) { return attributes }
        let faded: Attributes? = shown.view.shownAttributes?.copied()
        faded?.alpha = 0
        return faded
    }

    private func giveBack(_ leaving: [Shown]) {
        for shown in leaving { view.release(shown.view, from: shown.element) }
    }
}
