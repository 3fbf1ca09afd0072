import Foundation
import Testing

@testable import FeedbackPromises

/// Nothing flashes.
struct SteadinessTests {
    /// A request that takes 0.45 s, whose indicator appears after `delay` and stays for `duration`.
    private func script(
        delay: TimeInterval, duration: TimeInterval, _ indicator: FeedbackItem = .spinner,
        then change: (inout FeedbackFrame) -> Void = { _ in }
    ) -> Script {
        var script = Script()
        let transfer: UInt64 = script.request(from: 3)
        script.show(at: 3 + delay) { $0.items = [indicator] }
        if delay + duration > 0.45 { script.end(transfer, at: 3.45) }
        script.show(at: 3 + delay + duration) { frame in
            frame.items = []
            change(&frame)
        }
        if delay + duration <= 0.45 { script.end(transfer, at: 3.45) }
        return script
    }

    @Test func `an indicator that appears with its work is reported`() {
        script(delay: 0, duration: 1).expectBroken([.steadiness], "spinner", after: 3)
        script(delay: 0.2, duration: 1).expectBroken([.steadiness])
    }

    @Test func `an indicator that disappears at once is reported`() {
        script(delay: 0.3, duration: 0.1).expectBroken([.steadiness], "spinner", after: 3.4)
        script(delay: 0.4, duration: 0.4).expectBroken([.steadiness])
    }

    @Test func `an indicator after 0·3 s that stays for 0·5 s is accepted`() {
        script(delay: 0.3, duration: 0.5).expectBroken([])
        script(delay: 0.3, duration: 0.5, .line).expectBroken([])
    }

    @Test func `rows may replace an indicator immediately, but text may not`() {
        script(delay: 0.3, duration: 0.1) { $0.items = [.row(1, at: 0)] }.expectBroken([])
        script(delay: 0.3, duration: 0.1) { $0.items = [.message] }.expectBroken([.steadiness])
    }

    @Test func `an indicator may disappear with its screen`() {
        script(delay: 0.3, duration: 0.1) { $0.screens = [7] }.expectBroken([])
    }

    @Test func `a refresh control that a finger reveals appears at once`() {
        let control = FeedbackItem(id: 8, .refreshControl)
        var script = Script()
        script.add(.touchBegan(nil), at: 2.6)
        script.add(.touchMoved(CGPoint(x: 0, y: 150)), at: 2.9)
        script.add(.touchEnded, at: 3)
        let transfer: UInt64 = script.request(from: 3)
        script.show(at: 3) { $0.items = [control] }
        script.end(transfer, at: 3.1)
        script.show(at: 3.5) { $0.items = [] }
        script.expectBroken([])
        self.script(delay: 0, duration: 0.6, control).expectBroken([.steadiness])
    }

    @Test(arguments: ["/colors", "/words"]) func `a request that is repeated continues its work`(_ url: String) {
        var script = Script()
        let first: UInt64 = script.request(from: 3)
        script.end(first, .failure(isRetryable: true), at: 3.05)
        let second: UInt64 = script.request("GET", url, from: 3.05)
        script.show(at: 3.3) { $0.items = [.spinner] }
        script.end(second, at: 3.6)
        script.show(at: 3.8) { $0.items = [] }
        script.expectBroken(url == "/colors" ? [] : [.steadiness])
    }

    @Test func `an indicator that leaves the screen because its list shrinks did not disappear`() {
        /// The list of the indicator is `height` points high when the indicator disappears.
        func script(_ height: CGFloat) -> Script {
            var script = Script()
            let item: FeedbackItem = FeedbackItem.spinner.with { $0.list = 50 }
            func list(_ height: CGFloat) -> FeedbackList {
                FeedbackList(id: 50, size: CGSize(width: 390, height: height))
            }
            let transfer: UInt64 = script.request(from: 3)
            script.show(at: 3.3) {
                $0.items = [item]
                $0.lists = [list(600)]
            }
            script.end(transfer, at: 3.4)
            script.show(at: 3.4) {
                $0.items = []
                $0.lists = [list(height)]
            }
            return script
        }
        script(500).expectBroken([])
        script(600).expectBroken([.steadiness])
    }

    @Test func `the network line shows requests in a row as one activity`() {
        /// The picture of a message is sent before the message. `gap` is the time between the two requests.
        func script(gap: TimeInterval) -> Script {
            var script = Script()
            let picture: UInt64 = script.request("POST", "/pictures", from: 3)
            script.end(picture, at: 3.05)
            let message: UInt64 = script.request("POST", "/messages", from: 3.05 + gap)
            script.show(at: 3.3) { $0.items = [.line] }
            script.end(message, at: 3.6)
            script.show(at: 3.8) { $0.items = [] }
            return script
        }
        script(gap: 0).expectBroken([])
        script(gap: 0.1).expectBroken([.steadiness])
    }

    @Test func `the indicator of the first request is not early because of a second one`() {
        var script = Script()
        let first: UInt64 = script.request(from: 3)
        let second: UInt64 = script.request("GET", "/tags", from: 3.2)
        script.show(at: 3.3) { $0.items = [.line] }
        script.end(first, at: 3.4)
        script.end(second, at: 5)
        script.show(at: 5) { $0.items = [] }
        script.expectBroken([])
    }
}
