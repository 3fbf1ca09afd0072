import Expectations
import ClassRuntime
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSystem

/// Several scenes, each in its own window.
@MainActor
@Suite(.onStage)
struct SceneTests {
    final class Scene: NSObject, UIWindowSceneDelegate {
        static var log: [String] = []
        static var count = 0
        var window: UIWindow?
        var name = ""

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            Self.count += 1
            name = "\(Self.count)"
            let activities: [String] = connectionOptions.userActivities.map(\.activityType).sorted()
            Self.log.append("connect \(name)\(activities)")
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("disconnect \(name)") }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active \(name)") }
        func sceneWillResignActive(_ scene: UIScene) { Self.log.append("inactive \(name)") }
        func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("foreground \(name)") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background \(name)") }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Self.log.append("continue \(name) \(userActivity.activityType)")
        }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
            Scene.log.append("discard \(sessions.filter { $0.scene == nil }.count)")
        }
    }

    private let host = HeadlessHost(size: CGSize(width: 400, height: 800), scale: 2)
    private let application: UIApplication

    init() throws {
        application = try SceneTests.launch(on: host, manifest: ["UIApplicationSupportsMultipleScenes": true])
    }

    private static func launch(on host: HeadlessHost, manifest: [String: Any]) throws -> UIApplication {
        Scene.count = 0
        let application: UIApplication = .replaceShared()
        SystemModule.install()
        var options = LaunchOptions()
        options.size = CGSize(width: 400, height: 800)
        options.information = ApplicationInformation(["UIApplicationSceneManifest": manifest])
        try application.launch(on: host, delegate: Delegate(), options: options)
        host.attach(application)
        host.turn()
        Scene.log = []
        return application
    }

    private func log() -> [String] {
        host.settleAnimations()
        defer { Scene.log = [] }
        return Scene.log
    }

    private func open(_ type: String = "detail") {
        application.requestSceneSessionActivation(
            nil, userActivity: NSUserActivity(activityType: type), options: nil)
    }

    @Test
    func `a request opens a window with a scene that is in front and continues the activity`() throws {
        open()
        expect(log(), equals: ["connect 2[\"detail\"]", "foreground 2", "active 2"])
        expect(host.windows.map(\.size.width), equals: [400, 400])
        expect(application.connectedScenes.count, equals: 2)
        expect(application.openSessions.count, equals: 2)
        let second: UIWindowScene = try #require(application.connectedWindowScene)
        expect(application.keyWindow?.windowScene, isIdenticalTo: second)
        expect(UIScreen.main, isIdenticalTo: second.screen)
        expect(application.windowScenes.map(\.activationState), equals: [.foregroundActive, .foregroundActive])
        // Each scene has the size of its own window.
        host.windows[1].resize(to: CGSize(width: 900, height: 700))
        host.turn()
        expect(application.windowScenes.map(\.screen.bounds.width), equals: [400, 900])
        expect(application.windowScenes.map { $0.windows[0].bounds.width }, equals: [400, 900])
        expect(application.windowScenes.map(\.traitCollection.horizontalSizeClass), equals: [.compact, .regular])
        expect(UITraitCollection.current.horizontalSizeClass, equals: .regular)
    }

    @Test
    func `the focus moves between scenes without deactivating the application, and keys follow it`() {
        open()
        _ = log()
        let windows: [UIWindow] = application.windowScenes.map { $0.windows[0] }
        host.post(.focus(false), at: host.windows[1])
        host.post(.focus(true), at: host.windows[0])
        expect(log(), equals: [])
        expect(application.keyWindow, isIdenticalTo: windows[0])
        expect(application.applicationState, equals: .active)
        host.post(.focus(false), at: host.windows[0])
        expect(log(), equals: ["inactive 2", "inactive 1"])
        expect(application.applicationState, equals: .inactive)
        host.post(.focus(true), at: host.windows[1])
        expect(log(), equals: ["active 1", "active 2"])
        expect(application.keyWindow, isIdenticalTo: windows[1])
    }

    @Test
    func `a scene with a hidden window is in the background, and so is the app once all its scenes are`() {
        let services: ApplicationServices = .shared
        let continueInBackground = services.continueInBackground
        services.continueInBackground = nil
        defer { services.continueInBackground = continueInBackground }
        open()
        _ = log()
        host.post(.visibility(false), at: host.windows[0])
        expect(log(), equals: ["inactive 1", "background 1"])
        expect(application.applicationState, equals: .active)
        host.post(.focus(false), at: host.windows[1])
        host.post(.visibility(false), at: host.windows[1])
        expect(log(), equals: ["inactive 2", "background 2"])
        expect(application.applicationState, equals: .background)
        host.post(.visibility(true), at: host.windows[1])
        host.post(.focus(true), at: host.windows[1])
        expect(log(), equals: ["foreground 2", "active 2"])
        expect(application.applicationState, equals: .active)
        host.post(.visibility(true), at: host.windows[0])
        expect(log(), equals: ["foreground 1", "active 1"])
        // A hidden window can be closed.
        for window in host.windows { host.post(.visibility(false), at: window) }
        expect(log(), equals: ["inactive 1", "background 1", "inactive 2", "background 2"])
        expect(application.applicationState, equals: .background)
        for window in host.windows { host.post(.closeRequested, at: window) }
        _ = log()
        expect(application.wantsQuit)
    }

    @Test
    func `a request for a connected scene raises its window, and its delegate continues the activity`() throws {
        let first: UISceneSession = try #require(application.connectedWindowScene?.session)
        open()
        _ = log()
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(session: first, userActivity: NSUserActivity(activityType: "list")))
        expect(log(), equals: ["continue 1 list"])
        expect(application.connectedWindowScene?.session, isIdenticalTo: first)
        expect(application.connectedScenes.count, equals: 2)
    }

    @Test
    func `closing one of several windows disconnects its scene and discards the session`() throws {
        // Another test in this process may have begun a background task, which would keep the application running.
        let services: ApplicationServices = .shared
        let continueInBackground = services.continueInBackground
        services.continueInBackground = nil
        defer { services.continueInBackground = continueInBackground }
        open()
        _ = log()
        host.post(.closeRequested, at: host.windows[0])
        expect(log(), equals: ["inactive 1", "background 1", "disconnect 1", "discard 1"])
        expect(host.windows.count, equals: 1)
        expect(!application.wantsQuit)
        let rest: UIWindowScene = try #require(application.connectedWindowScene)
        expect(application.connectedScenes, equals: [rest])
        expect(application.keyWindow?.windowScene, isIdenticalTo: rest)
        application.requestSceneSessionDestruction(rest.session, options: UIWindowSceneDestructionRequestOptions())
        expect(log(), equals: ["inactive 2", "background 2", "disconnect 2"])
        expect(application.wantsQuit)
    }

    @Test
    func `requests that cannot be met report an error in a sentence`() throws {
        let single = HeadlessHost(size: CGSize(width: 400, height: 800), scale: 2)
        let application: UIApplication = try SceneTests.launch(on: single, manifest: [:])
        var messages: [String] = []
        let record: (any Error) -> Void = { messages.append($0.localizedDescription) }
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: record)
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(role: .carTemplateApplication), errorHandler: record)
        let unknown = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        application.requestSceneSessionDestruction(unknown, options: nil, errorHandler: record)
        single.settleAnimations()
        expect(
            messages,
            equals: [
                "The app supports only one scene. Set UIApplicationSupportsMultipleScenes to true in "
                    + "UIApplicationSceneManifest of Info.plist.",
                "The scene could not be connected.", "The scene could not be connected.",
            ])
        expect(single.windows.count, equals: 1)
    }
}
