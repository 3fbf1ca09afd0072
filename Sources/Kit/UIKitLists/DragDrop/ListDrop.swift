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

    private(set) var places: [ObjectIdentifier: (place: Place, animation: ListDropAnimation)] = [:]

    init(
        session: any UIDropSession, proposal: UIDropProposal, destination: IndexPath?,
        items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
    ) {
        self.session = session
        self.proposal = proposal
        self.destination = destination
        self.items = items
    }

    /// Inserts a placeholder, and moves an item to it after the drop.
    func insert(
        _ placeholder: ListPlaceholder, at path: IndexPath, for item: UIDragItem, in list: (any DragDropList)?
    ) -> PlaceholderContext {
        list?.insert(placeholder, at: path)
        return PlaceholderContext(item, placeholder, drop(item, to: .placeholder(placeholder)), in: list)
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

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Runs the added animations together with another animation.
    func join(_ animator: any UIDragAnimating) {
        for animation in animations { animator.addAnimations(animation) }
        for completion in completions { animator.addCompletion(completion) }
    }
}
