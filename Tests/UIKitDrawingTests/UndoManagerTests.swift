import Expectations
import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitCore

/// A number whose changes can be undone.
@MainActor
private final class Counter {
    let manager: UndoManager
    private(set) var value = 0

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ newValue: Int) {
        let old: Int = value
        value = newValue
        manager.registerUndo(withTarget: self) { $0.set(old) }
    }
}

@MainActor
@Suite(.onStage) struct UndoManagerTests {
    private let manager = UndoManager()

    private func group(_ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    private func ungrouped() -> Counter {
        manager.groupsByEvent = false
        return Counter(manager)
    }

    @Test func `groups are undone and redone`() {
        let counter: Counter = ungrouped()
        group {
            counter.set(1)
            counter.set(2)
        }
        group { counter.set(3) }
        expect(manager.undoCount, equals: 2)
        manager.undo()
        expect(counter.value, equals: 2)
        manager.undo()
        expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
        manager.redo()
        expect(counter.value, equals: 2)
        manager.redo()
        expect(counter.value == 3 && !manager.canRedo)
    }

    @Test func `a new change clears the redo stack`() {
        let counter: Counter = ungrouped()
        group { counter.set(1) }
        manager.undo()
        group { counter.set(5) }
        expect(!manager.canRedo)
        manager.undo()
        expect(counter.value, equals: 0)
    }

    @Test func `changes in one turn of the run loop are one undo group`() {
        let counter = Counter(manager)
        counter.set(1)
        counter.set(2)
        MainQueue.shared.drain()
        expect(manager.groupingLevel, equals: 0)
        counter.set(3)
        MainQueue.shared.drain()
        manager.undo()
        expect(counter.value, equals: 2)
        manager.undo()
        expect(counter.value, equals: 0)
    }

    @Test func `a group that spans turns ends with the turn in which it is closed`() {
        let counter = Counter(manager)
        manager.beginUndoGrouping()
        counter.set(1)
        MainQueue.shared.drain()
        counter.set(2)
        manager.endUndoGrouping()
        MainQueue.shared.drain()
        expect(manager.groupingLevel, equals: 0)
        counter.set(3)
        MainQueue.shared.drain()
        manager.undo()
        expect(counter.value, equals: 2)
        manager.undo()
        expect(counter.value, equals: 0)
    }

    @Test func `undo closes the group of the current turn`() {
        let counter = Counter(manager)
        counter.set(7)
        expect(manager.canUndo)
        manager.undo()
        expect(counter.value, equals: 0)
    }

    @Test func `nested groups are undone together`() {
        let counter: Counter = ungrouped()
        group {
            counter.set(1)
            group { counter.set(2) }
            counter.set(3)
        }
        expect(manager.undoCount, equals: 1)
        manager.undo()
        expect(counter.value, equals: 0)
    }

    @Test func `undo registration can be disabled`() {
        let counter: Counter = ungrouped()
        manager.disableUndoRegistration()
        expect(!manager.isUndoRegistrationEnabled)
        counter.set(1)
        manager.enableUndoRegistration()
        expect(!manager.canUndo)
    }

    @Test func `the number of undo levels limits the undo stack`() {
        let counter: Counter = ungrouped()
        manager.levelsOfUndo = 2
        for value in 1...4 { group { counter.set(value) } }
        manager.undo()
        manager.undo()
        manager.undo()
        expect(counter.value, equals: 2)
    }

    @Test func `targets are held weakly`() {
        manager.groupsByEvent = false
        weak var gone: Counter?
        do {
            let counter = Counter(manager)
            gone = counter
            group { counter.set(1) }
        }
        expectNil(gone)
        manager.undo()
    }

    @Test func `actions of a target are removed`() {
        let (first, second) = (ungrouped(), ungrouped())
        group {
            first.set(1)
            second.set(1)
        }
        manager.removeAllActions(withTarget: first)
        manager.undo()
        expect(first.value == 1 && second.value == 0)
        manager.removeAllActions()
        expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `during an undo, its registrations can be redone and not undone`() {
        let counter: Counter = ungrouped()
        let manager: UndoManager = manager
        group { counter.set(1) }
        var states: [[Bool]] = []
        var counts: [[Int]] = []
        func record() {
            states.append([manager.canUndo, manager.canRedo])
            counts.append([manager.undoCount, manager.redoCount])
        }
        group {
            manager.registerUndo(withTarget: counter) { counter in
                MainActor.assumeIsolated {
                    record()
                    counter.set(0)
                    record()
                }
            }
            manager.setActionName("Reset")
        }
        manager.undo()
        expect(states, equals: [[true, false], [true, true]])
        expect(counts, equals: [[1, 0], [1, 1]])
        states = []
        manager.undo()
        expect(!manager.canUndo)
        group {
            manager.registerUndo(withTarget: counter) { counter in
                MainActor.assumeIsolated {
                    counter.set(0)
                    states.append([manager.canUndo, manager.canRedo])
                    expect(manager.undoActionName, equals: "")
                    expect(manager.redoActionName, equals: "Last")
                }
            }
            manager.setActionName("Last")
        }
        manager.undo()
        expect(states, equals: [[false, true]])
    }

    @Test func `during a redo, its registrations can be undone`() {
        let counter: Counter = ungrouped()
        let manager: UndoManager = manager
        var states: [[Bool]] = []
        group { counter.set(1) }
        manager.undo()
        manager.removeAllActions()
        group {
            manager.registerUndo(withTarget: counter) { counter in
                MainActor.assumeIsolated {
                    manager.registerUndo(withTarget: counter) { counter in
                        MainActor.assumeIsolated {
                            states.append([manager.canUndo, manager.canRedo])
                            counter.set(2)
                            states.append([manager.canUndo, manager.canRedo])
                        }
                    }
                }
            }
        }
        manager.undo()
        manager.redo()
        expect(states, equals: [[false, false], [true, false]])
    }

    @Test func `names belong to groups`() {
        let counter: Counter = ungrouped()
        group {
            counter.set(1)
            manager.setActionName("Typing")
        }
        expect(manager.undoActionName, equals: "Typing")
        expect(manager.undoMenuItemTitle, equals: "Undo Typing")
        manager.undo()
        expect(manager.redoMenuItemTitle, equals: "Redo Typing")
        expect(manager.undoMenuItemTitle, equals: "Undo")
    }
}
