import Foundation
import UIKitCore
import UserNotifications

/// Connects the notification center with the application.
@MainActor
enum NotificationSupport {
    static func install() {
        let store: NotificationStore = .shared
        store.reset()
        store.isInForeground = { UIApplication.shared.applicationState != .background }
        store.setBadge = { UIApplication.shared.applicationIconBadgeNumber = $0 }
        store.ask = { answer in ask(answer) }
        ApplicationServices.shared.openNotification = { identifier in
            UIApplication.shared.setState(.active)
            store.open(identifier)
        }
        ApplicationServices.shared.didLaunch = { application in
            store.host = application.host
            store.applicationName = application.name
        }
    }

    /// Requests the user's permission in an alert over the frontmost page. Without a window, the permission is denied.
    private static func ask(_ answer: @escaping (Bool) -> Void) {
        let application: UIApplication = .shared
        let window: UIWindow? = application.keyWindow ?? application.windows.last
        guard var presenter = window?.rootViewController else { return answer(false) }
        while let presented = presenter.presentedViewController, !presented.isBeingDismissed { presenter = presented }
        let alert = UIAlertController(
            title: "“\(application.name)” Would Like to Send You Notifications",
            message:
                "Notifications may include alerts, sounds and a number at the app. You can change this in Settings.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Don’t Allow", style: .default) { _ in answer(false) })
        alert.addAction(UIAlertAction(title: "Allow", style: .default) { _ in answer(true) })
        presenter.present(alert, animated: true)
    }
}

extension UIScene.ConnectionOptions {
    /// The user's response to a notification with which the app was opened. It is always nil, because notifications are
    /// removed when the app ends.
    public var notificationResponse: UNNotificationResponse? { nil }
}
