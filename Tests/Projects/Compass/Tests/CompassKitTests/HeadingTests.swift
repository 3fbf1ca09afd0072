import CompassKit
import XCTest

final class HeadingTests: XCTestCase {
    func testDegreesAreNormalized() {
        XCTAssertEqual(Heading(degrees: -90).degrees, 270)
        var heading = Heading(degrees: 350)
        heading.degrees += 20
        XCTAssertEqual(heading.degrees, 10)
    }

    func testPoints() {
        XCTAssertEqual([0, 44, 180, 338].map { Heading(degrees: $0).point }, ["N", "NE", "S", "N"])
    }
}
