import Foundation

extension UICollectionViewListCell {
    /// Performs the action of an accessory that was tapped: its handler, or the standard action of its kind.
    func perform(_ accessory: UICellAccessory) {
        switch accessory.accessoryType {
        case .outlineDisclosure: performOutlineAction(of: accessory)
        case .delete where accessory.actionHandler == nil: revealTrailingActions()
        default: accessory.actionHandler?()
        }
    }

    /// Calls the handler of an outline disclosure, or expands or collapses the item.
    func performOutlineAction(of accessory: UICellAccessory) {
        if let handler = accessory.actionHandler { return handler() }
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineDataSource)?.toggleItem(at: path)
    }

    /// Whether the item has a visible reorder handle.
    var showsReorderHandle: Bool {
        // The view of a handle that was visible only in editing mode can still be a subview.
        let isEditing: Bool = configurationState.isEditing
        return [true, false].contains { isLeading in
            UICellAccessory.arranged(accessories, leading: isLeading, isEditing: isEditing).contains {
                $0.accessoryType.isSame(as: .reorder) && !$0.isHidden
            }
        }
    }

    /// Shows the trailing swipe actions of the item, or hides them.
    private func revealTrailingActions() {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        if collectionView.swipe?.row?.path == path {
            collectionView.swipe?.close(animated: true)
        } else {
            collectionView.swipe?.open(path, on: .trailing)
        }
    }
}
