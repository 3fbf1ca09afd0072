import XCTest
import XCUIAutomation

/// A test of an example.
///
/// A subclass sets the class of the app delegate in `setUp()`, and launches the app. The first failure ends a test.
open class AppTestCase: XCTestCase {
    /// The app under test, which ends with the test.
    public private(set) var app = XCUIApplication()

    open override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app = XCUIApplication()
    }

    open override func tearDown() {
        app.terminate()
        super.tearDown()
    }
}
