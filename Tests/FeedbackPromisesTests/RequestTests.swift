import Foundation
import Testing

@testable import FeedbackPromises

/// A tap sends one request, and an indicator shows that a request is in progress.
struct RequestTests {
    /// Presses a button, and then `second`. Each press sends a request that takes a second. An indicator is visible
    /// during the request.
    private func twoPresses(
        _ method: String, keys: (Int, Int) = (1, 1), second: FeedbackItem = .button, at time: TimeInterval = 3.4,
        typing: Bool = false
    ) -> Script {
        var script = Script()
        script.show(at: 0.1) { $0.items = [.button, .retry] }
        script.press(.button, at: 3)
        let first: UInt64 = script.request(method, key: keys.0, from: 3)
        script.react(at: 3)
        script.show(at: 3.3) { $0.items.append(.line) }
        if typing { script.add(.typed, at: time - 0.1) }
        var end: TimeInterval = 4
        if time > end { script.end(first, at: end) }
        script.press(second, at: time)
        let last: UInt64 = script.request(method, key: keys.1, from: time)
        script.react(at: time)
        if time < end { script.end(first, at: end) }
        end = time + 1
        script.end(last, at: end)
        script.show(at: end + 0.2) { $0.items = [.button, .retry] }
        return script
    }

    @Test func `an equal request during the first one is reported`() {
        twoPresses("GET").expectBroken([.singleRequest], "search", after: 0)
        twoPresses("POST").expectBroken([.singleRequest], "search", after: 0)
        twoPresses("GET", second: .retry).expectBroken([.singleRequest], "Retry")
    }

    @Test func `a second press of the same control that submits again is reported`() {
        twoPresses("POST", keys: (1, 2)).expectBroken([.singleRequest], "search")
    }

    @Test func `a different request, and an equal one after the first, are accepted`() {
        twoPresses("GET", keys: (1, 2)).expectBroken([])
        twoPresses("POST", keys: (1, 2), second: .retry).expectBroken([])
        twoPresses("POST", keys: (1, 2), typing: true).expectBroken([])
        twoPresses("POST", at: 4.2).expectBroken([])
    }

    /// A request that takes `duration` seconds, and an indicator that is visible at the times `shown`, in seconds after
    /// the request begins.
    private func talk(
        for duration: TimeInterval, shown: ClosedRange<TimeInterval>?, _ indicator: FeedbackItem = .line
    ) -> Script {
        var script = Script()
        let transfer: UInt64 = script.request(from: 3)
        if let shown {
            script.show(at: 3 + shown.lowerBound) { $0.items = [indicator] }
            if shown.upperBound < duration { script.show(at: 3 + shown.upperBound) { $0.items = [] } }
        }
        script.end(transfer, at: 3 + duration)
        if let shown, shown.upperBound > duration { script.show(at: 3 + shown.upperBound) { $0.items = [] } }
        return script
    }

    @Test func `a request without an indicator is reported after half a second`() {
        talk(for: 2, shown: nil).expectBroken([.activity], "GET /colors", after: 3.5)
        talk(for: 2, shown: 1...2.5).expectBroken([.activity], after: 3.5)
        talk(for: 5, shown: 0.3...2).expectBroken([.activity], after: 5)
    }

    @Test(arguments: [FeedbackItem.line, .spinner, FeedbackItem(id: 9, .progressBar)])
    func `an indicator during a request is accepted`(_ indicator: FeedbackItem) {
        talk(for: 2, shown: 0.3...2.1, indicator).expectBroken([])
        talk(for: 0.4, shown: 0.3...0.8, indicator).expectBroken([])
    }

    @Test func `a quick request and an open event stream need no indicator`() {
        talk(for: 0.4, shown: nil).expectBroken([])
        var script = Script()
        script.add(.transferBegan(1, FeedbackEvent.Request("GET", "/events", isSecondary: true)), at: 1)
        script.expectBroken([])
    }

    @Test func `a network activity indicator that stays is reported`() {
        talk(for: 2, shown: 0.3...9).expectBroken([.activity], "network activity", after: 6)
        talk(for: 2, shown: 0.3...2.8).expectBroken([])
    }
}
