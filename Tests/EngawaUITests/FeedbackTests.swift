import Expectations
import APIClient
import Bindings
import Foundation
import HostClock
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import ViewModels

@testable import EngawaUI
@testable import UIKitAlerts

/// The guarantees for users, tested one by one with plain controls.
@MainActor @Suite(.onStage) struct FeedbackTests {
    private let stage = Stage()

    private struct Failure: PresentableError {
        var message = "Colr encountered an error. Try again in a moment."
        var isRetryable = true
        var details = "GET /user: 500"
    }

    /// Asynchronous work that ends when a test calls `end(_:)`.
    @MainActor private final class Work {
        private var continuation: CheckedContinuation<String, any Error>?
        private(set) var count = 0

        func run() async throws -> String {
            count += 1
            return try await withCheckedThrowingContinuation { continuation = $0 }
        }

        func end(_ result: Result<String, any Error> = .success("")) {
            continuation?.resume(with: result)
            continuation = nil
        }
    }

    /// Returns the view with the given identifier in the window, if it is visible.
    private func find<View: UIView>(_ name: String, _ type: View.Type = View.self) -> View? {
        func search(_ view: UIView) -> UIView? {
            guard !view.isHidden, view.alpha > 0 else { return nil }
            if view.accessibilityIdentifier == name { return view }
            return view.subviews.lazy.compactMap { search($0) }.first
        }
        return search(stage.window) as? View
    }

    private func text(_ name: String) -> String? { find(name, UILabel.self)?.text }

    private func button(_ title: String) -> UIButton? {
        func search(_ view: UIView) -> UIButton? {
            guard !view.isHidden else { return nil }
            if let button = view as? UIButton, button.currentTitle == title { return button }
            return view.subviews.lazy.compactMap { search($0) }.first
        }
        return search(stage.window)
    }

    private func put(_ banner: MessageBanner, in view: UIView) {
        banner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func tap(_ view: UIView) {
        let middle: CGPoint = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.tap(middle.x, middle.y)
    }

    // MARK: Every action shows a reaction in the next frame

    @Test func `a submission disables its controls in the next frame, and one tap sends one request`() throws {
        let work = Work()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        button.setTitle("Send", for: .normal)
        button.setTitle("Sending…", for: .disabled)
        let field = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 44))
        for view in [button, field] as [UIView] { stage.root.addSubview(view) }
        let submission = Submission(controls: [button, field], busyReason: "This is being sent.")
        var results: [String] = []
        button.addAction(
            UIAction { _ in
                submission.start {
                    try await work.run()
                } success: {
                    results.append($0)
                } failure: { _ in
                    results.append("failure")
                }
            }, for: .touchUpInside)
        field.text = "typed"
        field.becomeFirstResponder()
        stage.advance(by: 0.1)
        tap(button)
        stage.host.turn()
        expect(!button.isEnabled && button.currentTitle == "Sending…")
        expect(!field.isEnabled && field.text == "typed")
        tap(button)
        stage.advance(by: 0.1)
        expect(work.count, equals: 1)
        expect(find("disabledReason", UIView.self) != nil)
        work.end(.failure(Failure()))
        stage.advance(by: 0.1)
        expect(results, equals: ["failure"])
        expect(button.isEnabled && field.isEnabled && field.text == "typed" && field.isFirstResponder)
        expect(button.currentTitle == "Send" && button.disabledReason == nil)
        tap(button)
        stage.advance(by: 0.1)
        work.end(.success("done"))
        stage.advance(by: 0.1)
        expect(results, equals: ["failure", "done"])
    }

    @Test func `controls are enabled after a submission that nothing else retains`() {
        let work = Work()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        stage.root.addSubview(button)
        weak var released: Submission?
        do {
            let submission = Submission(controls: [button])
            submission.start({ try await work.run() }, success: { _ in }, failure: { _ in })
            released = submission
        }
        stage.advance(by: 0.1)
        expect(!button.isEnabled)
        work.end()
        stage.advance(by: 0.1)
        expect(button.isEnabled)
        expectNil(released)
    }

    // MARK: Nothing flashes

    /// Durations of work, and the times at which its indicator appears and disappears.
    private nonisolated static let works: [(TimeInterval, [TimeInterval])] = [
        (0.1, []), (0.29, []), (0.31, [0.3, 0.8]), (0.7, [0.3, 0.8]), (1, [0.3, 1]), (5, [0.3, 5]),
    ]

    @Test(arguments: works)
    func `an indicator appears after 0.3 s, and stays for at least 0.5 s`(
        _ duration: TimeInterval, _ moments: [TimeInterval]
    ) {
        let stage = self.stage
        var seen: [TimeInterval] = []
        let visibility = DelayedVisibility(show: { seen.append(stage.time) }, hide: { seen.append(stage.time) })
        let start: TimeInterval = stage.time
        visibility.setActive(true)
        stage.advance(by: duration)
        visibility.setActive(false)
        stage.advance(by: 2)
        expect(seen.count, equals: moments.count)
        for (one, other) in zip(seen, moments) { expect(abs(one - start - other), isLessThan: 0.001) }
    }

    @Test func `the indicator remains if work begins again before it disappears`() {
        var changes = 0
        let visibility = DelayedVisibility(show: { changes += 1 }, hide: { changes += 1 })
        visibility.setActive(true)
        stage.advance(by: 0.35)
        for _ in 0..<4 {
            visibility.setActive(false)
            stage.advance(by: 0.05)
            visibility.setActive(true)
            stage.advance(by: 0.05)
        }
        expect(changes, equals: 1)
        stage.advance(by: 2)
        expect(changes, equals: 1)
        visibility.setActive(false)
        stage.advance(by: 0.1)
        expect(changes, equals: 2)
    }

    // MARK: Network activity is visible

    @Test func `progress is shown only if the length is known`() {
        let fraction = Dynamic<Double?>(nil)
        let bar = UIProgressView(progressViewStyle: .default)
        bar.frame = CGRect(x: 20, y: 100, width: 200, height: 4)
        stage.root.addSubview(bar)
        bar.bind(to: fraction)
        expect(bar.isHidden)
        fraction.value = 0.25
        expect(!bar.isHidden && bar.progress == 0.25)
        fraction.value = 1
        expect(bar.progress, equals: 1)
        fraction.value = nil
        expect(bar.isHidden)
        fraction.value = 0
        expect(!bar.isHidden && bar.progress == 0)
    }

    // MARK: Every error offers a next step

    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
    }

    @Test func `a list without items shows an indicator, an error with a button, or a text`() throws {
        let work = Work()
        let list = RequestList<Item>(first: {
            RequestPage(try await work.run().split(separator: " ").compactMap { Int($0) }.map { Item(id: $0) })
        })
        let controller = UIViewController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        let placeholder = RequestPlaceholder(noData: "There is nothing here.")
        placeholder.frame = stage.root.bounds
        placeholder.bind(to: list)
        controller.view.addSubview(placeholder)
        var spinner: UIActivityIndicatorView? {
            placeholder.subviews.compactMap { $0 as? UIActivityIndicatorView }.first { $0.isAnimating }
        }
        stage.advance(by: 1)
        expect(spinner == nil && text("placeholder.text") == nil)
        list.load()
        stage.advance(by: 0.2)
        expectNil(spinner)
        stage.advance(by: 0.2)
        expect(spinner != nil)
        work.end(.failure(Failure()))
        stage.advance(by: 1)
        expectNil(spinner)
        expect(text("placeholder.text"), equals: Failure().message)
        expect(button("Details") != nil)
        tap(try #require(button("Retry")))
        stage.advance(by: 0.1)
        expect(work.count == 2 && text("placeholder.text") == nil)
        work.end(.failure(Failure(isRetryable: false)))
        stage.advance(by: 1)
        expect(text("placeholder.text") == Failure().message && button("Retry") == nil)
        tap(try #require(button("Details")))
        stage.advance(by: 1)
        let alert = try #require(stage.window.rootViewController?.presentedViewController as? UIAlertController)
        expect(alert.message, equals: Failure().details)
        alert.dismiss(animated: false)
        list.refresh()
        stage.advance(by: 0.1)
        work.end(.success(""))
        stage.advance(by: 1)
        expect(text("placeholder.text"), equals: "There is nothing here.")
        list.refresh()
        stage.advance(by: 0.1)
        work.end(.success("1 2"))
        stage.advance(by: 1)
        expect(spinner == nil && text("placeholder.text") == nil)
    }

    @Test func `in a list without items, the delay of the indicator begins when a typed query is sent`() {
        let (work, query) = (Work(), Dynamic("a"))
        let list = RequestList<Item>(following: query, debounce: 0.4, keepsItems: false, unless: \.isEmpty) { _ in
            _ = try await work.run()
            return RequestPage([])
        }
        let placeholder = RequestPlaceholder(noData: "There is nothing here.")
        placeholder.frame = stage.root.bounds
        placeholder.bind(to: list)
        stage.root.addSubview(placeholder)
        var isBusy: Bool { placeholder.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } }
        query.value = "ab"
        stage.advance(by: 0.6)
        expect(work.count == 1 && !isBusy)
        stage.advance(by: 0.4)
        expect(isBusy)
        // The indicator stays while the next query waits.
        query.value = "abc"
        stage.advance(by: 0.3)
        expect(work.count == 1 && isBusy)
        work.end()
    }

    @Test func `beside items: a spinner while more are loading, and a banner with a Retry button`() throws {
        let work = Work()
        let list = RequestList<Item>(items: [Item(id: 1)], pageSize: 1) { page in
            _ = try await work.run()
            return [Item(id: page)]
        }
        let footer = RequestFooter(list)
        footer.frame = CGRect(x: 0, y: 400, width: 400, height: 52)
        let banner = MessageBanner()
        banner.bind(to: list)
        stage.root.addSubview(footer)
        put(banner, in: stage.root)
        list.refresh()
        stage.advance(by: 1)
        // During a refresh, the refresh control is the indicator, and the footer shows none.
        expectNil(find("footer.indicator", UIView.self))
        work.end()
        stage.advance(by: 1)
        list.loadMore()
        stage.advance(by: 0.2)
        expectNil(find("footer.indicator", UIView.self))
        stage.advance(by: 0.2)
        expect(find("footer.indicator", UIView.self) != nil)
        work.end(.failure(Failure()))
        stage.advance(by: 1)
        expectNil(find("footer.indicator", UIView.self))
        expect(banner.message, equals: Failure().message)
        tap(try #require(button("Retry")))
        stage.advance(by: 0.1)
        expectNil(banner.message)
        work.end()
        stage.advance(by: 1)
        expect(list.items.count == 2 && banner.message == nil)
    }

    @Test func `pulling refreshes, and the control disappears when the refresh ends`() {
        let work = Work()
        let list = RequestList<Item>(
            items: [Item(id: 1)],
            first: {
                _ = try await work.run()
                return RequestPage([Item(id: 2)])
            })
        let table = UITableView(frame: stage.root.bounds, style: .plain)
        let control = UIRefreshControl()
        control.bind(to: list)
        table.refreshControl = control
        stage.root.addSubview(table)
        stage.advance(by: 0.1)
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.4)
        stage.touch(.ended, 200, 600)
        stage.advance(by: 1)
        expect(control.isRefreshing && work.count == 1)
        work.end(.failure(Failure()))
        stage.advance(by: 1)
        expect(!control.isRefreshing && list.items.elements == [Item(id: 1)])
    }

    // MARK: Errors are sentences

    @Test func `a banner has no height without a message, and shows details after a tap`() throws {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let modal = UIViewController()
        controller.present(modal, animated: false)
        let banner = MessageBanner()
        put(banner, in: modal.view)
        stage.advance(by: 0.5)
        expect(banner.bounds.height, equals: 0)
        var tries = 0
        banner.show(Failure()) { tries += 1 }
        stage.advance(by: 0.1)
        expect(banner.bounds.height, isGreaterThan: 60)
        expect(text("message.text"), equals: Failure().message)
        // The alert also appears over a presented screen.
        tap(try #require(button("Details")))
        stage.advance(by: 1)
        let alert = try #require(modal.presentedViewController as? UIAlertController)
        expect(alert.message, equals: Failure().details)
        alert.dismiss(animated: false)
        stage.advance(by: 0.5)
        tap(try #require(button("Retry")))
        stage.advance(by: 0.1)
        expect(tries == 1 && banner.message == nil && banner.bounds.height == 0)
        banner.show(Failure(isRetryable: false, details: "")) {}
        stage.advance(by: 0.1)
        expect(button("Retry") == nil && button("Details") == nil)
    }

    @Test func `an alert shows the message, and details after a tap`() throws {
        let controller = UIViewController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        var tries = 0
        controller.present(RequestFailure(Failure()), title: "This did not work") { tries += 1 }
        stage.advance(by: 1)
        func alert() throws -> UIAlertController {
            try #require(controller.presentedViewController as? UIAlertController)
        }
        func answer(_ title: String) throws -> UIView? {
            func search(_ view: UIView) -> UIView? {
                if view is UIControl, view.accessibilityLabel == title { return view }
                return view.subviews.lazy.compactMap { search($0) }.first
            }
            return try search(alert().view)
        }
        try expect(alert().message, equals: Failure().message)
        tap(try #require(try answer("Details")))
        stage.advance(by: 1)
        try expect(alert().message, equals: "\(Failure().message)\n\n\(Failure().details)")
        try expectNil(answer("Details"))
        tap(try #require(try answer("Retry")))
        stage.advance(by: 1)
        expect(tries == 1 && controller.presentedViewController == nil)
    }

    @Test func `a placeholder is hidden during an alert, however the alert is dismissed`() throws {
        let controller = UIViewController()
        let placeholder = UIView()
        controller.view.addSubview(placeholder)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        for choice in [nil, "Close", "Retry"] {
            var isHiddenInRetry: Bool?
            controller.present(RequestFailure(Failure()), title: "This did not work", insteadOf: placeholder) {
                isHiddenInRetry = placeholder.isHidden
            }
            stage.advance(by: 1)
            expect(placeholder.isHidden)
            let alert = try #require(controller.presentedViewController as? UIAlertController)
            // The alert with the details hides the placeholder too.
            alert.choose(try #require(alert.actions.first { $0.title == "Details" }))
            stage.advance(by: 1)
            expect(placeholder.isHidden)
            let details = try #require(controller.presentedViewController as? UIAlertController)
            if let choice {
                details.choose(try #require(details.actions.first { $0.title == choice }))
            } else {
                controller.dismiss(animated: true)
            }
            stage.advance(by: 1)
            expect(!placeholder.isHidden)
            expect(isHiddenInRetry, equals: choice == "Retry" ? false : nil)
        }
    }

    // MARK: A disabled control can show the reason

    @Test func `the reason of a large control is inside the window`() throws {
        for frame in [
            CGRect(x: 0, y: 10, width: 400, height: 780), CGRect(x: 0, y: -600, width: 400, height: 605),
            CGRect(x: 0, y: 700, width: 400, height: 900),
        ] {
            let control = UIButton(frame: frame)
            control.isEnabled = false
            control.disabledReason = "Type a name first."
            stage.root.addSubview(control)
            stage.advance(by: 0.1)
            ReasonBubble.show(for: control)
            let bubble: UIView = try #require(find("disabledReason"))
            expect(stage.window.bounds.insetBy(dx: 16, dy: 16).contains(bubble.frame), "\(bubble.frame)")
            control.removeFromSuperview()
            bubble.removeFromSuperview()
        }
    }

    @Test func `pressing a disabled control shows the reason until the reason changes or a few seconds pass`() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        stage.root.addSubview(button)
        button.isEnabled = false
        stage.advance(by: 0.1)
        tap(button)
        stage.host.turn()
        expectNil(find("disabledReason", UIView.self))
        button.disabledReason = "Type a name first."
        expect(button.accessibilityHint, equals: "Type a name first.")
        tap(button)
        stage.host.turn()
        let bubble: UIView = try #require(find("disabledReason"))
        expect((bubble.subviews.first as? UILabel)?.text, equals: "Type a name first.")
        expect(stage.window.bounds.contains(bubble.convert(bubble.bounds, to: nil)))
        button.disabledReason = nil
        button.isEnabled = true
        stage.advance(by: 0.5)
        expectNil(find("disabledReason", UIView.self))
        button.isEnabled = false
        button.disabledReason = "This is being sent."
        tap(button)
        stage.advance(by: 1.5)
        expect(find("disabledReason", UIView.self) != nil)
        stage.advance(by: 3)
        expectNil(find("disabledReason", UIView.self))
        expect(button.accessibilityHint, equals: "This is being sent.")
    }

    @Test func `the reason disappears with its screen`() throws {
        let first = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        button.isEnabled = false
        button.disabledReason = "This is being sent."
        first.view.addSubview(button)
        let navigation = UINavigationController(rootViewController: first)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.5)
        tap(button)
        stage.advance(by: 0.1)
        expect(find("disabledReason", UIView.self) != nil)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1)
        expectNil(find("disabledReason", UIView.self))
    }

    // MARK: Everything is readable

    @Test func `texts follow the user's text size`() throws {
        let banner = MessageBanner()
        put(banner, in: stage.root)
        banner.show(Failure()) {}
        let control = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
        control.isEnabled = false
        control.disabledReason = "Type a name first."
        stage.root.addSubview(control)
        stage.advance(by: 0.1)
        func sizes() throws -> [CGFloat] {
            tap(control)
            stage.advance(by: 0.1)
            let bubble: UIView = try #require(find("disabledReason"))
            let labels: [UILabel?] = [
                find("message.text"), button("Retry")?.titleLabel, button("Details")?.titleLabel,
                bubble.subviews.first as? UILabel,
            ]
            return labels.compactMap { $0?.font.pointSize }
        }
        let usual: [CGFloat] = try sizes()
        expect(usual, equals: [15, 15, 15, 15])
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.advance(by: 5)
        let large: [CGFloat] = try sizes()
        expect(large.count == 4 && large.allSatisfy { $0 > 22 })
    }
}
