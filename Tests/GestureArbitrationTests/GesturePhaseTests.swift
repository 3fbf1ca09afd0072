import Expectations
import GestureArbitration
import Testing

struct GesturePhaseTests {
    /// The transitions in Apple's documentation. No others are allowed.
    static let allowed: [GesturePhase: Set<GesturePhase>] = [
        .possible: [.began, .ended, .failed],
        .began: [.changed, .ended, .cancelled],
        .changed: [.changed, .ended, .cancelled],
        .ended: [.possible], .cancelled: [.possible], .failed: [.possible],
    ]

    @Test(arguments: GesturePhase.allCases, GesturePhase.allCases)
    func `only the documented transitions are allowed`(from: GesturePhase, to: GesturePhase) {
        expect(from.allows(to), equals: GesturePhaseTests.allowed[from]!.contains(to))
    }

    @MainActor @Test(arguments: GesturePhase.allCases, GesturePhase.allCases)
    func `the arbiter grants a single recognizer exactly these transitions`(from: GesturePhase, to: GesturePhase) {
        let fakes = FakeRecognizers()
        fakes.arbiter.join(a, touch: finger)
        for step in path(to: from) { fakes.arbiter.request(step, for: a) }
        expect(fakes.arbiter.phase(of: a), equals: from)
        let granted: Bool = fakes.arbiter.request(to, for: a)
        // Only the arbiter resets a recognizer. An undecided recognizer fails when it is canceled.
        let isCancellation: Bool = from == .possible && to == .cancelled
        let expected: Bool = (GesturePhaseTests.allowed[from]!.contains(to) && to != .possible) || isCancellation
        expect(granted, equals: expected)
        expect(fakes.arbiter.phase(of: a), equals: (!expected ? from : isCancellation ? .failed : to))
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
