import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Bars that gestures hide, prompts, and the effects at the edges of scroll views.
@MainActor @Suite(.onStage) struct BarHidingTests {
    let stage = Stage()
    let page = UIViewController()
    let navigation: UINavigationController
    let scroll = UIScrollView()

    init() {
        navigation = UINavigationController(rootViewController: page)
        page.title = "Page"
        scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        scroll.contentSize = CGSize(width: 400, height: 4_000)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(scroll)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.2)
    }

    @Test
    func `swipes hide and show the bars, the toolbar only if it was visible`() {
        navigation.setToolbarHidden(false, animated: false)
        navigation.hidesBarsOnSwipe = true
        stage.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.advance(by: 1)
        expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.2)
        stage.advance(by: 1)
        expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        navigation.setToolbarHidden(true, animated: false)
        navigation.hidesBarsOnSwipe = false
        stage.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.advance(by: 1)
        expect(!navigation.isNavigationBarHidden)
    }

    @Test
    func `taps outside controls toggle the bars, and a compact height hides them`() {
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 400, height: 50))
        page.view.addSubview(button)
        navigation.hidesBarsOnTap = true
        stage.tap(200, 320)
        stage.advance(by: 0.6)
        expect(!navigation.isNavigationBarHidden)
        for isHidden in [true, false] {
            stage.tap(200, 600)
            stage.advance(by: 0.6)
            expect(navigation.isNavigationBarHidden, equals: isHidden)
        }
        navigation.hidesBarsWhenVerticallyCompact = true
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 400))
        stage.advance(by: 0.6)
        expect(navigation.isNavigationBarHidden)
        stage.host.windows[0].resize(to: CGSize(width: 400, height: 800))
        stage.advance(by: 0.6)
        expect(!navigation.isNavigationBarHidden)
    }

    @Test
    func `a prompt is above the title and makes the bar 30 points higher`() throws {
        page.navigationItem.prompt = "Choose a page"
        stage.advance(by: 0.2)
        expect(navigation.navigationBar.bounds.height, equals: 74)
        let labels: [UILabel] = navigation.navigationBar.current?.subviews.compactMap { $0 as? UILabel } ?? []
        let prompt: UILabel = try #require(labels.first { $0.text == "Choose a page" })
        let title: UILabel = try #require(labels.first { $0.text == "Page" })
        expect(prompt.frame.maxY <= 30 && title.frame.midY == 52)
        expect(abs(prompt.frame.midX - 200), isLessThan: 1)
        page.navigationItem.prompt = nil
        stage.advance(by: 0.2)
        expect(navigation.navigationBar.bounds.height, equals: 44)
    }

    @Test
    func `a hidden edge effect leaves the bar without a background, and a hard one shows it at once`() {
        func prominence(at offset: CGFloat) -> CGFloat {
            scroll.contentOffset.y = -scroll.adjustedContentInset.top + offset
            stage.advance(by: 0.1)
            return navigation.navigationBar.background.prominence
        }
        expect(prominence(at: 2), equals: 0.25)
        scroll.topEdgeEffect.style = .hard
        expect(prominence(at: 2), equals: 1)
        expect(prominence(at: 0), equals: 0)
        scroll.topEdgeEffect.isHidden = true
        expect(prominence(at: 100), equals: 0)
        scroll.topEdgeEffect.isHidden = false
        expect(prominence(at: 100), equals: 1)
    }
}
