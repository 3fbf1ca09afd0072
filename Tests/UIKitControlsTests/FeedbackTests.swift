import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitFeedback

@testable import UIKitCore

/// Haptic feedback, and pictures of views.
@MainActor @Suite(.onStage) struct FeedbackTests {
    private let stage = Stage()

    @Test func `the host plays the feedback of generators`() {
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
        let notifications = UINotificationFeedbackGenerator()
        notifications.prepare()
        notifications.notificationOccurred(.error)
        UISelectionFeedbackGenerator(view: stage.root).selectionChanged()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 7)
        let expected: [HostFeedback] = [
            HostFeedback(kind: .rigid, intensity: 0.5), HostFeedback(kind: .failure), HostFeedback(kind: .selection),
            HostFeedback(kind: .medium, intensity: 1),
        ]
        #expect(stage.host.playedFeedback == expected)
    }

    @Test func `a snapshot shows the content of the view`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let child = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(child)
        stage.root.addSubview(view)
        stage.host.turn()
        let snapshot: UIView? = view.snapshotView(afterScreenUpdates: false)
        let part: UIView? = view.resizableSnapshotView(
            from: CGRect(x: 20, y: 0, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero)
        view.removeFromSuperview()
        for (place, picture) in [snapshot, part].enumerated() {
            guard let picture else { continue }
            picture.frame.origin = CGPoint(x: 0, y: 100 * place)
            stage.root.addSubview(picture)
        }
        stage.host.turn()
        let row: [UInt32] = stage.pixels(row: 10)
        #expect(row[20] == 0xFFFF_0000 && row[60] == 0xFF00_00FF && row[90] == stage.pixels(row: 50)[90])
        #expect(stage.pixels(row: 105)[10] == 0xFF00_00FF && part?.bounds.width == 10)
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }

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
        #expect(page.calls == ["memory"] && notifications == 1)
        page.calls = []
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        let key = HostKey(
            usage: Int(UIKeyboardHIDUsage.keyboardZ.rawValue), isDown: true, characters: "z",
            modifiers: [.control, .alternate])
        stage.host.post(.key(key), at: stage.host.windows[0])
        stage.host.turn()
        #expect(page.calls == ["began motionShake true", "ended true"])
    }
}
