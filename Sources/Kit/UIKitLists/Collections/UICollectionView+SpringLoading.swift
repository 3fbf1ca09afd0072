import Foundation
import UIKitCore
import UIKitDragDrop

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on an item selects the item. The default is false.
    public var isSpringLoaded: Bool {
        get { interactions.contains { $0 is ItemSpring } }
        set {
            guard newValue != isSpringLoaded else { return }
            if newValue {
                addInteraction(ItemSpring())
            } else {
                for case let spring as ItemSpring in interactions { removeInteraction(spring) }
            }
        }
    }
}

/// Selects the item under a drag.
private final class ItemSpring: UISpringLoadedInteraction {
    init() {
        super.init(interactionBehavior: ItemSpringBehavior(), interactionEffect: nil) { interaction, context in
            guard let collection = interaction.view as? UICollectionView,
                let path = context.targetItem as? IndexPath
            else { return }
            collection.selectByUser(path)
        }
    }
}

/// Finds the item under a drag, and asks the delegate for permission.
private final class ItemSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let collection = interaction.view as? UICollectionView,
            let path = collection.indexPathForItem(at: context.location(in: collection))
        else { return false }
        (context.targetItem, context.targetView) = (path, collection.cellForItem(at: path))
        return collection.delegate?.collectionView(collection, shouldSpringLoadItemAt: path, with: context) ?? true
    }
}
