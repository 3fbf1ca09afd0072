import CoreGraphics
import Foundation
import UIKitCore
import UIKitDragDrop

/// A drop on a table or a collection: its items, its destination, and the positions to which the items move.
@MainActor
final class ListDrop {
    let session: any UIDropSession
    let proposal: UIDropProposal
    let destination: IndexPath?
    /// The items, with their original index paths if they are from the same list.
    let items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]

    /// The destination of an item.
    enum Place {
        /// To an element.
        case element(IndexPath)
        /// Into a rectangle of an element.
        case part(IndexPath, CGRect)
        /// To a placeholder.
        case placeholder(ListPlaceholder)
        /// To any position.
        case target(UIDragPreviewTarget)
    }

    /// The placeholders that the list had before the drop, in the order on the screen.
    private let earlierPlaceholders: [ListPlaceholder]

    private(set) var places: [ObjectIdentifier: (place: Place, animation: ListDropAnimation)] = [:]

    init(
        session: any UIDropSession, proposal: UIDropProposal, destination: IndexPath?,
        items: [(item: UIDragItem, source: IndexPath?, size: CGSize)], earlierPlaceholders: [ListPlaceholder] = []
    ) {
        self.session = session
        self.proposal = proposal
        self.destination = destination
        self.items = items
        self.earlierPlaceholders = earlierPlaceholders
    }

    /// Inserts a placeholder, and moves an item to it after the drop.
    ///
    /// - Parameter path: The index path of the placeholder, which counts the placeholders of this drop, but not those
    ///   of earlier drops.
    func insert(
        _ placeholder: ListPlaceholder, at path: IndexPath, for item: UIDragItem, in list: (any DragDropList)?
    ) -> PlaceholderContext {
        list?.insert(placeholder, at: list.map { shownPath(path, $0.placeholders) } ?? path)
        return PlaceholderContext(item, placeholder, drop(item, to: .placeholder(placeholder)), in: list)
    }

    /// Adds the placeholders of earlier drops to an index path. Those at the same position precede it.
    private func shownPath(_ path: IndexPath, _ placeholders: ListPlaceholders) -> IndexPath {
        guard path.count == 2 else { return path }
        var shown = path
        for earlier in earlierPlaceholders {
            if let position = placeholders.shown(earlier), position <= shown.rowPosition,
                position.section == path.section
            {
                shown.item += 1
            }
        }
        return shown
    }

    /// Runs the animations and the completions of the items that have no preview, as in a drop from another program.
    func finish() {
        for (_, animation) in places.values { animation.finish() }
    }

    /// Moves an item to its destination after the drop.
    func drop(_ item: UIDragItem, to place: Place) -> any UIDragAnimating {
        let animation = ListDropAnimation()
        places[ObjectIdentifier(item)] = (place, animation)
        return animation
    }
}

/// The animations that an application adds to the animation of a dropped item.
@MainActor
final class ListDropAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var hasJoined = false

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Runs the added animations together with another animation.
    func join(_ animator: any UIDragAnimating) {
        hasJoined = true
        for animation in animations { animator.addAnimations(animation) }
        for completion in completions { animator.addCompletion(completion) }
    }

    /// Runs the added animations by themselves, unless they joined another animation.
    func finish() {
        guard !hasJoined else { return }
        hasJoined = true
        UIView.animate(withDuration: ListDragDrop.duration) {
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion(.end) }
        }
    }
}
