import Expectations
import GestureArbitration
import TestSupport
import Testing

@MainActor struct RandomSequenceTests {
    @Test(arguments: 0..<40)
    func `random sequences obey the rules`(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        let fakes = FakeRecognizers()
        let arbiter: GestureArbiter = fakes.arbiter
        let recognizers: [RecognizerID] = (1...6).map { RecognizerID($0) }
        let touches: [TouchID] = (1...3).map { TouchID($0) }
        for first in recognizers {
            for second in recognizers where first != second {
                if Int.random(in: 0..<8, using: &generator) == 0 { fakes.requirements.insert(Pair(first, second)) }
                if Int.random(in: 0..<8, using: &generator) == 0 { fakes.simultaneous.insert(Pair(first, second)) }
                if Int.random(in: 0..<12, using: &generator) == 0 { fakes.notPreventing.insert(Pair(first, second)) }
            }
            if Int.random(in: 0..<10, using: &generator) == 0 { fakes.refused.insert(first) }
        }
        var ended = 0
        for _ in 0..<600 {
            let recognizer: RecognizerID = recognizers.randomElement(using: &generator)!
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<3: arbiter.join(recognizer, touch: touches.randomElement(using: &generator)!)
            case 3..<9:
                guard arbiter.activeRecognizers.contains(recognizer) else { continue }
                arbiter.request(GesturePhase.allCases.randomElement(using: &generator)!, for: recognizer)
            default:
                for finished in arbiter.removeFinished() {
                    if fakes.phases(finished).last == .ended { ended += 1 }
                    fakes.log.removeAll { $0.0 == finished }
                }
            }
            check(fakes, recognizers)
        }
        for recognizer in recognizers { arbiter.cancel(recognizer) }
        check(fakes, recognizers)
        _ = arbiter.removeFinished()
        expect(arbiter.activeRecognizers.isEmpty)
        expect(ended, isGreaterThan: 3)
    }

    func check(_ fakes: FakeRecognizers, _ recognizers: [RecognizerID]) {
        let arbiter: GestureArbiter = fakes.arbiter
        for recognizer in recognizers {
            // Each recognizer enters a sequence of phases that Apple allows, and the arbiter reports the last of them
            // as its phase.
            var phase = GesturePhase.possible
            for next in fakes.phases(recognizer) {
                expect(phase.allows(next))
                phase = next
            }
            expect(phase, equals: arbiter.phase(of: recognizer))
            guard phase.isRecognized else { continue }
            for other in recognizers where other != recognizer && arbiter.activeRecognizers.contains(other) {
                // No recognizer succeeds before those whose failure it requires have failed.
                if fakes.requirements.contains(Pair(recognizer, other)), arbiter.phase(of: other) == .possible {
                    expect(joinedLater(other, recognizer, arbiter))
                }
                // No recognizer waits for one that can no longer fail.
                if fakes.requirements.contains(Pair(other, recognizer)) { expect(!arbiter.isWaiting(other)) }
            }
        }
        for recognizer in recognizers where arbiter.isWaiting(recognizer) {
            expect(arbiter.phase(of: recognizer), equals: .possible)
            let reasons = recognizers.filter {
                fakes.requirements.contains(Pair(recognizer, $0)) && arbiter.activeRecognizers.contains($0)
                    && arbiter.phase(of: $0) == .possible
            }
            expect(!reasons.isEmpty)
        }
    }

    func joinedLater(_ other: RecognizerID, _ recognizer: RecognizerID, _ arbiter: GestureArbiter) -> Bool {
        let order: [RecognizerID] = arbiter.activeRecognizers
        return order.firstIndex(of: other)! > order.firstIndex(of: recognizer)!
    }
}
