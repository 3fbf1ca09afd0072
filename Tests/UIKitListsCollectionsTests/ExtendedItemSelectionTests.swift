import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The selection of several items with Shift, Command and keys, in a grid with four items in a line.
@MainActor @Suite(.onStage) struct ExtendedItemSelectionTests {
    private func makeFixture(_ count: Int = 40) -> CollectionFixture {
        let fixture = CollectionFixture(ItemSource(count: count))
        fixture.collection.allowsMultipleSelection = true
        return fixture
    }

    private func click(_ fixture: CollectionFixture, _ item: Int, _ modifiers: HostModifiers = []) {
        guard let frame = fixture.collection.layoutAttributesForItem(at: fixture.path(item))?.frame else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY - fixture.collection.contentOffset.y)
        for phase in [HostTouch.Phase.began, .ended] {
            let touch = HostTouch(identifier: 1, phase: phase, location: point, tool: .pointer, modifiers: modifiers)
            fixture.stage.host.post(.touch(touch), at: fixture.stage.host.windows[0])
            fixture.stage.advance(by: 0.05)
        }
    }

    private func selected(_ fixture: CollectionFixture) -> [Int] {
        (fixture.collection.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }

    @Test func `Command adds an item to the selection, and Shift the items up to it`() {
        let fixture = makeFixture()
        let steps: [(Int, HostModifiers, [Int])] = [
            (3, [], [3]), (6, .shift, [3, 4, 5, 6]), (4, .shift, [3, 4]), (1, .shift, [1, 2, 3]),
            (8, .command, [1, 2, 3, 8]), (9, .shift, [1, 2, 3, 8, 9]), (2, .command, [1, 3, 8, 9]),
        ]
        for (item, modifiers, expected) in steps {
            click(fixture, item, modifiers)
            expect(selected(fixture), equals: expected, "item \(item)")
        }
        fixture.source.sections[0].removeFirst(2)
        fixture.collection.deleteItems(at: [fixture.path(0), fixture.path(1)])
        expect(selected(fixture), equals: [1, 6, 7])
    }

    @Test func `many items are selected at once`() {
        let fixture = makeFixture(20_000)
        click(fixture, 0)
        fixture.collection.scrollToItem(at: fixture.path(19_999), at: .bottom, animated: false)
        fixture.stage.host.turn()
        click(fixture, 19_998, .shift)
        expect(selected(fixture).count, equals: 19_999)
    }

    private func press(_ fixture: CollectionFixture, _ text: String, _ code: UIKeyboardHIDUsage = .keyboardA) -> Bool {
        guard let cell = fixture.stage.window.activeFocusedView as? UICollectionViewCell else { return false }
        let key = UIKey(
            characters: text, charactersIgnoringModifiers: text, modifierFlags: text.isEmpty ? .shift : [],
            keyCode: code)
        return fixture.collection.handleKey(key, at: cell)
    }

    @Test func `Shift and arrows select the items up to the nearest one in their direction`() {
        let fixture = makeFixture()
        if let cell = fixture.cell(5) { fixture.stage.window.focusSystem.move(to: cell) }
        for (code, expected) in [
            (UIKeyboardHIDUsage.keyboardRightArrow, [5, 6]), (.keyboardDownArrow, [5, 6, 7, 8, 9, 10]),
            (.keyboardLeftArrow, [5, 6, 7, 8, 9]), (.keyboardUpArrow, [5]), (.keyboardUpArrow, [1, 2, 3, 4, 5]),
        ] {
            expect(press(fixture, "", code) && selected(fixture) == expected)
        }
        expect(!press(fixture, "", .keyboardUpArrow))
        expect(fixture.collection.lastFocusedIndexPath, equals: fixture.path(1))
    }

    @Test func `typed characters move the focus to the next item that begins with them`() {
        let fixture = makeFixture()
        fixture.source.sections = [["Ada", "Bo", "Élise", "Ella"] + (0..<60).map { "Item \($0)" } + ["Zoe"]]
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        if let cell = fixture.cell(0) { fixture.stage.window.focusSystem.move(to: cell) }
        for (text, expected) in [("e", "Élise"), ("e", "Ella"), ("z", "Zoe"), ("b", "Bo")] {
            fixture.stage.advance(by: 2)
            expect(press(fixture, text))
            expect((fixture.stage.window.activeFocusedView as? ItemSource.Cell)?.label.text, equals: expected)
        }
        expect(fixture.isConsistent())
    }

    @Test func `a selection that follows the focus is extended, and is not removed`() {
        let fixture = makeFixture()
        fixture.collection.selectionFollowsFocus = true
        func focus(_ item: Int) {
            if let cell = fixture.cell(item) { fixture.stage.window.focusSystem.move(to: cell) }
        }
        focus(5)
        for (code, expected) in [
            (UIKeyboardHIDUsage.keyboardRightArrow, [5, 6]), (.keyboardDownArrow, [5, 6, 7, 8, 9, 10]),
            (.keyboardLeftArrow, [5, 6, 7, 8, 9]), (.keyboardUpArrow, [5]), (.keyboardUpArrow, [1, 2, 3, 4, 5]),
        ] {
            expect(press(fixture, "", code))
            expect(selected(fixture), equals: expected)
        }
        focus(3)
        focus(10)
        focus(3)
        expect(selected(fixture), equals: [1, 2, 3, 4, 5, 10])
    }

    @Test func `the item that was focused last keeps its identity in updates`() {
        let fixture = makeFixture()
        if let cell = fixture.cell(5) { fixture.stage.window.focusSystem.move(to: cell) }
        fixture.source.sections[0].insert("New", at: 0)
        fixture.collection.insertItems(at: [fixture.path(0)])
        expect(fixture.collection.lastFocusedIndexPath, equals: fixture.path(6))
        fixture.stage.advance(by: 1)
        fixture.source.sections[0].remove(at: 2)
        fixture.collection.deleteItems(at: [fixture.path(2)])
        expect(fixture.collection.lastFocusedIndexPath, equals: fixture.path(5))
    }
}
