import Expectations
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// The Escape key while a controller is presented.
@MainActor @Suite(.onStage) struct PresentationEscapeTests {
    private let stage = Stage()
    private let root = UIViewController()
    private let modal = UIViewController()
    private let delegate = PresentationTests.Delegate()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
    }

    private func present(_ style: UIModalPresentationStyle) {
        modal.modalPresentationStyle = style
        modal.popoverPresentationController?.sourceView = root.view
        modal.presentationController?.delegate = delegate
        root.present(modal, animated: true)
        stage.advance(by: 1)
    }

    private func pressEscape() {
        let key = HostKey(usage: UIKeyboardHIDUsage.keyboardEscape.rawValue, isDown: true)
        stage.host.post(.key(key), at: stage.host.windows[0])
        stage.host.turn()
        stage.advance(by: 1)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
    func `Escape dismisses a sheet or a popover as a gesture does`(style: UIModalPresentationStyle) {
        present(style)
        pressEscape()
        expect(root.presentedViewController == nil && delegate.calls == ["will", "did"])
    }

    @Test func `Escape does not dismiss a modal sheet or a full screen presentation`() {
        modal.isModalInPresentation = true
        present(.pageSheet)
        pressEscape()
        expect(root.presentedViewController === modal && delegate.calls == ["attempt"])
        root.dismiss(animated: false)
        stage.advance(by: 1)
        modal.isModalInPresentation = false
        present(.fullScreen)
        pressEscape()
        expect(root.presentedViewController, isIdenticalTo: modal)
    }

    @Test func `Escape in a field of a sheet dismisses it`() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        modal.view.addSubview(field)
        present(.pageSheet)
        field.becomeFirstResponder()
        pressEscape()
        expectNil(root.presentedViewController)
    }
}
