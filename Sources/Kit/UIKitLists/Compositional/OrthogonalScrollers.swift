import CompositionalGeometry
import Foundation
import UIKitCore

/// The scroll views of the visible sections that scroll orthogonally, and the offsets of all sections that scroll
/// orthogonally.
@MainActor
final class OrthogonalScrollers {
    typealias Layout = UICollectionViewCompositionalLayout

    /// The first visible item of a section, and its position on the axis along which the section scrolls.
    struct Anchor {
        fileprivate let section: Int
        fileprivate let element: CompositionalGeometry.Element
        fileprivate let start: Double
    }

    private var views: [Int: OrthogonalScrollView] = [:]
    /// The scroll views that no section uses.
    private var pool: [OrthogonalScrollView] = []
    /// The offsets from the leading edge.
    private var offsets: [Int: Double] = [:]

    // MARK: Offsets

    /// Returns the offset of a section from the leading edge.
    func offset(of section: Int, in layout: Layout) -> Double {
        offsets[section] ?? layout.geometry.scroller(of: section)?.range.lowerBound ?? 0
    }

    func contentOffset(of section: Int) -> CGPoint? { views[section]?.contentOffset }

    func didScroll(_ view: OrthogonalScrollView, _ layout: Layout) {
        offsets[view.section] = view.leadingOffset
        layout.collectionView?.setNeedsLayout()
    }

    // MARK: Views

    /// Returns the superview of a section's cells.
    func plane(of section: Int, in collectionView: UICollectionView, _ layout: Layout) -> UIView {
        if let view = views[section] { return view.plane }
        let view = pool.popLast() ?? OrthogonalScrollView(layout, section: section)
        view.section = section
        let offset = self.offset(of: section, in: layout)
        views[section] = view
        UIView.performWithoutAnimation {
            collectionView.insertSubview(view, at: collectionView.lowestItemIndex)
            place(view, offset: offset, in: collectionView, layout)
        }
        return view.plane
    }

    /// Positions the scroll views of visible sections.
    func place(
        _ sections: Set<Int>, in collectionView: UICollectionView, _ layout: Layout, removesOthers: Bool
    ) {
        if removesOthers { removeLeaving() }
        for (section, view) in views {
            if sections.contains(section) || !removesOthers && layout.sections.indices.contains(section) {
                place(view, offset: offset(of: section, in: layout), in: collectionView, layout)
            } else if removesOthers, !view.isTracking || !layout.sections.indices.contains(section) {
                remove(section, view)
            }
        }
    }

    private func place(
        _ view: OrthogonalScrollView, offset: Double, in collectionView: UICollectionView, _ layout: Layout
    ) {
        guard layout.geometry.sectionCount > view.section, let scroller = layout.geometry.scroller(of: view.section)
        else { return }
        let frame = scroller.frame
        let left: Double = layout.isMirrored ? layout.mirroringWidth - frame.end(.horizontal) : frame.origin.x
        let rect = CGRect(
            x: collectionView.snapped(left), y: collectionView.snapped(frame.origin.y), width: frame.size.x,
            height: frame.size.y)
        let source = layout.sections[view.section].source
        view.apply(source.orthogonalScrollingProperties, scroller.behavior)
        view.place(scroller, rect, offset: min(max(offset, scroller.range.lowerBound), scroller.range.upperBound))
        offsets[view.section] = view.leadingOffset
    }

    private func remove(_ section: Int, _ view: OrthogonalScrollView) {
        views[section] = nil
        view.removeFromSuperview()
        if pool.count < 4, view.plane.subviews.isEmpty { pool.append(view) }
    }

    func removeAll() {
        for (section, view) in views { remove(section, view) }
        pool.removeAll()
        for view in leaving { view.removeFromSuperview() }
        leaving.removeAll()
    }

    // MARK: Changes

    func sectionsDidMove(_ newSection: (Int) -> Int?) {
        var moved: [Int: OrthogonalScrollView] = [:]
        for (section, view) in views {
            guard let new = newSection(section) else {
                // The cells in the scroll view fade out.
                offsets[section] = nil
                view.leaveSection()
                leaving.append(view)
                continue
            }
            view.section = new
            moved[new] = view
        }
        views = moved
        var movedOffsets: [Int: Double] = [:]
        for (section, offset) in offsets { if let new = newSection(section) { movedOffsets[new] = offset } }
        offsets = movedOffsets
    }

    /// The scroll views of deleted sections. They are removed after their cells have disappeared.
    private var leaving: [OrthogonalScrollView] = []

    /// Removes the scroll views of deleted sections that have no cells.
    func removeLeaving() {
        for view in leaving where view.plane.subviews.isEmpty { view.removeFromSuperview() }
        leaving.removeAll { $0.superview == nil }
    }

    /// Changes the offsets so that the same groups remain visible in a container of a different size.
    func containerDidChange(from old: CompositionalGeometry, to new: CompositionalGeometry) {
        guard old.axis == new.axis else { return offsets.removeAll() }
        for (section, offset) in offsets where section < min(old.sectionCount, new.sectionCount) {
            offsets[section] = new.offset(of: section, showing: offset, in: old)
        }
    }

    // MARK: Measured sizes

    /// Returns the first visible item of each section that is scrolled away from its start. The item keeps its position
    /// when sizes change.
    func anchors(in layout: Layout) -> [Anchor] {
        let across = layout.geometry.axis.other
        return views.compactMap { section, view in
            guard section < layout.geometry.sectionCount, let scroller = layout.geometry.scroller(of: section),
                view.leadingOffset > scroller.range.lowerBound + 0.001
            else { return nil }
            let range: Range<Double> =
                scroller.frame.origin[layout.geometry.axis]..<scroller.frame.end(layout.geometry.axis)
            let first = layout.geometry.elements(in: range, visible: range) { _ in view.leadingOffset }.first {
                if case .item(section, _) = $0.element { true } else { false }
            }
            return first.map {
                Anchor(section: section, element: $0.element, start: $0.frame.origin[across])
            }
        }
    }

    func restore(_ anchors: [Anchor], in layout: Layout) {
        for anchor in anchors {
            guard let view = views[anchor.section], layout.geometry.contains(anchor.element) else { continue }
            let start: Double = layout.geometry.frame(of: anchor.element).origin[layout.geometry.axis.other]
            guard abs(start - anchor.start) > 0.001 else { continue }
            view.shift(by: start - anchor.start)
            offsets[anchor.section] = view.leadingOffset
        }
    }

    // MARK: Scrolling

    /// Scrolls a section so that `frame` is visible.
    func scroll(
        to frame: CGRect, in section: Int, at position: UICollectionView.ScrollPosition, _ animated: Bool,
        _ collectionView: UICollectionView, _ layout: Layout
    ) {
        // A section outside the screen scrolls immediately, and keeps its offset until it appears.
        let isShown: Bool = views[section] != nil
        _ = plane(of: section, in: collectionView, layout)
        guard let view = views[section] else { return }
        let rect = frame.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
        var offset = view.offsetShowing(rect)
        if layout.geometry.axis == .vertical {
            if position.contains(.left) { offset.x = rect.minX }
            if position.contains(.centeredHorizontally) { offset.x = rect.midX - view.bounds.width / 2 }
            if position.contains(.right) { offset.x = rect.maxX - view.bounds.width }
            offset.y = 0
        } else {
            if position.contains(.top) { offset.y = rect.minY }
            if position.contains(.centeredVertically) { offset.y = rect.midY - view.bounds.height / 2 }
            if position.contains(.bottom) { offset.y = rect.maxY - view.bounds.height }
            offset.x = 0
        }
        view.setContentOffset(view.clamped(offset), animated: animated && isShown)
    }
}
