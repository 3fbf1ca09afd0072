import TestCases
import UIKitCore
import XCTest

/// Tests the line at the top of the window that indicates network activity.
final class NetworkActivityTests: KitTestCase {
    func testALineAtTheTopIndicatesNetworkActivity() {
        launch(showing: white)
        let before: [UInt8] = topRow()
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.advance(by: 0.6)
        let half: [UInt8] = topRow()
        XCTAssertLessThan(half[390], before[390], "The runner is in the middle.")
        XCTAssertGreaterThan(half[10], half[390], "Only the pale line is at the end.")
        session.advance(by: 0.35)
        XCTAssertNotEqual(topRow(), half, "The line is animated.")
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
        session.settle()
        XCTAssertEqual(topRow(), before)
    }

    func testTheLineIsAboveEveryWindowAndIgnoresTouches() {
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

    func testTheLineHasTheWidthOfTheWindow() {
        launch(showing: white)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.resize(to: CGSize(width: 844, height: 390))
        XCTAssertLessThan(topRow()[1_680], 255)
    }

    func testOnlyTheLineIsPaintedDuringItsAnimation() {
        launch(showing: white)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        _ = session.screenshot()
        session.window?.forgetPresentations()
        session.advance(by: 0.2)
        _ = session.screenshot()
        let rows: [Int] = (session.window?.presentations ?? []).flatMap { $0 }.map { $0.y + $0.height }
        XCTAssertFalse(rows.isEmpty)
        XCTAssertLessThanOrEqual(rows.max() ?? 0, 6)
    }

    /// The color of a navigation bar with white buttons in one of the examples.
    private let teal = UIColor(red: 0.16, green: 0.43, blue: 0.54, alpha: 1)

    func testTheLineHasTheTintOfTheBarBelowIt() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.barTintColor = teal
        navigation.navigationBar.tintColor = .white
        launch(navigation)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.advance(by: 0.6)
        XCTAssertEqual(runner, [255, 255, 255])
        navigation.navigationBar.barTintColor = .yellow
        navigation.navigationBar.tintColor = .purple
        session.advance(by: 1.2)
        XCTAssertEqual(runner, [128, 0, 128])
    }

    func testTheLineIsBlackOrWhiteIfTheTintLacksContrast() {
        let view = UIView()
        launch(showing: view)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.advance(by: 0.6)
        let cases: [(background: UIColor, tint: UIColor, expected: [Int])] = [
            (.white, .red, [255, 0, 0]), (.white, .white, [0, 0, 0]), (.black, .black, [255, 255, 255]),
            (teal, .systemBlue, [255, 255, 255]), (.yellow, .cyan, [0, 0, 0]), (teal, .yellow, [255, 255, 0]),
        ]
        for testCase in cases {
            view.backgroundColor = testCase.background
            view.tintColor = testCase.tint
            session.advance(by: 1.2)
            XCTAssertEqual(runner, testCase.expected, "\(testCase)")
        }
    }

    func testTheLineAdaptsToACoveringView() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        launch(controller)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        cover.backgroundColor = UIColor(white: 0, alpha: 0.9)
        cover.tintColor = .white
        controller.view.addSubview(cover)
        session.advance(by: 0.6)
        XCTAssertEqual(runner, [255, 255, 255])
        cover.isHidden = true
        session.advance(by: 1.2)
        XCTAssertLessThan(runner[0], 50)
    }

    func testTheBackdropIsSampledOnlyAfterChanges() {
        let view: UIView = white
        launch(showing: view)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.advance(by: 1)
        guard let scene = window.windowScene else { return XCTFail("The window has no scene.") }
        let changes: [() -> Void] = [
            {}, { view.backgroundColor = .black }, {}, { view.tintColor = .red }, {},
            { view.addSubview(UIView()) }, {}, { view.subviews[0].isHidden = true }, {},
        ]
        let bar = scene.networkActivityBar
        let sampleCounts: [Int] = changes.map { change in
            let before: (samples: Int, frames: Int) = (
                MainActor.assumeIsolated { bar.sampleCount }, session.application.statistics.frames
            )
            change()
            session.advance(by: 1)
            XCTAssertGreaterThan(session.application.statistics.frames, before.frames + 30, "The line is animated.")
            return MainActor.assumeIsolated { bar.sampleCount } - before.samples
        }
        XCTAssertEqual(sampleCounts, [0, 1, 0, 1, 0, 1, 0, 1, 0])
    }

    func testTheLineFollowsADynamicTint() {
        let view: UIView = white
        view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .red }
        launch(showing: view)
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        session.settle()
        session.advance(by: 0.6)
        XCTAssertEqual(runner, [255, 0, 0])
        view.overrideUserInterfaceStyle = .dark
        session.advance(by: 1.2)
        XCTAssertEqual(runner, [0, 0, 0])
    }

    /// The red, green and blue components of the runner, which is in the middle of the line 0.6 s after the start and
    /// every 1.2 s from then on.
    private var runner: [Int] {
        guard let picture = session.screenshot() else { return [] }
        let pixel = picture.pixel(x: 390, y: 1)
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    private var white: UIView {
        let view = UIView()
        view.backgroundColor = .white
        return view
    }

    /// The red components of the second row of pixels.
    private func topRow() -> [UInt8] {
        guard let picture = session.screenshot() else { return [] }
        return (0..<picture.width).map { UInt8(picture.pixel(x: $0, y: 1).red) }
    }
}
