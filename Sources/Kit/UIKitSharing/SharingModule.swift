import Foundation
import UIKitCore
import UIKitText

/// Connects the module with UIKitCore.
@MainActor
package enum SharingModule {
    /// Provides the application with its settings page, background tasks, notifications, actions in its desktop file,
    /// and share sheets for links.
    package static func install() {
        ApplicationServices.shared.showSettings = { SettingsPage.show(ofNotifications: $0) }
        BackgroundTaskList.install()
        NotificationSupport.install()
        let didLaunch = ApplicationServices.shared.didLaunch
        ApplicationServices.shared.didLaunch = { application in
            didLaunch?(application)
            application.shortcutItems = SavedShortcutItems.load()
        }
        ApplicationServices.shared.shortcutItemsDidChange = DesktopActions.update
        UITextView.shareURL = { share($0, beside: $2, of: $1) }
    }

    private static func share(_ url: URL, beside rect: CGRect, of view: UIView) {
        guard var presenter = view.window?.rootViewController else { return }
        while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = rect
        presenter.present(sheet, animated: true)
    }
}
