import UIKit
import XCTest
import XCUIAutomation

/// The forms in which a test class may use the main actor on Linux.
///
/// XCTest's runner stops at a class all of whose test methods are synchronous and isolated to the main actor.
final class MainActorTests: XCTestCase {
    private var view: UIView!

    override func setUp() {
        // XCTest calls synchronous methods on the main thread.
        view = MainActor.assumeIsolated { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }
    }

    @MainActor
    func testAMethodCanBeIsolated() {
        XCTAssertEqual(view.bounds.width, 10)
    }

    @MainActor
    func testAnAsynchronousMethodCanBeIsolated() async {
        await Task.yield()
        XCTAssertEqual(view.bounds.height, 20)
    }

    func testAMethodWithoutIsolationRunsOnTheMainThread() {
        XCTAssertTrue(Thread.isMainThread)
        XCTAssertEqual(view.bounds.width, 10)
    }
}

/// A class whose only synchronous method is isolated. Its asynchronous method keeps XCTest's runner from stopping.
@MainActor
final class IsolatedClassTests: XCTestCase {
    func testASynchronousMethod() {
        XCTAssertEqual(UIView().alpha, 1)
    }

    func testAnAsynchronousMethod() async {
        XCTAssertEqual(UIView().alpha, 1)
    }
}
