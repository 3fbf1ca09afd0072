import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

@MainActor @Suite(.onStage) final class KeyCommandTests {
    private let menus = MenuStage()

    private final class Page: UIViewController {
        var log: [String] = []

        override var canBecomeFirstResponder: Bool { true }

        func save(_ sender: Any?) { log.append("save \((sender as? UIKeyCommand)?.input ?? "-")") }

        func plain() { log.append("plain") }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.append("press")
            super.pressesBegan(presses, with: event)
        }
    }

    private let page = Page()

    private func add(
        _ input: String, _ flags: UIKeyModifierFlags, isPrior: Bool = false, title: String = ""
    ) {
        let command = UIKeyCommand(
            title: title, action: Selector("save:", Page.save), input: input, modifierFlags: flags)
        command.wantsPriorityOverSystemBehavior = isPrior
        page.addKeyCommand(command)
    }

    private func open() {
        menus.stage.window.rootViewController = page
        menus.stage.host.turn()
    }

    @Test func `a key chord performs a command of the visible controller`() {
        add("s", .command)
        open()
        menus.key(.keyboardS, "s", .control)
        expect(page.log, equals: ["press", "save s"])
        menus.key(.keyboardS, "s")
        expect(page.log, equals: ["press", "save s", "press"])
    }

    @Test func `without a first responder, the visible controller in containers receives keys`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        menus.stage.window.rootViewController = tabs
        menus.stage.host.turn()
        menus.key(.keyboardS, "s")
        expect(page.log, equals: ["press"])
    }

    @Test func `additional modifier keys perform the alternate of a command`() {
        let alternate = UICommandAlternate(
            title: "Log", action: Selector("plain", Page.plain), modifierFlags: .alternate)
        page.addKeyCommand(
            UIKeyCommand(
                title: "Save", image: nil, action: Selector("save:", Page.save), input: "s", modifierFlags: .command,
                propertyList: nil, alternates: [alternate], discoverabilityTitle: nil, attributes: [], state: .off))
        open()
        menus.key(.keyboardS, "s", .control)
        menus.key(.keyboardS, "s", [.control, .alternate])
        expect(page.log, equals: ["press", "save s", "press", "plain"])
    }

    @Test func `a copy of a command has its alternates`() throws {
        let alternate = UICommandAlternate(
            title: "Log", action: Selector("plain", Page.plain), modifierFlags: .alternate)
        let save = Selector("save:", Page.save)
        let command = UICommand(title: "Save", action: save, alternates: [alternate])
        expect((command.copy() as? UICommand)?.alternates.map(\.title), equals: ["Log"])
        let key = UIKeyCommand(
            title: "Save", action: save, input: "s", modifierFlags: .control, alternates: [alternate])
        page.addKeyCommand(try #require(key.copy() as? UIKeyCommand))
        open()
        menus.key(.keyboardS, "s", [.control, .alternate])
        expect(page.log, equals: ["press", "plain"])
    }

    @Test func `a function key performs its command`() {
        add(UIKeyCommand.f5, [])
        open()
        menus.key(.keyboardF5, "")
        expect(page.log, equals: ["press", "save UIKeyInputF5"])
    }

    @Test func `text input receives a character before a command does, unless the command has precedence`() {
        add("s", [])
        add("t", [], isPrior: true)
        open()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        for character in ["s", "t"] {
            let usage: UIKeyboardHIDUsage = character == "s" ? .keyboardS : .keyboardT
            let key = HostKey(
                usage: usage.rawValue, isDown: true, characters: character, charactersIgnoringModifiers: character)
            menus.stage.host.post(.key(key), at: menus.stage.host.windows[0])
            menus.stage.host.post(.text(character), at: menus.stage.host.windows[0])
            menus.stage.host.turn()
        }
        expect(field.text, equals: "s")
        expect(page.log.contains("save t") && !page.log.contains("save s"))
    }

    @Test func `a responder performs a command of the main menu`() {
        final class Menus: UIResponder {
            override func buildMenu(with builder: any UIMenuBuilder) {
                let command = UIKeyCommand(
                    title: "Save", action: Selector("save:", Page.save), input: "d", modifierFlags: .command)
                builder.insertChild(UIMenu(options: .displayInline, children: [command]), atStartOfMenu: .file)
                builder.remove(menu: .help)
            }
        }
        let controller = MenuController()
        UIApplication.menuPresenter = controller
        open()
        Menus().buildMenu(with: controller.mainMenu)
        menus.key(.keyboardD, "d", .control)
        expect(page.log, equals: ["press", "save d"])
        expectNil(controller.mainMenu.menu(for: .help))
    }

    @Test func `the overview lists the commands that a responder can perform, including those of the menu bar`() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            override func buildMenu(with builder: any UIMenuBuilder) {
                let save = UIKeyCommand(
                    title: "Save As…", action: Selector("save:", Page.save), input: "s",
                    modifierFlags: [.command, .shift])
                let other = UIKeyCommand(
                    title: "Convert", action: Selector("convert:"), input: "k", modifierFlags: .command)
                builder.insertChild(
                    UIMenu(options: .displayInline, children: [save, other]), atStartOfMenu: .file)
            }
        }
        let delegate = Delegate()
        menus.stage.application.delegate = delegate
        add("s", .command, title: "Save")
        page.addKeyCommand(
            UIKeyCommand(title: "Print", action: Selector("printPage:"), input: "p", modifierFlags: .command))
        open()
        let main: [UIKeyCommand] = (UIApplication.menuPresenter as? MenuController)?.mainMenu.keyCommands ?? []
        let found: [String] = ShortcutOverview.commands(in: menus.stage.window, menuCommands: main).map {
            "\($0.title) \($0.chord)"
        }
        expect(found, equals: ["Save Ctrl+S", "Save As… Ctrl+Shift+S"])
    }

    @Test func `Control-Z undoes a change of the visible controller, and Shift-Control-Z redoes it`() {
        open()
        let manager: UndoManager = page.undoManager!
        expect(manager === menus.stage.window.undoManager)
        func set(_ entry: String, replacing old: String) {
            page.log = [entry]
            manager.registerUndo(withTarget: self) { _ in set(old, replacing: entry) }
        }
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        set("new", replacing: "old")
        manager.endUndoGrouping()
        menus.key(.keyboardZ, "z", .control)
        expect(page.log.first, equals: "old")
        menus.key(.keyboardZ, "z", [.control, .shift])
        expect(page.log.first, equals: "new")
        expect(MenuContent.Item.undoChords, equals: ["Ctrl+Z", "Ctrl+Shift+Z"])
    }

    @Test func `the overview lists commands with titles while Control is held`() {
        add("s", .command, title: "Save")
        add("x", .command)
        open()
        expect(
            ShortcutOverview.commands(in: menus.stage.window).map { "\($0.title) \($0.chord)" }, equals: ["Save Ctrl+S"]
        )
        func hold(_ isDown: Bool) {
            let key = HostKey(
                usage: UIKeyboardHIDUsage.keyboardLeftControl.rawValue, isDown: isDown, characters: "",
                charactersIgnoringModifiers: "", modifiers: .control)
            menus.stage.host.post(.key(key), at: menus.stage.host.windows[0])
            menus.stage.host.turn()
        }
        func isShown() -> Bool { menus.stage.window.subviews.contains { $0 is ShortcutView } }
        hold(true)
        menus.stage.advance(by: 0.8)
        expect(!isShown())
        menus.stage.advance(by: 0.5)
        expect(isShown())
        hold(false)
        menus.stage.advance(by: 0.5)
        expect(!isShown())
    }

    @Test func `an edit menu contains the actions that the responder can perform`() {
        final class Copying: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                ["copy:", "shout:"].contains(action.name)
            }
            override func copy(_ sender: Any?) { log.append("copy") }
            func shout(_ sender: Any?) { log.append("shout") }
        }
        let view = Copying(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        menus.controller.view.addSubview(view)
        view.becomeFirstResponder()
        var posted: [String] = []
        let names = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                let text: String = name == names[0] ? "show" : "hide"
                // The menu posts notifications on the main thread.
                MainActor.assumeIsolated { posted.append(text) }
            }
        }
        let controller = UIMenuController.shared
        controller.menuItems = [
            UIMenuItem(title: "Shout", action: Selector("shout:", Copying.shout)),
            UIMenuItem(title: "Other", action: Selector("other:")),
        ]
        controller.showMenu(from: view, rect: view.bounds)
        menus.stage.advance(by: 1)
        expect(menus.titles == ["Copy", "Shout"] && controller.isMenuVisible)
        menus.choose("Shout")
        expect(view.log == ["shout"] && !controller.isMenuVisible && posted == ["show", "hide"])
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        controller.menuItems = nil
    }

    // MARK: Menu bar

    private var bar: MenuBarView? { menus.stage.window.subviews.lazy.compactMap { $0 as? MenuBarView }.first }

    @Test func `F10 shows the menu bar of a large window, and keys choose from it`() {
        open()
        menus.key(.keyboardF10)
        expectNil(bar)
        menus.stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 700))
        menus.stage.host.turn()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.text = "Hello"
        page.view.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        menus.key(.keyboardF10)
        expect(bar != nil)
        menus.key(.keyboardRightArrow)
        menus.key(.keyboardDownArrow)
        menus.stage.advance(by: 1)
        let edit = ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select", "Select All"]
        let find = ["Find…", "Find and Replace…", "Find Next", "Find Previous", "Use Selection for Find"]
        expect(menus.titles, equals: edit + find)
        menus.key(.keyboardReturnOrEnter)
        menus.stage.advance(by: 1)
        expect(field.text == "" && bar == nil && menus.titles.isEmpty)
    }

    @Test func `the menu bar of a window closes when another window shows its own`() throws {
        open()
        menus.stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 700))
        menus.stage.host.turn()
        menus.key(.keyboardF10)
        expect(bar != nil)
        let other = UIWindow(windowScene: try #require(menus.stage.window.windowScene))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        menus.stage.host.turn()
        menus.key(.keyboardF10)
        expect(bar == nil && other.subviews.contains { $0 is MenuBarView })
        other.isHidden = true
    }

    @Test func `a menu of the menu bar keeps its number of lines of titles`() {
        open()
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = 5
        let menu = UIMenu(title: "View", children: [UIAction(title: "a") { _ in }])
        menu.displayPreferences = preferences
        var shown: UIMenu?
        let bar = MenuBarView(menus: [menu]) { request in
            shown = request.menu
            return nil
        }
        bar.open(in: menus.stage.window)
        bar.press(
            UIKey(
                characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: .keyboardDownArrow))
        expect(shown?.title == "" && shown?.displayPreferences?.maximumNumberOfTitleLines == 5)
    }

    @Test func `the pointer at the upper edge shows the menu bar, and a click outside hides it`() {
        open()
        menus.stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 700))
        menus.stage.host.turn()
        menus.stage.host.post(.hover(CGPoint(x: 500, y: 1)), at: menus.stage.host.windows[0])
        menus.stage.host.turn()
        menus.stage.advance(by: 1)
        expect(bar != nil)
        menus.tap(CGPoint(x: 500, y: 400))
        expectNil(bar)
    }

    @Test func `a key performs the command of the parent if the command of the child cannot be performed`() {
        final class Child: UIViewController {
            var isDisabling = false

            override var canBecomeFirstResponder: Bool { true }

            func refuse(_ sender: Any?) {}

            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action.name == "refuse:" ? isDisabling : super.canPerformAction(action, withSender: sender)
            }

            override func validate(_ command: UICommand) {
                if command.action.name == "refuse:" { command.attributes = isDisabling ? .disabled : [] }
            }
        }
        add("r", .control)
        open()
        let child = Child()
        child.addKeyCommand(
            UIKeyCommand(
                title: "", action: Selector("refuse:", Child.refuse), input: "r", modifierFlags: .control))
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        child.becomeFirstResponder()
        for isDisabling in [false, true] {
            child.isDisabling = isDisabling
            page.log = []
            menus.key(.keyboardR, "r", .control)
            expect(page.log.contains("save r"))
        }
    }
}

extension MenuContent.Item {
    /// The chords that a menu shows beside Undo and Redo.
    @MainActor fileprivate static var undoChords: [String?] {
        let actions: [UIAction] = [UIAction.Identifier.undo, .redo].map { UIAction(identifier: $0) { _ in } }
        return MenuContent(UIMenu(children: actions)) { _ in nil }.items.map(\.chord)
    }
}
