import HostClock
import UIKit
import UserNotifications
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitCore
@testable import UIKitSharing

/// Requests for notifications, and their delivery.
final class NotificationTests: SharingTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        static var log: [String] = []
        static var presentation: UNNotificationPresentationOptions = [.banner, .sound]
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UNUserNotificationCenter.current().delegate = self
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            Self.log.append("present \(notification.request.identifier)")
            return Self.presentation
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            Self.log.append("open \(response.notification.request.content.userInfo["page"] ?? "")")
            completionHandler()
        }
    }

    private var session: AppSession { AppSession.current! }
    private let center = UNUserNotificationCenter.current()

    override func setUp() {
        super.setUp()
        Delegate.log = []
        XCUIApplication.delegateClass = Delegate.self
        app.launch()
    }

    private var answer: Bool?
    private var answers: [Bool] = []

    private func allow(_ button: String = "Allow") -> Bool? {
        answer = nil
        center.requestAuthorization(options: [.alert, .sound, .badge]) { [unowned self] isAllowed, _ in
            self.answer = isAllowed
        }
        session.settle()
        app.alerts.buttons[button].tap()
        return answer
    }

    private func request(_ identifier: String, after seconds: TimeInterval?) {
        let content = UNMutableNotificationContent()
        content.title = "Title of \(identifier)"
        content.body = "Body"
        content.sound = .default
        content.badge = 3
        content.userInfo = ["page": identifier]
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: $0 >= 60) }
        center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    func testNotificationTextHasItsArguments() {
        let text = NSString.localizedUserNotificationString(forKey: "%@ has %ld messages", arguments: ["Mika", 3])
        XCTAssertEqual(text, "Mika has 3 messages")
        XCTAssertEqual(NSString.localizedUserNotificationString(forKey: "100 %", arguments: nil), "100 %")
    }

    func testNumbersInNotificationTextSuitTheirSpecifiers() {
        func text(_ format: String, _ arguments: Any...) -> String {
            NSString.localizedUserNotificationString(forKey: format, arguments: arguments)
        }
        XCTAssertEqual(text("%@ has %@ messages", "Mika", 3), "Mika has 3 messages")
        XCTAssertEqual(text("%ld of %@", NSNumber(value: 3), NSNumber(value: 4.5)), "3 of 4.5")
        XCTAssertEqual(text("%2$@: %1$.1f", 2, "Size"), "Size: 2.0")
        XCTAssertEqual(text("%*ld%@", 3, 5, 7), "  57")
    }

    func testThePermissionAlertIsShownOnce() {
        XCTAssertEqual(allow("Don’t Allow"), false)
        XCTAssertEqual(allowAgain(), false)
        request("a", after: nil)
        session.setState(.background)
        request("b", after: nil)
        XCTAssertTrue(host.shownNotifications.isEmpty)
    }

    func testRequestsDuringThePermissionAlertReceiveItsAnswer() {
        for options in [UNAuthorizationOptions.alert, [.alert, .badge], .provisional] {
            center.requestAuthorization(options: options) { [unowned self] isAllowed, _ in answers.append(isAllowed) }
        }
        session.settle()
        XCTAssertEqual(app.alerts.count, 1)
        XCTAssertEqual(answers, [])
        app.alerts.buttons["Allow"].tap()
        XCTAssertFalse(app.alerts.firstMatch.exists)
        XCTAssertEqual(answers, [true, true, true])
    }

    func testARequestAfterAProvisionalOneAsksTheUser() {
        for options in [UNAuthorizationOptions.provisional, [.alert, .provisional]] {
            center.requestAuthorization(options: options) { [unowned self] isAllowed, _ in answers.append(isAllowed) }
        }
        session.settle()
        XCTAssertEqual(answers, [true, true])
        XCTAssertFalse(app.alerts.firstMatch.exists)
        XCTAssertEqual(allow("Don’t Allow"), false)
        XCTAssertEqual(allowAgain(), false)
        center.requestAuthorization(options: .provisional) { [unowned self] isAllowed, _ in answers.append(isAllowed) }
        session.settle()
        XCTAssertEqual(answers, [true, true, false])
    }

    private func allowAgain() -> Bool? {
        answer = nil
        center.requestAuthorization(options: .alert) { [unowned self] isAllowed, _ in self.answer = isAllowed }
        XCTAssertFalse(app.alerts.firstMatch.exists)
        return answer
    }

    func testNotificationsAreDeliveredByTheHostsClock() {
        XCTAssertEqual(allow(), true)
        request("a", after: 5)
        request("b", after: 10)
        request("b", after: 60)
        session.setState(.background)
        session.advance(by: 6)
        XCTAssertEqual(host.shownNotifications.map(\.title), ["Title of a"])
        XCTAssertEqual(host.shownNotifications.first?.playsSound, true)
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 3)
        XCTAssertEqual(host.windows[0].title, "(3) Application")
        session.advance(by: 5)
        XCTAssertEqual(host.shownNotifications.count, 1)
        session.advance(by: 120)
        XCTAssertEqual(host.shownNotifications.map(\.title), ["Title of a", "Title of b"])
        center.removeAllPendingNotificationRequests()
        center.removeDeliveredNotifications(withIdentifiers: ["a"])
        XCTAssertEqual(host.shownNotifications.map(\.identifier), ["b"])
        host.post(.notificationAnswered("b", .opened), at: host.windows[0])
        session.settle()
        XCTAssertEqual(Delegate.log, ["open b"])
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
    }

    func testANewWindowShowsTheBadge() throws {
        UIApplication.shared.applicationIconBadgeNumber = 3
        try UIApplication.shared.openScene(session: nil, activity: nil, size: nil)
        session.settle()
        XCTAssertEqual(host.windows.map(\.title), ["(3) Application", "(3) Application"])
    }

    func testThePermissionAlertIsShownAgainAfterTheAppDismissesIt() {
        center.requestAuthorization(options: .alert) { [unowned self] isAllowed, _ in answers.append(isAllowed) }
        session.settle()
        XCTAssertTrue(app.alerts.firstMatch.exists)
        UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)
        XCTAssertTrue(session.wait(for: 5) { !self.answers.isEmpty })
        XCTAssertEqual(answers, [false])
        XCTAssertEqual(allow(), true)
    }

    func testTheDelegateDecidesInTheForeground() {
        XCTAssertEqual(allow(), true)
        request("a", after: nil)
        session.settle()
        XCTAssertEqual(host.shownNotifications.map(\.identifier), ["a"])
        Delegate.presentation = []
        defer { Delegate.presentation = [.banner, .sound] }
        request("b", after: 1)
        session.advance(by: 2)
        XCTAssertEqual(Delegate.log, ["present a", "present b"])
        XCTAssertEqual(host.shownNotifications.map(\.identifier), ["a"])
    }

    private final class StoppingDelegate: NSObject, UNUserNotificationCenterDelegate {
        var count = 0

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            count += 1
            center.removePendingNotificationRequests(withIdentifiers: [notification.request.identifier])
            completionHandler([])
        }
    }

    @MainActor func testTheDelegateCanStopARequestThatRepeats() {
        XCTAssertEqual(allow(), true)
        let delegate = StoppingDelegate()
        center.delegate = delegate
        request("a", after: 60)
        session.advance(by: 300)
        XCTAssertEqual(delegate.count, 1)
        center.getPendingNotificationRequests { XCTAssertEqual($0.count, 0) }
    }

    func testARequestThatRepeatsIsDeliveredOnceAfterTheDateMovesOn() {
        XCTAssertEqual(allow(), true)
        request("a", after: 60)
        MainQueue.shared.setVirtualDate(MainQueue.shared.date + 8 * 3_600)
        defer { MainQueue.shared.resetVirtualDate() }
        session.advance(by: 30)
        XCTAssertEqual(Delegate.log, ["present a"])
        session.advance(by: 60)
        XCTAssertEqual(Delegate.log, ["present a", "present a"])
    }

    func testACalendarRequestThatRepeatsIsDeliveredOnceAfterTheDateMovesOn() {
        XCTAssertEqual(allow(), true)
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(second: 30), repeats: true)
        center.add(UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: trigger))
        MainQueue.shared.setVirtualDate(MainQueue.shared.date + 8 * 3_600)
        defer { MainQueue.shared.resetVirtualDate() }
        session.advance(by: 1)
        XCTAssertEqual(Delegate.log, ["present a"])
        session.advance(by: 60)
        XCTAssertEqual(Delegate.log, ["present a", "present a"])
    }

    func testTheDateOfARequestPassesWhileTheComputerIsSuspended() {
        XCTAssertEqual(allow(), true)
        let date: Date = MainQueue.shared.date + 24 * 3_600
        let components = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        center.add(UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: trigger))
        MainQueue.shared.setVirtualDate(date - 60)
        defer { MainQueue.shared.resetVirtualDate() }
        session.advance(by: 50)
        XCTAssertEqual(Delegate.log, [])
        session.advance(by: 20)
        XCTAssertEqual(Delegate.log, ["present a"])
    }

    @MainActor func testProvisionalNotificationsAreDeliveredQuietly() {
        center.requestAuthorization(options: [.alert, .sound, .badge, .provisional]) { _, _ in }
        session.settle()
        session.setState(.background)
        request("a", after: nil)
        session.settle()
        XCTAssertTrue(host.shownNotifications.isEmpty)
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 0)
        center.getDeliveredNotifications { XCTAssertEqual($0.map(\.request.identifier), ["a"]) }
    }

    private final class AnsweringDelegate: NSObject, UNUserNotificationCenterDelegate {
        var answers: [(UNNotificationPresentationOptions) -> Void] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) { answers.append(completionHandler) }
    }

    @MainActor func testOnlyTheFirstAnswerToANotificationCounts() {
        XCTAssertEqual(allow(), true)
        let delegate = AnsweringDelegate()
        center.delegate = delegate
        request("a", after: nil)
        session.settle()
        delegate.answers.first?([])
        delegate.answers.first?([.banner])
        session.settle()
        XCTAssertTrue(host.shownNotifications.isEmpty)
    }

    @MainActor func testTheDelegateMayAnswerOnAnotherThread() throws {
        XCTAssertEqual(allow(), true)
        let delegate = AnsweringDelegate()
        center.delegate = delegate
        request("a", after: nil)
        session.settle()
        let done = DispatchSemaphore(value: 0)
        // The main thread waits for the closure.
        nonisolated(unsafe) let answer = try XCTUnwrap(delegate.answers.first)
        DispatchQueue.global().async {
            answer([.banner])
            done.signal()
        }
        done.wait()
        XCTAssertTrue(host.shownNotifications.isEmpty)
        session.settle()
        XCTAssertEqual(host.shownNotifications.map(\.identifier), ["a"])
    }

    func testCalendarTriggersFollowTheComponents() {
        var components = DateComponents()
        components.hour = 7
        components.minute = 30
        components.timeZone = TimeZone(identifier: "UTC")
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        let midnight = Date(timeIntervalSince1970: 1_767_225_600)
        MainQueue.shared.setVirtualDate(midnight)
        defer { MainQueue.shared.resetVirtualDate() }
        let expected = midnight + 7.5 * 3_600
        XCTAssertEqual(trigger.nextTriggerDate(), expected)
    }
}
