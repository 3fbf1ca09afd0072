import UIKit
import UserNotifications
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitSharing

/// A request for permission that precedes the first window.
final class NotificationPermissionTests: SharingTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate {
        static var answers: [Bool] = []
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UNUserNotificationCenter.current().requestAuthorization(options: .alert) { isAllowed, _ in
                MainActor.assumeIsolated { Self.answers.append(isAllowed) }
            }
            return true
        }

        func showWindow(_ root: UIViewController? = UIViewController()) {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = root
            window?.makeKeyAndVisible()
        }
    }

    func testTheUserIsAskedAsSoonAsAWindowIsVisible() throws {
        Delegate.answers = []
        XCUIApplication.delegateClass = Delegate.self
        app.launch()
        XCTAssertEqual(Delegate.answers, [])
        try XCTUnwrap(UIApplication.shared.delegate as? Delegate).showWindow()
        AppSession.current?.settle()
        app.alerts.buttons["Allow"].tap()
        XCTAssertEqual(Delegate.answers, [true])
    }

    func testTheUserIsAskedAsSoonAsTheWindowHasARootViewController() throws {
        Delegate.answers = []
        XCUIApplication.delegateClass = Delegate.self
        app.launch()
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? Delegate)
        delegate.showWindow(nil)
        AppSession.current?.settle()
        XCTAssertFalse(app.alerts.buttons["Allow"].exists)
        delegate.window?.rootViewController = UIViewController()
        AppSession.current?.settle()
        app.alerts.buttons["Allow"].tap()
        XCTAssertEqual(Delegate.answers, [true])
    }
}
