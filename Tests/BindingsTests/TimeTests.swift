import Expectations
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import TestStage
import Testing

@testable import Bindings

/// An app without a screen.
@MainActor
private final class IdleClient: HostClient {
    func turn(_ events: [HostEvent]) -> TurnOutcome {
        MainQueue.shared.drain()
        return TurnOutcome(nextFrame: nil)
    }

    func paint(_ window: any HostWindow) {}
}

@MainActor
@Suite(.onStage)
struct TimeTests {
    private let host = HeadlessHost()
    private let client = IdleClient()

    init() {
        host.attach(client)
    }

    private func advance(by seconds: TimeInterval) {
        host.wait(for: seconds) { false }
    }

    @Test func `debounce waits until the value stops changing`() {
        let text = Dynamic("")
        var seen: [String] = []
        let debounced = text.debounce(for: 0.3)
        let token = debounced.observe { seen.append($0) }
        for letter in ["a", "ab", "abc"] {
            text.value = letter
            advance(by: 0.2)
        }
        expect(seen, equals: [])
        advance(by: 0.09)
        expect(seen, equals: [])
        advance(by: 0.02)
        expect(seen, equals: ["abc"])
        text.value = "abcd"
        advance(by: 0.31)
        expect(seen, equals: ["abc", "abcd"])
        token.cancel()
    }

    @Test func `throttle delivers the first change immediately, and the last one of each interval`() {
        let number = Dynamic(0)
        var seen: [Int] = []
        let throttled = number.throttle(for: 1)
        let token = throttled.observe { seen.append($0) }
        for value in 1...25 {
            number.value = value
            advance(by: 0.11)
        }
        expect(seen, equals: [1, 10, 19])
        advance(by: 1)
        expect(seen, equals: [1, 10, 19, 25])
        advance(by: 5)
        number.value = 30
        expect(seen, equals: [1, 10, 19, 25, 30])
        advance(by: 5)
        token.cancel()
    }

    @Test func `debounce and its source are consistent where they meet`() {
        let text = Dynamic("")
        let debounced = text.debounce(for: 0.3)
        var pairs: [String] = []
        let token = text.combine(debounced) { "\($0)|\($1)" }.observe { pairs.append($0) }
        text.value = "a"
        advance(by: 1)
        expect(pairs, equals: ["a|", "a|a"])
        token.cancel()
    }

    @Test func `a pending change is delivered after its source was deallocated`() {
        var text: Dynamic<String>? = Dynamic("")
        let debounced: DynamicValue<String> = text!.debounce(for: 0.3)
        text?.value = "last"
        text = nil
        expect(!debounced.node.isFrozen)
        advance(by: 1)
        expect(debounced.value, equals: "last")
        expect(debounced.node.isFrozen)
    }

    @Test func `a deallocated value has no pending call`() {
        let text = Dynamic("")
        let soon: TimeInterval = 0.000_123
        let deadline: TimeInterval = MainQueue.shared.now + soon
        do {
            let debounced = text.debounce(for: soon)
            text.value = "a"
            expect(MainQueue.shared.nextDeadline, equals: deadline)
            withExtendedLifetime(debounced) {}
        }
        expect(MainQueue.shared.nextDeadline, differsFrom: deadline)
    }
}
