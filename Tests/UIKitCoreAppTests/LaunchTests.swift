import Expectations
import ClassRuntime
import Foundation
import TestStage
import Testing
import UIKit

@testable import AppDriver
@testable import UIKitCore

final class LaunchScene: NSObject, UIWindowSceneDelegate {}

/// The lookup of the scene delegate, as described in Apple's “Specifying the scenes your app supports”.
@MainActor @Suite(.onStage) struct LaunchTests {
    /// `LaunchProbe` uses the Swift 5 language mode, with warnings treated as errors.
    @Test func `main.swift starts an application and Info.plist describes its scene`() throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        let output = Pipe()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("LaunchProbe")
        process.environment = ProcessInfo.processInfo.environment.merging(["ENGAWA_HOST": "headless"]) { $1 }
        process.arguments = ["-name", "http://value", "probe:first", "/", "no-file", "http://second"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        expect(
            text,
            equals: """
                launched
                received
                connected Default Configuration
                opens file:/// in place: true
                opens probe:first in place: false
                appeared

                """)
        expect(process.terminationStatus, equals: 0)
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        let name: String?

        init(name: String?) { self.name = name }

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
        }
    }

    /// Returns an `Info.plist` whose scene manifest has a configuration for each class name.
    private func information(_ classNames: String...) -> ApplicationInformation {
        let configurations: [[String: String]] = classNames.enumerated().map { index, name in
            ["UISceneConfigurationName": "Scene \(index)", "UISceneDelegateClassName": name]
        }
        return ApplicationInformation([
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]
            ]
        ])
    }

    private func launch(name: String?, _ information: ApplicationInformation) throws -> (AppSession, [String]) {
        var options = AppSession.Options()
        options.information = information
        var session: AppSession?
        let messages: [String] = warnings {
            session = try? AppSession(delegate: Delegate(name: name), options: options)
        }
        return (try #require(session), messages)
    }

    @Test func `a configuration is found by its name, and without a name it is the first`() throws {
        let className = "$(PRODUCT_MODULE_NAME).LaunchScene"
        for (name, information) in [
            ("Scene 1", information("No.Class", className)), (nil, information(className, "No.Class")),
        ] as [(String?, ApplicationInformation)] {
            let (session, messages) = try launch(name: name, information)
            expect(session.application.connectedScenes.first?.delegate is LaunchScene, "\(messages)")
            expect(messages.isEmpty)
            session.end()
        }
    }

    @Test func `a configuration without a delegate class prints how to set the class`() throws {
        let (session, messages) = try launch(name: "Default Configuration", ApplicationInformation([:]))
        session.end()
        expect(messages.count, equals: 1)
        expect(messages.first?.contains("“Default Configuration” has no delegateClass"), equals: true)
        expect(messages.first?.contains("configuration.delegateClass = SceneDelegate.self"), equals: true)
        // Without a name and without a manifest, the application delegate owns the window.
        let (other, noMessages) = try launch(name: nil, ApplicationInformation([:]))
        expect(noMessages.isEmpty)
        other.end()
    }

    @Test func `a missing class is named`() throws {
        let (session, messages) = try launch(name: nil, information("$(PRODUCT_MODULE_NAME).Missing"))
        session.end()
        expect(messages.count, equals: 1)
        expect(messages.first?.contains("UIKitCoreAppTests.Missing, which does not exist in the program"), equals: true)
    }

    @Test func `the Info.plist of the right target is found`() throws {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (target, value) in [("Other", "other"), ("App", "app")] {
            let support: URL = folder.appendingPathComponent("Package_\(target).resources/Support")
            try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
            let data: Data = try PropertyListSerialization.data(
                fromPropertyList: ["Key": value], format: .xml, options: 0)
            try data.write(to: support.appendingPathComponent("Info.plist"))
        }
        expect(ApplicationInformation(module: "App", beside: folder).values["Key"] as? String, equals: "app")
        expect(ApplicationInformation(module: "None", beside: folder).values.isEmpty)
    }
}
