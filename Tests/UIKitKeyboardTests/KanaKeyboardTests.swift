import Expectations
import CoreGraphics
import Foundation
import SnapshotTesting
import TestStage
import Testing
import UIKitCore
import UIKitText

@testable import UIKitKeyboard

/// Kana on the on-screen keyboard.
@MainActor @Suite(.onStage) struct KanaKeyboardTests {
    private func makeFixture(_ languages: [String]) -> KeyboardFixture {
        let fixture = KeyboardFixture(keyboard: true, languages: languages)
        fixture.field.becomeFirstResponder()
        fixture.settle()
        return fixture
    }

    /// Returns a fixture with the kana keyboard.
    private func makeKanaFixture() -> KeyboardFixture {
        let fixture = makeFixture(["en", "ja-JP"])
        fixture.tap("Next keyboard")
        return fixture
    }

    /// Flicks a key in a direction.
    private func flick(_ label: String, dx: CGFloat = 0, dy: CGFloat = 0, in fixture: KeyboardFixture) throws {
        let point = try #require(fixture.center(label))
        fixture.stage.swipe(from: point, to: CGPoint(x: point.x + dx, y: point.y + dy), duration: 0.1)
        fixture.stage.advance(by: 0.1)
    }

    private func marked(in view: any UITextInput) -> String? {
        view.markedTextRange.flatMap { view.text(in: $0) }
    }

    @Test func `flicks type the kana of a row as marked text`() throws {
        let fixture = makeKanaFixture()
        fixture.tap("か")
        try flick("な", dy: -30, in: fixture)
        try flick("か", dx: -30, in: fixture)
        try flick("や", dx: 30, in: fixture)
        try flick("さ", dy: 30, in: fixture)
        fixture.tap("、")
        expect(fixture.field.text == "かぬき」そ、" && marked(in: fixture.field) == "かぬき」そ、")
        fixture.tap("delete", "確定")
        expect(fixture.field.text == "かぬき」そ" && marked(in: fixture.field) == nil)
        expect(fixture.field.isFirstResponder && fixture.caps["改行"] != nil)
    }

    @Test func `a key changes the form of the last kana, before and after it is accepted`() {
        let fixture = makeKanaFixture()
        fixture.tap("は", "濁点・小文字", "濁点・小文字")
        expect(fixture.field.text == "ぱ" && marked(in: fixture.field) == "ぱ")
        fixture.tap("確定", "濁点・小文字")
        expect(fixture.field.text == "は" && marked(in: fixture.field) == nil)
    }

    @Test func `the space key converts marked text to katakana, and otherwise types a wide space`() {
        let fixture = makeKanaFixture()
        fixture.tap("か", "な", "変換")
        expect(marked(in: fixture.field), equals: "カナ")
        fixture.tap("変換", "確定", "空白")
        expect(fixture.field.text, equals: "かな\u{3000}")
        fixture.tap("Move caret left", "Move caret left", "た", "Move caret right")
        expect(fixture.field.text == "かたな\u{3000}" && marked(in: fixture.field) == nil)
    }

    @Test func `digits accept the kana before them, and a space shows the kana again`() {
        let fixture = makeKanaFixture()
        fixture.tap("ま", "numbers", "1", "space", "ら")
        expect(fixture.field.text == "ま1 ら" && marked(in: fixture.field) == "ら")
        fixture.field.resignFirstResponder()
        fixture.settle()
        expect(fixture.field.text == "ま1 ら" && marked(in: fixture.field) == nil)
    }

    @Test func `a field that becomes secure has letters instead of kana`() {
        let fixture = makeKanaFixture()
        expect(fixture.caps["か"] != nil)
        fixture.field.isSecureTextEntry = true
        fixture.field.reloadInputViews()
        fixture.settle()
        expect(fixture.caps["か"] == nil && fixture.caps["Next keyboard"] == nil)
    }

    @Test func `the globe key switches the keyboard and the input mode`() {
        let fixture = makeFixture(["fr", "ja"])
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { changes += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        fixture.type("A")
        expect(fixture.field.textInputMode?.primaryLanguage, equals: "fr")
        fixture.tap("Next keyboard", "あ")
        expect(fixture.field.textInputMode?.primaryLanguage == "ja" && changes == 1)
        expect(fixture.field.text, equals: "Aあ")
        // The next field has the same keyboard, unless its text cannot contain kana.
        let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
        fixture.stage.root.addSubview(other)
        other.becomeFirstResponder()
        fixture.settle()
        expect(fixture.caps["あ"] != nil)
        other.keyboardType = .emailAddress
        other.reloadInputViews()
        fixture.settle()
        expect(fixture.caps["あ"] == nil && fixture.caps["Next keyboard"] == nil && changes == 2)
        other.keyboardType = .default
        other.isSecureTextEntry = true
        other.reloadInputViews()
        fixture.settle()
        expectNil(fixture.caps["Next keyboard"])
    }

    @Test func `users without Japanese have no globe key`() {
        let fixture = makeFixture(["en", "de"])
        expect(fixture.caps["Q"] != nil && fixture.caps["Next keyboard"] == nil)
    }

    @Test func `a field can request the Japanese keyboard`() {
        final class KanaField: UITextField {
            override var textInputMode: UITextInputMode? { UITextInputMode(language: "ja") }
        }
        let fixture = makeFixture(["en", "ja"])
        expect(fixture.caps["Q"] != nil)
        let field = KanaField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
        fixture.stage.root.addSubview(field)
        field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.caps["あ"] != nil)
    }

    @Test func `kana are typed into a text view, and its edits keep the marked text`() throws {
        let fixture = makeKanaFixture()
        let view = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 80))
        fixture.stage.root.addSubview(view)
        view.text = "ab"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        fixture.settle()
        fixture.tap("わ")
        try flick("わ", dy: -30, in: fixture)
        expect(view.text == "aわんb" && marked(in: view) == "わん")
        fixture.tap("delete", "delete", "delete")
        expect(view.text, equals: "b")
        fixture.tap("改行")
        expect(view.text, equals: "\nb")
    }

    @Test func `the input view of a controller determines the input mode`() {
        final class PadField: UITextField {
            let pad = UIInputViewController()
            override var inputViewController: UIInputViewController? { pad }
        }
        let fixture = makeFixture(["en"])
        let field = PadField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
        field.pad.view.frame.size.height = 100
        field.pad.primaryLanguage = "ko"
        fixture.stage.root.addSubview(field)
        field.becomeFirstResponder()
        fixture.settle()
        expect(field.textInputMode?.primaryLanguage, equals: "ko")
        field.pad.primaryLanguage = "vi"
        expect(field.pad.textDocumentProxy.documentInputMode?.primaryLanguage, equals: "vi")
        field.pad.primaryLanguage = nil
        expect(field.textInputMode?.primaryLanguage, equals: UITextInputMode.activeInputModes.first?.primaryLanguage)
        field.pad.primaryLanguage = "ko"
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.field.textInputMode?.primaryLanguage, equals: "en")
    }

    @Test func `a plain key input receives accepted kana`() {
        final class Tape: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text = String(text.dropLast()) }
        }
        let fixture = makeKanaFixture()
        let tape = Tape(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
        fixture.stage.root.addSubview(tape)
        tape.becomeFirstResponder()
        fixture.settle()
        fixture.tap("た", "な", "delete", "空白", "改行")
        expect(tape.text, equals: "た\u{3000}\n")
    }

    @Test(arguments: [false, true]) func `the kana keyboard is drawn in light and dark`(isDark: Bool) throws {
        let fixture = makeKanaFixture()
        fixture.stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
        fixture.field.reloadInputViews()
        fixture.settle()
        let keyboard = try #require(fixture.caps["あ"]?.superview)
        func picture() -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: keyboard.bounds.size, format: format).image { _ in
                keyboard.drawHierarchy(in: keyboard.bounds, afterScreenUpdates: true)
            }
        }
        let style: String = isDark ? "dark" : "light"
        assertSnapshot(of: picture(), as: .image, named: style)
        let point = try #require(fixture.center("な"))
        fixture.stage.touch(.began, point.x, point.y)
        fixture.stage.advance(by: 0.6)
        fixture.stage.touch(.moved, point.x, point.y - 30)
        assertSnapshot(of: picture(), as: .image, named: "flick-\(style)")
        fixture.stage.touch(.ended, point.x, point.y - 30)
        expect(fixture.field.text, equals: "ぬ")
    }
}
