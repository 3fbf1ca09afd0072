import CoreGraphics
import Foundation
import UIKitCore

/// A list whose rows or items have context menus.
@MainActor
protocol ContextMenuList: UIScrollView {
    /// Returns the index paths for which a menu opens at a point. The array is empty if no row or item is at the point.
    func menuPaths(at point: CGPoint) -> [IndexPath]
    /// Returns the visible cell at the given index path, or nil.
    func menuCell(at path: IndexPath) -> UIView?
    func menuConfiguration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
    func highlightPreview(of configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview?
    func dismissalPreview(of configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview?
    func willPerformPreviewAction(
        of configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func willEndMenu(_ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)

    // MARK: Edit menus

    /// Returns whether a long press opens a menu of edit commands.
    func showsEditMenu(at path: IndexPath) -> Bool
    func canPerform(_ action: Selector, at path: IndexPath) -> Bool
    func perform(_ action: Selector, at path: IndexPath)
}

extension UITableView: ContextMenuList {
    func menuPaths(at point: CGPoint) -> [IndexPath] { indexPathForRow(at: point).map { [$0] } ?? [] }

    func menuCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func menuConfiguration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        paths.first.flatMap { tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
    }

    func highlightPreview(of configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(of configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willPerformPreviewAction(
        of configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) {
        tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndMenu(_ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func showsEditMenu(at path: IndexPath) -> Bool {
        !isEditing && tableDelegate?.tableView(self, shouldShowMenuForRowAt: path) == true
    }

    func canPerform(_ action: Selector, at path: IndexPath) -> Bool {
        tableDelegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: nil) ?? false
    }

    func perform(_ action: Selector, at path: IndexPath) {
        if contains(path) { tableDelegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil) }
    }
}

extension UICollectionView: ContextMenuList {
    /// Returns all selected items if the point is in one of them.
    func menuPaths(at point: CGPoint) -> [IndexPath] {
        guard let path = indexPathForItem(at: point) else { return [] }
        let selected: [IndexPath] = indexPathsForSelectedItems ?? []
        return selected.count > 1 && selected.contains(path) ? [path] + selected.filter { $0 != path }.sorted() : [path]
    }

    func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func menuConfiguration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }

    func highlightPreview(of configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        path.flatMap {
            collectionDelegate?.collectionView(
                self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
        } ?? collectionDelegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(of configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        path.flatMap {
            collectionDelegate?.collectionView(
                self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
        } ?? collectionDelegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willPerformPreviewAction(
        of configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collectionDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndMenu(_ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func showsEditMenu(at path: IndexPath) -> Bool {
        !isEditing && collectionDelegate?.collectionView(self, shouldShowMenuForItemAt: path) == true
    }

    func canPerform(_ action: Selector, at path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: nil) ?? false
    }

    func perform(_ action: Selector, at path: IndexPath) {
        if contains(path) {
            collectionDelegate?.collectionView(self, performAction: action, forItemAt: path, withSender: nil)
        }
    }
}
