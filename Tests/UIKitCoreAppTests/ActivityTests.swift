import Expectations
import ClassRuntime
import Foundation
import TestStage
import Testing
import UIKit

@testable import AppDriver
@testable import UIKitCore

/// Tests how an application continues activities, saves scenes, and performs its quick actions.
@MainActor @Suite(.onStage) struct ActivityTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        var sceneClass: AnyClass?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            log.append("launch \(item?.localizedTitle ?? "none")")
            return true
        }

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = sceneClass
            return configuration
        }

        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            restorationHandler([Restorer(self)])
            return true
        }

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.append("perform \(shortcutItem.type) \(shortcutItem.userInfo?["page"] as? String ?? "")")
            completionHandler(true)
        }
    }

    private final class Restorer: UIResponder {
        let delegate: Delegate
        init(_ delegate: Delegate) { self.delegate = delegate }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            delegate.log.append("restore \(activity.webpageURL?.absoluteString ?? "")")
        }
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        static var log: [String] = []
        static var page = 0
        /// The types of the activities in the options of the last connection.
        static var activityTypes: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            let page = session.stateRestorationActivity?.userInfo?["page"] as? Int
            Self.activityTypes = connectionOptions.userActivities.map(\.activityType)
            Self.log.append("connect \(page.map { "\($0)" } ?? "new") \(connectionOptions.shortcutItem?.type ?? "")")
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "org.example.page")
            activity.userInfo = ["page": Self.page, "link": URL(fileURLWithPath: "/a")]
            return activity
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.log.append("perform \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    private let information = ApplicationInformation([
        "UIApplicationShortcutItems": [
            [
                "UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New Note",
                "UIApplicationShortcutItemUserInfo": ["page": "5"],
            ]
        ]
    ])

    private func launch(_ delegate: Delegate, _ arguments: [String] = []) throws -> AppSession {
        SceneDelegate.log = []
        var options = AppSession.Options()
        options.information = information
        options.arguments = arguments
        return try AppSession(delegate: delegate, options: options)
    }

    @Test func `a quick action is performed at launch and while the app runs`() throws {
        let delegate = Delegate()
        let session = try launch(delegate, ["-UIApplicationShortcutItemType", "new"])
        expect(delegate.log, equals: ["launch New Note", "perform new 5"])
        let item = UIMutableApplicationShortcutItem(type: "search", localizedTitle: "Search")
        item.icon = UIApplicationShortcutIcon(type: .search)
        UIApplication.shared.shortcutItems = [item]
        expect(UIApplication.shared.allShortcutItems.map(\.type), equals: ["new", "search"])
        var done: Bool?
        UIApplication.shared.perform(item) { done = $0 }
        expect(done == true && delegate.log.last == "perform search ")
        session.end()
    }

    @Test func `a scene receives the quick action of the launch in its connection options`() throws {
        let delegate = Delegate()
        delegate.sceneClass = SceneDelegate.self
        let session = try launch(delegate, ["-UIApplicationShortcutItemType", "new"])
        UIApplication.shared.perform(UIApplicationShortcutItem(type: "b", localizedTitle: "B")) { _ in }
        expect(SceneDelegate.log, equals: ["connect new new", "perform b"])
        session.end()
    }

    @Test func `an unknown action is reported`() throws {
        let delegate = Delegate()
        var session: AppSession?
        let found = warnings { session = try? launch(delegate, ["-UIApplicationShortcutItemType", "other"]) }
        expect(found.count == 1 && found[0].contains("“other”"))
        session?.end()
    }

    @Test func `objects that are passed to the restoration handler continue an activity`() throws {
        let delegate = Delegate()
        let session = try launch(delegate, ["https://a.example/page"])
        expect(delegate.log, equals: ["launch none", "restore https://a.example/page"])
        session.end()
    }

    @Test func `a quick action that the app has set can be performed at the next launch`() throws {
        let (folder, previous) = useFolder()
        defer { removeFolder(folder, previous) }
        let item = UIApplicationShortcutItem(
            type: "recent", localizedTitle: "Recent", localizedSubtitle: "Porch",
            icon: UIApplicationShortcutIcon(systemImageName: "clock"), userInfo: ["page": "9" as NSString])
        let first = try launch(Delegate())
        UIApplication.shared.shortcutItems = [item]
        first.end()
        let delegate = Delegate()
        let second = try launch(delegate, ["-UIApplicationShortcutItemType", "recent"])
        expect(delegate.log, equals: ["launch Recent", "perform recent 9"])
        expect(UIApplication.shared.shortcutItems, equals: [item])
        UIApplication.shared.shortcutItems = nil
        second.end()
        let third = try launch(Delegate())
        expectNil(UIApplication.shared.shortcutItems)
        third.end()
    }

    @Test func `actions for different content are not equal`() {
        let items: [UIMutableApplicationShortcutItem] = ["a", "b", "a"].map { content in
            let item = UIMutableApplicationShortcutItem(type: "open", localizedTitle: "Open")
            item.targetContentIdentifier = content
            return item
        }
        expect(items[0] == items[2] && items[0] != items[1])
        items[2].targetContentIdentifier = nil
        expect(items[0], differsFrom: items[2])
    }

    private func useFolder() -> (folder: URL, previous: String?) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { SavedScenes.folder = folder.path }
        return (folder, SavedScenes.folder)
    }

    private func removeFolder(_ folder: URL, _ previous: String?) {
        SavedScenes.folder = previous
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `the activity of a scene is restored by the next launch`() throws {
        let (folder, previous) = useFolder()
        defer { removeFolder(folder, previous) }
        let delegate = Delegate()
        delegate.sceneClass = SceneDelegate.self
        let first = try launch(delegate)
        SceneDelegate.page = 7
        let scene = UIApplication.shared.connectedWindowScene
        scene?.session.userInfo = ["zoom": 2]
        let identifier = scene?.session.persistentIdentifier
        first.setState(.background)
        first.end()
        expect(SceneDelegate.log, equals: ["connect new "])
        let second = try launch(delegate, ["https://a.example/page"])
        expect(SceneDelegate.log, equals: ["connect 7 "])
        // `userActivities`, which apps search for a link, does not contain the saved activity.
        expect(SceneDelegate.activityTypes, equals: [NSUserActivityTypeBrowsingWeb])
        let session = UIApplication.shared.connectedWindowScene?.session
        expect(session?.stateRestorationActivity?.userInfo?["link"] as? URL, equals: URL(fileURLWithPath: "/a"))
        expect(session?.userInfo?["zoom"] as? Int, equals: 2)
        expect(session?.persistentIdentifier, equals: identifier)
        second.end()
    }

    @Test func `values that cannot be saved are reported, and the others are saved`() throws {
        let (folder, previous) = useFolder()
        defer { removeFolder(folder, previous) }
        let delegate = Delegate()
        delegate.sceneClass = SceneDelegate.self
        let first = try launch(delegate)
        SceneDelegate.page = 8
        let link = URL(fileURLWithPath: "/a")
        UIApplication.shared.connectedWindowScene?.session.userInfo = ["zoom": 2, "link": link, "links": [link]]
        let messages = warnings { first.setState(.background) }
        expect(messages.count, equals: 1)
        expect(messages.first?.contains("without the values of link, links"), equals: true)
        first.end()
        let second = try launch(delegate)
        expect(SceneDelegate.log, equals: ["connect 8 "])
        let userInfo = UIApplication.shared.connectedWindowScene?.session.userInfo
        expect(userInfo as? [String: Int], equals: ["zoom": 2])
        second.end()
    }

    @Test func `a responder updates its activity before it is saved`() throws {
        final class Page: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["updated": true])
            }
        }
        let session = try launch(Delegate())
        let page = Page()
        let activity = NSUserActivity(activityType: "org.example.page")
        page.userActivity = activity
        expect(NSUserActivity.current, isIdenticalTo: activity)
        activity.needsSave = true
        session.settle()
        expect(activity.userInfo?["updated"] as? Bool == true && !activity.needsSave)
        page.userActivity = nil
        expectNil(NSUserActivity.current)
        session.end()
    }

    @Test func `each responder that shares an activity adds its values again`() throws {
        final class Page: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: [title ?? "": true])
            }
        }
        let session = try launch(Delegate())
        var pages: [Page] = [Page(), Page()]
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.userInfo = ["old": true]
        for (index, page) in pages.enumerated() {
            page.title = "\(index)"
            page.userActivity = activity
        }
        activity.needsSave = true
        session.settle()
        expect(activity.userInfo as? [String: Bool], equals: ["0": true, "1": true])
        // The activity stays current while it is the `userActivity` of a responder, and does not retain its responders.
        pages[1].userActivity = nil
        expect(NSUserActivity.current, isIdenticalTo: activity)
        weak let first = pages[0]
        pages = []
        expectNil(first)
        session.end()
    }

    @Test func `responders update the activity of a scene before it is saved`() throws {
        final class Page: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["updated": true])
            }
        }
        final class ActivityScene: NSObject, UIWindowSceneDelegate {
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
        }
        let delegate = Delegate()
        delegate.sceneClass = ActivityScene.self
        let session = try launch(delegate)
        let page = Page()
        let scene = try #require(UIApplication.shared.connectedWindowScene)
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.userInfo = ["page": 3]
        scene.userActivity = activity
        page.userActivity = activity
        session.setState(.background)
        let saved = scene.session.stateRestorationActivity?.userInfo
        expect(saved?["updated"] as? Bool == true && saved?["page"] as? Int == 3)
        session.end()
    }
}
