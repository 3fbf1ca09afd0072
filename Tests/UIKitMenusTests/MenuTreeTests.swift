import Expectations
import Foundation
import TestSupport
import Testing
import UIKitCore
import UIKitInput
import UIKitMenuElements

@MainActor struct MenuTreeTests {
    private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
    }

    private func describe(_ menu: UIMenu) -> String {
        let children: [String] = menu.children.map { ($0 as? UIMenu).map(describe) ?? $0.title }
        return children.isEmpty ? menu.title : "\(menu.title)(\(children.joined(separator: " ")))"
    }

    private func tree() -> MenuTree {
        let save = UICommand(title: "save", action: Selector("save:"), propertyList: "a")
        return MenuTree(
            system: .main, root: menu("root", [menu("file", [menu("open"), save]), menu("edit", [menu("undo")])]))
    }

    @Test(arguments: [
        ("before", "root(file(open save) new edit(undo))"), ("after", "root(file(open new save) edit(undo))"),
        ("start", "root(file(new open save) edit(undo))"), ("end", "root(file(open save) edit(undo new))"),
        ("replace", "root(file(open save) new)"), ("remove", "root(file(save) edit(undo))"),
        ("unknown", "root(file(open save) edit(undo))"),
    ])
    func `a builder changes the menu that an identifier names`(change: String, expected: String) {
        let tree = tree()
        let new = menu("new")
        switch change {
        case "before": tree.insertSibling(new, beforeMenu: UIMenu.Identifier("edit"))
        case "after": tree.insertSibling(new, afterMenu: UIMenu.Identifier("open"))
        case "start": tree.insertChild(new, atStartOfMenu: UIMenu.Identifier("file"))
        case "end": tree.insertChild(new, atEndOfMenu: UIMenu.Identifier("edit"))
        case "replace": tree.replace(menu: UIMenu.Identifier("edit"), with: new)
        case "remove": tree.remove(menu: UIMenu.Identifier("open"))
        default: tree.remove(menu: UIMenu.Identifier("none"))
        }
        expect(describe(tree.root), equals: expected)
    }

    @Test func `a builder finds commands by selector and data`() {
        let tree = tree()
        expect(tree.command(for: Selector("save:"), propertyList: "a")?.title, equals: "save")
        expectNil(tree.command(for: Selector("save:")))
    }

    @Test func `a builder finds commands whose data is a dictionary or an array of values of different types`() {
        let action = Selector("show:")
        func data(_ last: Int) -> [[String: Any]] {
            [["kind": 1, "name": "a"], ["parts": [1, "b", ["c": last]] as [Any], "isOn": true]]
        }
        let lists: [Any] = [data(1), data(2), data(1)[0]]
        let commands = lists.enumerated().map { index, list in
            UICommand(title: "\(index)", action: action, propertyList: list)
        }
        let tree = MenuTree(system: .main, root: menu("root", commands))
        expect(lists.map { tree.command(for: action, propertyList: $0)?.title }, equals: ["0", "1", "2"])
        expectNil(tree.command(for: action, propertyList: data(3)))
        expectNil(tree.command(for: action, propertyList: ["kind": 1] as [String: Any]))
    }

    @Test func `a single selection turns the other elements off`() {
        let one = UIAction(title: "1", state: .on) { _ in }
        let two = UIAction(title: "2") { _ in }
        let outside = UIAction(title: "3", state: .on) { _ in }
        let inner = UIMenu(options: [.displayInline, .singleSelection], children: [one, two])
        let outer = UIMenu(children: [inner, outside])
        expect(outer.select(two))
        expect(!outer.select(outside))
        expect(outer.selectedElements.map(\.title), equals: ["2", "3"])
    }

    private struct Chord {
        let input: String
        let flags: UIKeyModifierFlags
        let key: String
        let held: UIKeyModifierFlags
        var usage = UIKeyboardHIDUsage.keyboardA
        var typed: String?
        let expected: UIKeyCommand.Match?
    }

    @Test func `a key chord matches its command, and Control is equivalent to Command`() {
        let chords: [Chord] = [
            Chord(input: "n", flags: .command, key: "n", held: .control, expected: .mapped),
            Chord(input: "n", flags: .command, key: "n", held: .command, expected: .exact),
            Chord(input: "n", flags: .control, key: "n", held: .control, expected: .exact),
            Chord(input: "N", flags: .command, key: "n", held: [.command, .alphaShift], expected: .exact),
            Chord(input: "n", flags: .command, key: "n", held: [.command, .shift], expected: nil),
            Chord(input: "n", flags: [.command, .shift], key: "n", held: [.control, .shift], expected: .mapped),
            Chord(input: "n", flags: .command, key: "m", held: .command, expected: nil),
            Chord(input: "+", flags: .command, key: "=", held: [.control, .shift], typed: "+", expected: .mapped),
            Chord(
                input: UIKeyCommand.inputEscape, flags: [], key: "", held: [], usage: .keyboardEscape, expected: .exact),
            Chord(
                input: UIKeyCommand.inputUpArrow, flags: [], key: "", held: [], usage: .keyboardDownArrow,
                expected: nil),
            Chord(
                input: "\r", flags: .command, key: "", held: .command, usage: .keyboardReturnOrEnter, expected: .exact),
        ]
        for (index, chord) in chords.enumerated() {
            let command = UIKeyCommand(input: chord.input, modifierFlags: chord.flags, action: Selector("go:"))
            let key = UIKey(
                characters: chord.typed ?? chord.key, charactersIgnoringModifiers: chord.key,
                modifierFlags: chord.held, keyCode: chord.usage)
            expect(command.match(key), equals: chord.expected, "row \(index)")
        }
    }

    @Test func `copies of actions, commands and menus change separately`() throws {
        var count = 0
        let action = UIAction(title: "A", identifier: UIAction.Identifier("a"), state: .on) { _ in count += 1 }
        let copy = try #require(action.copy() as? UIAction)
        copy.title = "B"
        copy.state = .off
        expect(action.title == "A" && action.state == .on && copy.identifier == action.identifier)
        copy.performWithSender(nil, target: nil)
        expect(count, equals: 1)
        let command = UICommand(title: "C", action: Selector("save:"), propertyList: "a")
        let commandCopy = try #require(command.copy() as? UICommand)
        commandCopy.title = "D"
        expect(command.title == "C" && commandCopy.action == command.action)
        let key = UIKeyCommand(title: "K", action: Selector("save:"), input: "s", modifierFlags: .command)
        let keyCopy = try #require(key.copy() as? UIKeyCommand)
        keyCopy.attributes = .disabled
        expect(key.attributes == [] && keyCopy.input == "s" && keyCopy.modifierFlags == .command)
        let original = menu("M", [action])
        let menuCopy = try #require(original.copy() as? UIMenu)
        menuCopy.subtitle = "More"
        expect(original.subtitle == nil && menuCopy.children.first === action)
    }
}
