import SnapshotTesting
import UIKit
import XCTest

final class RatingControlSnapshotTests: XCTestCase {
    @MainActor
    func testTheRatingInLightAndDark() async {
        let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 132, height: 20))
        control.rating = 3
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            assertSnapshot(of: control, as: .image(traits: traits), named: style == .light ? "light" : "dark")
        }
    }
}
