import Bindings
import HostClock
import UIKitCore

/// A scroll view that shows the elements of one section.
@MainActor
protocol ElementList: ChangingList {
    /// The indices of the visible elements, in ascending order.
    var visibleElements: [Int] { get }

    /// Returns the origin of an element in the view's coordinates.
    func origin(of element: Int) -> CGPoint
}

/// Applies the changes of an array to a list. Visible elements keep their positions. While the list moves, changes that
/// would move visible elements are deferred.
@MainActor
final class ListChanges<Element> {
    /// Applies the changes to the list. Calls `adopt` once, when the list expects the new elements.
    typealias Applier = @MainActor (_ changes: ArrayChanges, _ adopt: @escaping () -> Void) -> Void

    /// The elements that the list currently shows. This is a copy to which the changes are applied, so that appending
    /// takes time only for the new elements.
    private(set) var elements: [Element]

    /// Whether the visible elements keep their positions even if the list is at its start.
    var keepsPositionsAtStart = false

    private weak var list: (any ElementList)?
    private let apply: Applier
    /// The deferred changes. They are applied when the list comes to rest, if not before.
    private var deferred: (elements: [Element], changes: ArrayChanges)?

    init(_ list: any ElementList, _ items: DynamicArrayValue<Element>, apply: @escaping Applier) {
        self.list = list
        self.apply = apply
        elements = items.elements
    }

    /// Handles a change to the array.
    func follow(_ elements: [Element], _ changes: ArrayChanges) {
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
            adopt(elements, changes)
            return list.reloadData()
        }
        if list.isAtStart, !keepsPositionsAtStart {
            list.stayAtStart { apply(changes) { self.adopt(elements, changes) } }
        } else {
            UIView.performWithoutAnimation {
                keepPositions(in: list, changes) { apply(changes) { self.adopt(elements, changes) } }
            }
        }
    }

    private func adopt(_ new: [Element], _ changes: ArrayChanges) {
        changes.apply(to: &elements, from: new)
    }

    /// Applies the in-place changes to visible elements, and the changes after the last visible element. Defers the
    /// others until the list is at rest.
    private func applyInMotion(to list: any ElementList, _ new: [Element], _ changes: ArrayChanges) {
        let seenCount: Int = (list.visibleElements.max() ?? -1) + 1
        guard let split = changes.split(keeping: seenCount) else { return waitForRest(of: list) }
        var next: [Element] = new
        if let rest = split.rest {
            let old: [Element] = elements
            next = split.sources.map { source in
                switch source {
                case .old(let index): old[index]
                case .new(let index): new[index]
                }
            }
            deferred = (new, rest)
            waitForRest(of: list)
        } else {
            deferred = nil
            list.restHandler = nil
        }
        UIView.performWithoutAnimation { apply(split.first) { self.adopt(next, split.first) } }
    }

    private func waitForRest(of list: any ElementList) {
        list.restHandler = { [weak self] in
            // The list must not change until the scroll view has called its delegate and updated its state.
            MainQueue.shared.async { self?.applyDeferred() }
        }
    }

    /// Calls `body`, which makes the changes. The first visible element that is not removed keeps its position on the
    /// screen.
    private func keepPositions(in list: any ElementList, _ changes: ArrayChanges, _ body: () -> Void) {
        var anchor: (old: Int, new: Int)?
        for old in list.visibleElements where anchor == nil {
            anchor = changes.destination(of: old).map { (old, $0) }
        }
        guard let anchor else { return body() }
        let before = list.screenPosition(of: list.origin(of: anchor.old))
        body()
        list.layoutIfNeeded()
        list.restorePosition(before, from: list.screenPosition(of: list.origin(of: anchor.new)))
    }
}
