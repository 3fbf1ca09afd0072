import Bindings
import HostClock
import UIKitCore

/// A view that shows elements one after the other in one section.
@MainActor
protocol ElementList: UIScrollView {
    /// The elements that are seen, in order.
    var shownElements: [Int] { get }

    /// Where an element begins, in the view's coordinates.
    func origin(of element: Int) -> CGPoint

    func reloadData()
}

/// Follows an array for a list: changes wait while a finger is on the list or it moves, and what is read stays where it is.
@MainActor
final class ListChanges<Element> {
    /// Makes changes in the list. `adopt` takes over the new elements, and is called once in the midst of it.
    typealias Maker = @MainActor (_ changes: ArrayChanges, _ adopt: @escaping () -> Void) -> Void

    /// The elements that the list shows now.
    private(set) var elements: [Element]

    private weak var list: (any ElementList)?
    private let make: Maker
    /// What waits until the list rests.
    private var waiting: (elements: [Element], changes: ArrayChanges)?
    private var call: ScheduledCall?

    /// How often it is looked whether a list rests, in seconds.
    private static var lookInterval: TimeInterval { 0.05 }

    init(_ list: any ElementList, _ items: DynamicArrayValue<Element>, make: @escaping Maker) {
        self.list = list
        self.make = make
        elements = items.elements
    }

    /// The array changed.
    func follow(_ elements: [Element], _ changes: ArrayChanges) {
        waiting = (elements, waiting?.changes.followed(by: changes) ?? changes)
        makeChanges()
    }

    /// Makes what waits.
    ///
    /// 1. While a finger is on the list, or it moves by itself, nothing is made.
    /// 2. A list that nobody sees just has the elements.
    /// 3. A list at its start shows what comes there; in any other, what is read stays where it is.
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

    /// Keeps the first element that is seen, of those that stay, where it is on the screen.
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
        // A grid moves what is read to another column when elements come above it: only the way it scrolls is kept.
        if list.contentSize.height > list.bounds.height { list.contentOffset.y += after.y - before.y }
        if list.contentSize.width > list.bounds.width { list.contentOffset.x += after.x - before.x }
    }

    private func onScreen(_ element: Int, in list: any ElementList) -> CGPoint {
        let origin: CGPoint = list.origin(of: element)
        return CGPoint(x: origin.x - list.contentOffset.x, y: origin.y - list.contentOffset.y)
    }
}
