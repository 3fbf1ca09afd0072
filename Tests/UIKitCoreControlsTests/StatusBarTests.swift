import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// The status bar. Controllers determine its style and visibility.
@MainActor @Suite(.onStage) struct StatusBarTests {
    private final class Page: UIViewController {
        var style: UIStatusBarStyle = .default
        var hides = false
        var animation: UIStatusBarAnimation = .slide
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    }

    private let stage = Stage()
    private let page = Page()
    private var scene: UIWindowScene { stage.application.connectedWindowScene! }
    private var manager: UIStatusBarManager { scene.statusBarManager! }

    init() {
        stage.root.removeFromSuperview()
        stage.application.showsStatusBar = true
        page.view.backgroundColor = .white
        stage.window.rootViewController = page
        stage.host.turn()
    }

    private func expectEqual<T: Equatable>(
        _ found: T, _ expected: T, _ comment: String = "", location: SourceLocation = #_sourceLocation
    ) {
        if found != expected { Issue.record("\(comment): \(found) is not \(expected)", sourceLocation: location) }
    }

    private func darkest() -> UInt32 {
        stage.host.turn()
        return (0..<20).flatMap { stage.pixels(row: $0).map { $0 & 0xFF } }.min() ?? 0
    }

    @Test func `a phone-sized scene has a status bar above its content`() {
        expectEqual(manager.statusBarFrame, CGRect(x: 0, y: 0, width: 400, height: 20))
        expectEqual(page.view.safeAreaInsets.top, 20)
        expectEqual(stage.application.statusBarFrame.height, 20)
        expect(darkest(), isLessThan: 60)
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 400, height: 44))
        stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 800))
        stage.host.turn()
        expect(manager.isStatusBarHidden && manager.statusBarFrame.isEmpty)
        expectEqual(navigation.navigationBar.frame.minY, 0)
    }

    @Test func `the clock uses the hour cycle of the locale`() {
        let regions: [String] = Locale.Region.isoRegions.map { "en_\($0.identifier)" }
        let others = ["en", "de", "ja", "fr_CA", "zh-Hant_TW", "es_419", "en_US@hours=h23", "und", "sr_Latn_RS"]
        let wrong: [String] = (regions + others).filter {
            ClockText.cycle(of: Locale(identifier: $0)) != Locale(identifier: $0).hourCycle
        }
        expect(wrong, equals: [])
        expectEqual(ClockText.text(hour: 0, minute: 5, cycle: .oneToTwelve), "12:05")
        expectEqual(ClockText.text(hour: 21, minute: 41, cycle: .oneToTwelve), "9:41")
        expectEqual(ClockText.text(hour: 9, minute: 41, cycle: .zeroToTwentyThree), "09:41")
    }

    @Test func `controllers determine the style and the visibility`() {
        page.style = .lightContent
        page.setNeedsStatusBarAppearanceUpdate()
        expectEqual(manager.statusBarStyle, .lightContent)
        expectEqual(darkest(), 0xFF, "white text on white")
        page.hides = true
        page.setNeedsStatusBarAppearanceUpdate()
        stage.advance(by: 1)
        expectEqual([manager.statusBarFrame.height, page.view.safeAreaInsets.top], [0, 0])
        expect(stage.application.isStatusBarHidden)
        let tabs = UITabBarController()
        let other = Page()
        other.style = .darkContent
        let navigation = UINavigationController(rootViewController: page)
        tabs.viewControllers = [navigation, other]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        expect(manager.isStatusBarHidden, "the page in the containers hides it")
        expectEqual(manager.statusBarStyle, .default, "the navigation bar determines the style")
        navigation.setNavigationBarHidden(true, animated: false)
        tabs.setNeedsStatusBarAppearanceUpdate()
        expectEqual(manager.statusBarStyle, .lightContent)
        tabs.selectedIndex = 1
        stage.host.turn()
        expect(!manager.isStatusBarHidden && manager.statusBarStyle == .darkContent)
    }

    @Test func `the default style follows the appearance of the controller`() {
        expect(darkest(), isLessThan: 60)
        page.overrideUserInterfaceStyle = .dark
        expectEqual(darkest(), 0xFF, "white text on white")
        page.overrideUserInterfaceStyle = .unspecified
        expect(darkest(), isLessThan: 60)
        stage.window.overrideUserInterfaceStyle = .dark
        expectEqual(darkest(), 0xFF, "white text on white")
    }

    @Test func `presented controllers determine the status bar if they cover the screen or request it`() {
        for (style, captures, expected) in [
            (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent),
            (.overFullScreen, false, .default), (.overFullScreen, true, .lightContent), (.pageSheet, false, .default),
        ] {
            let presented = Page()
            presented.style = .lightContent
            presented.modalPresentationStyle = style
            presented.modalPresentationCapturesStatusBarAppearance = captures
            page.present(presented, animated: false)
            stage.advance(by: 0.5)
            expectEqual(manager.statusBarStyle, expected, "\(style) \(captures)")
            page.dismiss(animated: false)
            stage.advance(by: 0.5)
            expectEqual(manager.statusBarStyle, .default, "dismissed")
        }
    }

    @Test func `an animation block animates the safe area with the status bar`() {
        page.hides = true
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(child)
        child.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor).isActive = true
        child.heightAnchor.constraint(equalToConstant: 10).isActive = true
        stage.host.turn()
        expectEqual(child.frame.minY, 20)
        UIView.animate(withDuration: 0.4) { page.setNeedsStatusBarAppearanceUpdate() }
        stage.advance(by: 0.2)
        let middle: CGFloat = child.layer.presentation()?.frame.minY ?? 0
        expect(middle > 2 && middle < 18)
        stage.advance(by: 1)
        expectEqual(child.layer.presentation()?.frame.minY, 0)
        expectEqual(darkest(), 0xFF)
    }

    @Test func `the time advances with the clock of the host`() {
        func picture() -> [UInt32] { (0..<20).flatMap { stage.pixels(row: $0) } }
        // Virtual time continues from other tests: begin with a new minute.
        let seconds: TimeInterval = stage.date.timeIntervalSince1970
        stage.advance(by: 61 - seconds.truncatingRemainder(dividingBy: 60))
        let first: [UInt32] = picture()
        stage.advance(by: 10)
        expectEqual(picture() == first, true, "the same minute")
        stage.advance(by: 55)
        expectEqual(picture() == first, false, "the next minute")
    }

    @Test func `an application determines the status bar if its controllers do not`() {
        stage.application.storedStatusBar.isControllerBased = false
        stage.application.statusBarStyle = .lightContent
        expectEqual(stage.application.statusBarStyle, .lightContent)
        stage.application.isStatusBarHidden = true
        expect(stage.application.isStatusBarHidden && stage.application.statusBarFrame.isEmpty)
    }
}
