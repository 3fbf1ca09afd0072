import SystemTexts
import UIKitAlerts
import UIKitCore

/// The alert that a shake of the device shows, to undo or redo the last change.
@MainActor
enum UndoAlert {
    /// Shows the alert if the undo manager of the first responder can undo or redo a change.
    static func show(in window: UIWindow) {
        guard var presenter = window.rootViewController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        let responder: UIResponder = window.firstResponder ?? presenter
        guard !(presenter is UIAlertController), let manager = responder.undoManager,
            manager.canUndo || manager.canRedo
        else { return }
        let alert = UIAlertController(
            title: manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle, message: nil,
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemTexts.localized("Cancel"), style: .cancel))
        if manager.canUndo {
            let title: String = SystemTexts.localized("Undo")
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            let title: String = manager.canUndo ? manager.redoMenuItemTitle : SystemTexts.localized("Redo")
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
        }
        presenter.present(alert, animated: UIView.areAnimationsEnabled)
    }
}
