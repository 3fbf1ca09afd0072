import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitControls
import UIKitCore

/// The gesture in the content that pops the topmost controller.
@MainActor @Suite(.onStage) struct ContentPopTests {
    private let stage = Stage()
    private let first = UIViewController()
    private let second = UIViewController()
    private let navigation: UINavigationController

    init() {
        stage.root.removeFromSuperview()
        navigation = UINavigationController(rootViewController: first)
        for page in [first, second] { page.view.backgroundColor = .systemBackground }
        stage.window.rootViewController = navigation
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0.1)
    }

    private func drag(from: CGPoint, to: CGPoint) {
        stage.touch(.began, from.x, from.y)
        stage.drag(from: from, to: to, duration: 0.3)
        stage.advance(by: 0.2)
        stage.touch(.ended, to.x, to.y)
        stage.advance(by: 1)
    }

    private var depth: Int { navigation.viewControllers.count }

    @Test func `a horizontal pan in the content pops the page and follows the finger`() {
        stage.touch(.began, 100, 400)
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 210, y: 400), duration: 0.3)
        let frame: CGRect? = second.view.layer.presentation()?.frame
        expect(frame.map { abs($0.minX - 100) < 2 } == true, "\(String(describing: frame))")
        stage.drag(from: CGPoint(x: 210, y: 400), to: CGPoint(x: 390, y: 400), duration: 0.3)
        stage.touch(.ended, 390, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers, equals: [first])
        expect(navigation.interactiveContentPopGestureRecognizer?.view === navigation.view)
    }

    @Test func `other pans do not pop`() {
        drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
        expect(depth == 2, "towards the leading side")
        drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 200, y: 500))
        expect(depth == 2, "diagonal")
        drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 350, y: 20))
        expect(depth == 2, "in the navigation bar")
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
        expect(depth == 2, "disabled")
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
        second.navigationItem.hidesBackButton = true
        drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
        expect(depth == 2, "hidden back button")
    }

    @Test func `horizontal scroll views and sliders take precedence, and vertical scroll views do not`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
        scrollView.contentSize = CGSize(width: 1_000, height: 200)
        scrollView.contentOffset.x = 300
        second.view.addSubview(scrollView)
        let slider = UISlider(frame: CGRect(x: 50, y: 600, width: 300, height: 44))
        second.view.addSubview(slider)
        let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
        list.contentSize = CGSize(width: 400, height: 1_000)
        second.view.addSubview(list)
        stage.advance(by: 0.1)
        drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 350, y: 150))
        expect(depth == 2 && scrollView.contentOffset.x < 300)
        drag(from: CGPoint(x: 65, y: 622), to: CGPoint(x: 300, y: 622))
        expect(depth == 2 && slider.value > 0.5)
        drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
        expect(depth == 1 && list.contentOffset == .zero)
    }

    @Test func `from right to left, the pan is towards the left`() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.advance(by: 0.1)
        drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
        expect(depth, equals: 2)
        drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
        expect(depth, equals: 1)
    }

    @Test func `a pointer does not pop`() {
        let points = stride(from: CGFloat(50), through: 350, by: 10).map { CGPoint(x: $0, y: 400) }
        for (index, point) in points.enumerated() {
            let phase: HostTouch.Phase = index == 0 ? .began : index == points.count - 1 ? .ended : .moved
            let touch = HostTouch(identifier: 1, phase: phase, location: point, tool: .pointer)
            stage.host.post(.touch(touch), at: stage.host.windows[0])
            stage.advance(by: 0.02)
        }
        stage.advance(by: 1)
        expect(depth, equals: 2)
    }
}
