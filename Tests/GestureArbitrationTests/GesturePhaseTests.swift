import GestureArbitration
import Testing

@Suite struct GesturePhaseTests {
    /// Every transition that Apple's documentation draws. There are no others.
    static let allowed: [GesturePhase: Set<GesturePhase>] = [
        .possible: [.began, .ended, .failed],
        .began: [.changed, .ended, .cancelled],
        .changed: [.changed, .ended, .cancelled],
        .ended: [.possible], .cancelled: [.possible], .failed: [.possible],
    ]

    @Test(arguments: GesturePhase.allCases, GesturePhase.allCases)
    func `only the documented transitions are allowed`(from: GesturePhase, to: GesturePhase) {
        #expect(from.allows(to) == GesturePhaseTests.allowed[from]!.contains(to))
    }

    @MainActor @Test(arguments: GesturePhase.allCases, GesturePhase.allCases)
    func `the arbiter grants a lone recogniser just these`(from: GesturePhase, to: GesturePhase) {
        let fakes = FakeRecognizers()
        fakes.arbiter.join(a, touch: finger)
        for step in path(to: from) { fakes.arbiter.request(step, for: a) }
        #expect(fakes.arbiter.phase(of: a) == from)
        let granted: Bool = fakes.arbiter.request(to, for: a)
        // A reset is the arbiter's own; and what was not recognised yet fails when it is called off.
        let isCallingOff: Bool = from == .possible && to == .cancelled
        let expected: Bool = (GesturePhaseTests.allowed[from]!.contains(to) && to != .possible) || isCallingOff
        #expect(granted == expected)
        #expect(fakes.arbiter.phase(of: a) == (!expected ? from : isCallingOff ? .failed : to))
    }

    func path(to phase: GesturePhase) -> [GesturePhase] {
        switch phase {
        case .possible: []
        case .began: [.began]
        case .changed: [.began, .changed]
        case .ended: [.ended]
        case .cancelled: [.began, .cancelled]
        case .failed: [.failed]
        }
    }
}
