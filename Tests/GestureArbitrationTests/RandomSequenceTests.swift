import GestureArbitration
import TestSupport
import Testing

@MainActor @Suite struct RandomSequenceTests {
    @Test(arguments: 0..<40)
    func `whatever happens, the rules hold`(seed: Int) {
        var chance = SplitMix64(seed: UInt64(seed))
        let fakes = FakeRecognizers()
        let arbiter: GestureArbiter = fakes.arbiter
        let everyone: [RecognizerID] = (1...6).map { RecognizerID($0) }
        let touches: [TouchID] = (1...3).map { TouchID($0) }
        for first in everyone {
            for second in everyone where first != second {
                if Int.random(in: 0..<8, using: &chance) == 0 { fakes.waiting.insert(Pair(first, second)) }
                if Int.random(in: 0..<8, using: &chance) == 0 { fakes.together.insert(Pair(first, second)) }
                if Int.random(in: 0..<12, using: &chance) == 0 { fakes.notPreventing.insert(Pair(first, second)) }
            }
            if Int.random(in: 0..<10, using: &chance) == 0 { fakes.refusing.insert(first) }
        }
        var ended = 0
        for _ in 0..<600 {
            let recognizer: RecognizerID = everyone.randomElement(using: &chance)!
            switch Int.random(in: 0..<10, using: &chance) {
            case 0..<3: arbiter.join(recognizer, touch: touches.randomElement(using: &chance)!)
            case 3..<9:
                guard arbiter.activeRecognizers.contains(recognizer) else { continue }
                arbiter.request(GesturePhase.allCases.randomElement(using: &chance)!, for: recognizer)
            default:
                for finished in arbiter.settle() {
                    if fakes.phases(finished).last == .ended { ended += 1 }
                    fakes.log.removeAll { $0.0 == finished }
                }
            }
            check(fakes, everyone)
        }
        for recognizer in everyone { arbiter.callOff(recognizer) }
        check(fakes, everyone)
        _ = arbiter.settle()
        #expect(arbiter.activeRecognizers.isEmpty)
        #expect(ended > 3)
    }

    func check(_ fakes: FakeRecognizers, _ everyone: [RecognizerID]) {
        let arbiter: GestureArbiter = fakes.arbiter
        for recognizer in everyone {
            // Everybody hears a path that Apple allows, and the arbiter agrees with what was heard.
            var phase = GesturePhase.possible
            for next in fakes.phases(recognizer) {
                #expect(phase.allows(next))
                phase = next
            }
            #expect(phase == arbiter.phase(of: recognizer))
            guard phase.isRecognized else { continue }
            for other in everyone where other != recognizer && arbiter.activeRecognizers.contains(other) {
                // Nobody is recognised before those it waits for have failed.
                if fakes.waiting.contains(Pair(recognizer, other)), arbiter.phase(of: other) == .possible {
                    #expect(joinedLater(other, recognizer, arbiter))
                }
                // Nobody waits for one that can no longer fail.
                if fakes.waiting.contains(Pair(other, recognizer)) { #expect(!arbiter.isWaiting(other)) }
            }
        }
        for recognizer in everyone where arbiter.isWaiting(recognizer) {
            #expect(arbiter.phase(of: recognizer) == .possible)
            let reasons = everyone.filter {
                fakes.waiting.contains(Pair(recognizer, $0)) && arbiter.activeRecognizers.contains($0)
                    && arbiter.phase(of: $0) == .possible
            }
            #expect(!reasons.isEmpty)
        }
    }

    func joinedLater(_ other: RecognizerID, _ recognizer: RecognizerID, _ arbiter: GestureArbiter) -> Bool {
        let order: [RecognizerID] = arbiter.activeRecognizers
        return order.firstIndex(of: other)! > order.firstIndex(of: recognizer)!
    }
}
