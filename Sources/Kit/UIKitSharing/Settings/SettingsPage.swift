import Foundation
import UIKitCore
import UIKitLists
import UserNotifications

/// The settings of the app, which iOS shows in its Settings app.
@preconcurrency @MainActor
package enum SettingsPage {
    /// The settings bundle that replaces the settings bundle of the app, for tests.
    package static var bundle: URL?

    private static var folder: URL? { bundle ?? Bundle.main.url(forResource: "Settings", withExtension: "bundle") }

    /// Shows the settings over the frontmost page. Returns false if the app has no window.
    static func show(ofNotifications: Bool) -> Bool {
        let application: UIApplication = .shared
        let window: UIWindow? = application.keyWindow ?? application.windows.last
        guard var presenter = window?.rootViewController else { return false }
        while let presented = presenter.presentedViewController, !presented.isBeingDismissed { presenter = presented }
        let root = SettingsController(
            pane: ofNotifications ? nil : folder.flatMap { SettingsPane(named: "Root", in: $0) }, folder: folder,
            showsNotifications: true)
        root.title = application.name
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak root] _ in root?.dismiss(animated: true) })
        presenter.present(UINavigationController(rootViewController: root), animated: true)
        return true
    }
}
