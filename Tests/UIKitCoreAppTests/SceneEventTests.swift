import Expectations
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKit

@testable import UIKitCore

/// The events and the states of two scenes, each in its own window of the host.
@MainActor @Suite(.onStage) struct SceneEventTests {
    private let stage = Stage()

    private var host: HeadlessHost { stage.host }

    /// Opens a second scene with a window.
    private func openScene() throws -> UIWindow {
        try stage.application.openScene(session: nil, activity: nil, size: CGSize(width: 400, height: 800))
        let window = UIWindow(windowScene: try #require(stage.application.connectedWindowScene))
        window.makeKeyAndVisible()
        return window
    }

    @Test func `taps work after a window closes while the button of the mouse is down in it`() throws {
        var calls: [String] = []
        func makeButton(_ name: String, in view: UIView) {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for (event, text) in [(UIControl.Event.touchUpInside, "tap"), (.touchCancel, "cancel")] {
                button.addAction(UIAction { _ in calls.append("\(text) \(name)") }, for: event)
            }
            view.addSubview(button)
        }
        makeButton("first", in: stage.root)
        makeButton("second", in: try openScene())
        host.post(.touch(HostTouch(identifier: 1, phase: .began, location: CGPoint(x: 50, y: 50))), at: host.windows[1])
        host.turn()
        host.post(.closeRequested, at: host.windows[1])
        host.turn()
        expect(calls, equals: ["cancel second"])
        for _ in 0..<2 { stage.tap(50, 50) }
        expect(calls, equals: ["cancel second", "tap first", "tap first"])
    }

    @Test func `each scene has a key window, and the scene in front has the application's`() throws {
        let first = try #require(stage.window.windowScene)
        let second = try openScene()
        expect(first.keyWindow, isIdenticalTo: stage.window)
        expect(second.windowScene?.keyWindow, isIdenticalTo: second)
        expect(stage.application.keyWindow, isIdenticalTo: second)
    }

    @Test func `a scene that becomes visible in the background enters the foreground once`() throws {
        host.post(.visibility(false), at: host.windows[0])
        host.turn()
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIScene.willEnterForegroundNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        _ = try openScene()
        expect(stage.application.applicationState, equals: .active)
        expect(count, equals: 1)
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var urls: [URL] = []
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            urls += URLContexts.map(\.url)
        }
    }

    @Test func `files that are dropped on a window are opened by its scene`() throws {
        _ = try openScene()
        let delegates: [SceneDelegate] = stage.application.windowScenes.map { scene in
            let delegate = SceneDelegate()
            scene.delegate = delegate
            return delegate
        }
        let file = URL(fileURLWithPath: "/tmp/note.txt")
        host.post(.dropped(HostDrop(files: [file], location: CGPoint(x: 50, y: 50))), at: host.windows[0])
        host.turn()
        expect(delegates.map(\.urls), equals: [[file], []])
    }

    /// A host with a display of 120 Hz, which can open one window.
    private final class SingleWindowHost: PlatformHost {
        let base = HeadlessHost(size: CGSize(width: 400, height: 800), scale: 2)
        var display: DisplayMetrics { DisplayMetrics(size: base.display.size, scale: 2, refreshRate: 120) }
        var clipboard: any HostClipboard { base.clipboard }
        var windowLimit = 1

        func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
            guard base.windows.count < windowLimit else { throw HostError("No window.") }
            return try base.makeWindow(request)
        }
        func run(_ client: any HostClient) { base.run(client) }
        func open(_ url: URL) -> Bool { base.open(url) }
        func canOpen(scheme: String) -> Bool { base.canOpen(scheme: scheme) }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {}

    private func launch(on host: SingleWindowHost) throws -> UIApplication {
        let application: UIApplication = .replaceShared()
        try application.launch(on: host, delegate: Delegate())
        host.base.attach(application)
        return application
    }

    @Test func `the key window stays the key window if a second window cannot be opened`() throws {
        let host = SingleWindowHost()
        let application: UIApplication = try launch(on: host)
        let window = UIWindow(windowScene: try #require(application.connectedWindowScene))
        window.makeKeyAndVisible()
        #expect(throws: HostError.self) {
            try application.openScene(session: nil, activity: nil, size: nil)
        }
        expect(application.keyWindow, isIdenticalTo: window)
    }

    @Test func `all scenes have the frame rate of the display`() throws {
        let host = SingleWindowHost()
        host.windowLimit = 2
        let application: UIApplication = try launch(on: host)
        try application.openScene(session: nil, activity: nil, size: nil)
        expect(application.windowScenes.map(\.screen.maximumFramesPerSecond), equals: [120, 120])
        expect(UIScreen.main.maximumFramesPerSecond, equals: 120)
    }
}
