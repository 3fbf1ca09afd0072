import UIKit
import XCTest
import XCUIAutomation

/// The ways in which a test class can use the main actor on Linux.
///
/// XCTest's runner cannot call synchronous test methods that are isolated to the main actor.
final class MainActorTests: XCTestCase {
    private var view: UIView!

    override func setUp() {
        // XCTest calls synchronous methods on the main thread.
        view = MainActor.assumeIsolated { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }
    }

    override func tearDown() async throws {
        await MainActor.run { view = nil }
    }

    func testASynchronousMethodCanUseUIKitWithoutIsolation() {
        XCTAssertTrue(Thread.isMainThread)
        XCTAssertEqual(view.bounds.width, 10)
    }

    @MainActor
    func testAnAsynchronousMethodCanBeIsolated() async {
        await Task.yield()
        XCTAssertEqual(view.bounds.height, 20)
    }

    @MainActor
    func testAnotherAsynchronousMethodCanBeIsolated() async throws {
        try await Task.sleep(nanoseconds: 1)
        XCTAssertEqual(view.bounds.height, 20)
    }
}

/// A class can be isolated when all of its test methods are asynchronous.
@MainActor
final class IsolatedClassTests: XCTestCase {
    func testAnAsynchronousMethod() async {
        XCTAssertEqual(UIView().alpha, 1)
    }
}

/// Objects that are not isolated use cells in the Swift 5 mode.
final class CellIsolationTests: XCTestCase {
    func testMembersOfCellsAreAvailableWithoutIsolation() {
        XCTAssertEqual(CellModel().color(UITableViewCell(style: .default, reuseIdentifier: nil)), .red)
        XCTAssertEqual(CellModel().color(UICollectionViewCell(frame: .zero)), .red)
    }
}

private final class CellModel {
    func color(_ cell: UITableViewCell) -> UIColor? {
        cell.contentView.backgroundColor = .red
        cell.automaticallyUpdatesContentConfiguration = false
        return cell.configurationState.isSelected ? nil : cell.contentView.backgroundColor
    }

    func color(_ cell: UICollectionViewCell) -> UIColor? {
        cell.contentView.backgroundColor = .red
        cell.automaticallyUpdatesBackgroundConfiguration = false
        return cell.configurationState.isSelected ? nil : cell.contentView.backgroundColor
    }
}
