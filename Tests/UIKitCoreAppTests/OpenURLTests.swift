import Expectations
import ClassRuntime
import Foundation
import TestStage
import Testing
import UIKit

@testable import AppDriver
@testable import UIKitCore

/// Tests how an application receives the URLs that it opens.
@MainActor @Suite(.onStage) struct OpenURLTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        var canLaunch = true
        var sceneClass: AnyClass?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "without URL")")
            return canLaunch
        }

        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            let source: String = options[.sourceApplication] as? String ?? "unknown"
            log.append("open \(url.absoluteString) from \(source) \(options[.openInPlace] as? Bool ?? false)")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = sceneClass
            return configuration
        }
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        static var log: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            let links: [String] = connectionOptions.userActivities.compactMap { $0.webpageURL?.absoluteString }
            let suffix: String = links.isEmpty ? "" : " with " + links.sorted().joined(separator: ", ")
            Self.log.append("connect \(Self.text(connectionOptions.urlContexts))\(suffix)")
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Self.log.append("continue \(userActivity.activityType) \(userActivity.webpageURL?.absoluteString ?? "")")
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            Self.log.append("open \(Self.text(URLContexts))")
        }

        private static func text(_ contexts: Set<UIOpenURLContext>) -> String {
            contexts.map { "\($0.url.absoluteString) from \($0.options.sourceApplication ?? "unknown")" }
                .sorted().joined(separator: ", ")
        }
    }

    private let information = ApplicationInformation([
        "CFBundleIdentifier": "org.example.sample",
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["sample"]]],
    ])

    private func launch(_ delegate: Delegate, _ arguments: [String] = []) throws -> AppSession {
        SceneDelegate.log = []
        var options = AppSession.Options()
        options.information = information
        options.arguments = arguments
        return try AppSession(delegate: delegate, options: options)
    }

    @Test func `the application's delegate receives the launch URLs before it becomes active`() throws {
        let delegate = Delegate()
        let session = try launch(delegate, ["sample:a", "sample:b"])
        expect(
            delegate.log,
            equals: [
                "launched sample:a", "open sample:a from unknown false", "open sample:b from unknown false", "active",
            ])
        session.end()
    }

    @Test func `a delegate that cannot launch with a URL does not receive it`() throws {
        let delegate = Delegate()
        delegate.canLaunch = false
        let session = try launch(delegate, ["sample:a"])
        expect(delegate.log, equals: ["launched sample:a", "active"])
        session.end()
    }

    @Test func `the scene's delegate receives the launch URLs in its connection options`() throws {
        let delegate = Delegate()
        delegate.sceneClass = SceneDelegate.self
        let session = try launch(delegate, ["sample:a", "--flag", "https://b.example"])
        expect(SceneDelegate.log, equals: ["connect sample:a from unknown with https://b.example"])
        expect(!delegate.log.contains { $0.hasPrefix("open") })
        session.end()
    }

    @Test func `web pages reach the running app as activities`() throws {
        let delegate = Delegate()
        delegate.sceneClass = SceneDelegate.self
        let session = try launch(delegate)
        session.openURLs([try #require(URL(string: "https://a.example/b")), try #require(URL(string: "sample:c"))])
        expect(
            SceneDelegate.log,
            equals: [
                "connect ", "continue NSUserActivityTypeBrowsingWeb https://a.example/b", "open sample:c from unknown",
            ])
        session.end()
    }

    @Test func `links that only apps may open are not opened in a browser`() throws {
        let session = try launch(Delegate())
        var opened: [Bool] = []
        let url = try #require(URL(string: "https://a.example"))
        UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { opened.append($0) }
        UIApplication.shared.connectedWindowScene?.open(url, options: nil) { opened.append($0) }
        session.settle()
        expect(opened == [false, true] && session.host.openedURLs == [url])
        UIApplication.shared.isIdleTimerDisabled = true
        expect(session.host.keepsDisplayOn)
        session.end()
        expect(!session.host.keepsDisplayOn)
    }

    @Test func `an argument without two slashes is a URL only for a registered scheme or an existing file`() throws {
        let delegate = Delegate()
        let session = try launch(delegate, ["other:a", "no-such-file", "-3", "--", "-x", ""])
        expect(delegate.log, equals: ["launched without URL", "active"])
        session.end()
    }

    @Test func `the running scene receives dropped files and the application's own URLs`() throws {
        let delegate = Delegate()
        delegate.sceneClass = SceneDelegate.self
        let session = try launch(delegate)
        session.drop([URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.txt")])
        var opened: Bool?
        UIApplication.shared.open(try #require(URL(string: "SAMPLE:c"))) { opened = $0 }
        expect(SceneDelegate.log.count, equals: 2)
        session.settle()
        expect(opened, equals: true)
        expect(
            SceneDelegate.log,
            equals: [
                "connect ", "open file:///a.txt from unknown, file:///b.txt from unknown",
                "open SAMPLE:c from org.example.sample",
            ])
        expect(session.host.openedURLs.isEmpty)
        UIApplication.shared.open(try #require(URL(string: "https://d.example")))
        expect(session.host.openedURLs.map(\.absoluteString), equals: ["https://d.example"])
        session.end()
    }

    @Test func `an application without a scene delegate receives URLs while it runs`() throws {
        let delegate = Delegate()
        let session = try launch(delegate)
        session.drop([URL(fileURLWithPath: "/a.txt")])
        UIApplication.shared.open(try #require(URL(string: "sample:b")))
        session.settle()
        expect(
            delegate.log.suffix(2),
            equals: [
                "open file:///a.txt from unknown true", "open sample:b from org.example.sample false",
            ])
        session.end()
    }
}
