import Expectations
import ClassRuntime
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKit

@testable import UIKitCore

/// Windows of one scene: which one is the key window, which one is in front, and what they keep while they are hidden.
@MainActor @Suite(.onStage) struct WindowTests {
    private let stage = Stage()

    private var scene: UIWindowScene { stage.window.windowScene! }

    private func makeOverlay(level: UIWindow.Level = .alert) -> UIWindow {
        let overlay = UIWindow(windowScene: scene)
        overlay.windowLevel = level
        return overlay
    }

    @Test func `typing continues in the previous key window after an overlay is hidden`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        stage.root.addSubview(field)
        field.becomeFirstResponder()
        let banner = makeOverlay(level: .statusBar)
        banner.isHidden = false
        let overlay = makeOverlay()
        overlay.makeKeyAndVisible()
        overlay.isHidden = true
        expect(stage.application.keyWindow, isIdenticalTo: stage.window)
        expect(scene.keyWindow, isIdenticalTo: stage.window)
        stage.host.post(.text("a"), at: stage.host.windows[0])
        stage.host.turn()
        expect(field.text, equals: "a")
    }

    @Test func `the frontmost window becomes the key window if none was before`() {
        let (first, second) = (makeOverlay(level: .normal), makeOverlay(level: .normal))
        for window in [first, second] { window.isHidden = false }
        stage.window.isHidden = true
        expect(stage.application.keyWindow, isIdenticalTo: second)
        second.isHidden = true
        first.isHidden = true
        expectNil(stage.application.keyWindow)
        expectNil(scene.keyWindow)
    }

    @Test func `a visible window that is made key moves in front of windows of its level`() {
        let (other, alert) = (makeOverlay(level: .normal), makeOverlay())
        for window in [other, alert] { window.isHidden = false }
        stage.window.makeKeyAndVisible()
        expect(scene.windows, equals: [other, stage.window, alert])
        expect(scene.rootLayer.sublayers?.firstIndex { $0 === stage.window.layer }, equals: 1)
    }

    private final class KeyView: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
    }

    private func post(_ usage: UIKeyboardHIDUsage, isDown: Bool) {
        stage.host.post(.key(HostKey(usage: usage.rawValue, isDown: isDown)), at: stage.host.windows[0])
        stage.host.turn()
    }

    @Test(arguments: [true, false])
    func `a press ends at the responder of its start after another window becomes key`(hides: Bool) {
        let other = makeOverlay(level: .normal)
        let (view, otherView) = (KeyView(), KeyView())
        stage.root.addSubview(view)
        other.addSubview(otherView)
        other.isHidden = false
        expect(otherView.becomeFirstResponder() && view.becomeFirstResponder())
        stage.window.makeKey()
        post(.keyboardLeftArrow, isDown: true)
        if hides { stage.window.isHidden = true } else { other.makeKeyAndVisible() }
        expect(other.isKeyWindow)
        post(.keyboardLeftArrow, isDown: false)
        expect(view.log == ["began", "ended"] && otherView.log == [])
        post(.keyboardLeftArrow, isDown: true)
        stage.window.makeKeyAndVisible()
        post(.keyboardLeftArrow, isDown: false)
        expect(view.log == ["began", "ended"] && otherView.log == ["began", "ended"])
    }

    @Test func `a press that repeats after another window becomes key ends in both windows`() {
        let other = makeOverlay(level: .normal)
        let (view, otherView) = (KeyView(), KeyView())
        stage.root.addSubview(view)
        other.addSubview(otherView)
        other.isHidden = false
        expect(otherView.becomeFirstResponder() && view.becomeFirstResponder())
        stage.window.makeKey()
        post(.keyboardLeftArrow, isDown: true)
        other.makeKey()
        for _ in 1...2 { post(.keyboardLeftArrow, isDown: true) }
        for _ in 1...2 { post(.keyboardLeftArrow, isDown: false) }
        expect(view.log == ["began", "ended"] && otherView.log == ["began", "began", "ended"])
    }

    private final class HomeController: UIViewController {
        var count = 0
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(action: Selector("goHome", HomeController.goHome), input: UIKeyCommand.inputHome)]
        }
        func goHome() { count += 1 }
    }

    @Test func `the Home key performs a key command, and scrolls to the top without one`() {
        func pressHome() {
            let key = HostKey(usage: UIKeyboardHIDUsage.keyboardHome.rawValue, isDown: true)
            stage.host.post(.key(key), at: stage.host.windows[0])
            stage.advance(by: 1)
        }
        let controller = HomeController()
        stage.window.rootViewController = controller
        let scrollView = UIScrollView(frame: stage.root.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        scrollView.contentOffset.y = 500
        controller.view.addSubview(scrollView)
        stage.advance(by: 0.1)
        pressHome()
        expect(controller.count, equals: 1)
        expect(scrollView.contentOffset.y, equals: 500)
        let other = UIViewController()
        stage.window.rootViewController = other
        other.view.addSubview(scrollView)
        stage.advance(by: 0.1)
        pressHome()
        expect(scrollView.contentOffset.y, equals: 0)
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .fullScreen])
    func `a window keeps its presented controllers while it is hidden`(_ style: UIModalPresentationStyle) {
        let (root, sheet) = (Page(), Page())
        let window = makeOverlay()
        window.rootViewController = root
        window.isHidden = false
        stage.advance(by: 0.1)
        sheet.modalPresentationStyle = style
        root.present(sheet, animated: true)
        stage.advance(by: 1)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        sheet.view.addSubview(field)
        field.text = "draft"
        (root.calls, sheet.calls) = ([], [])
        window.isHidden = true
        stage.advance(by: 1)
        let covers: Bool = style == .fullScreen
        expect(sheet.calls, equals: ["will disappear", "disappeared"])
        expect(root.calls, equals: covers ? [] : ["will disappear", "disappeared"])
        (root.calls, sheet.calls) = ([], [])
        window.isHidden = false
        stage.advance(by: 1)
        expect(sheet.calls, equals: ["will appear", "is appearing", "appeared"])
        expect(root.calls, equals: covers ? [] : ["will appear", "is appearing", "appeared"])
        expect(root.presentedViewController, isIdenticalTo: sheet)
        expect(field.window, isIdenticalTo: window)
        expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: sheet.view), equals: true)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        expectNil(root.presentedViewController)
        expectNil(field.window)
        expect(root.calls, equals: ["will appear", "is appearing", "appeared"])
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen], [true, false])
    func `a controller that is presented in a hidden window appears with the window`(
        style: UIModalPresentationStyle, isAnimated: Bool
    ) {
        let (sheet, page) = (Page(), Page())
        let window = makeOverlay()
        window.rootViewController = UIViewController()
        window.isHidden = false
        window.rootViewController?.present(sheet, animated: false)
        stage.advance(by: 0.1)
        window.isHidden = true
        (sheet.calls, page.modalPresentationStyle) = ([], style)
        sheet.present(page, animated: isAnimated)
        stage.advance(by: 1)
        expect(page.calls == [] && sheet.calls == [])
        expect(sheet.presentedViewController, isIdenticalTo: page)
        window.isHidden = false
        stage.advance(by: 1)
        expect(page.calls, equals: ["will appear", "is appearing", "appeared"])
        expect(sheet.calls, equals: style == .fullScreen ? [] : page.calls)
        sheet.dismiss(animated: isAnimated)
        stage.advance(by: 1)
        expect(page.calls.suffix(2), equals: ["will disappear", "disappeared"])
        expect(sheet.calls, equals: ["will appear", "is appearing", "appeared"])
    }

    @Test func `a presentation that has not finished is complete when its window is shown again`() {
        let (root, sheet) = (Page(), Page())
        let window = makeOverlay()
        window.rootViewController = root
        window.isHidden = false
        root.present(sheet, animated: true)
        stage.advance(by: 0.1)
        window.isHidden = true
        window.isHidden = false
        stage.advance(by: 1)
        expect(sheet.calls.last, equals: "appeared")
        expect(root.presentedViewController, isIdenticalTo: sheet)
    }

    @Test func `a root controller that is replaced while its window is hidden ends its presentations`() {
        let (root, sheet) = (Page(), Page())
        let window = makeOverlay()
        window.rootViewController = root
        window.isHidden = false
        root.present(sheet, animated: false)
        stage.advance(by: 0.1)
        window.isHidden = true
        window.rootViewController = UIViewController()
        expectNil(root.presentedViewController)
        expectNil(sheet.presentingViewController)
        expectNil(sheet.view.window)
    }

    @Test(arguments: [true, false])
    func `a sheet that leaves when its window is shown disappears after the transition`(dismisses: Bool) {
        let (root, sheet) = (Page(), Page())
        let window = makeOverlay()
        window.rootViewController = root
        window.isHidden = false
        root.present(sheet, animated: false)
        stage.advance(by: 0.1)
        window.isHidden = true
        stage.advance(by: 0.1)
        sheet.calls = []
        window.isHidden = false
        if dismisses {
            root.dismiss(animated: true)
        } else {
            let next = UIViewController()
            next.modalPresentationStyle = .fullScreen
            sheet.present(next, animated: true)
        }
        stage.advance(by: 0.1)
        expect(sheet.calls, equals: ["will appear", "will disappear"])
        stage.advance(by: 1)
        expect(sheet.calls, equals: ["will appear", "will disappear", "disappeared"])
    }

    @Test(arguments: [true, false])
    func `a root whose covering controller is dismissed in a hidden window appears with the window`(animated: Bool) {
        let (root, cover) = (Page(), Page())
        let window = makeOverlay()
        window.rootViewController = root
        window.isHidden = false
        stage.advance(by: 0.1)
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: false)
        stage.advance(by: 0.1)
        window.isHidden = true
        (root.calls, cover.calls) = ([], [])
        root.dismiss(animated: animated)
        stage.advance(by: 1)
        expect(root.calls == [] && cover.calls == [])
        expectNil(root.presentedViewController)
        window.isHidden = false
        stage.advance(by: 0.1)
        expect(root.calls, equals: ["will appear", "is appearing", "appeared"])
    }

    @Test func `a controller below the root's presentation appears with its window`() {
        let (root, middle, top) = (Page(), Page(), Page())
        let window = makeOverlay()
        window.rootViewController = root
        window.isHidden = false
        top.modalPresentationStyle = .fullScreen
        root.present(middle, animated: false)
        middle.present(top, animated: false)
        stage.advance(by: 0.1)
        window.isHidden = true
        middle.calls = []
        middle.dismiss(animated: false)
        stage.advance(by: 0.1)
        expect(middle.calls, equals: [])
        window.isHidden = false
        stage.advance(by: 0.1)
        expect(middle.calls, equals: ["will appear", "is appearing", "appeared"])
    }

    @Test func `a hidden window that is released releases the controllers that it presented`() {
        weak var sheet: UIViewController?
        weak var content: UIView?
        do {
            let window = makeOverlay()
            let root = UIViewController()
            let presented = UIViewController()
            window.rootViewController = root
            window.isHidden = false
            root.present(presented, animated: false)
            stage.advance(by: 0.1)
            (sheet, content) = (presented, presented.view)
            window.isHidden = true
            stage.advance(by: 0.1)
        }
        expectNil(sheet)
        expectNil(content)
    }

    @Test func `a hidden window that fills its scene has the scene's new size when it is shown`() {
        let unseen = makeOverlay()
        let hidden = makeOverlay()
        let small = UIWindow(windowScene: scene)
        small.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        hidden.isHidden = false
        hidden.isHidden = true
        let size = CGSize(width: 800, height: 400)
        stage.host.windows[0].resize(to: size)
        stage.host.turn()
        for window in [unseen, hidden, small] { window.isHidden = false }
        expect(unseen.frame, equals: CGRect(origin: .zero, size: size))
        expect(hidden.frame, equals: CGRect(origin: .zero, size: size))
        expect(small.frame, equals: CGRect(x: 10, y: 10, width: 100, height: 50))
        stage.host.windows[0].resize(to: CGSize(width: 500, height: 700))
        stage.host.turn()
        expect(unseen.frame.size, equals: CGSize(width: 500, height: 700))
        expect(small.frame.size, equals: CGSize(width: 100, height: 50))
    }
}
