import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import TestSupport
import Testing
import UIKitDrawing
import UIKitMenus
import UIKitSpelling
import WordSpelling

@testable import UIKitCore
@testable import UIKitText

/// Marks of misspelled words, and copying and pasting in text views.
@MainActor
@Suite(.onStage) struct SpellingTests {
    private func withDictionary(_ body: () throws -> Void) throws {
        let folder = try TemporaryFolder()
        let language = SpellingDictionaries.preferredLanguage ?? Locale.preferredLanguages.first ?? "en_US"
        let name = language.replacingOccurrences(of: "-", with: "_")
        try Data("SET UTF-8\nTRY esianrtolcdugmphbyfvkwz\n".utf8).write(to: folder.file("\(name).aff"))
        try Data("3\nhello\nworld\nbig\n".utf8).write(to: folder.file("\(name).dic"))
        let old = SpellingDictionaries.folders
        SpellingDictionaries.folders = [folder.url]
        SpellingDictionaries.marksViews = true
        defer {
            SpellingDictionaries.folders = old
            SpellingDictionaries.marksViews = false
        }
        try body()
    }

    /// The underlined words.
    private func marked(_ view: UITextView) -> [String] {
        let text = NSMutableAttributedString(attributedString: view.attributedText)
        view.markSpelling(of: text, in: 0..<text.length)
        var found: [String] = []
        text.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { found.append((text.string as NSString).substring(with: range)) }
        }
        return found
    }

    @Test func `words are marked when the caret leaves them`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            fixture.type("helo")
            expect(marked(fixture.view), equals: [])
            fixture.type(" wrld")
            expect(marked(fixture.view), equals: ["helo"])
            fixture.press(.keyboardHome)
            expect(marked(fixture.view), equals: ["helo", "wrld"])
            fixture.view.spellCheckingType = .no
            expect(marked(fixture.view), equals: [])
            fixture.view.spellCheckingType = .default
            fixture.view.autocorrectionType = .no
            expect(marked(fixture.view), equals: [])
            fixture.view.spellCheckingType = .yes
            expect(marked(fixture.view), equals: ["helo", "wrld"])
            fixture.view.resignFirstResponder()
            expect(marked(fixture.view), equals: [])
        }
    }

    @Test func `fields mark misspelled words and correct them`() throws {
        try withDictionary {
            let fixture = TextViewFixture()
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
            fixture.stage.root.addSubview(field)
            field.becomeFirstResponder()
            fixture.type("helo")
            expect(field.misspelledRanges.count, equals: 0)
            fixture.type(" big wrld ")
            expect(field.misspelledRanges.count, equals: 2)
            if let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] {
                let file = URL(fileURLWithPath: folder).appendingPathComponent("field-spelling.png")
                try fixture.stage.pngData()?.write(to: file)
            }
            field.spellCheckingType = .no
            expect(field.misspelledRanges.count, equals: 0)
            field.spellCheckingType = .yes
            field.isSecureTextEntry = true
            expect(field.misspelledRanges.count, equals: 0)
            field.isSecureTextEntry = false
            field.selectedTextRange = field.textRange(
                from: field.beginningOfDocument, to: field.position(from: field.beginningOfDocument, offset: 4)!)
            let menu = field.editMenu(suggestedActions: [])
            let corrections = (menu?.children.first as? UIMenu)?.children.compactMap { $0 as? UIAction } ?? []
            expect(corrections.first?.title, equals: "hello")
            corrections.first?.performWithSender(nil, target: nil)
            expect(field.text == "hello big wrld " && field.misspelledRanges.count == 1)
            field.resignFirstResponder()
            expect(field.misspelledRanges.count, equals: 0)
        }
    }

    @Test func `menu corrects, learns and ignores words`() throws {
        try withDictionary {
            let fixture = TextViewFixture("helo wrld bgi")
            @MainActor func elements(_ range: NSRange) -> [UIMenuElement] {
                fixture.view.selectedRange = range
                let menus: [UIMenuElement] = fixture.view.editMenu(suggestedActions: [])?.children ?? []
                return menus.flatMap { ($0 as? UIMenu)?.children ?? [] }
            }
            expect(elements(NSRange(location: 5, length: 0)).isEmpty)
            let first = elements(NSRange(location: 0, length: 4))
            expect(first.map(\.title), equals: ["hello", "Learn Spelling", "Ignore Spelling"])
            (first.first as? UIAction)?.performWithSender(nil, target: nil)
            expect(fixture.view.text == "hello wrld bgi" && fixture.log.contains("did change"))
            fixture.view.undoManager?.undo()
            expect(fixture.view.text, equals: "helo wrld bgi")
            (elements(NSRange(location: 5, length: 4)).last as? UIAction)?.performWithSender(nil, target: nil)
            expect(marked(fixture.view), equals: ["helo", "bgi"])
        }
    }

    @Test func `attributes are copied and pasted where they can be edited`() {
        let fixture = TextViewFixture("plain ")
        let text = NSMutableAttributedString(attributedString: fixture.view.attributedText)
        text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
        fixture.view.attributedText = text
        fixture.view.selectedRange = NSRange(location: 6, length: 3)
        fixture.pressShortcut("c")
        for allows in [false, true] {
            fixture.view.allowsEditingTextAttributes = allows
            fixture.view.selectedRange = NSRange(location: 0, length: 0)
            fixture.pressShortcut("v")
            let color = fixture.view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            expect((color == .red), equals: allows)
        }
        expect(fixture.view.text, equals: "redredplain red")
        UIPasteboard.general.string = "other"
        fixture.pressShortcut("v")
        expect(fixture.view.text, equals: "redotherredplain red")
    }

    @Test func `other programs receive the attributes of copied text`() throws {
        let fixture = TextViewFixture("plain bold")
        fixture.view.allowsEditingTextAttributes = true
        let range = NSRange(location: 6, length: 4)
        fixture.view.textStorage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: range)
        fixture.view.selectedRange = range
        fixture.pressShortcut("c")
        let clipboard = fixture.stage.host.clipboard
        expect(clipboard.string == "bold" && clipboard.formats == ["text/html", "text/rtf"])
        let rtf = try #require(UIPasteboard.general.data(forPasteboardType: "public.rtf"))
        let read = try NSAttributedString(data: rtf, options: [:], documentAttributes: nil)
        let font = try #require(read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        expect(read.string == "bold" && font.pointSize == 20)
        expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        fixture.view.allowsEditingTextAttributes = false
        fixture.pressShortcut("c")
        expect(clipboard.formats.isEmpty)
    }

    @Test func `attributed text of other programs is pasted`() {
        let fixture = TextViewFixture("")
        let formats: [(format: String, source: String)] = [
            ("text/rtf", #"{\rtf1{\b bold}}"#), ("text/html", "<b>bold</b>"),
        ]
        for allows in [false, true] {
            for (format, source) in formats {
                fixture.stage.host.clipboard.setItem(string: "bold", data: [format: Array(source.utf8)])
                fixture.view.text = ""
                fixture.view.allowsEditingTextAttributes = allows
                fixture.pressShortcut("v")
                let font = fixture.view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                expect(fixture.view.text, equals: "bold", "\(format)")
                expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold), equals: allows, "\(format)")
            }
        }
    }

    @Test func `middle button inserts the selected text`() {
        let fixture = TextViewFixture("one two")
        fixture.mouse(.began, fixture.point(0))
        fixture.mouse(.moved, fixture.point(3))
        fixture.mouse(.ended, fixture.point(3))
        expect(fixture.stage.host.clipboard.primarySelection, equals: "one")
        for phase in [HostTouch.Phase.began, .ended] {
            var touch = HostTouch(identifier: 9, phase: phase, location: fixture.point(7), tool: .pointer)
            touch.buttons = .middle
            fixture.stage.host.post(.touch(touch), at: fixture.stage.host.windows[0])
            fixture.stage.host.turn()
        }
        expect(fixture.state == "one twoone|" && UIPasteboard.general.string == nil)
    }
}
