import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import UIKitCore

@testable import UIKitKeyboard

/// A text field on a stage, and a log of the notifications about the keyboard.
@MainActor
final class KeyboardFixture {
    let stage: Stage
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    private(set) var log: [String] = []
    /// Called after a notification was added to the log. The order of several observers is not defined.
    var didLog: (_ text: String) -> Void = { _ in }
    private(set) var lastInformation: [AnyHashable: Any] = [:]
    private var observers: [any NSObjectProtocol] = []

    init(keyboard: Bool = false, languages: [String]? = nil) {
        KeyboardModule.install()
        if let languages { UIApplication.makeInputPresenter = { InputViewPresenter(languages: { languages }) } }
        stage = Stage()
        stage.application.showsKeyboard = keyboard
        stage.root.addSubview(field)
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
            (UIResponder.keyboardWillChangeFrameNotification, "will change"),
            (UIResponder.keyboardDidChangeFrameNotification, "did change"),
        ]
        for (name, text) in names {
            // The presenter posts notifications on the main thread.
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                nonisolated(unsafe) let information = notification.userInfo ?? [:]
                MainActor.assumeIsolated { self?.note(text, information) }
            }
            observers.append(observer)
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        UIApplication.makeInputPresenter = nil
    }

    private func note(_ text: String, _ information: [AnyHashable: Any]) {
        lastInformation = information
        defer { didLog(text) }
        guard text.hasPrefix("will"), text != "will change" else { return log.append(text) }
        let begin = information[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
        let end = (information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
        log.append("\(text) \(Int(begin.minY))+\(Int(begin.height)) → \(Int(end.minY))+\(Int(end.height))")
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    var presenter: InputViewPresenter? { stage.application.inputPresenter as? InputViewPresenter }

    /// All keys of the keyboard by their labels.
    var caps: [String: KeyCap] {
        guard let window = presenter?.window else { return [:] }
        var found: [String: KeyCap] = [:]
        var views: [UIView] = [window]
        while let view = views.popLast() {
            if let cap = view as? KeyCap { found[cap.accessibilityLabel ?? ""] = cap }
            views += view.subviews
        }
        return found
    }

    func center(_ label: String) -> CGPoint? {
        caps[label].map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    func tap(_ labels: String...) {
        for label in labels {
            stage.host.turn()
            guard let point = center(label) else {
                field.text = "No key \(label)"
                return
            }
            stage.tap(point.x, point.y)
            stage.advance(by: 0.4)
        }
    }

    func type(_ text: String) {
        for character in text { tap(character == " " ? "space" : String(character)) }
    }

    func press(_ usage: UIKeyboardHIDUsage) {
        for isDown in [true, false] {
            stage.host.post(.key(HostKey(usage: usage.rawValue, isDown: isDown)), at: stage.host.windows[0])
        }
        stage.host.turn()
    }

    /// Waits for the end of animations.
    func settle() {
        stage.host.turn()
        stage.advance(by: 0.5)
    }
}
