import Foundation
import Testing

@testable import FeedbackPromises

/// No user input is lost.
struct InputTests {
    private let typed: FeedbackItem = FeedbackItem.field.with { $0.text = "Ada" }

    /// Types a name.
    private func typing() -> Script {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.field, .button] }
        script.add(.typed, at: 2)
        script.react(at: 2) { $0.items[0] = typed }
        return script
    }

    /// Types a name and submits it. The request fails, and the field is shown as `field`.
    private func failure(_ field: FeedbackItem?, _ others: [FeedbackItem] = []) -> Script {
        var script: Script = typing()
        script.press(.button, at: 3)
        script.react(at: 3)
        let transfer: UInt64 = script.request("POST", from: 3)
        script.end(transfer, .failure(isRetryable: true), at: 3.2)
        script.react(at: 3.2) { $0.items = [field].compactMap { $0 } + [.button, .message, .retry] + others }
        return script
    }

    @Test func `a field that a failure empties is reported`() {
        failure(.field).expectBroken([.input], "name", after: 1.2)
        failure(nil).expectBroken([.input])
    }

    @Test func `a field that keeps its text is accepted, and so is its text in another element`() {
        failure(typed).expectBroken([])
        failure(.field, [FeedbackItem(id: 12, .text, text: "Ada, not sent")]).expectBroken([])
    }

    /// Types a name and rotates the window, which shows the field as `field`.
    private func rotation(_ field: FeedbackItem) -> Script {
        var script: Script = typing()
        script.add(.resized, at: 4)
        script.react(at: 4) { $0.items = [field] }
        return script
    }

    @Test func `a field that a rotation empties is reported`() {
        rotation(.field).expectBroken([.input], "name", after: 0.5)
        rotation(typed).expectBroken([])
        rotation(typed.with { $0.id = 77 }).expectBroken([])
    }

    /// Types a name and ends the process. The next process shows the field as `field`.
    private func death(_ field: FeedbackItem) -> Script {
        var script: Script = typing()
        script.add(.killed, at: 4)
        script.add(.launched, at: 4)
        script.react(at: 4) { $0.items = [field.with { $0.id = 77 }] }
        return script
    }

    @Test func `a field that is empty in the next process is reported`() {
        death(.field).expectBroken([.input], "name", after: 0.5)
        death(typed).expectBroken([])
        death(FeedbackItem.field.with { $0.name = "other" }).expectBroken([])
    }
}
