import Expectations
import Foundation
import TestStage
import Testing
import UIKitBars

@testable import UIKitCore

/// Subtitles and the other titles of navigation items, as Apple's documentation of `UINavigationItem` defines them.
@MainActor @Suite(.onStage) struct SubtitleTests {
    private final class ListController: UIViewController {
        let scrollView = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 2_000)
            view.addSubview(scrollView)
        }
    }

    /// A view whose size depends only on `sizeThatFits(_:)`.
    private final class FittingView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 14) }
    }

    private let stage = Stage()
    private let page = ListController()
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }
    private var item: UINavigationItem { page.navigationItem }

    init() {
        stage.root.removeFromSuperview()
        page.title = "Inbox"
        navigation = UINavigationController(rootViewController: page)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    /// Returns the visible label with a text in the bar.
    private func label(_ text: String) -> UILabel? {
        stage.host.turn()
        return labels(in: bar).first { label in
            label.text == text
                && sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
        }
    }

    private func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: bar) } ?? .null }

    @Test func `a subtitle is centered below the title in the row`() throws {
        let before: CGRect = frame(label("Inbox"))
        expect(before.midY, equals: 22)
        item.subtitle = "3 unread messages"
        let subtitle: UILabel = try #require(label("3 unread messages"))
        let title: UILabel = try #require(label("Inbox"))
        expect(subtitle.font.pointSize == 12 && subtitle.textColor == .secondaryLabel)
        expect(title.font.pointSize, equals: 17)
        expect(frame(subtitle).midX == 200 && frame(title).midX == 200 && frame(title).maxY <= frame(subtitle).minY)
        expect(frame(title).minY >= 2 && frame(subtitle).maxY <= 42)
        expect(bar.bounds.height, equals: 44)
        item.subtitle = "No messages"
        expect(label("No messages") != nil && label("3 unread messages") == nil)
        item.subtitle = nil
        expect(labels(in: bar).count == 1 && frame(label("Inbox")) == before)
    }

    @Test func `assistive apps find the subtitle after the title`() {
        item.subtitle = "Subtitle"
        stage.host.turn()
        let texts: [String] = bar.accessibleSubviews.flatMap { labels(in: $0) }.compactMap(\.text)
        expect(texts, equals: ["Inbox", "Subtitle"])
        bar.prefersLargeTitles = true
        item.largeTitle = "Large"
        item.largeSubtitle = "Below"
        stage.host.turn()
        expect(bar.accessibleSubviews.flatMap { labels(in: $0) }.compactMap(\.text), equals: ["Large", "Below"])
    }

    @Test func `attributed texts take precedence, and missing attributes are those of the bar`() throws {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        appearance.subtitleTextAttributes = [.foregroundColor: UIColor.systemGreen, .kern: 1.0]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        item.subtitle = "plain"
        expect(label("plain")?.textColor, equals: .systemGreen)
        var title = AttributedString("Mail")
        title.font = .systemFont(ofSize: 20)
        item.attributedTitle = title
        let titleLabel: UILabel = try #require(label("Mail"))
        expect(titleLabel.font.pointSize == 20 && titleLabel.textColor == .systemRed)
        var subtitle = AttributedString("two")
        subtitle.foregroundColor = .systemBlue
        item.attributedSubtitle = subtitle
        expect(item.subtitle, equals: "two")
        expect(label("two")?.textColor == .systemBlue && label("two")?.font.pointSize == 12)
        expect(item.attributedSubtitle?.foregroundColor, equals: .systemBlue)
        item.attributedSubtitle = nil
        item.attributedTitle = nil
        expect(item.subtitle == "plain" && label("plain") != nil && label("Inbox")?.textColor == .systemRed)
        expect(page.title, equals: "Inbox")
    }

    @Test func `a subtitle view takes precedence and has the size of its content`() throws {
        item.subtitle = "text"
        let view = NaturalView()
        item.subtitleView = view
        stage.host.turn()
        expectNil(label("text"))
        expect(view.bounds.size, equals: CGSize(width: 80, height: 16))
        expect(frame(view).midX, equals: 200)
        view.width = 120
        stage.host.turn()
        expect(view.bounds.width, equals: 120)
        let fitting = FittingView()
        item.subtitleView = fitting
        stage.host.turn()
        expect(view.window == nil && fitting.bounds.size == CGSize(width: 60, height: 14))
        item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        stage.host.turn()
        expectNil(fitting.window, "A title view replaces the subtitle.")
        item.titleView = nil
        item.subtitleView = nil
        expect(fitting.window == nil && label("text") != nil)
    }

    /// A view with a natural size.
    private final class NaturalView: UIView {
        var width: CGFloat = 80 {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 16) }
    }

    @Test func `a subtitle below a large title makes the bar taller and collapses with it`() throws {
        bar.prefersLargeTitles = true
        stage.advance(by: 0.1)
        expect(bar.bounds.height, equals: 96)
        item.subtitle = "Subtitle"
        stage.host.turn()
        expect(bar.bounds.height, equals: 114)
        expect(page.scrollView.adjustedContentInset.top, equals: 114)
        let subtitle: UILabel = try #require(label("Subtitle"))
        let title: UILabel = try #require(label("Inbox"))
        expect(subtitle.font.pointSize, equals: 15)
        expect(frame(title).minX == 16 && frame(subtitle).minX == 16)
        expect(frame(title).maxY == frame(subtitle).minY && frame(subtitle).maxY == 106)
        page.scrollView.contentOffset.y = 100
        stage.host.turn()
        expect(bar.bounds.height, equals: 44)
        expect(label("Subtitle")?.font.pointSize, equals: 12, "in the row")
        page.scrollView.contentOffset.y = -114
        item.largeSubtitle = "Large subtitle"
        expect(label("Large subtitle") != nil && label("Subtitle") == nil)
        var attributed = AttributedString("Attributed")
        attributed.font = .systemFont(ofSize: 25)
        item.largeAttributedSubtitle = attributed
        expect(label("Attributed")?.font.pointSize, equals: 25)
        expect(bar.bounds.height, equals: 96 + 30)
        expect(item.largeSubtitle, equals: "Large subtitle")
        item.largeTitle = "All inboxes"
        expect(label("All inboxes")?.font.pointSize == 34 && label("Inbox") == nil)
        page.scrollView.contentOffset.y = 100
        expect(label("Inbox") != nil && label("All inboxes") == nil)
    }

    @Test func `a large subtitle view receives touches, and the text grows with the preferred size`() throws {
        bar.prefersLargeTitles = true
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        item.subtitle = "Subtitle"
        item.largeSubtitleView = button
        stage.advance(by: 0.1)
        expect(bar.bounds.height, equals: 126)
        expect(frame(button), equals: CGRect(x: 16, y: 88, width: 100, height: 30))
        stage.tap(40, 100)
        expect(count, equals: 1)
        item.largeSubtitleView = nil
        expect(label("Subtitle")?.font.pointSize, equals: 15)
        navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.advance(by: 0.1)
        let subtitle: UILabel = try #require(label("Subtitle"))
        let size: CGFloat = UIFont.preferredFont(
            forTextStyle: .subheadline, compatibleWith: subtitle.traitCollection
        ).pointSize
        expect(size > 25 && subtitle.font.pointSize == size)
        expect(frame(subtitle).maxY <= bar.bounds.height && frame(subtitle).minY >= frame(label("Inbox")).maxY - 1)
    }

    @Test func `the attributes of large subtitles apply`() {
        bar.prefersLargeTitles = true
        item.subtitle = "Subtitle"
        let appearance = UINavigationBarAppearance()
        appearance.largeSubtitleTextAttributes = [
            .foregroundColor: UIColor.systemPurple, .font: UIFont.systemFont(ofSize: 30),
        ]
        expect(UINavigationBarAppearance(barAppearance: appearance).largeSubtitleTextAttributes.count, equals: 2)
        bar.standardAppearance = appearance
        stage.advance(by: 0.1)
        let subtitle: UILabel? = label("Subtitle")
        expect(subtitle?.textColor == .systemPurple && subtitle?.font.pointSize == 30)
        expect(bar.bounds.height, equals: 96 + 36)
    }

    @Test func `titles and subtitles are mirrored from right to left`() {
        bar.prefersLargeTitles = true
        item.subtitle = "Subtitle"
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.advance(by: 0.1)
        expect([frame(label("Inbox")).maxX, frame(label("Subtitle")).maxX], equals: [384, 384])
        item.largeTitleDisplayMode = .never
        item.style = .editor
        stage.advance(by: 0.1)
        let (title, subtitle) = (frame(label("Inbox")), frame(label("Subtitle")))
        expect(title.maxX == 384 && subtitle.maxX == 384)
        expect(label("Subtitle")?.textAlignment, equals: .natural)
    }

    @Test func `subtitles move with their titles in a push, and fit in a compact row`() throws {
        item.subtitle = "First"
        let next = ListController()
        next.title = "Message"
        next.navigationItem.subtitle = "Second"
        stage.host.turn()
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        let shown: UILabel = try #require(labels(in: bar).first { $0.text == "Second" })
        let title: UILabel = try #require(labels(in: bar).first { $0.text == "Message" })
        let positions: [CGFloat] = [shown.superview ?? shown, title].map {
            $0.layer.presentation()?.affineTransform().tx ?? 0
        }
        expect(positions[0] == positions[1] && positions[0] > 10)
        stage.advance(by: 1)
        expect(label("Second") != nil && label("First") == nil)
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 390))
        stage.advance(by: 0.6)
        expect(bar.bounds.height, equals: 32)
        expect(frame(label("Message")).minY >= 0 && frame(label("Second")).maxY <= 32)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(label("First") != nil && label("Second") == nil)
    }

    @Test func `a change of the subtitle does not cancel a touch on a button`() {
        var count = 0
        item.subtitle = "1 message"
        item.rightBarButtonItem = UIBarButtonItem(
            title: "Find", primaryAction: UIAction(title: "Find") { _ in count += 1 })
        stage.advance(by: 0.1)
        stage.touch(.began, 375, 22)
        item.subtitle = "2 messages"
        stage.touch(.ended, 375, 22)
        expect(count == 1 && label("2 messages") != nil)
    }
}
