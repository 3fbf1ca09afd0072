import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

/// The requests that deferred menu elements make for their contents.
@MainActor @Suite(.onStage) final class DeferredMenuTests {
    private let menus = MenuStage()
    private var requests: [([UIMenuElement]) -> Void] = []

    private func makeButton(_ children: [UIMenuElement]) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 300, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: children)
        menus.controller.view.addSubview(button)
        menus.stage.host.turn()
        return button
    }

    private func actions(_ titles: String...) -> [UIMenuElement] { titles.map { UIAction(title: $0) { _ in } } }

    @Test func `a cached element is requested once, even if its menu opens again during the request`() {
        let button = makeButton([UIDeferredMenuElement { self.requests.append($0) }])
        menus.tap(menus.center(of: button))
        expect(menus.titles, equals: ["Loading…"])
        menus.tap(CGPoint(x: 380, y: 780))
        menus.tap(menus.center(of: button))
        expect(menus.titles == ["Loading…"] && requests.count == 1)
        requests[0](actions("One"))
        menus.stage.advance(by: 0.1)
        expect(menus.titles, equals: ["One"])
    }

    @Test func `an uncached element is requested each time its menu opens, and not for other changes of the menu`() {
        let deferred = UIDeferredMenuElement.uncached { self.requests.append($0) }
        let button = makeButton([deferred])
        menus.tap(menus.center(of: button))
        button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([deferred] + self.actions("Two")) }
        menus.stage.advance(by: 0.1)
        expect(menus.titles == ["Loading…", "Two"] && requests.count == 1)
        requests[0](actions("One"))
        menus.stage.advance(by: 0.1)
        expect(menus.titles, equals: ["One", "Two"])
        menus.choose("Two")
        menus.tap(menus.center(of: button))
        expect(menus.titles == ["Loading…"] && requests.count == 2)
    }

    @Test func `elements that a deferred element provides can be deferred`() {
        let inner = UIDeferredMenuElement { self.requests.append($0) }
        let group = UIMenu(options: .displayInline, children: [inner])
        let button = makeButton([UIDeferredMenuElement { $0([group] + self.actions("Two")) }])
        menus.tap(menus.center(of: button))
        expect(menus.titles == ["Loading…", "Two"] && requests.count == 1)
        requests[0]([UIDeferredMenuElement { $0(self.actions("One")) }])
        menus.stage.advance(by: 0.1)
        expect(menus.titles, equals: ["One", "Two"])
    }

    @Test func `the second call to a completion handler has no effect`() {
        let button = makeButton([UIDeferredMenuElement { self.requests.append($0) }])
        menus.tap(menus.center(of: button))
        for title in ["One", "Two"] { requests[0](actions(title)) }
        menus.stage.advance(by: 0.1)
        expect(menus.titles, equals: ["One"])
    }

    @Test func `the second call to the completion handler of an uncached element has no effect`() {
        let action = UIAction(title: "More", attributes: .keepsMenuPresented) { _ in }
        let deferred = UIDeferredMenuElement.uncached { self.requests.append($0) }
        let button = makeButton([deferred, action])
        menus.tap(menus.center(of: button))
        for title in ["One", "Two"] { requests[0](actions(title)) }
        menus.choose("More")
        expect(menus.titles == ["One", "More"] && deferred.provided?.map(\.title) == ["One"])
    }

    @Test func `an open menu does not keep its elements after it closes`() {
        weak var element: UIMenuElement?
        weak var action: UIMenuElement?
        do {
            let one = UIAction(title: "One") { _ in }
            let deferred = UIDeferredMenuElement.uncached { $0([one]) }
            (element, action) = (deferred, one)
            let button = makeButton([deferred])
            menus.tap(menus.center(of: button))
            menus.choose("One")
            button.menu = nil
            button.removeFromSuperview()
        }
        menus.stage.advance(by: 1)
        expect(element == nil && action == nil)
    }

    @Test func `the elements of an uncached element select one another`() {
        var elements: [UIAction] = []
        elements = ["One", "Two"].map { UIAction(title: $0, attributes: .keepsMenuPresented) { _ in } }
        elements[0].state = .on
        let menu = UIMenu(options: .singleSelection, children: [UIDeferredMenuElement.uncached { $0(elements) }])
        let button = makeButton([])
        button.menu = menu
        menus.tap(menus.center(of: button))
        menus.choose("Two")
        expect(elements.map(\.state), equals: [.off, .on])
    }
}
