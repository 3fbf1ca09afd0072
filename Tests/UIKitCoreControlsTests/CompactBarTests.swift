import Expectations
import CoreGraphics
import HostHeadless
import TestStage
import Testing

@testable import UIKitCore

/// The heights of bars in portrait, and in landscape on small and on large phones.
@MainActor @Suite(.onStage) struct CompactBarTests {
    private let stage = Stage()
    private let tabs = UITabBarController()
    private let page = UIViewController()
    private let navigation: UINavigationController

    init() {
        stage.root.removeFromSuperview()
        page.tabBarItem = UITabBarItem(title: "Page", image: UIImage(systemName: "star"), tag: 0)
        navigation = UINavigationController(rootViewController: page)
        navigation.setToolbarHidden(false, animated: false)
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        resize(to: 390, 844)
    }

    private func resize(to width: CGFloat, _ height: CGFloat) {
        stage.host.windows[0].resize(to: CGSize(width: width, height: height))
        stage.advance(by: 0.6)
    }

    private var heights: [CGFloat] {
        [navigation.navigationBar.bounds.height, navigation.toolbar.bounds.height, tabs.tabBar.bounds.height]
    }

    @Test func `bars are compact in landscape on a small phone, but not on a large one`() {
        // The toolbar extends to the bottom edge of the window, behind the tab bar.
        expect(heights, equals: [44, 44 + 49, 49])
        resize(to: 844, 390)
        expect(heights, equals: [32, 32 + 32, 32])
        expect(tabs.tabBar.frame.maxY, equals: 390)
        expect(page.view.safeAreaInsets, equals: UIEdgeInsets(top: 32, left: 0, bottom: 64, right: 0))
        resize(to: 932, 430)
        expect(heights, equals: [44, 44 + 49, 49])
        resize(to: 390, 844)
        expect(heights, equals: [44, 44 + 49, 49])
    }

    @Test func `the items of a toolbar with another height are in its middle`() throws {
        resize(to: 844, 390)
        for height in [44, 80] as [CGFloat] {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: height))
            bar.items = [UIBarButtonItem(title: "Done")]
            page.view.addSubview(bar)
            stage.advance(by: 0.1)
            let button: UIView = try #require(bar.items?.first?.displayedView)
            expect(button.center.y, equals: height / 2)
        }
    }

    @Test func `items fit in a compact tab bar, with the title beside the image`() throws {
        resize(to: 844, 390)
        let button: TabButton = try #require(tabs.tabBar.buttons.first)
        expect(button.bounds.height, equals: 32)
        let label: UILabel = try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Page" })
        let image: UIImageView = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
        expect(abs(label.frame.midY - 16) <= 1 && abs(image.frame.midY - 16) <= 1)
        expect(label.frame.minX, isGreaterThan: image.frame.maxX)
        expect(button.bounds.contains(image.frame))
        // The badge covers a part of the image, not of the title.
        navigation.tabBarItem.badgeValue = "12"
        stage.advance(by: 0.1)
        let badge: UIView = try #require(button.subviews.first { ($0 as? UILabel)?.text == "12" })
        expect(badge.frame.minX < image.frame.maxX && badge.frame.maxX <= label.frame.minX)
    }

    @Test func `the natural heights of bars follow the size class`() {
        let bars: [UIView] = [UIToolbar(), UITabBar(), UINavigationBar()]
        for bar in bars {
            bar.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(bar)
            bar.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
            bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor).isActive = true
            bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor).isActive = true
        }
        stage.advance(by: 0.1)
        expect(bars.map(\.bounds.height), equals: [44, 49, 44])
        resize(to: 844, 390)
        expect(bars.map(\.bounds.height), equals: [32, 32, 32])
    }

    @Test func `only a large phone has a regular width in landscape`() {
        var classes: [UIUserInterfaceSizeClass] = []
        for (width, height) in [(844, 390), (736, 414), (932, 430), (430, 932), (820, 1_180)] as [(CGFloat, CGFloat)] {
            resize(to: width, height)
            classes.append(stage.window.traitCollection.horizontalSizeClass)
        }
        expect(classes, equals: [.compact, .regular, .regular, .compact, .regular])
    }
}
