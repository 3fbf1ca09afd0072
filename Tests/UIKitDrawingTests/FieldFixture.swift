import Foundation
import PlatformHost

@testable import UIKitCore

/// A text field in a window, and a log of its delegate calls and events.
@MainActor
final class FieldFixture: NSObject, UITextFieldDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    var log: [String] = []
    var allowsBegin = true
    var allowsEnd = true
    var allowsReturn = true
    var allowsClear = true
    var allowsChange: (NSRange, String) -> Bool = { _, _ in true }

    init(_ text: String = "", editing: Bool = true) {
        UIPasteboard.general.strings = nil
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.text = text
        window.layoutIfNeeded()
        if editing { field.becomeFirstResponder() }
        field.layoutIfNeeded()
    }

    func recordEvents() {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin event"), (.editingChanged, "changed event"), (.editingDidEnd, "end event"),
            (.primaryActionTriggered, "primary event"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
    }

    func press(_ usage: UIKeyboardHIDUsage, _ modifiers: HostModifiers = [], characters: String = "") {
        let key = HostKey(
            usage: usage.rawValue, isDown: true, characters: characters, charactersIgnoringModifiers: characters,
            modifiers: modifiers)
        field.pressesBegan([UIPress(key, phase: .began, timestamp: 0)], with: nil)
        field.layoutIfNeeded()
    }

    func pressShortcut(_ letter: String, _ modifiers: HostModifiers = .control) {
        press(UIKeyboardHIDUsage(rawValue: 0), modifiers, characters: letter)
    }

    func type(_ text: String) {
        for character in text { _ = field.receiveText(String(character)) }
        field.layoutIfNeeded()
    }

    /// The text, with the selection in brackets or the caret as a vertical bar.
    var state: String {
        let (text, selection) = (field.editor.text, field.editor.selection)
        let before = field.editor.substring(0..<selection.lowerBound)
        let after = field.editor.substring(selection.upperBound..<text.utf16.count)
        return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(field.editor.selectedText)]\(after)"
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.append("should begin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.append("should end")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.append("change \(range.location)+\(range.length) '\(string)'")
        return allowsChange(range, string)
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allowsClear }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        return allowsReturn
    }
}
