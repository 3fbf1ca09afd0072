import Bindings
import Foundation
import HostClock
import UIKitCore

/// A scroll view that shows elements in sections.
@MainActor
protocol SectionedList: ChangingList {
    /// The index paths of the visible elements, in ascending order.
    var visiblePaths: [IndexPath] { get }

    /// Returns the origin of an element in the view's coordinates.
    func origin(at path: IndexPath) -> CGPoint
}

/// Applies the changes of a sectioned array to a list. Visible elements keep their positions, and while the list moves,
/// changes that would move them are deferred.
@MainActor
final class SectionedListChanges<Key: Hashable, Element> {
    /// Makes the changes in the list. It calls `adopt` once, when the list expects the new sections.
    typealias Applier = @MainActor (_ changes: SectionedChanges, _ adopt: @escaping () -> Void) -> Void

    /// The sections that the list currently shows.
    private(set) var sections: [ArraySection<Key, Element>]

    /// Whether the visible elements keep their positions even if the list is at its start.
    var keepsPositionsAtStart = false

    private weak var list: (any SectionedList)?
    private let apply: Applier
    private var layout: SectionLayout<Key>
    /// The elements of the sections that the list currently shows.
    private var elements: [GroupedElement<Key, Element>]
    /// The deferred changes. They are applied when the list comes to rest, if not before.
    private var deferred: (elements: [GroupedElement<Key, Element>], changes: ArrayChanges)?

    init(_ list: any SectionedList, _ sections: DynamicSections<Key, Element>, apply: @escaping Applier) {
        self.list = list
        self.apply = apply
        elements = sections.grouped.elements
        layout = SectionLayout(elements)
        self.sections = layout.sections(of: elements)
        sections.grouped.observe(with: self) { changes, elements, newChanges in changes.follow(elements, newChanges) }
    }

    private func follow(_ elements: [GroupedElement<Key, Element>], _ changes: ArrayChanges) {
        deferred = (elements, deferred?.changes.followed(by: changes) ?? changes)
        applyDeferred()
    }

    /// Applies the deferred changes.
    ///
    /// 1. While the list is touched or moves, only the changes that move no visible element are made.
    /// 2. A list without a window reloads its data.
    /// 3. A list at its start shows insertions there, unless `keepsPositionsAtStart` is true. In any other list, the
    ///    visible elements keep their positions.
    private func applyDeferred() {
        guard let list, let (elements, changes) = deferred else { return }
        guard !list.isMoving else { return applyInMotion(to: list, elements, changes) }
        deferred = nil
        list.restHandler = nil
        guard list.window != nil else {
            adopt(elements, SectionLayout(elements))
            return list.reloadData()
        }
        guard list.isAtStart, !keepsPositionsAtStart else {
            return UIView.performWithoutAnimation { make(changes, elements, keepingPositionsIn: list) }
        }
        list.stayAtStart { make(changes, elements, keepingPositionsIn: nil) }
    }

    /// Applies the in-place changes to visible elements, and the changes after the last visible element. Defers the
    /// others until the list is at rest.
    private func applyInMotion(
        to list: any SectionedList, _ new: [GroupedElement<Key, Element>], _ changes: ArrayChanges
    ) {
        let seenCount: Int = list.visiblePaths.last.map { layout.offset(of: $0.section) + $0.item + 1 } ?? 0
        guard let split = changes.split(keeping: seenCount) else { return waitForRest(of: list) }
        var next: [GroupedElement<Key, Element>] = new
        if split.rest != nil {
            let old: [GroupedElement<Key, Element>] = elements
            next = split.sources.map { source in
                switch source {
                case .old(let index): old[index]
                case .new(let index): new[index]
                }
            }
            // Until all changes are applied, the elements of one section might not be adjacent.
            guard SectionLayout(next).isGrouped else { return waitForRest(of: list) }
        }
        // A visible element that changes its section would move headers.
        guard (0..<seenCount).allSatisfy({ next[$0].key == elements[$0].key }) else { return waitForRest(of: list) }
        deferred = split.rest.map { (new, $0) }
        if deferred == nil { list.restHandler = nil } else { waitForRest(of: list) }
        UIView.performWithoutAnimation { make(split.first, next, keepingPositionsIn: list) }
    }

    /// Makes changes that result in `elements`.
    ///
    /// - Parameter list: The list whose visible elements keep their positions; nil if the elements may move.
    private func make(
        _ changes: ArrayChanges, _ elements: [GroupedElement<Key, Element>],
        keepingPositionsIn list: (any SectionedList)?
    ) {
        let oldLayout: SectionLayout<Key> = layout
        let newLayout = SectionLayout(elements)
        let sectioned = SectionedChanges(changes, from: oldLayout, to: newLayout)
        let body: () -> Void = { [self] in apply(sectioned) { self.adopt(elements, newLayout) } }
        guard let list else { return body() }
        keepPositions(in: list, changes, oldLayout, newLayout, body)
    }

    private func adopt(_ elements: [GroupedElement<Key, Element>], _ layout: SectionLayout<Key>) {
        self.elements = elements
        self.layout = layout
        sections = layout.sections(of: elements)
    }

    private func waitForRest(of list: any SectionedList) {
        list.restHandler = { [weak self] in
            // The list must not change until the scroll view has called its delegate and updated its state.
            MainQueue.shared.async { self?.applyDeferred() }
        }
    }

    /// Calls `body`, which makes the changes. The first visible element that is not removed keeps its position on the
    /// screen.
    private func keepPositions(
        in list: any SectionedList, _ changes: ArrayChanges, _ old: SectionLayout<Key>, _ new: SectionLayout<Key>,
        _ body: () -> Void
    ) {
        var anchor: (old: IndexPath, new: IndexPath)?
        for path in list.visiblePaths where anchor == nil {
            guard let index = changes.destination(of: old.offset(of: path.section) + path.item) else { continue }
            let place = new.place(at: index)
            anchor = (path, IndexPath(item: place.index, section: place.section))
        }
        guard let anchor else { return body() }
        let before = list.screenPosition(of: list.origin(at: anchor.old))
        body()
        list.layoutIfNeeded()
        list.restorePosition(before, from: list.screenPosition(of: list.origin(at: anchor.new)))
    }
}

extension SectionedChanges.Place {
    /// The place as the index path of a list.
    var path: IndexPath { IndexPath(item: index, section: section) }
}
