import Expectations
import Foundation
import Testing

@testable import FeedbackPromises

/// Nothing moves under a finger.
struct StillnessTests {
    private func list(isAtEdge: Bool = false, isMoving: Bool = false) -> FeedbackList {
        FeedbackList(id: 50, size: CGSize(width: 390, height: 600), isAtEdge: isAtEdge, isMoving: isMoving)
    }

    private func rows(_ top: CGFloat) -> [FeedbackItem] { (1...3).map { .row($0, at: top + CGFloat($0) * 44) } }

    /// Touches the second row, moves the finger down by `distance`, and then moves the rows down by `top`.
    private func touch(distance: CGFloat, rowsAt top: CGFloat) -> Script {
        var script = Script()
        script.show(at: 0.1) { frame in
            frame.items = rows(0)
            frame.lists = [list()]
        }
        script.add(.touchBegan(FeedbackEvent.Target(id: 102, name: "row 2")), at: 5)
        if distance > 0 { script.add(.touchMoved(CGPoint(x: 0, y: distance)), at: 5.1) }
        script.show(at: 5.2) { $0.items = rows(top) }
        script.add(.touchEnded, at: 5.3)
        return script
    }

    @Test func `a row that moves under a finger at rest is reported`() {
        touch(distance: 0, rowsAt: 44).expectBroken([.stillness], "row 2", after: 5.2)
    }

    @Test func `a row that overtakes the finger, or moves against it, is reported`() {
        touch(distance: 30, rowsAt: 74).expectBroken([.stillness])
        touch(distance: 30, rowsAt: -20).expectBroken([.stillness])
    }

    @Test(arguments: [0, 20, 30])
    func `a row that follows the finger is accepted`(_ top: CGFloat) {
        touch(distance: 30, rowsAt: top).expectBroken([])
    }

    @Test func `a button that moves under a finger is reported`() {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button] }
        script.add(.touchBegan(FeedbackEvent.Target(id: 1, name: "search")), at: 5)
        script.show(at: 5.1) { $0.items[0].frame.origin.y += 60 }
        script.add(.touchEnded, at: 5.2)
        script.expectBroken([.stillness], "search", after: 5.1)
    }

    @Test func `a button that disappears with its screen is accepted`() {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button] }
        script.add(.touchBegan(FeedbackEvent.Target(id: 1, name: "search")), at: 5)
        script.show(at: 5.1) { frame in
            frame.items[0].frame.origin.x -= 117
            frame.screens = [0, 1]
        }
        script.add(.touchEnded, at: 5.2)
        script.expectBroken([])
    }

    @Test func `a button that grows about its center is accepted`() {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button] }
        script.add(.touchBegan(FeedbackEvent.Target(id: 1, name: "search")), at: 5)
        script.show(at: 5.1) { $0.items[0].frame = $0.items[0].frame.insetBy(dx: -5, dy: -5) }
        script.add(.touchEnded, at: 5.2)
        script.expectBroken([])
    }

    /// Moves the rows of a list down by 44 points, while no finger touches them.
    private func reading(_ before: FeedbackList, _ after: FeedbackList? = nil, pressAt press: TimeInterval? = nil)
        -> Script
    {
        var script = Script()
        script.show(at: 0.1) { frame in
            frame.items = rows(0)
            frame.lists = [before]
        }
        if let press {
            script.press(.button, at: press)
            script.react(at: press)
        }
        script.show(at: 9) { frame in
            frame.items = rows(44)
            frame.lists = [after ?? before]
        }
        return script
    }

    @Test func `rows that move while they are read are reported`() {
        let script: Script = reading(list())
        expect(script.violations().map(\.promise), equals: [.stillness], "\(script.violations())")
    }

    @Test func `rows may move at the edge of a list, during a scroll, after an action, and when the list is resized`() {
        reading(list(isAtEdge: true)).expectBroken([])
        reading(list(isMoving: true)).expectBroken([])
        reading(list(), pressAt: 8.5).expectBroken([])
        var smaller: FeedbackList = list()
        smaller.size.height = 300
        reading(list(), smaller).expectBroken([])
    }
}
