import Expectations
import CoreGraphics
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitMenus
@testable import UIKitText

/// Actions and menus of the items in a text view: links and ranges with a tag.
@MainActor
@Suite(.onStage) struct TextItemTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        var menu: ((UITextItem, UIMenu) -> UITextItem.MenuConfiguration?)?
        var hasAction = true

        private func name(_ item: UITextItem) -> String {
            switch item.content {
            case .link(let url): "link \(url.absoluteString)"
            case .textAttachment: "attachment"
            case .tag(let tag): "tag \(tag) \(item.range.location)+\(item.range.length)"
            }
        }

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard hasAction else { return nil }
            return UIAction { [unowned self] _ in log.append("action \(name(textItem))") }
        }

        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            log.append("menu \(name(textItem)): \(defaultMenu.children.map(\.title).joined(separator: ", "))")
            return menu?(textItem, defaultMenu)
        }
    }

    private func make() -> (TextViewFixture, Delegate) {
        MenuModule.install()
        let fixture = TextViewFixture("", editing: false)
        let text = NSMutableAttributedString(
            string: "see site and tag here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://a.example")!, range: NSRange(location: 4, length: 4))
        text.addAttribute(.textItemTag, value: "t1", range: NSRange(location: 13, length: 3))
        fixture.view.attributedText = text
        fixture.view.isEditable = false
        let delegate = Delegate()
        fixture.view.delegate = delegate
        fixture.stage.host.turn()
        return (fixture, delegate)
    }

    private func tap(_ fixture: TextViewFixture, _ offset: Int, duration: TimeInterval = 0.05) {
        let point = fixture.point(offset)
        fixture.stage.touch(.began, point.x, point.y)
        fixture.stage.advance(by: duration)
        fixture.stage.touch(.ended, point.x, point.y)
        fixture.stage.advance(by: 1)
    }

    @Test func `tap performs the action of a link or a tag`() {
        let (fixture, delegate) = make()
        for offset in [5, 14, 10, 17] { tap(fixture, offset) }
        expect(delegate.log, equals: ["action link https://a.example", "action tag t1 13+3"])
    }

    @Test func `links are accessibility elements that perform their action`() throws {
        let (fixture, delegate) = make()
        let elements = try #require(fixture.view.accessibilityElements as? [UIAccessibilityElement])
        expect(elements.map(\.accessibilityLabel) == ["site"] && elements[0].accessibilityTraits == .link)
        expect(elements[0].accessibilityFrame.contains(fixture.point(5)))
        expect(elements[0].accessibilityActivate() && delegate.log == ["action link https://a.example"])
        fixture.view.isEditable = true
        expectNil(fixture.view.accessibilityElements)
    }

    @Test func `long press opens the menu that the delegate returns`() {
        let (fixture, delegate) = make()
        // An earlier test of an app may have installed share sheets.
        let shareURL = UITextView.shareURL
        UITextView.shareURL = nil
        defer { UITextView.shareURL = shareURL }
        var performed: [String] = []
        delegate.menu = { item, standard in
            let own = UIAction(title: "Own") { _ in performed.append("own") }
            return UITextItem.MenuConfiguration(menu: UIMenu(children: [own] + standard.children))
        }
        tap(fixture, 5, duration: 0.8)
        expect(delegate.log, equals: ["menu link https://a.example: Open Link, Copy Link"])
        expect(fixture.menuTitles, equals: ["Own", "Open Link", "Copy Link"])
        fixture.choose("Own")
        expect(performed, equals: ["own"])
        delegate.log = []
        tap(fixture, 14, duration: 0.8)
        expect(delegate.log == ["menu tag t1 13+3: "] && fixture.menuTitles == ["Own"])
    }

    @Test func `links have a menu even without a delegate`() {
        let (fixture, _) = make()
        var shared: [String] = []
        let shareURL = UITextView.shareURL
        UITextView.shareURL = { url, _, rect in shared.append("\(url.absoluteString) \(rect.width > 20)") }
        defer { UITextView.shareURL = shareURL }
        fixture.view.delegate = nil
        for title in ["Copy Link", "Share…"] {
            tap(fixture, 5, duration: 0.8)
            expect(fixture.menuTitles, equals: ["Open Link", "Copy Link", "Share…"])
            fixture.choose(title)
        }
        expect(UIPasteboard.general.url?.absoluteString, equals: "https://a.example")
        expect(shared, equals: ["https://a.example true"])
        // A delegate that does not implement the menu configuration method changes nothing, and tags have no menu.
        fixture.view.delegate = fixture
        tap(fixture, 5, duration: 0.8)
        expect(fixture.menuTitles.count, equals: 3)
        fixture.press(.keyboardEscape)
        fixture.stage.advance(by: 1)
        tap(fixture, 14, duration: 0.8)
        expect(fixture.menuTitles, equals: [])
    }

    @Test func `without a configuration no menu opens`() {
        let (fixture, delegate) = make()
        tap(fixture, 14, duration: 0.8)
        expect(delegate.log.first == "menu tag t1 13+3: " && fixture.menuTitles == [])
        // Without an action, a tap opens the menu.
        delegate.log = []
        delegate.hasAction = false
        delegate.menu = { _, _ in
            UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [UIAction(title: "Only") { _ in }]))
        }
        tap(fixture, 14)
        expect(delegate.log == ["menu tag t1 13+3: "] && fixture.menuTitles == ["Only"])
    }
}

extension TextViewFixture {
    private var menuRows: [MenuRowView] {
        @MainActor func rows(in view: UIView) -> [MenuRowView] {
            (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap { rows(in: $0) }
        }
        return rows(in: stage.window)
    }

    fileprivate var menuTitles: [String] { menuRows.map { $0.accessibilityLabel ?? "" } }

    fileprivate func choose(_ title: String) {
        guard let row = menuRows.first(where: { $0.accessibilityLabel == title }) else { return }
        let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        stage.tap(point.x, point.y)
        stage.advance(by: 1)
    }
}
