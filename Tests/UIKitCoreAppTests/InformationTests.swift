import Expectations
import ClassRuntime
import Foundation
import TestStage
import Testing
import UIKit

@testable import AppDriver
@testable import UIKitCore

/// The effects of an `Info.plist` at launch.
@MainActor @Suite(.onStage) struct InformationTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        let hasWindow: Bool

        init(hasWindow: Bool) { self.hasWindow = hasWindow }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            guard hasWindow else { return true }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private func launch(
        _ values: [String: Any], prefersDark: Bool = false, hasWindow: Bool = true
    ) throws -> (AppSession, [String]) {
        var options = AppSession.Options()
        options.information = ApplicationInformation(values)
        options.prefersDark = prefersDark
        options.name = nil
        var session: AppSession?
        let messages: [String] = warnings {
            session = try? AppSession(delegate: Delegate(hasWindow: hasWindow), options: options)
        }
        return (try #require(session), messages)
    }

    @Test(
        arguments: [
            ("Dark", false, UIUserInterfaceStyle.dark), ("Light", true, .light), ("Automatic", true, .dark),
            (nil, false, .light),
        ] as [(String?, Bool, UIUserInterfaceStyle)])
    func `the interface style is the app's or, if the app has none, the user's`(
        _ style: String?, _ prefersDark: Bool, _ expected: UIUserInterfaceStyle
    ) throws {
        let (session, _) = try launch(style.map { ["UIUserInterfaceStyle": $0] } ?? [:], prefersDark: prefersDark)
        expect(session.application.connectedWindowScene?.traitCollection.userInterfaceStyle, equals: expected)
        session.application.setAppearance(isDark: !prefersDark)
        let isFixed: Bool = style == "Dark" || style == "Light"
        let other: UIUserInterfaceStyle = expected == .dark ? .light : .dark
        expect(
            session.application.connectedWindowScene?.traitCollection.userInterfaceStyle,
            equals: (isFixed ? expected : other))
        session.end()
    }

    @Test func `an app for one orientation starts in it`() throws {
        let landscape = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
        let (session, _) = try launch(["UISupportedInterfaceOrientations": landscape])
        expect(session.application.connectedWindowScene?.interfaceOrientation.isLandscape, equals: true)
        expect(UIScreen.main.bounds.size, equals: CGSize(width: 844, height: 390))
        session.end()
        let (tablet, _) = try launch(["UISupportedInterfaceOrientations~ipad": landscape])
        expect(UIScreen.main.bounds.size, equals: CGSize(width: 390, height: 844))
        expect(tablet.application.supportedOrientationsOfInformation(isPad: true), equals: .landscape)
        expect(tablet.application.supportedOrientationsOfInformation(isPad: false), equals: .all)
        tablet.end()
    }

    @Test func `the title is the name of the app`() throws {
        for (values, title) in [
            (["CFBundleName": "Name"], "Name"),
            (["CFBundleDisplayName": "Display", "CFBundleName": "Name"], "Display"),
            ([:], ProcessInfo.processInfo.processName),
        ] {
            let (session, _) = try launch(values)
            expect(session.window?.title, equals: title)
            session.end()
        }
    }

    @Test func `the first window shows the initial controller of the storyboard that the app names`() throws {
        let suffix: String = UUID().uuidString
        for name in ["Main", "Phone", "Scene"] { try writeStoryboard(name + suffix, title: name) }
        defer {
            for name in ["Main", "Phone", "Scene"] {
                try? FileManager.default.removeItem(at: storyboardURL(name + suffix))
            }
        }
        let manifest: [String: Any] = [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [["UISceneStoryboardFile": "Scene" + suffix]]
            ]
        ]
        for (values, name) in [
            (["UIMainStoryboardFile": "Main" + suffix], "Main"),
            (["UIMainStoryboardFile~iphone": "Phone" + suffix, "UIMainStoryboardFile": "Main" + suffix], "Phone"),
            (["UIApplicationSceneManifest": manifest, "UIMainStoryboardFile": "Main" + suffix], "Scene"),
        ] as [([String: Any], String)] {
            let (session, messages) = try launch(values, hasWindow: false)
            expect(messages.isEmpty)
            let windows: [UIWindow] = session.application.connectedWindowScene?.windows ?? []
            expect(windows.map { $0.rootViewController?.title }, equals: [name])
            expect(windows.first?.isKeyWindow, equals: true)
            session.end()
        }
        // A window that the delegate creates replaces the window of the storyboard.
        let (session, _) = try launch(["UIMainStoryboardFile": "Main" + suffix])
        expectNil(session.application.connectedWindowScene?.windows.first?.rootViewController?.title)
        session.end()
    }

    private func storyboardURL(_ name: String) -> URL {
        Bundle.main.bundleURL.appendingPathComponent(name + ".storyboard")
    }

    private func writeStoryboard(_ name: String, title: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes><scene><objects><viewController title="\(title)" id="a"/></objects></scene></scenes></document>
            """
        try Data(text.utf8).write(to: storyboardURL(name))
    }

    @Test func `a font that the app lists is found by its name after the launch`() throws {
        // The app lists a copy of a variable font. The copy has a new family name, so that `UIFont` does not find an
        // installed font.
        let source = URL(fileURLWithPath: "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")
        var bytes = [UInt8](try Data(contentsOf: source))
        let name: [UInt8] = "Inter".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for index in 0..<bytes.count - name.count where Array(bytes[index..<index + name.count]) == name {
            bytes[index + 1] = 0x51
        }
        let file = "Listed-\(UUID().uuidString).ttf"
        let url: URL = try #require(Bundle.main.resourceURL).appendingPathComponent(file)
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        expectNil(UIFont(name: "Qnter", size: 20))
        let (session, messages) = try launch(["UIAppFonts": ["Fonts/\(file)"]])
        expect(messages.isEmpty)
        let font: UIFont = try #require(UIFont(name: "Qnter", size: 20))
        expect(font.familyName == "Qnter" && font.pointSize == 20)
        session.end()
    }

    @Test func `a missing font is reported once`() throws {
        let file = "Missing-\(UUID().uuidString).ttf"
        let (first, messages) = try launch(["UIAppFonts": [file]])
        first.end()
        expect(messages.count == 1 && messages[0].contains("“\(file)” in UIAppFonts"), "\(messages)")
        let (second, others) = try launch(["UIAppFonts": [file]])
        second.end()
        expect(others.isEmpty)
    }

    @Test func `URLs can be opened if the app lists their schemes`() throws {
        let (session, _) = try launch([
            "CFBundleIdentifier": "org.example.queries", "LSApplicationQueriesSchemes": ["Maps-App"],
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["own"]]],
        ])
        session.host.openableSchemes.formUnion(["maps-app", "other"])
        let cases = [
            ("https://a.example", true), ("mailto:a@b.example", true), ("maps-app:x", true), ("own:x", true),
            ("app-settings:", true), ("path", false),
        ]
        for (text, expected) in cases {
            expect(session.application.canOpenURL(try #require(URL(string: text))), equals: expected, "\(text)")
        }
        let other: URL = try #require(URL(string: "other:x"))
        var canOpenOther = true
        let messages: [String] = warnings { canOpenOther = session.application.canOpenURL(other) }
        expect(!canOpenOther && messages.first?.contains("“other”") == true)
        session.end()
        let (package, _) = try launch([:])
        package.host.openableSchemes = ["other"]
        expect(package.application.canOpenURL(other))
        package.end()
    }

    @Test func `the layout direction is that of the language`() throws {
        for (language, direction) in [("ar", UIUserInterfaceLayoutDirection.rightToLeft), ("de", .leftToRight)] {
            let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("\(language).lproj"), withIntermediateDirectories: true)
            let bundle: Bundle = try #require(Bundle(url: folder))
            expect(UIUserInterfaceLayoutDirection(of: bundle), equals: direction)
        }
    }
}
