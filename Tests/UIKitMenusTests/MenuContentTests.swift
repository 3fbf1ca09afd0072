import Expectations
import Foundation
import Testing
import UIKitCore

@testable import UIKitMenus

@MainActor struct MenuContentTests {
    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { _ in }
    }

    private func describe(_ content: MenuContent) -> String {
        content.groups.map { group in
            (group.title.isEmpty ? "" : "\(group.title): ") + group.items.map(\.title).joined(separator: " ")
        }.joined(separator: " | ")
    }

    @Test func `inline menus are groups, and hidden elements are left out`() {
        let inline = UIMenu(title: "View", options: .displayInline, children: [action("b"), action("c", .hidden)])
        let empty = UIMenu(options: .displayInline, children: [action("x", .hidden)])
        let submenu = UIMenu(title: "more", children: [action("y")])
        let menu = UIMenu(children: [action("a"), inline, empty, action("d"), submenu, UIMenu(title: "none")])
        expect(describe(MenuContent(menu) { _ in nil }), equals: "a | View: b | d more")
    }

    @Test func `the title of an inline menu precedes the first group of the menu`() {
        let inner = UIMenu(options: .displayInline, children: [action("name"), action("date")])
        let titled = UIMenu(title: "View", options: .displayInline, children: [action("list")])
        let outer = UIMenu(title: "Sort By", options: .displayInline, children: [inner, action("reversed")])
        let named = UIMenu(title: "Outer", options: .displayInline, children: [titled, action("a")])
        expect(
            describe(MenuContent(UIMenu(title: "Menu", children: [outer, named])) { _ in nil }),
            equals: "Sort By: name date | reversed | View: list | a")
    }

    @Test func `a menu determines the number of lines of titles, even for its inline menus`() {
        let preferences = UIMenuDisplayPreferences()
        expect(preferences.maximumNumberOfTitleLines, equals: NSNotFound)
        preferences.maximumNumberOfTitleLines = 5
        let own = UIMenu(options: .displayInline, children: [action("c")])
        let menu = UIMenu(children: [action("a"), UIMenu(options: .displayInline, children: [action("b")]), own])
        func lines(_ menu: UIMenu) -> [Int] { MenuContent(menu) { _ in nil }.groups.map(\.titleLines) }
        expect(lines(menu), equals: [2, 2, 2])
        menu.displayPreferences = preferences
        preferences.maximumNumberOfTitleLines = 1
        own.displayPreferences = preferences
        expect(lines(menu) == [5, 5, 1] && lines(menu.replacingChildren([action("d")])) == [5])
    }

    @Test func `a menu with single selection has the properties of the menu`() {
        let menu = UIMenu(title: "Sizes", children: [action("a")])
        menu.accessibilityIdentifier = "sizes"
        let single = menu.withSingleSelection
        expect(single.options == .singleSelection && single.accessibilityIdentifier == "sizes")
        expect(single.withSingleSelection, isIdenticalTo: single)
    }

    @Test func `a reversed menu begins with the last element`() {
        let inline = UIMenu(options: .displayInline, children: [action("b"), action("c")])
        var content = MenuContent(UIMenu(children: [action("a"), inline])) { _ in nil }
        content.reverse()
        expect(describe(content), equals: "c b | a")
    }

    @Test func `a command that no responder performs is hidden, or disabled in the menu bar`() {
        let menu = UIMenu(children: [UICommand(title: "go", action: Selector("go:"))])
        expect(MenuContent(menu) { _ in nil }.items.isEmpty)
        expect(MenuContent(menu, hidesUnavailable: false) { _ in nil }.items.map(\.isEnabled), equals: [false])
        expect(MenuContent(menu) { _ in self }.items.map(\.isEnabled), equals: [true])
    }

    @Test func `the responder validates a command`() {
        final class Validating: UIResponder {
            override func validate(_ command: UICommand) {
                command.title = "Stop"
                command.state = .on
                command.attributes = .disabled
            }
        }
        let command = UICommand(title: "go", action: Selector("go:"))
        let item = MenuContent(UIMenu(children: [command])) { _ in Validating() }.items[0]
        expect(item.title == "Stop" && item.state == .on && !item.isEnabled)
    }

    @Test func `deferred elements show an indicator until they are provided`() {
        let deferred = UIDeferredMenuElement { _ in }
        let menu = UIMenu(children: [deferred, action("a")])
        expect(MenuContent(menu) { _ in nil }.items.count, equals: 2)
        let loaded: [ObjectIdentifier: [UIMenuElement]] = [ObjectIdentifier(deferred): [action("x"), action("y")]]
        expect(describe(MenuContent(menu, loaded: loaded) { _ in nil }), equals: "x y a")
    }
}
