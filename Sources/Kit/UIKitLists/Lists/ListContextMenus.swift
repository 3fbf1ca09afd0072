import CoreGraphics
import Foundation
import UIKitCore

/// The context menus of a list, which its delegate provides.
@MainActor
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any ContextMenuList)?
    /// The index path of the row or item whose menu is open.
    private var path: IndexPath?
    private(set) var interaction: UIContextMenuInteraction?

    /// Adds the interaction to a list, once.
    func install(on list: any ContextMenuList) {
        guard interaction == nil else { return }
        self.list = list
        let interaction = UIContextMenuInteraction(delegate: self)
        list.addInteraction(interaction)
        self.interaction = interaction
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list else { return nil }
        let paths: [IndexPath] = list.menuPaths(at: location)
        path = paths.first
        return list.menuConfiguration(for: paths, at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        list?.highlightPreview(of: configuration, at: path) ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        list?.dismissalPreview(of: configuration, at: path) ?? cellPreview
    }

    private var cellPreview: UITargetedPreview? {
        guard let cell = path.flatMap({ list?.menuCell(at: $0) }), cell.superview != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        list?.willPerformPreviewAction(of: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.willDisplayMenu(configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.willEndMenu(configuration, animator: animator)
    }
}
