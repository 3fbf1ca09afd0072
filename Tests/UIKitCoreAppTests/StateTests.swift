import Expectations
import Foundation
import TestStage
import Testing
import UIKit

@testable import AppDriver
@testable import UIKitCore

/// The delegates that are notified of changes of the application's state.
@MainActor @Suite(.onStage) struct StateTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        var sceneClass: AnyClass?

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = sceneClass
            return configuration
        }

        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { log.append("inactive") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        static var log: [String] = []
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { Self.log.append("inactive") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }
        func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("foreground") }
    }

    /// Moves an application to the background and back, and returns the names of the notifications.
    private func leaveAndReturn(_ delegate: Delegate) throws -> [String] {
        let names: [Notification.Name] = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ]
        var posted: [String] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let session = try AppSession(delegate: delegate, options: AppSession.Options())
        session.setState(.background)
        session.setState(.active)
        session.end()
        return posted.map { $0.replacing("UIApplication", with: "").replacing("Notification", with: "") }
    }

    private let notifications = [
        "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
    ]
    private let calls = ["active", "inactive", "background", "foreground", "active"]

    @Test func `a scene posts its connection with and without a delegate`() throws {
        let names: [Notification.Name] = [
            UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ]
        for sceneClass in [nil, SceneDelegate.self] as [AnyClass?] {
            var posted: [Notification.Name] = []
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { posted.append(name) }
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
            let delegate = Delegate()
            delegate.sceneClass = sceneClass
            try AppSession(delegate: delegate, options: AppSession.Options()).end()
            expect(posted, equals: names)
        }
    }

    @Test func `without scene delegates, the application's delegate is notified`() throws {
        let delegate = Delegate()
        try expect(leaveAndReturn(delegate), equals: notifications)
        expect(delegate.log, equals: calls)
    }

    @Test func `the delegate of a scene is notified in place of the application's`() throws {
        SceneDelegate.log = []
        let delegate = Delegate()
        delegate.sceneClass = SceneDelegate.self
        try expect(leaveAndReturn(delegate), equals: notifications)
        expect(delegate.log, equals: [])
        expect(SceneDelegate.log, equals: ["foreground"] + calls)
    }
}
