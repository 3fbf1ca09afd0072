import Foundation
import UIKitCore
import UIKitDragDrop

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on a row selects the row. The default is false.
    public var isSpringLoaded: Bool {
        get { interactions.contains { $0 is RowSpring } }
        set {
            guard newValue != isSpringLoaded else { return }
            if newValue {
                addInteraction(RowSpring())
            } else {
                for case let spring as RowSpring in interactions { removeInteraction(spring) }
            }
        }
    }
}

/// Selects the row under a drag.
private final class RowSpring: UISpringLoadedInteraction {
    init() {
        super.init(interactionBehavior: RowSpringBehavior(), interactionEffect: nil) { interaction, context in
            guard let table = interaction.view as? UITableView, let path = context.targetItem as? IndexPath else {
                return
            }
            table.selectByUser(path)
        }
    }
}

/// Finds the row under a drag, and asks the delegate for permission.
private final class RowSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let table = interaction.view as? UITableView,
            let path = table.indexPathForRow(at: context.location(in: table))
        else { return false }
        (context.targetItem, context.targetView) = (path, table.cellForRow(at: path))
        return table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
    }
}
