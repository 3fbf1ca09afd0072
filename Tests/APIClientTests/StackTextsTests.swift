import Synchronization
import XCTest

@testable import APIClient

final class StackTextsTests: XCTestCase {
    override func tearDown() { StackTexts.translate(nil) }

    /// The address of a local variable of the translation closure, which shows how many functions are on the stack.
    @inline(never)
    private static func stackAddress() -> UInt {
        var local: UInt8 = 0
        return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    }

    func testReadingATextDoesNotAddFunctionCallsToTheNextReading() {
        final class Found: Sendable { let addresses = Mutex<Set<UInt>>([]) }
        let found = Found()
        StackTexts.translate { english in
            _ = found.addresses.withLock { $0.insert(StackTextsTests.stackAddress()) }
            return english
        }
        for _ in 0..<100 { XCTAssertEqual(StackTexts.text("Retry"), "Retry") }
        XCTAssertEqual(found.addresses.withLock(\.count), 1)
    }
}
