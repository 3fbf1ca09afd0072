import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about container view controllers.
final class ContainersPageTests: LabTestCase {
    /// The callbacks in the list, from the top.
    private var callbacks: [String] {
        guard
            let table = app.driver?.application.windows.first?.firstDescendant(UITableView.self, named: "callbacks"),
            let source = table.dataSource
        else { return [] }
        return (0..<table.numberOfRows(inSection: 0)).map {
            source.tableView(table, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text ?? ""
        }
    }

    private func clear() { app.navigationBars.buttons["Clear"].tap() }

    func testPageReceivesItsCallbacksOnce() {
        open(page: "Containers")
        XCTAssertEqual(callbacks, ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    func testAddedChildReceivesCallbacksInOrder() {
        open(page: "Containers")
        clear()
        app.buttons["Add"].tap()
        XCTAssertEqual(
            callbacks,
            [
                "willMove(toParent: …)", "viewWillAppear", "didMove(toParent: …)", "viewIsAppearing", "viewDidAppear",
            ])
        clear()
        app.buttons["Remove"].tap()
        XCTAssertEqual(
            callbacks,
            ["willMove(toParent: nil)", "viewWillDisappear", "viewDidDisappear", "didMove(toParent: nil)"])
        XCTAssertFalse(app.buttons["Remove"].isEnabled)
    }

    func testSwappingCallsBothChildrenOnce() {
        open(page: "Containers")
        app.buttons["Add"].tap()
        clear()
        app.buttons["Swap"].tap()
        XCTAssertEqual(
            callbacks,
            [
                "willMove(toParent: nil)", "willMove(toParent: …)", "viewWillDisappear", "viewWillAppear",
                "viewIsAppearing", "viewDidDisappear", "viewDidAppear", "didMove(toParent: nil)",
                "didMove(toParent: …)",
            ])
        XCTAssertTrue(app.otherElements["card B"].exists)
        XCTAssertFalse(app.otherElements["card A"].exists)
    }

    func testNestedChildDisappearsWithItsParent() {
        open(page: "Containers")
        app.buttons["Add"].tap()
        app.buttons["Nest"].tap()
        clear()
        app.buttons["Remove"].tap()
        XCTAssertEqual(callbacks.filter { $0 == "viewDidDisappear" }.count, 2)
        XCTAssertFalse(app.buttons["Nest"].isEnabled)
    }

    func testPortrait() {
        open(page: "Containers", ["-UIScreenScale", "2"])
        for name in ["Add", "Add", "Nest", "Swap", "Add", "Nest"] { app.buttons[name].tap() }
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testLandscapeInDarkMode() {
        open(page: "Containers", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"])
        XCUIDevice.shared.orientation = .landscapeLeft
        for name in ["Add", "Nest"] { app.buttons[name].tap() }
        assertSnapshot(of: app, as: .image, named: "dark-2x")
    }
}

extension UIView {
    /// Returns the first view in the view tree that has the given class and accessibility identifier.
    fileprivate func firstDescendant<View: UIView>(_ kind: View.Type, named name: String) -> View? {
        if let found = self as? View, accessibilityIdentifier == name { return found }
        for subview in subviews {
            if let found = subview.firstDescendant(kind, named: name) { return found }
        }
        return nil
    }
}
