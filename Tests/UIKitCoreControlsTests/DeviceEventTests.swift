import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// Memory warnings and shakes.
@MainActor @Suite(.onStage) struct DeviceEventTests {
    private let stage = Stage()

    private final class Page: UIViewController {
        var calls: [String] = []
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            calls.append("memory")
        }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("began \(motion) \(event?.type == .motion)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("ended \(event?.subtype == .motionShake)")
        }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("canceled \(event?.subtype == .motionShake)")
        }
    }

    @Test func `controllers receive memory warnings, and shakes by a key`() {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        var notifications = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { notifications += 1 } }
        stage.host.post(.memoryWarning, at: stage.host.windows[0])
        stage.host.turn()
        NotificationCenter.default.removeObserver(observer)
        expect(page.calls == ["memory"] && notifications == 1)
        page.calls = []
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        pressShakeKey(isDown: true)
        expect(page.calls, equals: ["began motionShake true"])
        stage.advance(by: 0.8)
        pressShakeKey(isDown: false)
        stage.advance(by: 1)
        expect(page.calls, equals: ["began motionShake true", "ended true"])
    }

    @Test func `controllers without a window receive memory warnings, and are released`() {
        let page = Page()
        let covered = Page()
        let hidden = Page()
        let navigation = UINavigationController(rootViewController: covered)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.window.rootViewController = navigation
        let window = UIWindow(windowScene: stage.application.connectedWindowScene!)
        window.rootViewController = hidden
        weak var released: Page?
        do {
            let other = Page()
            released = other
        }
        expectNil(released)
        // Entries of released controllers are removed.
        for _ in 0..<200 { _ = Page() }
        stage.host.post(.memoryWarning, at: stage.host.windows[0])
        stage.host.turn()
        for controller in [page, covered, hidden] { expect(controller.calls, equals: ["memory"]) }
    }

    private func pressShakeKey(isDown: Bool, isRepeat: Bool = false) {
        let key = HostKey(
            usage: Int(UIKeyboardHIDUsage.keyboardZ.rawValue), isDown: isDown, isRepeat: isRepeat,
            characters: "z",
            modifiers: [.control, .alternate])
        stage.host.post(.key(key), at: stage.host.windows[0])
        stage.host.turn()
    }

    @Test func `a shake that takes too long, or during which the app becomes inactive, is canceled`() {
        let page = Page()
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        pressShakeKey(isDown: true)
        pressShakeKey(isDown: true, isRepeat: true)
        stage.advance(by: 1.1)
        // A key that is held does not begin another shake.
        pressShakeKey(isDown: true, isRepeat: true)
        pressShakeKey(isDown: false)
        expect(page.calls, equals: ["began motionShake true", "canceled true"])
        page.calls = []
        pressShakeKey(isDown: true)
        stage.application.setState(.inactive)
        pressShakeKey(isDown: false)
        expect(page.calls, equals: ["began motionShake true", "canceled true"])
    }
}
