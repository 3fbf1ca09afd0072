import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitInput

@testable import UIKitMenus

/// A stage with menus.
@MainActor
final class MenuStage {
    let stage = Stage()
    let controller = UIViewController()

    init() {
        UIApplication.menuPresenter = MenuController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.host.turn()
    }

    /// The titles of the elements of the open menus.
    var titles: [String] { rows.map { $0.accessibilityLabel ?? "" } }

    private var rows: [UIView] { collect(stage.window) }

    private func collect(_ view: UIView) -> [UIView] {
        guard !view.accessibilityElementsHidden else { return [] }
        return view is MenuRowView || view is EditBarCell ? [view] : view.subviews.flatMap(collect)
    }

    func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func row(_ title: String) -> CGPoint? { rows.first { $0.accessibilityLabel == title }.map(center) }

    func tap(_ point: CGPoint) {
        stage.tap(point.x, point.y)
        stage.advance(by: 1)
    }

    func choose(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let point = row(title) else {
            Issue.record("There is no “\(title)” in \(titles).", sourceLocation: sourceLocation)
            return
        }
        tap(point)
    }

    func press(_ point: CGPoint, for duration: TimeInterval) {
        stage.touch(.began, point.x, point.y)
        stage.advance(by: duration)
        stage.touch(.ended, point.x, point.y)
        stage.advance(by: 1)
    }

    func click(_ point: CGPoint) {
        for phase in [HostTouch.Phase.began, .ended] {
            var touch = HostTouch(identifier: 9, phase: phase, location: point)
            touch.buttons = .secondary
            stage.host.post(.touch(touch), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.advance(by: 1)
    }

    func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: HostModifiers = []) {
        for isDown in [true, false] {
            let key = HostKey(
                usage: usage.rawValue, isDown: isDown, characters: characters, charactersIgnoringModifiers: characters,
                modifiers: modifiers)
            stage.host.post(.key(key), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.advance(by: 0.1)
    }
}
