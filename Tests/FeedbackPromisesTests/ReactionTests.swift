import Foundation
import Testing

@testable import FeedbackPromises

/// A press changes the screen within two frames, and disabled controls state why they are disabled.
struct ReactionTests {
    private func pressed(_ button: FeedbackItem = .button, reactionAfter delay: TimeInterval?) -> Script {
        var script = Script()
        script.show(at: 0.1) { $0.items = [button] }
        script.press(button, at: 5)
        if let delay { script.react(at: 5 + delay) }
        return script
    }

    @Test func `a press that shows nothing is reported with the name of the control`() {
        pressed(reactionAfter: nil).expectBroken([.reaction], "search", after: 0)
        pressed(reactionAfter: 0.5).expectBroken([.reaction], "search", after: 0)
    }

    @Test(arguments: [0, 1.0 / 60, 2.0 / 60])
    func `a press that shows something within two frames is accepted`(_ delay: TimeInterval) {
        pressed(reactionAfter: delay).expectBroken([])
    }

    @Test func `a change before the touch is no reaction`() {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button] }
        script.react(at: 4.9)
        script.press(.button, at: 5)
        script.expectBroken([.reaction])
    }

    @Test func `a change during the touch is a reaction`() {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button] }
        let target = FeedbackEvent.Target(id: 1, name: "search")
        script.add(.touchBegan(target), at: 4.9)
        script.react(at: 4.92)
        script.add(.pressed(target), at: 5)
        script.expectBroken([])
    }

    private static let disabled: FeedbackItem = FeedbackItem.button.with { $0.isEnabled = false }

    @Test func `a control that stays disabled without a reason is reported`() {
        var script = Script()
        script.show(at: 3) { $0.items = [Self.disabled] }
        script.expectBroken([.disabledReason], "search", after: 4)
        script.show(at: 3.9) { $0.items = [.button] }
        script.expectBroken([])
    }

    @Test func `a disabled control that has a reason or waits for a request is accepted`() {
        var script = Script()
        script.show(at: 3) { $0.items = [Self.disabled.with { $0.reason = "Write a message first." }] }
        script.expectBroken([])
        script = Script()
        let transfer: UInt64 = script.request(from: 3)
        script.show(at: 3) { $0.items = [Self.disabled] }
        script.show(at: 3.3) { $0.items.append(.spinner) }
        script.end(transfer, at: 5)
        script.show(at: 5.5) { $0.items = [.button] }
        script.expectBroken([])
    }

    @Test func `a press of a disabled control shows the reason`() {
        let button: FeedbackItem = Self.disabled.with { $0.reason = "Write a message first." }
        pressed(button, reactionAfter: nil).expectBroken([.disabledReason], "search")
        pressed(button, reactionAfter: 0).expectBroken([])
    }
}
