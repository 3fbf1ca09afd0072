import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import TestSupport
import Testing
import UIKitDrawing
import UIKitSpelling
import WordSpelling

@testable import UIKitCore
@testable import UIKitText

/// Corrections of words while the user types.
@MainActor
@Suite(.onStage) struct AutocorrectionTests {
    private func withDictionary(_ body: () throws -> Void) throws {
        let folder = try TemporaryFolder()
        let language = SpellingDictionaries.preferredLanguage ?? Locale.preferredLanguages.first ?? "en_US"
        let name = language.replacingOccurrences(of: "-", with: "_")
        try Data("SET UTF-8\nTRY esianrtolcdugmphbyfvkwz'\n".utf8).write(to: folder.file("\(name).aff"))
        let words = ["the", "hello", "world", "don't", "café", "cat", "hat", "garden", "friend"]
        try Data("\(words.count)\n\(words.joined(separator: "\n"))\n".utf8).write(to: folder.file("\(name).dic"))
        let old = SpellingDictionaries.folders
        SpellingDictionaries.folders = [folder.url]
        SpellingDictionaries.marksViews = true
        defer {
            SpellingDictionaries.folders = old
            SpellingDictionaries.marksViews = false
        }
        try body()
    }

    private func corrects(_ view: UITextView, to type: UITextAutocorrectionType = .yes) {
        view.autocorrectionType = type
        view.autocapitalizationType = .none
    }

    @Test func `words are corrected when a space ends them`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            corrects(fixture.view)
            let steps: [(typed: String, text: String)] = [
                ("teh", "teh"), (" ", "the "), ("helo, ", "the hello, "), ("dont. ", "the hello, don't. "),
                ("Cafe\n", "the hello, don't. Café\n"), ("gardon ", "the hello, don't. Café\ngarden "),
            ]
            for step in steps {
                fixture.type(step.typed)
                expect(fixture.view.text, equals: step.text)
            }
            expect(fixture.view.selectedRange.location, equals: fixture.view.text.utf16.count)
        }
    }

    @Test func `uncertain words, names and addresses are not corrected`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            corrects(fixture.view)
            // Two guesses, two wrong letters, a name, a word of letters and digits, an address, a path, a word in
            // capital letters, and a correct word.
            for text in ["zat ", "gerdon ", "the Teh ", "teh2 ", "teh@frind.org ", "helo/teh ", "TEH ", "hello "] {
                let before: String = fixture.view.text
                fixture.type(text)
                expect(fixture.view.text, equals: before + text)
            }
        }
    }

    @Test func `an undone correction is not made again`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            corrects(fixture.view)
            fixture.type("teh ")
            fixture.pressShortcut("z")
            expect(fixture.state, equals: "teh |")
            fixture.type("teh ")
            expect(fixture.view.text, equals: "teh teh ")
            fixture.type("helo ")
            expect(fixture.view.text, equals: "teh teh hello ")
        }
    }

    @Test func `the corrected word is marked until the next one`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            corrects(fixture.view)
            @MainActor func marked() -> NSRange? { fixture.view.state.spelling.correctedRange(in: 0..<100) }
            fixture.type("the helo ")
            expect(marked(), equals: NSRange(location: 4, length: 5))
            let shown = fixture.view.editor.document.attributedString(in: 0..<10)
            fixture.view.decorate(shown, in: 0..<10)
            let color = shown.attribute(.underlineColor, at: 5, effectiveRange: nil) as? UIColor
            expect(color == .systemBlue && shown.attribute(.underlineColor, at: 2, effectiveRange: nil) == nil)
            if let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] {
                let file = URL(fileURLWithPath: folder).appendingPathComponent("corrected.png")
                try fixture.stage.pngData()?.write(to: file)
            }
            fixture.type("the")
            expect(marked() != nil)
            fixture.type(" ")
            expectNil(marked())
            fixture.type("teh ")
            fixture.press(.keyboardHome)
            expectNil(marked())
        }
    }

    @Test func `only typed words are corrected`() throws {
        try withDictionary {
            let fixture = TextViewFixture("teh")
            corrects(fixture.view)
            fixture.type(" ")
            expect(fixture.view.text, equals: "teh ")
            UIPasteboard.general.string = "helo"
            fixture.pressShortcut("v")
            fixture.type(" ")
            expect(fixture.view.text, equals: "teh helo ")
            fixture.type("wrold")
            fixture.press(.keyboardLeftArrow)
            fixture.press(.keyboardRightArrow)
            fixture.type(" ")
            expect(fixture.view.text, equals: "teh helo wrold ")
        }
    }

    @Test func `the delegate is called and can refuse`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            corrects(fixture.view)
            fixture.type("teh")
            fixture.log = []
            fixture.type(" ")
            expect(
                fixture.log,
                equals: [
                    "change 3+0 ' '", "selection", "change 0+3 'the'", "selection", "did change",
                ])
            fixture.allowsChange = { _, text in text != "hello" }
            fixture.type("helo ")
            expect(fixture.view.text, equals: "the helo ")
        }
    }

    @Test func `correction follows the type and the keyboard`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            let types: [(UITextAutocorrectionType, isOnScreen: Bool, expected: String)] = [
                (.no, true, "teh "), (.default, false, "teh "), (.default, true, "the "), (.yes, false, "the "),
            ]
            for type in types {
                corrects(fixture.view, to: type.0)
                UIApplication.shared.showsKeyboard = type.isOnScreen
                fixture.view.text = ""
                fixture.type("teh ")
                expect(fixture.view.text, equals: type.expected, "\(type)")
            }
            UIApplication.shared.showsKeyboard = false
        }
    }

    @Test func `fields correct words at a space and at return`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
            field.autocorrectionType = .yes
            fixture.stage.root.addSubview(field)
            field.becomeFirstResponder()
            fixture.type("teh ")
            expect(field.text, equals: "the ")
            fixture.type("wrold")
            fixture.press(.keyboardReturnOrEnter)
            expect(field.text, equals: "the world")
            fixture.pressShortcut("z")
            expect(field.text, equals: "the wrold")
            field.text = ""
            field.isSecureTextEntry = true
            fixture.type("teh ")
            expect(field.text, equals: "teh ")
        }
    }

    @Test func `corrected words keep their attributes`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            corrects(fixture.view)
            fixture.view.typingAttributes[.foregroundColor] = UIColor.systemRed
            fixture.type("teh ")
            let color = fixture.view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
            expect(fixture.view.text == "the " && color == .systemRed)
        }
    }
}
