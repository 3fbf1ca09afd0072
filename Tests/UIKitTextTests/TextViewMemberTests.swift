import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitFind
@testable import UIKitText

/// Members of text views, including those that an app's search calls.
@MainActor
@Suite(.onStage) struct TextViewMemberTests {
    @Test func `a subclass decides which text can be replaced`() {
        final class Digits: UITextView {
            override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
                super.shouldChangeText(in: range, replacementText: text) && text.allSatisfy(\.isNumber)
            }
        }
        let fixture = TextViewFixture("1", view: Digits(frame: CGRect(x: 0, y: 0, width: 200, height: 120)))
        fixture.type("a2b3")
        expect(fixture.view.text, equals: "123")
        fixture.allowsChange = { _, text in text != "4" }
        fixture.type("45")
        expect(fixture.view.text, equals: "1235")
    }

    @Test func `the attributes of text are found by its range and by a position`() throws {
        let view = TextViewFixture("").view
        view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        let (start, end) = (view.beginningOfDocument, view.endOfDocument)
        let all = try #require(view.textRange(from: start, to: end))
        expect(view.attributedText(in: all).isEqual(to: view.textStorage))
        let middle = try #require(view.position(from: start, offset: 1))
        expectNil(view.textStyling(at: middle, in: .backward)?[.kern])
        expect(view.textStyling(at: middle, in: .forward)?[.kern] as? Int, equals: 2)
        expect((view.textStyling(at: end, in: .backward)?[.font] as? UIFont)?.pointSize, equals: 9)
        view.typingAttributes = [.kern: 5]
        expect(view.textStyling(at: end, in: .forward)?[.kern] as? Int, equals: 5)
        expect(view.textStyling(at: start, in: .backward)?[.kern] as? Int, equals: 5)
    }

    @Test func `a subclass changes the caret and the selection that are drawn`() {
        final class Page: UITextView {
            var hidesSelection = false
            override func caretRect(for position: UITextPosition) -> CGRect {
                super.caretRect(for: position).insetBy(dx: -2, dy: 3)
            }
            override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
                hidesSelection ? [] : super.selectionRects(for: range)
            }
            override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
        }
        let view = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        let fixture = TextViewFixture("one two", view: view)
        view.layoutIfNeeded()
        expect(view.canvas.caret.frame, equals: view.caretRect(for: view.endOfDocument))
        expect(view.canvas.caret.frame, equals: view.caretFrame(at: 7).insetBy(dx: -2, dy: 3))
        view.selectedRange = NSRange(location: 0, length: 3)
        fixture.stage.host.turn()
        expect(view.canvas.selectionFrames.count, equals: 1)
        view.hidesSelection = true
        view.selectedRange = NSRange(location: 0, length: 7)
        fixture.stage.host.turn()
        expect(view.canvas.selectionFrames.isEmpty)
        expect(view.closestPosition(to: CGPoint(x: 90, y: 20)) as? TextPosition, equals: TextPosition(0))
    }

    @Test func `inserted text replaces the whole text once`() {
        let fixture = TextViewFixture("old text")
        fixture.view.clearsOnInsertion = true
        fixture.type("n")
        expect(fixture.state == "n|" && !fixture.view.clearsOnInsertion)
        fixture.type("ew")
        expect(fixture.state, equals: "new|")
        fixture.view.resignFirstResponder()
        fixture.view.clearsOnInsertion = true
        fixture.view.becomeFirstResponder()
        fixture.view.selectedRange = NSRange(location: 1, length: 0)
        expect(fixture.view.clearsOnInsertion)
        fixture.view.insertText("x")
        expect(fixture.state == "x|" && !fixture.view.clearsOnInsertion)
    }

    @Test func `text that is not selectable has no selection and no links`() {
        let fixture = TextViewFixture("", editing: false)
        let text = NSMutableAttributedString(string: "a site", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://a.example", range: NSRange(location: 2, length: 4))
        fixture.view.attributedText = text
        fixture.view.isEditable = false
        fixture.stage.host.turn()
        expect(fixture.view.canBecomeFirstResponder)
        expect(fixture.view.item(at: fixture.view.caretFrame(at: 4).origin) != nil)
        fixture.view.becomeFirstResponder()
        fixture.view.isSelectable = false
        expect(!fixture.view.isFirstResponder && !fixture.view.canBecomeFirstResponder)
        expectNil(fixture.view.item(at: fixture.view.caretFrame(at: 4).origin))
        fixture.mouse(.began, fixture.point(0))
        fixture.mouse(.moved, fixture.point(3))
        fixture.mouse(.ended, fixture.point(3))
        expect(!fixture.view.isFirstResponder && fixture.view.selectedRange.length == 0)
    }

    @Test func `links have the attributes of the view`() {
        let fixture = TextViewFixture("", editing: false)
        let text = NSMutableAttributedString(string: "a site", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://a.example", range: NSRange(location: 2, length: 4))
        fixture.view.attributedText = text
        fixture.view.tintColor = .purple
        expect(fixture.view.linkTextAttributes[.foregroundColor] as? UIColor, equals: .purple)
        func shown() -> [NSAttributedString.Key: Any] {
            let copy = NSMutableAttributedString(attributedString: text)
            fixture.view.decorate(copy, in: 0..<6)
            return copy.attributes(at: 3, effectiveRange: nil)
        }
        expect(shown()[.foregroundColor] as? UIColor, equals: .purple)
        let width: CGFloat = fixture.view.caretFrame(at: 6).minX
        fixture.view.linkTextAttributes = [.font: UIFont.systemFont(ofSize: 40), .underlineStyle: 1]
        fixture.stage.host.turn()
        expect(shown()[.underlineStyle] as? Int == 1 && shown()[.foregroundColor] == nil)
        expect(fixture.view.caretFrame(at: 6).minX, isGreaterThan: width + 20)
        expectNil(fixture.view.attributedText.attribute(.underlineStyle, at: 3, effectiveRange: nil))
        fixture.view.linkTextAttributes = nil
        expect(fixture.view.linkTextAttributes[.foregroundColor] as? UIColor, equals: .purple)
    }

    @Test func `a delegate replaces the edit menu of the selected text`() {
        final class Delegate: NSObject, UITextViewDelegate {
            var calls: [String] = []
            var menu: UIMenu?
            func textView(
                _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                let titles: String = suggestedActions.map(\.title).joined(separator: ", ")
                calls.append("\(range.location)+\(range.length) \(titles)")
                return menu
            }
        }
        let fixture = TextViewFixture("one two")
        let delegate = Delegate()
        fixture.view.delegate = delegate
        fixture.view.selectedRange = NSRange(location: 4, length: 3)
        let suggested: [UIMenuElement] = [UIAction(title: "Copy") { _ in }]
        expectNil(fixture.view.editMenu(suggestedActions: suggested))
        delegate.menu = UIMenu(children: [UIAction(title: "Share") { _ in }] + suggested)
        expect(fixture.view.editMenu(suggestedActions: suggested)?.children.map(\.title), equals: ["Share", "Copy"])
        expect(delegate.calls, equals: ["4+3 Copy", "4+3 Copy"])
    }

    @Test func `a view finds, decorates and replaces text for a search of the app`() {
        let fixture = TextViewFixture("one two one", editing: false)
        var finished = 0
        let aggregator = UITextSearchAggregator<AnyHashable?>(
            results: .init(onFinish: { _ in finished += 1 }, onInvalidate: {}))
        let options = UITextSearchOptions(stringCompareOptions: .caseInsensitive)
        fixture.view.performTextSearch(queryString: "ONE", options: options, resultAggregator: aggregator)
        let found: [UITextRange] = aggregator.allFoundRanges
        expect(finished == 1 && found.count == 2 && fixture.view.supportsTextReplacement)
        guard found.count == 2 else { return }
        expect(fixture.view.compare(found[0], toRange: found[1], document: nil), equals: .orderedAscending)
        expect(fixture.view.compare(found[1], toRange: found[0], document: nil), equals: .orderedDescending)
        fixture.view.decorate(foundTextRange: found[0], document: nil, usingStyle: .found)
        fixture.view.decorate(foundTextRange: found[1], document: nil, usingStyle: .highlighted)
        expect(fixture.view.state.found.ranges == [0..<3, 8..<11] && fixture.view.state.found.highlighted == 8..<11)
        fixture.view.decorate(foundTextRange: found[0], document: nil, usingStyle: .normal)
        expect(fixture.view.state.found.ranges, equals: [8..<11])
        fixture.view.clearAllDecoratedFoundText()
        expect(fixture.view.state.found.isEmpty && fixture.view.state.found.highlighted == nil)
        expect(fixture.view.shouldReplace(foundTextRange: found[1], document: nil, withText: "1"))
        fixture.view.replace(foundTextRange: found[1], document: nil, withText: "1")
        expect(fixture.view.text, equals: "one two 1")
        fixture.view.isEditable = false
        expect(!fixture.view.supportsTextReplacement)
        expect(!fixture.view.shouldReplace(foundTextRange: found[0], document: nil, withText: "1"))
        fixture.view.replaceAll(queryString: "one", options: options, withText: "1")
        expect(fixture.view.text, equals: "one two 1")
    }
}
