import Expectations
import Foundation
import HostHeadless
import TestStage
import Testing
import UIKitNibs

@testable import UIKitCore
@testable import UIKitSystem

final class RestorablePage: UIViewController, UIViewControllerRestoration {
    static var created: [[String]] = []
    /// The identifiers of pages that are not created.
    static var unavailable: Set<String> = []
    /// Called before a page decodes its state.
    static var willDecode: () -> Void = {}
    var text = ""
    var isFinished = false

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        created.append(identifierComponents)
        return identifierComponents.last.map { unavailable.contains($0) } == true ? nil : RestorablePage()
    }
    override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
    override func decodeRestorableState(with coder: NSCoder) {
        RestorablePage.willDecode()
        text = coder.decodeObject(forKey: "text") as? String ?? "?"
    }
    override func applicationFinishedRestoringState() { isFinished = true }
}

/// Controllers with restoration identifiers. The app saves their states when it enters the background, and restores
/// them at the next launch.
@MainActor
@Suite(.onStage)
struct RestorationTests {
    final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        let navigation = UINavigationController()
        let wants: Bool
        let home: String?
        init(wants: Bool, home: String? = "home") { (self.wants, self.home) = (wants, home) }

        var pages: [RestorablePage] { navigation.viewControllers.compactMap { $0 as? RestorablePage } }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let home = RestorablePage()
            home.restorationIdentifier = self.home
            navigation.restorationIdentifier = "root"
            navigation.viewControllers = [home]
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = navigation
            window?.makeKeyAndVisible()
            return true
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            coder.encode(7, forKey: "version")
            return wants
        }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            coder.decodeInteger(forKey: "version") == 7
        }
    }

    private func launch(_ delegate: any UIApplicationDelegate) throws -> (UIApplication, HeadlessHost) {
        let host = HeadlessHost(size: CGSize(width: 400, height: 800), scale: 2)
        let application: UIApplication = .replaceShared()
        SystemModule.install()
        try application.launch(on: host, delegate: delegate)
        host.attach(application)
        host.settleAnimations()
        return (application, host)
    }

    private func inFolder(_ body: () throws -> Void) rethrows {
        let old: String? = SavedScenes.folder
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        SavedScenes.folder = folder.path
        defer {
            SavedScenes.folder = old
            try? FileManager.default.removeItem(at: folder)
        }
        try body()
    }

    private func visit(_ delegate: Delegate, _ application: UIApplication, _ host: HeadlessHost) {
        (delegate.navigation.viewControllers[0] as? RestorablePage)?.text = "first"
        let pages: [(String?, String)] = [("detail", "second"), (nil, "unnamed")]
        for (identifier, text) in pages {
            let page = RestorablePage()
            page.restorationIdentifier = identifier
            page.restorationClass = RestorablePage.self
            page.text = text
            delegate.navigation.pushViewController(page, animated: false)
        }
        host.settleAnimations()
        application.setState(.background)
    }

    @Test func `pages with the same identifier are restored in their order`() throws {
        try inFolder {
            let first = Delegate(wants: true)
            let (application, host) = try launch(first)
            for text in ["outer", "inner"] {
                let page = RestorablePage()
                page.restorationIdentifier = "folder"
                page.restorationClass = RestorablePage.self
                page.text = text
                first.navigation.pushViewController(page, animated: false)
            }
            host.settleAnimations()
            application.setState(.background)
            let second = Delegate(wants: true)
            _ = try launch(second)
            let pages: [RestorablePage] = second.navigation.viewControllers.compactMap { $0 as? RestorablePage }
            expect(pages.map(\.text), equals: ["", "outer", "inner"])
            expect(Set(pages.map { ObjectIdentifier($0) }).count, equals: 3)
        }
    }

    @Test
    func `the next launch restores the stack and the states of controllers with identifiers`() throws {
        try inFolder {
            RestorablePage.created = []
            let first = Delegate(wants: true)
            let (application, host) = try launch(first)
            visit(first, application, host)
            let second = Delegate(wants: true)
            _ = try launch(second)
            let pages: [RestorablePage] = second.navigation.viewControllers.compactMap { $0 as? RestorablePage }
            expect(pages.map(\.text), equals: ["first", "second"])
            expect(pages.map(\.isFinished), equals: [true, true])
            expect(RestorablePage.created, equals: [["root", "detail"]])
        }
    }

    /// Pushes pages with the given identifiers, whose texts are the identifiers, and enters the background.
    private func push(
        _ identifiers: [String], _ delegate: Delegate, _ application: UIApplication, _ host: HeadlessHost,
        restorationClass: (any UIViewControllerRestoration.Type)? = RestorablePage.self
    ) {
        for identifier in identifiers {
            let page = RestorablePage()
            page.restorationIdentifier = identifier
            page.restorationClass = restorationClass
            page.text = identifier
            delegate.navigation.pushViewController(page, animated: false)
        }
        host.settleAnimations()
        application.setState(.background)
    }

    @Test
    func `the pages of a new stack remain at the places of pages without identifiers`() throws {
        try inFolder {
            let first = Delegate(wants: true, home: nil)
            let (application, host) = try launch(first)
            push(["detail"], first, application, host)
            let second = Delegate(wants: true, home: nil)
            _ = try launch(second)
            expect(second.pages.map(\.text), equals: ["", "detail"])
        }
    }

    @Test
    func `a page is in a restored stack once`() throws {
        try inFolder {
            let first = Delegate(wants: true, home: nil)
            let (application, host) = try launch(first)
            push(["detail"], first, application, host, restorationClass: nil)
            // A new version of the app begins with the other page.
            let second = Delegate(wants: true, home: "detail")
            _ = try launch(second)
            expect(second.pages.map(\.text), equals: ["detail"])
        }
    }

    @Test
    func `a restored stack ends before the first page that does not exist`() throws {
        try inFolder {
            let first = Delegate(wants: true)
            let (application, host) = try launch(first)
            push(["outer", "middle", "inner"], first, application, host)
            RestorablePage.unavailable = ["middle"]
            defer { RestorablePage.unavailable = [] }
            let second = Delegate(wants: true)
            _ = try launch(second)
            expect(second.pages.map(\.text), equals: ["", "outer"])
        }
    }

    @Test
    func `a launch that crashes while it restores states does not prevent the next one`() throws {
        try inFolder {
            let folder: String = try #require(SavedScenes.folder)
            let crashed: String = folder + "-crashed"
            defer { try? FileManager.default.removeItem(atPath: crashed) }
            let first = Delegate(wants: true)
            let (application, host) = try launch(first)
            push(["detail"], first, application, host)
            // Keep the files as they are after a crash.
            RestorablePage.willDecode = { try? FileManager.default.copyItem(atPath: folder, toPath: crashed) }
            defer { RestorablePage.willDecode = {} }
            // A launch that succeeds keeps the states for further launches.
            for _ in 0..<2 {
                let next = Delegate(wants: true)
                _ = try launch(next)
                expect(next.pages.map(\.text), equals: ["", "detail"])
            }
            RestorablePage.willDecode = {}
            SavedScenes.folder = crashed
            let afterCrash = Delegate(wants: true)
            let (last, lastHost) = try launch(afterCrash)
            expect(afterCrash.pages.map(\.text), equals: [""])
            push(["detail"], afterCrash, last, lastHost)
            let restored = Delegate(wants: true)
            _ = try launch(restored)
            expect(restored.pages.map(\.text), equals: ["", "detail"])
        }
    }

    @Test
    func `nothing is saved unless the delegate requests it`() throws {
        try inFolder {
            for wants in [true, false] {
                let delegate = Delegate(wants: wants)
                let (application, host) = try launch(delegate)
                visit(delegate, application, host)
            }
            let last = Delegate(wants: true)
            _ = try launch(last)
            expect(last.navigation.viewControllers.count, equals: 1)
            expect((last.navigation.viewControllers[0] as? RestorablePage)?.text, equals: "")
        }
    }

    /// A delegate whose window shows a storyboard.
    private final class StoryboardDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        let bundle: Bundle?
        init(bundle: Bundle?) { self.bundle = bundle }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
            window?.makeKeyAndVisible()
            return true
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            true
        }

        var pages: [UIViewController] { (window?.rootViewController as? UINavigationController)?.viewControllers ?? [] }
    }

    private func writeStoryboard(withDetail hasDetail: Bool, in folder: URL) throws -> Bundle? {
        let detail = """
            <scene><objects><viewController id="D" title="Detail" storyboardIdentifier="detail"
                useStoryboardIdentifierAsRestorationIdentifier="YES"/></objects></scene>
            """
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="N">
            <scenes>
            <scene><objects><navigationController id="N" restorationIdentifier="root">
                <navigationBar key="navigationBar" id="B"/>
                <connections><segue destination="L" kind="relationship" relationship="rootViewController" id="S"/>
                </connections></navigationController></objects></scene>
            <scene><objects><viewController id="L" title="List" restorationIdentifier="list"/></objects></scene>
            \(hasDetail ? detail : "")
            </scenes>
            </document>
            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        return Bundle(path: folder.path)
    }

    @Test
    func `controllers of a storyboard are created again by their identifiers`() throws {
        try inFolder {
            let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let first = try StoryboardDelegate(bundle: writeStoryboard(withDetail: true, in: folder))
            let (application, _) = try launch(first)
            let list: UIViewController = try #require(first.pages.first)
            let detail = try #require(list.storyboard).instantiateViewController(withIdentifier: "detail")
            list.navigationController?.pushViewController(detail, animated: false)
            application.setState(.background)
            let second = StoryboardDelegate(bundle: first.bundle)
            _ = try launch(second)
            expect(second.pages.map(\.title), equals: ["List", "Detail"])
            expect(second.pages.map(\.restorationIdentifier), equals: ["list", "detail"])
            // A new version of the app may have removed the controller.
            let third = try StoryboardDelegate(
                bundle: writeStoryboard(withDetail: false, in: folder.appendingPathComponent("New")))
            _ = try launch(third)
            expect(third.pages.map(\.title), equals: ["List"])
        }
    }
}
