import Expectations
import APIClient
import Foundation
import HostClock
import TestStage
import Testing

@testable import EngawaUI
@testable import UIKitCore

/// Aspects observe view controllers whose classes contain no code for aspects.
@MainActor @Suite(.onStage) struct AspectTests {
    private final class Plain: UIViewController {
        var onAppear: () -> Void = {}

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppear()
        }
    }

    private final class Child: UIViewController {}

    private final class Target: UIViewController {
        let button = UIButton(type: .system)
        var presses: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Save", for: .normal)
            button.addTarget(self, action: Selector("save", Target.save), for: .touchUpInside)
            view.addSubview(button)
        }

        func save() { presses.append("save") }
    }

    private final class Journal {
        var lines: [String] = []
    }

    private let stage = Stage()

    private func log() -> (Journal, AspectToken) {
        let journal = Journal()
        return (journal, observe { journal.lines.append($0.line) })
    }

    /// Registers an aspect that ignores requests, because other tests send some at the same time.
    private func observe(_ handler: @escaping @MainActor (AspectEvent) -> Void) -> AspectToken {
        Aspects.observe { event in
            if case .request = event { return }
            handler(event)
        }
    }

    private func show(_ controller: UIViewController) {
        stage.window.rootViewController = controller
        stage.advance(by: 1)
    }

    @Test func `a controller's appearances are delivered once each, after its own callback`() {
        let (journal, token) = log()
        let first = Plain()
        first.onAppear = { journal.lines.append("its own") }
        show(first)
        show(UIViewController())
        expect(journal.lines, equals: ["its own", "Plain appeared", "Plain disappeared", "UIViewController appeared"])
        token.end()
    }

    @Test func `events of containers and children are delivered in the order of their callbacks`() {
        let parent = Plain()
        let child = Child()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let (journal, token) = log()
        let navigation = UINavigationController(rootViewController: parent)
        show(navigation)
        expect(journal.lines, equals: ["Plain appeared", "Child appeared", "UINavigationController appeared"])
        journal.lines = []
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1)
        expect(
            journal.lines.sorted(), equals: ["Child disappeared", "Plain disappeared", "UIViewController appeared"])
        token.end()
    }

    @Test func `an action is delivered before it is sent, with its sender and controller`() {
        let target = Target()
        show(target)
        var seen: [SentAction] = []
        var pressesThen: [Int] = []
        let token = Aspects.observe { event in
            guard case .action(let action) = event else { return }
            seen.append(action)
            pressesThen.append(target.presses.count)
        }
        target.button.sendActions(for: .touchUpInside)
        expect(seen.map(\.name), equals: ["save"])
        expect(seen.first?.sender, isIdenticalTo: target.button)
        expect(seen.first?.target, isIdenticalTo: target)
        expect(seen.first?.controller, isIdenticalTo: target)
        expect(seen.first?.line, equals: "Target: UIButton “Save” sent save")
        expect(pressesThen, equals: [0])
        expect(target.presses, equals: ["save"])
        token.end()
    }

    @Test func `the action of a bar button item is delivered once, with the visible controller`() {
        let controller = Plain()
        var presses = 0
        let action = UIAction(title: "Done") { _ in presses += 1 }
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: action)
        show(UINavigationController(rootViewController: controller))
        let (journal, token) = log()
        (controller.navigationItem.rightBarButtonItem?.displayedView as? UIControl)?.sendActions(for: .touchUpInside)
        expect(presses, equals: 1)
        expect(journal.lines, equals: ["Plain: UIBarButtonItem “Done”"])
        token.end()
    }

    @Test func `aspects are called in the order of registration until they end`() {
        var calls: [Int] = []
        let first = observe { _ in calls.append(1) }
        var second: AspectToken? = observe { _ in calls.append(2) }
        let third = observe { _ in
            calls.append(3)
            first.end()
        }
        show(UIViewController())
        expect(calls, equals: [1, 2, 3])
        calls = []
        second = nil
        expectNil(second)
        let button = UIButton()
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        expect(calls, equals: [3])
        third.end()
        expect(third.isEnded)
        button.sendActions(for: .touchUpInside)
        expect(calls, equals: [3])
    }

    @Test func `an aspect that ends during an event is not called for it`() {
        var calls: [Int] = []
        var second: AspectToken?
        let first = Aspects.observe { _ in
            calls.append(1)
            second?.end()
        }
        second = Aspects.observe { _ in calls.append(2) }
        show(UIViewController())
        expect(calls, equals: [1])
        first.end()
    }

    @Test func `an aspect can be limited to controllers of a class`() {
        var found: [Child] = []
        let token: AspectToken = Aspects.observeAppearances(of: Child.self) { found.append($0) }
        let child = Child()
        show(Plain())
        show(child)
        expect(found.count, equals: 1)
        expect(found.first, isIdenticalTo: child)
        token.end()
    }

    @Test func `the objects of events are not retained`() {
        let (journal, token) = log()
        weak var controller: UIViewController?
        do {
            let target = Target()
            controller = target
            show(target)
            target.button.sendActions(for: .touchUpInside)
        }
        show(UIViewController())
        expectNil(controller)
        expect(journal.lines.count, equals: 4)
        token.end()
    }

    @Test func `requests of all clients are delivered when they end`() {
        let journal = Journal()
        let token = Aspects.observe { event in
            if event.line.contains("http://127.0.0.1:1/") { journal.lines.append(event.line) }
        }
        let client = APIClient(baseURL: URL(string: "http://127.0.0.1:1")!, timeout: 5)
        Task { try? await client.send(Endpoint<Void>(.get, "/users", query: ["secret": "1"])) }
        stage.advance(by: 10)
        expect(journal.lines.count, equals: 1)
        expect(journal.lines.first?.hasPrefix("GET http://127.0.0.1:1/users cannotConnect, "), equals: true)
        token.end()
        Task { try? await client.send(Endpoint<Void>(.get, "/users")) }
        stage.advance(by: 10)
        expect(journal.lines.count, equals: 1)
    }
}
