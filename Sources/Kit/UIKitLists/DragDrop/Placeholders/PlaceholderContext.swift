import Foundation
import UIKitCore
import UIKitDragDrop

/// A placeholder that was inserted for a dropped item.
@MainActor
final class PlaceholderContext: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: ListPlaceholder
    private let animation: any UIDragAnimating
    private weak var list: (any DragDropList)?

    init(
        _ item: UIDragItem, _ placeholder: ListPlaceholder, _ animation: any UIDragAnimating,
        in list: (any DragDropList)?
    ) {
        dragItem = item
        self.placeholder = placeholder
        self.animation = animation
        self.list = list
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        list?.commit(placeholder, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { list?.delete(placeholder) ?? false }

    func setNeedsCellUpdate() {
        guard let list, let position = list.placeholders.shown(placeholder),
            let cell = list.dragCell(at: IndexPath(position))
        else { return }
        placeholder.update(cell)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}
