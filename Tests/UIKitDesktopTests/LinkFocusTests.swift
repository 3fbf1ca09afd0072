import AppDriver
import QuartzCore
import UIKitCore
import UIKitDesktop
import UIKitText
import XCTest

/// Tests the focus of links in text that is not editable.
final class LinkFocusTests: FocusTestCase {
    private final class Opener: NSObject, UITextViewDelegate {
        var opened: [String] = []

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            UIAction { _ in
                if case .link(let url) = textItem.content { self.opened.append(url.absoluteString) }
            }
        }
    }

    private let opener = Opener()

    private func makeText(_ pieces: [(String, String?)]) -> UITextView {
        let text = NSMutableAttributedString(string: "")
        for (piece, link) in pieces {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
            if let link { attributes[.link] = link }
            text.append(NSAttributedString(string: piece, attributes: attributes))
        }
        let view = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 100))
        view.isEditable = false
        view.attributedText = text
        view.delegate = opener
        return view
    }

    /// The text of the focused link, or the title of the focused button.
    private func name(in view: UITextView) -> String {
        guard let focused else { return "none" }
        if let button = focused as? UIButton { return button.title(for: .normal) ?? "" }
        let center = view.convert(CGPoint(x: 4, y: 8), from: focused)
        guard let position = view.closestPosition(to: center),
            let range = view.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
        else { return "?" }
        return view.text(in: range) ?? ""
    }

    func testTheRingOfAScrolledViewIsAroundItsVisiblePart() throws {
        let view = makeText([(String(repeating: "line\n", count: 60), nil)])
        view.isEditable = true
        stage([view])
        session.press(Self.tab)
        XCTAssertTrue(view.isFocused)
        view.contentOffset.y = 200
        session.settle()
        XCTAssertEqual(view.contentOffset.y, 200)
        let ring = try XCTUnwrap(view.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.last)
        let box: CGRect = view.layer.convert(try XCTUnwrap(ring.path).boundingBox, from: ring)
        XCTAssertLessThan(abs(box.midY - view.bounds.midY), 5)
        XCTAssertLessThan(abs(box.height - view.bounds.height), 10)
    }

    func testTabAndArrowsMoveToLinksAndReturnOpensThem() {
        let view = makeText([
            ("See ", nil), ("first", "a:1"), (" or ", nil), ("second", "a:2"), (".\nAnd ", nil), ("third", "a:3"),
        ])
        stage([button("above", 60), view, button("below", 300)])
        func press(_ usage: Int, _ count: Int = 1) -> [String] {
            (0..<count).map { _ in
                session.press(usage)
                return name(in: view)
            }
        }
        XCTAssertEqual(press(Self.tab, 6), ["above", "first", "second", "third", "below", "above"])
        XCTAssertEqual(press(Self.down), ["first"])
        XCTAssertEqual(press(Self.right), ["second"])
        session.press(Self.enter)
        XCTAssertEqual(press(Self.tab), ["third"])
        session.press(Self.space)
        XCTAssertEqual(opener.opened, ["a:2", "a:3"])
        // A focus ring in the focused view surrounds the link.
        let rings = focused?.layer.sublayers?.compactMap { ($0 as? CAShapeLayer)?.path?.boundingBox } ?? []
        XCTAssertEqual(rings.count, 1)
        XCTAssertGreaterThan(rings.first?.width ?? 0, 20)
    }

    func testALinkTakesTheKeysFromTheTextAround() {
        let view = makeText([("a", "a:1"), (" ", nil), ("b", "a:2")])
        stage([view])
        view.becomeFirstResponder()
        session.press(Self.tab)
        XCTAssertFalse(view.isFirstResponder)
        session.press(Self.right)
        session.press(Self.enter)
        XCTAssertEqual(opener.opened, ["a:2"])
    }

    func testTheFocusScrollsToLinksBelow() {
        let view = makeText([("x", "a:1"), (String(repeating: "\n", count: 30), nil), ("y", "a:2")])
        stage([view])
        session.press(Self.tab)
        session.press(Self.tab)
        session.settle()
        XCTAssertGreaterThan(view.contentOffset.y, 200)
        session.press(Self.enter)
        XCTAssertEqual(opener.opened, ["a:2"])
    }

    func testEditableTextHasNoLinksToFocus() {
        let view = makeText([("x", "a:1")])
        view.isEditable = true
        stage([view, button("below", 300)])
        session.press(Self.tab)
        XCTAssertTrue(focused === view)
    }
}
