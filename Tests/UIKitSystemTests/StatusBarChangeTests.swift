import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSystem

/// The notifications of changes to the frame of the status bar.
@MainActor
@Suite(.onStage)
struct StatusBarChangeTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private final class Page: UIViewController {
        var hides = false
        override var prefersStatusBarHidden: Bool { hides }
    }

    private let stage = Stage()
    private let page = Page()

    init() {
        SystemModule.install()
        stage.root.removeFromSuperview()
        stage.application.showsStatusBar = true
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
    }

    /// Resizes the window, and returns the notifications with the sizes of their frames.
    private func resize(to size: CGSize) -> [String] {
        let log = Log()
        let names: [(String, Notification.Name)] = [
            ("will", UIApplication.willChangeStatusBarFrameNotification),
            ("did", UIApplication.didChangeStatusBarFrameNotification),
        ]
        let observers: [any NSObjectProtocol] = names.map { label, name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let value = notification.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
                let frame: CGRect = value?.cgRectValue ?? .null
                MainActor.assumeIsolated { log.lines.append("\(label) \(Int(frame.width))x\(Int(frame.height))") }
            }
        }
        stage.host.windows[0].resize(to: size)
        stage.advance(by: 0.1)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return log.lines
    }

    @Test func `the status bar disappears in a scene with the size of a tablet and appears again in a smaller one`() {
        expect(resize(to: CGSize(width: 1_000, height: 800)), equals: ["will 0x0", "did 400x20"])
        expect(resize(to: CGSize(width: 500, height: 800)), equals: ["will 500x20", "did 0x0"])
        expect(stage.application.statusBarFrame, equals: CGRect(x: 0, y: 0, width: 500, height: 20))
        expect(resize(to: CGSize(width: 450, height: 800)), equals: ["will 450x20", "did 500x20"])
    }

    @Test func `a hidden status bar does not change`() {
        page.hides = true
        page.setNeedsStatusBarAppearanceUpdate()
        stage.advance(by: 0.1)
        expect(resize(to: CGSize(width: 1_000, height: 800)), equals: [])
        expect(resize(to: CGSize(width: 500, height: 800)), equals: [])
    }
}
