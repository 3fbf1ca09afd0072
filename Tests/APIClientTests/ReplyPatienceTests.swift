import Foundation
import Testing

@testable import APIClient

struct ReplyPatienceTests {
    private static let quick: TimeInterval = 50e-6
    private static let slow: TimeInterval = 5e-3

    private var patience = ReplyPatience()

    /// How many quick answers are heard before the next is looked for.
    private mutating func practice() -> Int {
        var count = 0
        while patience.look == 0, count < 10_000 {
            patience.didHear(after: ReplyPatienceTests.quick)
            count += 1
        }
        return count
    }

    @Test mutating func `Answers are looked for once four in a row came quickly`() {
        #expect(patience.look == 0)
        #expect(practice() == 4)
        #expect(patience.look == 80e-6)
        patience.didSee()
        #expect(patience.look == 80e-6)
    }

    @Test mutating func `A slow answer ends the looking until four more came quickly`() {
        for _ in 0..<3 { patience.didHear(after: ReplyPatienceTests.quick) }
        patience.didHear(after: ReplyPatienceTests.slow)
        #expect(patience.look == 0)
        #expect(practice() == 4)
        patience.didHear(after: ReplyPatienceTests.slow)
        #expect(patience.look == 0)
        #expect(practice() == 4)
    }

    @Test mutating func `Each look in vain makes the next twice as rare, down to one in a thousand`() {
        _ = practice()
        for count in [8, 16, 32, 64, 128, 256, 512, 1_024, 1_024] {
            patience.didLookInVain()
            #expect(practice() == count)
        }
    }

    @Test mutating func `One look that finds something ends the doubt`() {
        for _ in 0..<4 {
            _ = practice()
            patience.didLookInVain()
        }
        _ = practice()
        patience.didSee()
        patience.didHear(after: ReplyPatienceTests.slow)
        #expect(practice() == 4)
    }

    @Test(arguments: [(200e-6, true), (201e-6, false)])
    mutating func `What counts as quick`(_ time: TimeInterval, _ isQuick: Bool) {
        for _ in 0..<4 { patience.didHear(after: time) }
        #expect((patience.look > 0) == isQuick)
    }
}
