import Expectations
import Foundation
import ProgramDiagnostics
import TestStage
import Testing
import UIKitCore
import UIKitLists
import UIKitNibs

/// The storyboard of the project Almanac, without the classes of the app.
@MainActor @Suite(.onStage) struct AlmanacStoryboardTests {
    private func storyboard() throws -> UIStoryboard {
        let project: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Projects/Almanac/Almanac")
        var text = try String(
            contentsOf: project.appendingPathComponent("Base.lproj/Main.storyboard"), encoding: .utf8)
        for pattern in [
            #" customClass="[A-Za-z]*ViewController" customModule="Almanac" customModuleProvider="target""#,
            #" customClass="(Gauge|Moon)View" customModule="Almanac" customModuleProvider="target""#,
            #" customClass="MonthCell" customModule="Almanac" customModuleProvider="target""#,
            #"<outlet(Collection)? property="(?!dataSource|delegate|gestureRecognizers).*/>"#,
            #"<outlet property="dataSource" destination="(Det|Mon|Set)-Vc-001".*/>"#,
            #"<userDefinedRuntimeAttribute type[^$]*?</userDefinedRuntimeAttributes>"#,
        ] {
            let replacement: String = pattern.hasPrefix("<user") ? "</userDefinedRuntimeAttributes>" : ""
            text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
        }
        return try StoryboardFixture.storyboard(text: text)
    }

    @Test func `everything in the file is supported`() throws {
        let board = try storyboard()
        let messages: [String] = warnings {
            guard let tabs = board.instantiateInitialViewController() as? UITabBarController else {
                return _ = Issue.record()
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            for index in 0..<3 {
                tabs.selectedIndex = index
                window.layoutIfNeeded()
            }
            expect(tabs.viewControllers?.map { $0.tabBarItem.title }, equals: ["Months", "Today", "Settings"])
            guard let settings = tabs.viewControllers?.last as? UINavigationController else {
                return _ = Issue.record()
            }
            guard let table = settings.topViewController?.view as? UITableView else { return _ = Issue.record() }
            expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, equals: [2, 1])
            expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text, equals: "About")
            // If the height of headers is automatic, Interface Builder writes a default height.
            expect(table.sectionHeaderHeight, equals: UITableView.automaticDimension)
            window.isHidden = true
        }
        expect(messages, equals: [])
    }

    @Test func `the scenes that segues show are supported`() throws {
        let board = try storyboard()
        let messages: [String] = warnings {
            guard let tabs = board.instantiateInitialViewController() as? UITabBarController else {
                return _ = Issue.record()
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            guard let navigation = tabs.viewControllers?.first as? UINavigationController else {
                return _ = Issue.record()
            }
            UIView.performWithoutAnimation {
                navigation.topViewController?.performSegue(withIdentifier: "showMonth", sender: nil)
                window.layoutIfNeeded()
                let month: UIViewController? = navigation.topViewController
                expect(month?.children.count, equals: 1)
                month?.performSegue(withIdentifier: "addNote", sender: nil)
                window.layoutIfNeeded()
                let form = month?.presentedViewController as? UINavigationController
                expect(form?.topViewController?.navigationItem.title, equals: "New Note")
                form?.topViewController?.loadViewIfNeeded()
            }
            window.isHidden = true
        }
        expect(messages, equals: [])
    }
}
