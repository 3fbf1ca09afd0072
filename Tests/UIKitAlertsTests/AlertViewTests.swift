import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitAlerts
@testable import UIKitCore

/// Alert views and action sheets with indexes of buttons.
@MainActor @Suite(.onStage) final class AlertViewTests {
    private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var log: [String] = []
        var allowsOther = true

        func willPresent(_ alertView: UIAlertView) { log.append("willPresent") }
        func didPresent(_ alertView: UIAlertView) { log.append("didPresent") }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            log.append("click \(alertView.buttonTitle(at: buttonIndex) ?? "") \(alertView.isVisible)")
        }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            log.append("will \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            log.append("did \(buttonIndex) \(alertView.isVisible)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { allowsOther }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            log.append("sheet \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            log.append("did \(buttonIndex)")
        }
    }

    private let stage = Stage()
    private let controller = UIViewController()
    private let delegate = Delegate()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        stage.host.turn()
    }

    private var shown: UIAlertController? { controller.presentedViewController as? UIAlertController }

    private func choose(_ title: String) throws {
        let alert: UIAlertController = try #require(shown)
        alert.choose(try #require(alert.actions.first { $0.title == title }))
        stage.advance(by: 1)
    }

    @Test func `an alert view passes the index of the button to its delegate`() throws {
        // The app has no reference to the alert.
        UIAlertView(
            title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "Cancel",
            otherButtonTitles: "Save", "Delete"
        ).show()
        stage.advance(by: 1)
        expect(shown?.title == "Title" && shown?.message == "Message")
        expect(shown?.actions.map(\.style), equals: [.cancel, .default, .default])
        try choose("Delete")
        expect(delegate.log, equals: ["willPresent", "didPresent", "click Delete true", "will 2", "did 2 false"])
        expect(shown == nil)
    }

    @Test func `the fields of an alert view enable its first other button`() throws {
        let alert = UIAlertView(title: nil, message: nil, delegate: delegate, cancelButtonTitle: "Cancel")
        alert.addButton(withTitle: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        delegate.allowsOther = false
        alert.textField(at: 0)?.text = "name"
        expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
        alert.show()
        stage.advance(by: 1)
        expect(shown?.textFields?.first?.text == "name" && shown?.actions[1].isEnabled == false)
        delegate.allowsOther = true
        alert.textField(at: 0)?.sendActions(for: .editingChanged)
        expect(shown?.actions[1].isEnabled, equals: true)
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        stage.advance(by: 1)
        expect(delegate.log, equals: ["willPresent", "didPresent", "will 0", "did 0 false"])
        alert.show()
        stage.advance(by: 1)
        expect(alert.isVisible && shown?.actions.count == 2)
    }

    @Test func `an action sheet passes the index of the button to its delegate`() throws {
        let sheet = UIActionSheet(
            title: "Title", delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy")
        expect(sheet.numberOfButtons == 3 && sheet.firstOtherButtonIndex == 2)
        sheet.show(in: controller.view)
        stage.advance(by: 1)
        expect(shown?.preferredStyle == .actionSheet && sheet.isVisible)
        expect(shown?.actions.map(\.style), equals: [.destructive, .cancel, .default])
        try choose("Copy")
        expect(delegate.log == ["sheet 2", "did 2"] && !sheet.isVisible)
    }
}
