#if canImport(UIKit)
import XCTest
@testable import Trellis

final class TrellisTests: XCTestCase {
    func testHeight() {
        let view = UIView()
        XCTAssertEqual(view.trellis.height(12).constant, 12)
    }
}
#endif
