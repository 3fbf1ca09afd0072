import Foundation
import HostClock
import PlatformHost

/// The pending and the delivered notifications of the app.
@MainActor
package final class NotificationStore {
    package static let shared = NotificationStore()

    /// The object that shows notifications on the desktop.
    package weak var host: (any PlatformHost)?
    /// The name of the app, for the desktop.
    package var applicationName = ""
    /// A closure that returns whether the app is in the foreground.
    package var isInForeground: () -> Bool = { false }
    /// A closure that requests the user's permission to send notifications. It calls `answer` with the answer, or with
    /// nil if the question disappears without one.
    package var ask: ((_ answer: @escaping (Bool?) -> Void) -> Void)?
    /// A closure that moves the app to the foreground.
    package var activate: (() -> Void)?
    /// A closure that requests the text of an action from the user. It calls `answer` with the text, or with nil if the
    /// user cancels.
    package var askForText:
        ((UNTextInputNotificationAction, UNNotificationContent, _ answer: @escaping (String?) -> Void) -> Void)?
    /// A closure that sets the badge of the app.
    package var setBadge: ((Int) -> Void)?

    private struct Pending {
        let request: UNNotificationRequest
        let call: ScheduledCall?
    }

    weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [Pending] = []
    private(set) var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    private(set) var status: UNAuthorizationStatus = .notDetermined
    private var options: UNAuthorizationOptions = []
    /// The completion handlers of the requests for permission that wait for the user's answer.
    private var waiting: [(Bool) -> Void] = []

    /// Removes all state, for the next application.
    package func reset() {
        for entry in pending { entry.call?.cancel() }
        pending = []
        delivered = []
        categories = []
        delegate = nil
        waiting = []
        status = NotificationAuthorization.saved
        options = status == .notDetermined ? [] : [.alert, .badge, .sound]
    }

    // MARK: Authorization

    var settings: UNNotificationSettings { UNNotificationSettings(status: status, options: options) }

    func requestAuthorization(_ options: UNAuthorizationOptions, completion: @escaping (Bool) -> Void) {
        self.options.formUnion(options)
        // An app that sends notifications on trial can ask the user to allow them.
        let canAsk: Bool = status == .notDetermined || status == .provisional && !options.contains(.provisional)
        guard canAsk else { return completion(status != .denied) }
        // The user is asked once.
        guard waiting.isEmpty else { return waiting.append(completion) }
        if options.contains(.provisional) {
            setStatus(.provisional)
            return completion(true)
        }
        guard let ask else {
            setStatus(.authorized)
            return completion(true)
        }
        waiting.append(completion)
        ask { isAllowed in
            if let isAllowed { self.setStatus(isAllowed ? .authorized : .denied) }
            let completions = self.waiting
            self.waiting = []
            for completion in completions { completion(isAllowed ?? false) }
        }
    }

    func setStatus(_ status: UNAuthorizationStatus) {
        self.status = status
        NotificationAuthorization.saved = status
    }

    // MARK: Requests

    var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

    func add(_ request: UNNotificationRequest) {
        removePending([request.identifier])
        guard let trigger = request.trigger else { return deliver(request) }
        if let due = trigger.nextDate(after: MainQueue.shared.date) { schedule(request, at: due) }
    }

    private func schedule(_ request: UNNotificationRequest, at due: Date) {
        let handover = Handover(value: request)
        let call = MainQueue.shared.schedule(at: due) { NotificationStore.shared.fire(handover.value, due: due) }
        pending.append(Pending(request: request, call: call))
    }

    private func fire(_ request: UNNotificationRequest, due: Date) {
        pending.removeAll { $0.request.identifier == request.identifier }
        // Schedule the next delivery of a repeating request first, so that the delegate can remove the
        // request.
        if let trigger = request.trigger, trigger.repeats,
            let next = trigger.nextDate(afterDelivery: due, now: MainQueue.shared.date)
        {
            schedule(request, at: next)
        }
        deliver(request)
    }

    func removePending(_ identifiers: [String]?) {
        pending.removeAll { entry in
            guard identifiers?.contains(entry.request.identifier) ?? true else { return false }
            entry.call?.cancel()
            return true
        }
    }

    func removeDelivered(_ identifiers: [String]?) {
        let removed: [String] = delivered.map(\.request.identifier).filter { identifiers?.contains($0) ?? true }
        delivered.removeAll { removed.contains($0.request.identifier) }
        host?.removeNotifications(removed)
    }

    // MARK: Delivery

    private func deliver(_ request: UNNotificationRequest) {
        guard status == .authorized || status == .provisional else { return }
        let notification = UNNotification(date: MainQueue.shared.date, request: request)
        guard isInForeground() else { return show(notification, as: [.banner, .list, .sound, .badge]) }
        guard let delegate else { return }
        let undecided = UndecidedNotification(notification)
        delegate.userNotificationCenter(
            .current(), willPresent: notification,
            // The app may call the handler on any thread.
            withCompletionHandler: { @Sendable options in
                MainQueue.shared.nowOrAsync {
                    if let notification = undecided.take() { self.show(notification, as: options) }
                }
            })
    }

    private func show(_ notification: UNNotification, as presentation: UNNotificationPresentationOptions) {
        let content: UNNotificationContent = notification.request.content
        // Notifications on trial appear only in the list.
        let isQuiet: Bool = status == .provisional
        if !isQuiet, presentation.contains(.badge), options.contains(.badge), let badge = content.badge {
            setBadge?(badge.intValue)
        }
        let isShown: Bool = !presentation.isDisjoint(with: [.banner, .alert])
        guard isShown || presentation.contains(.list) else { return }
        delivered.removeAll { $0.request.identifier == notification.request.identifier }
        delivered.append(notification)
        guard !isQuiet, isShown, options.contains(.alert), content.interruptionLevel != .passive else { return }
        let texts: [String] = [content.subtitle, content.body].filter { !$0.isEmpty }
        let category: UNNotificationCategory? = category(of: notification)
        host?.show(
            HostNotification(
                identifier: notification.request.identifier, application: applicationName,
                title: content.title.isEmpty ? applicationName : content.title, body: texts.joined(separator: "\n"),
                playsSound: content.sound != nil && presentation.contains(.sound) && options.contains(.sound),
                actions: (category?.actions ?? []).map { action in
                    HostNotification.Action(identifier: action.identifier, title: action.title)
                },
                reportsDismissal: category?.options.contains(.customDismissAction) == true))
    }

    private func category(of notification: UNNotification) -> UNNotificationCategory? {
        let identifier: String = notification.request.content.categoryIdentifier
        return identifier.isEmpty ? nil : categories.first { $0.identifier == identifier }
    }

    // MARK: Responses

    /// Handles the user's answer to a notification.
    package func answer(_ answer: HostNotification.Answer, to identifier: String) {
        guard let notification = delivered.first(where: { $0.request.identifier == identifier }) else { return }
        switch answer {
        case .opened:
            activate?()
            respond(
                UNNotificationResponse(
                    notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier))
        case .action(let chosen):
            guard let action = category(of: notification)?.actions.first(where: { $0.identifier == chosen }) else {
                return
            }
            perform(action, of: notification)
        case .dismissed:
            guard category(of: notification)?.options.contains(.customDismissAction) == true else {
                return delivered.removeAll { $0 === notification }
            }
            respond(
                UNNotificationResponse(
                    notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
        }
    }

    private func perform(_ action: UNNotificationAction, of notification: UNNotification) {
        guard let action = action as? UNTextInputNotificationAction else {
            if action.options.contains(.foreground) { activate?() }
            return respond(
                UNNotificationResponse(notification: notification, actionIdentifier: action.identifier))
        }
        activate?()
        askForText?(action, notification.request.content) { text in
            guard let text else { return }
            self.respond(
                UNTextInputNotificationResponse(
                    notification: notification, actionIdentifier: action.identifier, userText: text))
        }
    }

    private func respond(_ response: UNNotificationResponse) {
        delivered.removeAll { $0 === response.notification }
        delegate?.userNotificationCenter(.current(), didReceive: response, withCompletionHandler: {})
    }
}

/// A notification that waits for the delegate's decision how it is shown.
@MainActor
private final class UndecidedNotification {
    private var notification: UNNotification?

    init(_ notification: UNNotification) { self.notification = notification }

    /// Returns the notification for the first decision, and nil for later ones.
    func take() -> UNNotification? {
        defer { notification = nil }
        return notification
    }
}

/// A value that is passed from one task to another.
// @unchecked: two tasks never use the value at the same time, because the first task does not keep it, or the value is
// immutable.
struct Handover<Value>: @unchecked Sendable {
    let value: Value
}
