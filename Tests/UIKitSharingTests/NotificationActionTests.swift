import PlatformHost
import UIKit
import UserNotifications
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitCore
@testable import UIKitSharing

/// Actions of notifications, and the responses to them.
final class NotificationActionTests: SharingTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        static var log: [String] = []
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
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let text: String = (response as? UNTextInputNotificationResponse).map { " “\($0.userText)”" } ?? ""
            Self.log.append("\(response.notification.request.identifier): \(response.actionIdentifier)\(text)")
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
        center.requestAuthorization(options: [.alert]) { _, _ in }
        session.settle()
        app.alerts.buttons["Allow"].tap()
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "message",
                actions: [
                    UNNotificationAction(identifier: "mute", title: "Mute", options: .destructive),
                    UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
                    UNTextInputNotificationAction(
                        identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
                        textInputPlaceholder: "Message"),
                ], intentIdentifiers: [], options: .customDismissAction),
            UNNotificationCategory(identifier: "plain", actions: [], intentIdentifiers: []),
        ])
        session.setState(.background)
        for (identifier, category) in [("a", "message"), ("b", "plain"), ("c", "unknown")] {
            let content = UNMutableNotificationContent()
            content.title = "From Ada"
            content.body = "Hello"
            content.categoryIdentifier = category
            center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
        }
        session.settle()
    }

    private func answer(_ identifier: String, _ answer: HostNotification.Answer) {
        host.post(.notificationAnswered(identifier, answer), at: host.windows[0])
        session.settle()
    }

    func testTheDesktopShowsTheActionsOfTheCategory() {
        XCTAssertEqual(host.shownNotifications.map { $0.actions.map(\.title) }, [["Mute", "Show", "Reply"], [], []])
        XCTAssertEqual(host.shownNotifications.map(\.reportsDismissal), [true, false, false])
    }

    func testTheResponseContainsTheActionAndTheAppStaysInTheBackground() {
        answer("a", .action("unknown"))
        XCTAssertEqual(Delegate.log, [])
        answer("a", .action("mute"))
        XCTAssertEqual(Delegate.log, ["a: mute"])
        XCTAssertEqual(UIApplication.shared.applicationState, .background)
        answer("a", .action("mute"))
        XCTAssertEqual(Delegate.log.count, 1, "A notification is answered once.")
    }

    func testAForegroundActionActivatesTheApp() {
        answer("a", .action("show"))
        XCTAssertEqual(Delegate.log, ["a: show"])
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
    }

    func testATextActionAsksForTheText() {
        answer("a", .action("reply"))
        XCTAssertEqual(Delegate.log, [])
        let alert = app.alerts["From Ada"]
        XCTAssertEqual(alert.textFields.firstMatch.placeholderValue, "Message")
        alert.buttons["Cancel"].tap()
        XCTAssertEqual(Delegate.log, [])
        answer("a", .action("reply"))
        alert.textFields.firstMatch.typeText("Hi")
        alert.buttons["Send"].tap()
        XCTAssertEqual(Delegate.log, ["a: reply “Hi”"])
    }

    func testADismissalIsReportedIfTheCategoryRequestsIt() {
        for identifier in ["a", "b", "c"] { answer(identifier, .dismissed) }
        XCTAssertEqual(Delegate.log, ["a: \(UNNotificationDismissActionIdentifier)"])
        center.getDeliveredNotifications { XCTAssertTrue($0.isEmpty) }
    }
}
