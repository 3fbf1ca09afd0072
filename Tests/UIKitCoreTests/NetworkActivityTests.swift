import UIKitCore
import XCTest

/// The line that says that the network is in use.
final class NetworkActivityTests: KitTestCase {
    func testALineRunsAlongTheTopWhileTheNetworkIsInUse() {
        launch(showing: white)
        let before: [UInt8] = topRow()
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.pass(0.6)
        let half: [UInt8] = topRow()
        XCTAssertLessThan(half[390], before[390], "The runner is in the middle.")
        XCTAssertGreaterThan(half[10], half[390], "At the end there is only the pale line.")
        session.pass(0.35)
        XCTAssertNotEqual(topRow(), half, "It runs.")
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
        session.settle()
        XCTAssertEqual(topRow(), before)
    }

    func testItLiesAboveEveryWindowAndTakesNoTouch() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let controller = UIViewController()
        launch(controller)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        let cover = UIWindow(frame: UIScreen.main.bounds)
        cover.windowLevel = .alert
        cover.backgroundColor = .white
        cover.addSubview(button)
        cover.isHidden = false
        session.settle()
        XCTAssertLessThan(topRow()[10], 255)
        session.tap(at: CGPoint(x: 100, y: 1))
        XCTAssertEqual(presses, 1)
    }

    func testItFollowsTheSizeOfTheWindow() {
        launch(showing: white)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.resize(to: CGSize(width: 844, height: 390))
        XCTAssertLessThan(topRow()[1_680], 255)
    }

    func testOnlyTheLineIsPaintedWhileItRuns() {
        launch(showing: white)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        _ = session.screenshot()
        session.window?.forgetPresentations()
        session.pass(0.2)
        _ = session.screenshot()
        let rows: [Int] = (session.window?.presentations ?? []).flatMap { $0 }.map { $0.y + $0.height }
        XCTAssertFalse(rows.isEmpty)
        XCTAssertLessThanOrEqual(rows.max() ?? 0, 6)
    }

    private var white: UIView {
        let view = UIView()
        view.backgroundColor = .white
        return view
    }

    /// The red of the screen's second row of pixels.
    private func topRow() -> [UInt8] {
        guard let picture = session.screenshot() else { return [] }
        return (0..<picture.width).map { UInt8(picture.pixel(x: $0, y: 1).red) }
    }
}
