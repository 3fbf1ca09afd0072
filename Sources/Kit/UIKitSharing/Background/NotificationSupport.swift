import Foundation
import SystemTexts
import UIKitAlerts
import UIKitCore
import UserNotifications

/// Connects the notification center with the application.
@MainActor
enum NotificationSupport {
    static func install() {
        let store: NotificationStore = .shared
        store.reset()
        cancelDelayedQuestion()
        store.isInForeground = { UIApplication.shared.applicationState != .background }
        store.setBadge = { UIApplication.shared.applicationIconBadgeNumber = $0 }
        store.ask = { answer in ask(answer) }
        store.activate = { UIApplication.shared.setState(.active) }
        store.askForText = { action, content, answer in ask(for: action, of: content, answer) }
        ApplicationServices.shared.answerNotification = { store.answer($1, to: $0) }
        ApplicationServices.shared.didLaunch = { application in
            store.host = application.host
            store.applicationName = application.name
        }
    }

    /// An observer of windows, while a question waits for a controller.
    private static var windowObserver: (any NSObjectProtocol)?
    /// The identifier of an observer of controllers, while a question waits for a controller.
    private static var controllerObserver: Int?

    private static func cancelDelayedQuestion() {
        if let windowObserver { NotificationCenter.default.removeObserver(windowObserver) }
        if let controllerObserver { AppEvents.shared.remove(controllerObserver) }
        windowObserver = nil
        controllerObserver = nil
    }

    /// Requests the user's permission in an alert over the frontmost controller, as soon as there is one. The answer is
    /// nil if the app dismisses the alert.
    private static func ask(_ answer: @escaping (Bool?) -> Void) {
        guard let presenter else { return askWithController(answer) }
        let given = AlertAnswer(answer)
        let alert = UIAlertController(
            title: "“\(UIApplication.shared.name)” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds and badges. You can change this in Settings.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Don’t Allow", style: .default) { _ in given.give(false) })
        alert.addAction(UIAlertAction(title: "Allow", style: .default) { _ in given.give(true) })
        presenter.present(alert, animated: true)
    }

    /// Requests the user's permission after the turn in which a window becomes the key window, or in which a controller
    /// appears.
    private static func askWithController(_ answer: @escaping (Bool?) -> Void) {
        let question: @MainActor () -> Void = {
            cancelDelayedQuestion()
            UIApplication.shared.afterTurn { ask(answer) }
        }
        // The window posts the notification on the main thread.
        windowObserver = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { question() }
        }
        controllerObserver = AppEvents.shared.add { event in
            if case .appeared = event { question() }
        }
    }

    /// Requests the text of an action in an alert over the frontmost controller. Without a window, the action is
    /// canceled.
    private static func ask(
        for action: UNTextInputNotificationAction, of content: UNNotificationContent,
        _ answer: @escaping (String?) -> Void
    ) {
        guard let presenter else { return answer(nil) }
        let alert = UIAlertController(title: content.title, message: content.body, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = action.textInputPlaceholder }
        alert.addAction(UIAlertAction(title: SystemTexts.localized("Cancel"), style: .cancel) { _ in answer(nil) })
        let send = UIAlertAction(title: action.textInputButtonTitle, style: .default) { [weak alert] _ in
            answer(alert?.textFields?.first?.text ?? "")
        }
        alert.addAction(send)
        alert.preferredAction = send
        presenter.present(alert, animated: true)
    }

    /// The frontmost controller.
    private static var presenter: UIViewController? {
        let application: UIApplication = .shared
        let window: UIWindow? = application.keyWindow ?? application.windows.last
        guard var presenter = window?.rootViewController else { return nil }
        while let presented = presenter.presentedViewController, !presented.isBeingDismissed { presenter = presented }
        return presenter
    }
}

extension UIScene.ConnectionOptions {
    /// The user's response to the notification that opened the app. It is always nil, because notifications are removed
    /// when the app ends.
    public var notificationResponse: UNNotificationResponse? { nil }
}
