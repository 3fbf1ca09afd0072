import Expectations
import EngawaUI
import Foundation
import TestStage
import Testing
import UIKitCore
import ViewModels

/// Tests of when and where a banner shows a message, and of how it shows failures of a list.
@MainActor @Suite(.onStage) struct MessageBannerTests {
    private let stage = Stage()

    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
        var name = ""
    }

    private struct Failure: Error {}

    @MainActor private final class Server {
        var fails = false

        func items() throws -> [Item] {
            if fails { throw Failure() }
            return [Item(id: 1)]
        }

        func send() throws {
            if fails { throw RequestFailure(message: "Not changed.", isRetryable: true) }
        }
    }

    @Test func `a message that appears or disappears waits while a finger touches the window`() {
        let banner = MessageBanner()
        banner.translatesAutoresizingMaskIntoConstraints = false
        let row = UIControl()
        row.translatesAutoresizingMaskIntoConstraints = false
        for view in [banner, row] { stage.root.addSubview(view) }
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: stage.root.topAnchor),
            banner.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            row.topAnchor.constraint(equalTo: banner.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            row.heightAnchor.constraint(equalToConstant: 300),
        ])
        var presses = 0
        row.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.advance(by: 0.1)
        stage.touch(.began, 100, 200)
        banner.show("The first message")
        banner.show("The second message")
        stage.advance(by: 1)
        expect(row.frame.minY == 0 && banner.message == nil)
        stage.touch(.ended, 100, 200)
        stage.advance(by: 0.1)
        expect(row.frame.minY > 0 && banner.message == "The second message" && presses == 1)
        stage.touch(.began, 100, 200)
        banner.clear()
        stage.advance(by: 1)
        expect(row.frame.minY, isGreaterThan: 0)
        // Without a finger, the message changes immediately.
        stage.touch(.cancelled, 100, 200)
        expectNil(banner.message)
        banner.show("The third message")
        expect(banner.message, equals: "The third message")
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `the message stays at the margins of the screen`(_ direction: UISemanticContentAttribute) {
        let controller = UIViewController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        let view: UIView = controller.view
        view.semanticContentAttribute = direction
        let margins: UIEdgeInsets = view.layoutMargins
        expect(margins.left >= 16 && margins.right >= 16)
        for inset: CGFloat in [0, 5, 40] {
            let banner = MessageBanner()
            banner.show("A message", retry: {})
            banner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(banner)
            banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset).isActive = true
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            stage.advance(by: 0.1)
            let card: CGRect = banner.subviews[0].convert(banner.subviews[0].bounds, to: view)
            let isMirrored: Bool = direction == .forceRightToLeft
            expect(card.minX, equals: (isMirrored ? margins.left : max(margins.left, inset)))
            expect(view.bounds.width - card.maxX, equals: (isMirrored ? max(margins.right, inset) : margins.right))
            banner.removeFromSuperview()
        }
    }

    @Test func `the message is visible on both kinds of background`() {
        let colors: [(UIColor, UIColor)] = [
            (.systemBackground, .secondarySystemBackground),
            (.systemGroupedBackground, .secondarySystemGroupedBackground),
        ]
        for (background, card) in colors {
            stage.root.backgroundColor = background
            let banner = MessageBanner(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            banner.show("A message")
            stage.root.addSubview(banner)
            stage.advance(by: 0.1)
            expect(banner.subviews[0].backgroundColor, equals: card)
            banner.removeFromSuperview()
        }
    }

    @Test func `a failed request takes precedence over a failed change`() async {
        let server = Server()
        let list = RequestList<Item> { RequestPage(try server.items()) }
        let banner = MessageBanner()
        banner.bind(to: list)
        stage.root.addSubview(banner)
        await list.load()?.value
        expectNil(banner.message)
        server.fails = true
        let change: Task<Void, Never>? = list.change(1) {
            $0.name = "a"
        } sending: { _ in
            try server.send()
        }
        await change?.value
        expect(banner.message, equals: "Not changed.")
        await list.refresh().value
        expect(banner.message, equals: "An unexpected error occurred. Try again.")
        server.fails = false
        await list.retry()?.value
        expect(banner.message, equals: "Not changed.")
        await list.retryChange()?.value
        expect(banner.message == nil && list.items.elements == [Item(id: 1, name: "a")])
    }

    @Test func `Retry repeats both a failed request and a failed change`() async throws {
        let server = Server()
        let list = RequestList<Item> { RequestPage(try server.items()) }
        let banner = MessageBanner()
        banner.bind(to: list)
        stage.root.addSubview(banner)
        await list.load()?.value
        server.fails = true
        await list.change(1) {
            $0.name = "a"
        } sending: { _ in
            try server.send()
        }?.value
        await list.refresh().value
        let buttons: [UIButton] = banner.subviews[0].subviews.compactMap { $0 as? UIButton }
        let retry: UIButton = try #require(buttons.first { $0.title(for: .normal) == "Retry" })
        server.fails = false
        retry.sendActions(for: .primaryActionTriggered)
        expectNil(banner.message)
        stage.advance(by: 1)
        expect(banner.message == nil && list.items.elements.map(\.name) == ["a"])
    }
}
