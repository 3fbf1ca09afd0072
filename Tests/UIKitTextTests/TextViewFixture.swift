import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// A text view on a stage, and a log of its delegate calls.
@MainActor
final class TextViewFixture: NSObject, UITextViewDelegate {
    let stage = Stage()
    let view: UITextView
    var log: [String] = []
    var allowsChange: (NSRange, String) -> Bool = { _, _ in true }
    var allowsLinks = true
    var allowsEnd = true
    var didChange: () -> Void = {}

    init(
        _ text: String = "", editing: Bool = true, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 120),
        view: UITextView? = nil
    ) {
        UIPasteboard.general.strings = nil
        self.view = view ?? UITextView(frame: frame)
        super.init()
        self.view.font = .systemFont(ofSize: 17)
        self.view.text = text
        stage.root.addSubview(self.view)
        self.view.delegate = self
        if editing {
            self.view.becomeFirstResponder()
            self.view.selectedRange = NSRange(location: text.utf16.count, length: 0)
        }
        stage.host.turn()
        log = []
    }

    func press(_ usage: UIKeyboardHIDUsage, _ modifiers: HostModifiers = [], characters: String = "") {
        for isDown in [true, false] {
            let key = HostKey(
                usage: usage.rawValue, isDown: isDown, characters: characters,
                charactersIgnoringModifiers: characters, modifiers: modifiers)
            stage.host.post(.key(key), at: stage.host.windows[0])
        }
        stage.host.turn()
    }

    func pressShortcut(_ letter: String, _ modifiers: HostModifiers = .control) {
        press(UIKeyboardHIDUsage(rawValue: 0), modifiers, characters: letter)
    }

    func type(_ text: String) {
        for character in text { stage.host.post(.text(String(character)), at: stage.host.windows[0]) }
        stage.host.turn()
    }

    func mouse(_ phase: HostTouch.Phase, _ point: CGPoint) {
        let touch = HostTouch(identifier: 9, phase: phase, location: point, tool: .pointer)
        stage.host.post(.touch(touch), at: stage.host.windows[0])
        stage.host.turn()
    }

    /// Returns a point in a character, in the window's coordinates.
    func point(_ offset: Int) -> CGPoint {
        let caret = view.caretFrame(at: offset)
        return view.convert(CGPoint(x: caret.minX + 2, y: caret.midY), to: nil)
    }

    /// The text, with the selection in brackets or the caret as a vertical bar.
    var state: String {
        let selection = view.editor.selection
        let before = view.editor.substring(0..<selection.lowerBound)
        let after = view.editor.substring(selection.upperBound..<view.editor.length)
        return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(view.editor.selectedText)]\(after)"
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.append("should begin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log.append("should end")
        return allowsEnd
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("change \(range.location)+\(range.length) '\(text)'")
        return allowsChange(range, text)
    }
    func textViewDidChange(_ textView: UITextView) {
        log.append("did change")
        didChange()
    }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log.append("link \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
        return allowsLinks
    }
}
