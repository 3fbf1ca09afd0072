import TestStage
import UIKit
import UIKitCore
import XCTest
import XCUIAutomation

/// Checks a page of the Lab during random events, and checks afterward that the page is deallocated.
final class PageWatch {
    private let app: XCUIApplication
    private let tracker = ObjectTracker()
    private let window: UIWindow
    private weak var controller: UIViewController?

    /// Creates a watch for the page that is visible.
    init(_ app: XCUIApplication) throws {
        self.app = app
        window = try XCTUnwrap(UIApplication.shared.keyWindow)
        controller = try XCTUnwrap((window.rootViewController as? UINavigationController)?.topViewController)
    }

    /// Checks the invariants of the view tree after an event. Animations can be in progress.
    func eventDidEnd(_ event: Int, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertNil(treeProblem(in: window), "event \(event)", file: file, line: line)
        tracker.addObjects(in: window)
    }

    /// Checks the cells of all lists. No animation may be in progress.
    func checkLists(_ event: Int, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertNil(listProblem(in: window), "event \(event)", file: file, line: line)
    }

    /// Leaves the page, and checks that its objects are deallocated.
    func leave(file: StaticString = #filePath, line: UInt = #line) {
        app.navigationBars.buttons["Lab"].tap()
        app.wait(seconds: 2)
        XCTAssertNil(controller, file: file, line: line)
        XCTAssertGreaterThan(tracker.count, 20, file: file, line: line)
        XCTAssertEqual(tracker.remainingObjects(outside: [window]), [:], file: file, line: line)
    }

    /// Returns an error message about the first visible row or item that has no cell, or whose cell differs from the
    /// layout of the list.
    private func listProblem(in view: UIView) -> String? {
        if let table = view as? UITableView {
            for path in table.indexPathsForVisibleRows ?? [] {
                guard let cell = table.cellForRow(at: path), cell.superview === table else {
                    return "The row \(path) has no cell."
                }
                let frame: CGRect = table.rectForRow(at: path)
                // An open row is shifted sideways, and clipped to its group.
                let isOpen: Bool = cell.showingDeleteConfirmation
                guard cell.frame.minY == frame.minY, cell.frame.size == frame.size, cell.alpha == 1,
                    isOpen || cell.frame == frame && cell.mask == nil
                else { return "The cell of row \(path) is at \(cell.frame) instead of \(frame)." }
            }
        } else if let collection = view as? UICollectionView {
            for path in collection.indexPathsForVisibleItems {
                guard let cell = collection.cellForItem(at: path), let container = cell.superview,
                    let attributes = collection.layoutAttributesForItem(at: path)
                else { return "The item \(path) has no cell." }
                let isOrthogonal: Bool = container !== collection
                guard isOrthogonal || cell.center.y == attributes.center.y, cell.bounds.size == attributes.size,
                    cell.alpha == attributes.alpha, cell.mask == nil || cell.configurationState.isSwiped
                else { return "The cell of item \(path) is at \(cell.frame) instead of \(attributes.frame)." }
            }
        }
        for subview in view.subviews {
            if let problem = listProblem(in: subview) { return problem }
        }
        return nil
    }
}
