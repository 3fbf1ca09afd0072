import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

/// The rows of menus, and the positions to which they are scrolled.
@MainActor @Suite(.onStage) final class MenuRowTests {
    private let menus = MenuStage()

    private func openMenu(_ children: [UIMenuElement]) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: children)
        menus.controller.view.addSubview(button)
        menus.stage.host.turn()
        menus.tap(menus.center(of: button))
    }

    @Test func `a menu stays scrolled when its elements change`() {
        openMenu((0..<40).map { UIAction(title: "Item \($0)", attributes: .keepsMenuPresented) { _ in } })
        menus.stage.wheel(150, 400, dy: -600)
        menus.stage.advance(by: 1)
        let place: CGPoint? = menus.row("Item 20")
        menus.choose("Item 20")
        expect(place != nil && menus.row("Item 20") == place)
    }
}
