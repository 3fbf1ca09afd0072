import Expectations
import Foundation
import Testing

@testable import FeedbackPromises

/// Every failure offers a next step, and errors are sentences.
struct FailureTests {
    /// A press whose request fails after 0.2 s. `show` changes the screen 0.1 s later.
    private func failure(
        isRetryable: Bool = true, _ method: String = "GET", _ show: (inout FeedbackFrame) -> Void
    ) -> Script {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button] }
        script.press(.button, at: 3)
        script.react(at: 3) { $0.items = [FeedbackItem.button.with { $0.isEnabled = false }] }
        let transfer: UInt64 = script.request(method, from: 3)
        script.end(transfer, .failure(isRetryable: isRetryable), at: 3.2)
        script.show(at: 3.3, show)
        return script
    }

    @Test func `a failure without text is reported`() {
        failure { $0.items = [.button] }.expectBroken([.nextStep], "search", after: 1.2)
    }

    @Test func `a failure without a control that repeats the request is reported`() {
        failure { $0.items = [.message] }.expectBroken([.nextStep], "search", after: 1.2)
    }

    @Test func `text with a Retry button or with the control of the action is accepted`() {
        failure { $0.items = [.message, .retry] }.expectBroken([])
        failure { $0.items = [.message, .button] }.expectBroken([])
    }

    @Test func `a failure that a retry cannot resolve needs only text`() {
        failure(isRetryable: false) { $0.items = [.message] }.expectBroken([])
        failure(isRetryable: false) { $0.items = [.button] }.expectBroken([.nextStep])
    }

    @Test func `an indicator that stays after a failure is reported`() {
        let script: Script = failure { $0.items = [.button, .spinner] }
        expect(script.violations().map(\.promise).contains(.nextStep), "\(script.violations())")
    }

    @Test func `a request that succeeds at the second attempt did not fail`() {
        var script = Script()
        script.press(.button, at: 3)
        script.react(at: 3)
        let first: UInt64 = script.request(from: 3)
        script.end(first, .failure(isRetryable: true), at: 3.1)
        let second: UInt64 = script.request(from: 3.4)
        script.end(second, at: 3.6)
        script.expectBroken([])
    }

    @Test func `an action after a failure ends its evaluation`() {
        var script: Script = failure { $0.items = [.button] }
        script.press(.button, at: 3.8)
        script.react(at: 3.8)
        script.expectBroken([])
    }

    @Test func `the text of an earlier failure may stay, and the same text may be elsewhere`() {
        var script: Script = failure { $0.items = [.message, .button] }
        script.press(.button, at: 8)
        script.react(at: 8)
        let second: UInt64 = script.request(from: 8)
        script.end(second, .failure(isRetryable: true), at: 8.2)
        script.expectBroken([])
        script = failure { $0.items = [.button, FeedbackItem.button.with { $0.text = "Go" }] }
        script.expectBroken([.nextStep])
    }

    @Test func `the Retry button of an earlier failure may stay`() {
        var script: Script = failure { $0.items = [.message, .retry] }
        let second: UInt64 = script.request("GET", "/colors", from: 3.4)
        script.end(second, .failure(isRetryable: true), at: 3.9)
        script.expectBroken([])
        script = failure { $0.items = [.message] }
        let third: UInt64 = script.request("GET", "/colors", from: 3.4)
        script.end(third, .failure(isRetryable: true), at: 3.9)
        script.expectBroken([.nextStep])
    }

    /// Two failures of a request after one press. The first is reported at `time`; `change` changes the screen before
    /// the second failure.
    private func repeated(
        _ url: String = "/colors", reportedAt time: TimeInterval = 3.3, _ items: [FeedbackItem] = [.message, .retry],
        _ change: (inout Script) -> Void = { _ in }
    ) -> Script {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button] }
        script.press(.button, at: 3)
        script.react(at: 3) { $0.items = [] }
        let first: UInt64 = script.request(from: 3)
        script.end(first, .failure(isRetryable: true), at: 3.2)
        script.show(at: time) { $0.items = items }
        change(&script)
        // Each request begins within a second of the end of the previous one, so the press is the cause of all of them.
        let other: UInt64 = script.request("GET", "/other", from: 4.1)
        script.end(other, at: 4.5)
        let second: UInt64 = script.request("GET", url, from: 5.1)
        script.end(second, .failure(isRetryable: true), at: 5.5)
        return script
    }

    @Test func `the text of a second failure may replace the first, beside the same Retry button`() {
        let lost: FeedbackItem = FeedbackItem.message.with { $0.text = "The connection to Colr was lost. Try again." }
        /// The second failure shows `items`.
        func replaced(by items: [FeedbackItem]) -> Script {
            var script: Script = repeated()
            script.show(at: 5.5) { $0.items = items }
            return script
        }
        replaced(by: [lost, .retry]).expectBroken([])
        replaced(by: [lost]).expectBroken([.nextStep], "search", after: 3.5)
        let elsewhere: FeedbackItem = lost.with { $0.id = 30 }
        replaced(by: [elsewhere, .retry]).expectBroken([.nextStep], "search", after: 3.5)
        // The text of the failure of another request may also be replaced.
        var script: Script = repeated("/words")
        script.show(at: 5.5) { $0.items = [lost, .retry] }
        script.expectBroken([])
        script = repeated("/words")
        script.show(at: 5.5) { $0.items = [elsewhere, .retry] }
        script.expectBroken([.nextStep], "search", after: 3.5)
    }

    @Test func `a failed PUT counts as replaced if a later one to the same URL succeeds`() {
        /// Two presses of a star, which send different bodies. The first request fails.
        func script(
            _ outcome: FeedbackEvent.Outcome, _ method: String = "PUT", _ url: String = "/star"
        ) -> Script {
            var script = Script()
            script.show(at: 0.1) { $0.items = [.button] }
            script.press(.button, at: 3)
            script.react(at: 3) { $0.items = [FeedbackItem.button.with { $0.text = "On" }] }
            let first: UInt64 = script.request(method, "/star", from: 3)
            script.press(.button, at: 3.1)
            script.react(at: 3.1) { $0.items = [.button] }
            script.end(first, .failure(isRetryable: true), at: 3.3)
            let second: UInt64 = script.request(method, url, key: 7, from: 3.3)
            script.end(second, outcome, at: 3.4)
            return script
        }
        script(.success).expectBroken([])
        expect(script(.success, "POST").breaks(.nextStep))
        expect(script(.success, "PUT", "/other").breaks(.nextStep))
        expect(script(.failure(isRetryable: true)).breaks(.nextStep))
    }

    @Test func `a request that fails after its screen was left is not evaluated`() {
        /// A press whose request fails after a second press, which shows `screens`.
        func script(_ screens: Set<Int>) -> Script {
            var script = Script()
            script.show(at: 0.1) { $0.items = [.button, .row(1, at: 300)] }
            script.press(.button, at: 3)
            script.react(at: 3)
            let transfer: UInt64 = script.request(from: 3)
            script.press(.row(1, at: 300), at: 3.2)
            script.react(at: 3.2) {
                $0.items = [.title]
                $0.screens = screens
            }
            script.end(transfer, .failure(isRetryable: true), at: 3.4)
            return script
        }
        script([9]).expectBroken([])
        expect(script([0, 9]).breaks(.nextStep))
    }

    @Test func `a failure is evaluated after the finger has left the screen`() {
        /// A drag from 3 to 5 s, whose request fails after 0.2 s. The message appears at `time`.
        func script(_ time: TimeInterval) -> Script {
            var script = Script()
            script.show(at: 0.1) { $0.items = [.row(1, at: 300)] }
            script.press(.button, at: 2.9)
            script.react(at: 2.9)
            script.add(.touchBegan(nil), at: 3)
            script.add(.touchMoved(CGPoint(x: 0, y: 100)), at: 3.1)
            let transfer: UInt64 = script.request(from: 3.1)
            script.end(transfer, .failure(isRetryable: true), at: 3.3)
            script.add(.touchEnded, at: 5)
            script.show(at: time) { $0.items = [.row(1, at: 300), .message, .retry] }
            return script
        }
        expect(!script(5).breaks(.nextStep))
        expect(script(6.5).breaks(.nextStep))
    }

    @Test func `texts that return when a change is undone are no error messages`() {
        /// A press that changes the title. Its request fails while the message of an earlier failure is visible.
        func script(_ title: FeedbackItem) -> Script {
            var script: Script = failure { $0.items = [.message, .button, .title] }
            script.press(.button, at: 8)
            script.react(at: 8) { $0.items = [.message, .button, FeedbackItem.title.with { $0.text = "★ 2" }] }
            let second: UInt64 = script.request("PUT", "/star", from: 8)
            script.end(second, .failure(isRetryable: true), at: 8.2)
            script.show(at: 8.2) { $0.items = [.message, .button, title] }
            return script
        }
        script(.title).expectBroken([])
        // A sentence that returns still counts as an error message.
        let news: FeedbackItem = FeedbackItem.title.with { $0.id = 31 }
        var again: Script = failure { $0.items = [.message, .button] }
        again.press(.button, at: 8)
        again.react(at: 8) { $0.items = [] }
        let second: UInt64 = again.request(from: 8)
        again.end(second, .failure(isRetryable: true), at: 8.2)
        again.show(at: 8.2) { $0.items = [.message, .button, news] }
        again.expectBroken([])
        script(FeedbackItem.title.with { $0.text = "Failed" }).expectBroken([.sentences], "Failed")
    }

    @Test func `an earlier report counts only for the same request`() {
        repeated().expectBroken([])
        repeated("/words").expectBroken([.nextStep], "search", after: 3.5)
    }

    @Test func `an earlier report counts only if it appeared within a second`() {
        repeated(reportedAt: 4.3).expectBroken([.nextStep], "search", after: 3.5)
    }

    @Test func `an earlier report counts only if it is visible without interruption`() {
        let script: Script = repeated { script in
            script.show(at: 3.6) { $0.items = [] }
            script.show(at: 4) { $0.items = [.message, .retry] }
        }
        script.expectBroken([.nextStep], "search", after: 3.5)
    }

    @Test func `the control of an earlier report counts only on the screen of its text`() {
        let other: FeedbackItem = FeedbackItem.retry.with { $0.screen = 7 }
        repeated("/colors", [.message, other]).expectBroken([.nextStep], "search", after: 3.5)
    }

    @Test func `the request of a timer is not evaluated`() {
        var script = Script()
        let transfer: UInt64 = script.request(from: 30)
        script.end(transfer, .failure(isRetryable: true), at: 30.2)
        script.expectBroken([])
    }

    @Test(arguments: [
        "Error 500", "The request failed with status 503.", "Could not load (404). Try again.",
        "Error Domain=NSURLErrorDomain Code=-1001", "keyNotFound(CodingKeys)",
        "The value Optional(3) is wrong. Try again.",
        "The operation couldn’t be completed. (NSURLErrorDomain error -1004.)", "Failed", "Oops!",
    ])
    func `a message that is not for people is reported`(_ text: String) {
        let message: FeedbackItem = FeedbackItem.message.with { $0.text = text }
        failure { $0.items = [message, .retry] }.expectBroken([.sentences], after: 1.2)
    }

    @Test(arguments: [
        "Colr took too long to respond. Try again in a moment.", "Syncに接続できません。接続を確認して、もう一度お試しください。",
        "Enter 6 digits, such as 500500.",
    ])
    func `a sentence is accepted`(_ text: String) {
        let message: FeedbackItem = FeedbackItem.message.with { $0.text = text }
        failure { $0.items = [message, .retry] }.expectBroken([])
    }
}
