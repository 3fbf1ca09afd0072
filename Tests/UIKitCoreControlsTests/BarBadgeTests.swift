import Expectations
import Foundation
import TestStage
import Testing
import UIKitBars
import UIKitCore

/// Badges of bar button items.
@MainActor @Suite(.onStage) struct BarBadgeTests {
    private let stage = Stage()
    private let page = UIViewController()
    private let navigation: UINavigationController
    private let inbox = UIBarButtonItem(image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)
    private let filter = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)

    init() {
        stage.root.removeFromSuperview()
        navigation = UINavigationController(rootViewController: page)
        navigation.setToolbarHidden(false, animated: false)
        page.navigationItem.rightBarButtonItem = inbox
        page.toolbarItems = [filter]
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    /// Returns the view of the badge, which has a background and is at the corner of the button.
    private func badge(of item: UIBarButtonItem) -> UILabel? {
        stage.host.turn()
        return item.displayedView?.subviews.compactMap { $0 as? UILabel }.first { $0.backgroundColor != nil }
    }

    private func image(of item: UIBarButtonItem) -> UIImageView? {
        item.displayedView?.subviews.compactMap { $0 as? UIImageView }.first
    }

    @Test func `a count is at the upper trailing corner of the image, and is its accessibility value`() throws {
        expectNil(badge(of: inbox))
        inbox.badge = .count(3)
        let view: UILabel = try #require(badge(of: inbox))
        expect(inbox.badge?.stringValue, equals: "3")
        expect(view.text, equals: "3")
        expect([view.backgroundColor, view.textColor], equals: [.systemRed, .white])
        let button: UIView = try #require(inbox.displayedView)
        let middle: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        let frame: CGRect = view.convert(view.bounds, to: nil)
        expect(frame.size, equals: CGSize(width: 18, height: 18))
        expect(frame.minX > middle.x && frame.maxX <= 400 && frame.midY < middle.y && frame.minY >= 1)
        expect(button.accessibilityValue, equals: "3")
    }

    @Test func `a badge follows changes of the item`() throws {
        inbox.badge = .count(3)
        inbox.badge = .count(1_204)
        expect(badge(of: inbox)?.text, equals: 1_204.formatted(.number))
        inbox.badge?.backgroundColor = .systemBlue
        inbox.badge?.foregroundColor = .black
        inbox.badge?.font = .systemFont(ofSize: 20)
        let view: UILabel = try #require(badge(of: inbox))
        expect([view.backgroundColor, view.textColor], equals: [.systemBlue, .black])
        expect(view.font.pointSize, equals: 20)
        expect(view.bounds.height, isGreaterThan: 24)
        inbox.isEnabled = false
        expect(badge(of: inbox)?.text, equals: 1_204.formatted(.number))
        inbox.badge = nil
        expectNil(badge(of: inbox))
        expectNil(inbox.displayedView?.accessibilityValue)
    }

    @Test func `an indicator is a dot without text`() throws {
        inbox.badge = .indicator()
        let view: UILabel = try #require(badge(of: inbox))
        expectNil(inbox.badge?.stringValue)
        expect(view.bounds.size, equals: CGSize(width: 10, height: 10))
        expect(view.layer.cornerRadius, equals: 5)
    }

    @Test func `a badge of a toolbar is beside the title, and at the left corner from right to left`() throws {
        filter.badge = .string("New")
        let view: UILabel = try #require(badge(of: filter))
        let button: UIView = try #require(filter.displayedView)
        expect(view.frame.maxX, isGreaterThan: button.bounds.width)
        expect(button.convert(view.frame, to: nil).minY, isGreaterThan: navigation.toolbar.frame.minY)
        navigation.toolbar.semanticContentAttribute = .forceRightToLeft
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        stage.host.turn()
        expect(view.frame.minX, isLessThan: 0)
    }

    @Test func `a wide badge stays in the bar`() throws {
        inbox.badge = .string("Updated")
        let view: UILabel = try #require(badge(of: inbox))
        expect(view.convert(view.bounds, to: nil).maxX, isAtMost: 398)
        expect(view.bounds.width, isGreaterThan: 40)
    }
}
