import XCTest

@testable import XCUIAutomation

/// Failures that a test expects.
final class ExpectedFailureTests: XCTestCase {
    private struct Problem: Error {}

    override class func setUp() {
        super.setUp()
        FailureObserver.register()
    }

    func testAnExpectedFailureDoesNotMakeTheTestFail() throws {
        XCTExpectFailure { XCTFail("a") }
        let value = XCTExpectFailure("The sum is wrong.") {
            XCTAssertEqual(1 + 1, 3)
            return 5
        }
        XCTAssertEqual(value, 5)
        XCTExpectFailure {
            XCTFail("a")
        } issueMatcher: {
            $0.compactDescription == "failed - a" && $0.type == .assertionFailure
        }
        XCTAssertThrowsError(try XCTExpectFailure(options: .nonStrict()) { throw Problem() })
        XCTAssertEqual(testRun?.failureCount, 0)
    }

    func testAFailureThatDoesNotOccurMakesTheTestFail() {
        var messages: [String] = []
        var lines: [Int?] = []
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { issue in
            messages.append(issue.compactDescription)
            lines.append(issue.sourceCodeContext.location?.lineNumber)
            return true
        }
        let line: Int = #line + 2
        XCTExpectFailure(options: options) {
            XCTExpectFailure("Slow network") {}
            XCTExpectFailure(strict: false) {}
            XCTExpectFailure(enabled: false) {}
        }
        XCTAssertEqual(messages, ["failed - The expected failure \"Slow network\" did not occur."])
        XCTAssertEqual(lines, [line])
    }

    func testAnIssueThatIsNotExpectedIsRecorded() {
        var inner = 0
        var outer = 0
        XCTExpectFailure {
            XCTExpectFailure(strict: false) {
                XCTFail("b")
            } issueMatcher: { _ in
                inner += 1
                return false
            }
        } issueMatcher: { _ in
            outer += 1
            return true
        }
        XCTAssertEqual([inner, outer], [1, 1])
    }

    func testTheRestOfTheTestIsExpectedToFail() {
        XCTExpectFailure("The list is empty.")
        XCTFail("empty")
        XCTExpectFailure(options: .nonStrict())
    }
}
