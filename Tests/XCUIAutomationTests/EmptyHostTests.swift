import UIKit
import XCTest

@testable import XCUIAutomation

/// Unit tests without an application of their own, such as those of a package.
final class EmptyHostTests: XCTestCase {
    private final class Page: UIView {
        var layoutCount = 0
        override func layoutSubviews() { layoutCount += 1 }
    }

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { TestHost.launch(named: "") }
    }

    override func tearDown() {
        MainActor.assumeIsolated { TestHost.end() }
        super.tearDown()
    }

    private func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    func testAnAnimationAndAPresentationCompleteInAWait() {
        let window: UIWindow = makeWindow()
        let ends: XCTestExpectation = expectation(description: "The animation ends")
        UIView.animate(withDuration: 0.05, animations: { window.rootViewController?.view.alpha = 0 }) { _ in
            ends.fulfill()
        }
        wait(for: [ends], timeout: 5)
        let appears: XCTestExpectation = expectation(description: "The controller is presented")
        window.rootViewController?.present(UIViewController(), animated: true) { appears.fulfill() }
        wait(for: [appears], timeout: 5)
    }

    func testLayoutIsPerformedAndADisplayLinkIsCalledWhileTheRunLoopRuns() {
        let page = Page(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        makeWindow().addSubview(page)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
        let count: Int = page.layoutCount
        var frames = 0
        let ticker = Ticker { frames += 1 }
        let link = CADisplayLink(target: ticker, selector: Selector("tick", Ticker.tick))
        link.add(to: .main, forMode: .common)
        page.setNeedsLayout()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        link.invalidate()
        XCTAssertEqual(page.layoutCount, count + 1)
        XCTAssertGreaterThan(frames, 1)
    }

    private final class Ticker: NSObject {
        private let call: () -> Void
        init(_ call: @escaping () -> Void) { self.call = call }
        func tick(_ link: CADisplayLink) { call() }
    }
}
