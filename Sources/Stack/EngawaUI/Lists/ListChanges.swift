import Bindings
import HostClock
import UIKitCore

/// A scroll view that shows the elements of one section.
@MainActor
protocol ElementList: UIScrollView {
    /// The indices of the visible elements, in ascending order.
    var shownElements: [Int] { get }

    /// Returns the origin of an element in the view's coordinates.
    func origin(of element: Int) -> CGPoint

    func reloadData()
}

/// Applies the changes of an array to a list. Changes are deferred while the list moves, and visible elements keep
/// their positions.
@MainActor
final class ListChanges<Element> {
    /// Makes the changes in the list. It calls `adopt` once, when the list expects the new elements.
    typealias Maker = @MainActor (_ changes: ArrayChanges, _ adopt: @escaping () -> Void) -> Void

    /// The elements that the list currently shows.
    private(set) var elements: [Element]

    private weak var list: (any ElementList)?
    private let make: Maker
    /// The changes that are deferred until the list is at rest.
    private var waiting: (elements: [Element], changes: ArrayChanges)?
    private var call: ScheduledCall?

    /// The interval between checks whether the list is at rest, in seconds.
    private static var lookInterval: TimeInterval { 0.05 }

    init(_ list: any ElementList, _ items: DynamicArrayValue<Element>, make: @escaping Maker) {
        self.list = list
        self.make = make
        elements = items.elements
    }

    /// Handles a change of the array.
    func follow(_ elements: [Element], _ changes: ArrayChanges) {
        waiting = (elements, waiting?.changes.followed(by: changes) ?? changes)
        makeChanges()
    }

    /// Applies the deferred changes.
    ///
    /// 1. While the list is touched or moves, nothing happens.
    /// 2. A list without a window reloads its data.
    /// 3. A list at its start shows insertions there. In any other list, the visible elements keep their positions.
    private func makeChanges() {
        guard call == nil, let list, let (elements, changes) = waiting else { return }
        guard !list.isMoving else {
            call = MainQueue.shared.schedule(after: Self.lookInterval) { [weak self] in
                self?.call = nil
                self?.makeChanges()
            }
            return
        }
        waiting = nil
        guard list.window != nil else {
            self.elements = elements
            return list.reloadData()
        }
        let inset: UIEdgeInsets = list.adjustedContentInset
        if list.contentOffset.y <= -inset.top, list.contentOffset.x <= -inset.left {
            make(changes) { self.elements = elements }
        } else {
            UIView.performWithoutAnimation {
                keepPlace(in: list, changes) { make(changes) { self.elements = elements } }
            }
        }
    }

    /// Keeps the first visible element that remains at its position on the screen.
    private func keepPlace(in list: any ElementList, _ changes: ArrayChanges, _ body: () -> Void) {
        var newPlaces: [Int: Int] = [:]
        for place in 0..<changes.newCount {
            if let origin = changes.origin(of: place) { newPlaces[origin] = place }
        }
        guard let old = list.shownElements.first(where: { newPlaces[$0] != nil }), let new = newPlaces[old] else {
            return body()
        }
        let before: CGPoint = onScreen(old, in: list)
        body()
        list.layoutIfNeeded()
        let after: CGPoint = onScreen(new, in: list)
        guard after != before else { return }
        // When elements are inserted above it, an item of a grid can move to another column. Only the offset in the
        // scroll direction is adjusted.
        if list.contentSize.height > list.bounds.height { list.contentOffset.y += after.y - before.y }
        if list.contentSize.width > list.bounds.width { list.contentOffset.x += after.x - before.x }
    }

    private func onScreen(_ element: Int, in list: any ElementList) -> CGPoint {
        let origin: CGPoint = list.origin(of: element)
        return CGPoint(x: origin.x - list.contentOffset.x, y: origin.y - list.contentOffset.y)
    }
}
