import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitAlerts
import UIKitCore

@testable import UIKitMenus

/// The undo alert, which appears when the user shakes the device.
@MainActor @Suite(.onStage) struct UndoAlertTests {
    private final class Page: UIViewController {
        let manager = UndoManager()
        var value = 0

        override var undoManager: UndoManager? { manager }
        override var canBecomeFirstResponder: Bool { true }

        func change(to new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { page in MainActor.assumeIsolated { page.change(to: old) } }
            manager.setActionName("Counting")
            value = new
        }
    }

    private let menus = MenuStage()
    private let page = Page()

    init() {
        MenuModule.install()
        menus.stage.window.rootViewController = page
        menus.stage.advance(by: 0.1)
    }

    private func shake() { menus.key(.keyboardZ, "z", [.control, .alternate]) }

    private var alert: UIAlertController? { page.presentedViewController as? UIAlertController }

    private func titles() -> [String] { alert?.actions.map { $0.title ?? "" } ?? [] }

    private func choose(_ title: String) {
        guard let button = find(title, in: menus.stage.window) else { return }
        menus.tap(menus.center(of: button))
    }

    private func find(_ label: String, in view: UIView) -> UIView? {
        if view is UIControl, view.accessibilityLabel == label { return view }
        return view.subviews.lazy.compactMap { find(label, in: $0) }.first
    }

    @Test func `a shake offers to undo the last change, and to redo it`() {
        shake()
        expectNil(alert)
        page.change(to: 1)
        shake()
        menus.stage.advance(by: 1)
        expect(alert?.title == "Undo Counting" && titles() == ["Cancel", "Undo"])
        choose("Undo")
        expect(page.value == 0 && alert == nil)
        shake()
        menus.stage.advance(by: 1)
        expect(alert?.title == "Redo Counting" && titles() == ["Cancel", "Redo"])
        choose("Redo")
        expect(page.value == 1 && alert == nil)
    }

    @Test func `a shake has no effect if the application does not support it`() {
        menus.stage.application.applicationSupportsShakeToEdit = false
        page.change(to: 1)
        shake()
        expectNil(alert)
    }
}
