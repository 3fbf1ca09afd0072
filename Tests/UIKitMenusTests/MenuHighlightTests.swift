import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

/// The highlight of open menus whose elements change.
@MainActor @Suite(.onStage) final class MenuHighlightTests {
    private let menus = MenuStage()
    private var provide: ([UIMenuElement]) -> Void = { _ in }
    private var chosen: [String] = []

    private func action(_ title: String) -> UIAction { UIAction(title: title) { self.chosen.append($0.title) } }

    private func openMenu(_ children: [UIMenuElement], y: CGFloat = 100) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: y, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: children)
        menus.controller.view.addSubview(button)
        menus.stage.host.turn()
        menus.tap(menus.center(of: button))
        return button
    }

    private var deferred: UIDeferredMenuElement { UIDeferredMenuElement { self.provide = $0 } }

    private func hover(_ point: CGPoint?) {
        menus.stage.host.post(.hover(point), at: menus.stage.host.windows[0])
        menus.stage.host.turn()
    }

    @Test func `the highlight stays on its element when a deferred element provides others`() {
        for (titles, shown) in [(["A", "B"], ["A", "B", "Share", "Delete"]), ([], ["Share", "Delete"])] {
            chosen = []
            _ = openMenu([deferred, action("Share"), action("Delete")])
            menus.key(.keyboardDownArrow)
            provide(titles.map(action))
            menus.stage.advance(by: 0.1)
            expect(menus.titles, equals: shown)
            menus.key(.keyboardReturnOrEnter)
            menus.stage.advance(by: 1)
            expect(chosen, equals: ["Share"])
        }
    }

    @Test func `the highlight stays on its element when the menu moves above its anchor`() {
        _ = openMenu([deferred, action("Share"), action("Delete"), action("Rename")], y: 500)
        menus.key(.keyboardDownArrow)
        provide((0..<6).map { action("Item \($0)") })
        menus.stage.advance(by: 0.1)
        menus.key(.keyboardReturnOrEnter)
        menus.stage.advance(by: 1)
        expect(chosen, equals: ["Share"])
    }

    @Test func `an element that is removed loses the highlight`() {
        let button = openMenu([action("Share"), action("Delete")])
        menus.key(.keyboardDownArrow)
        button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([$0.children[1]]) }
        menus.stage.advance(by: 0.1)
        menus.key(.keyboardReturnOrEnter)
        menus.stage.advance(by: 1)
        expect(chosen.isEmpty && menus.titles == ["Delete"])
    }

    @Test func `a submenu that is removed while the pointer is over it does not open`() {
        let submenu = UIMenu(title: "More", children: [action("Inner")])
        let button = openMenu([submenu])
        hover(menus.row("More"))
        menus.stage.advance(by: 0.2)
        let delete: UIAction = action("Delete")
        button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([delete]) }
        menus.stage.advance(by: 1)
        expect(menus.titles, equals: ["Delete"])
    }

    @Test func `a submenu whose elements change while the pointer is over it opens with the new elements`() {
        let submenu = UIMenu(title: "More", children: [action("Inner")])
        let button = openMenu([submenu])
        hover(menus.row("More"))
        menus.stage.advance(by: 0.2)
        let changed: UIMenu = submenu.replacingChildren([action("New")])
        button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([changed]) }
        menus.stage.advance(by: 1)
        expect(menus.titles, equals: ["More", "New"])
    }
}
