import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitInput

@testable import UIKitMenus

/// The presses that responders receive while menus open and close.
@MainActor @Suite(.onStage) final class MenuPressTests {
    private let menus = MenuStage()
    private let page = Page()

    private final class Page: UIViewController {
        var log: [String] = []

        override var canBecomeFirstResponder: Bool { true }

        func mark(_ sender: Any?) { log.append("mark") }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.compactMap { $0.key.map { "began \($0.keyCode.rawValue)" } }
            super.pressesBegan(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.compactMap { $0.key.map { "ended \($0.keyCode.rawValue)" } }
            super.pressesEnded(presses, with: event)
        }
    }

    init() {
        menus.stage.window.rootViewController = page
        menus.stage.host.turn()
        page.becomeFirstResponder()
    }

    private func show(_ style: MenuRequest.Style) {
        let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        let anchor = CGRect(x: 50, y: 200, width: 10, height: 10)
        let request = MenuRequest(menu: menu, style: style, source: page.view, anchor: anchor)
        _ = UIApplication.menuPresenter?.present(request)
        menus.stage.advance(by: 1)
        expect(menus.titles, equals: ["One"])
    }

    private func post(_ usage: UIKeyboardHIDUsage, isDown: Bool) {
        let key = HostKey(
            usage: usage.rawValue, isDown: isDown, characters: "", charactersIgnoringModifiers: "", modifiers: [])
        menus.stage.host.post(.key(key), at: menus.stage.host.windows[0])
        menus.stage.host.turn()
    }

    private func names(_ usage: UIKeyboardHIDUsage) -> [String] {
        ["began \(usage.rawValue)", "ended \(usage.rawValue)"]
    }

    @Test func `a modifier key ends at the responder that received its start while an edit menu is open`() {
        show(.edit)
        menus.key(.keyboardLeftShift)
        expect(page.log == names(.keyboardLeftShift) && menus.titles == ["One"])
    }

    @Test func `a key that is held when a menu opens ends at the responder that received its start`() {
        post(.keyboardLeftShift, isDown: true)
        show(.pointer)
        post(.keyboardLeftShift, isDown: false)
        expect(page.log, equals: names(.keyboardLeftShift))
    }

    @Test func `the end of a key that closes a menu is not delivered`() {
        for usage in [UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter] {
            show(.pointer)
            menus.key(.keyboardDownArrow)
            menus.key(usage)
            menus.stage.advance(by: 1)
            expect(menus.titles.isEmpty && page.log.isEmpty)
        }
        menus.key(.keyboardEscape)
        expect(page.log, equals: names(.keyboardEscape))
    }

    @Test func `the end of the key of a command with precedence is not delivered`() {
        let command = UIKeyCommand(title: "", action: Selector("mark:", Page.mark), input: "f", modifierFlags: [])
        command.wantsPriorityOverSystemBehavior = true
        page.addKeyCommand(command)
        menus.key(.keyboardF, "f")
        expect(page.log, equals: ["mark"])
    }
}
