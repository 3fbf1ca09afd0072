import Expectations
import GestureArbitration
import Testing

@MainActor struct ArbitrationTests {
    let fakes = FakeRecognizers()
    var arbiter: GestureArbiter { fakes.arbiter }

    func join(_ recognizers: RecognizerID...) {
        for recognizer in recognizers { arbiter.join(recognizer, touch: finger) }
    }

    // MARK: Exclusion

    @Test func `of two recognizers that share a touch, the first succeeds and the other fails`() {
        join(a, b)
        arbiter.request(.began, for: a)
        expect(arbiter.phase(of: b), equals: .failed)
        expect(!arbiter.request(.began, for: b))
    }

    @Test func `recognizers without a common touch recognize simultaneously`() {
        arbiter.join(a, touch: finger)
        arbiter.join(b, touch: thumb)
        arbiter.request(.began, for: a)
        arbiter.request(.began, for: b)
        expect(arbiter.phase(of: a) == .began && arbiter.phase(of: b) == .began)
    }

    @Test func `a recognizer that joins a touch of an active gesture fails`() {
        join(a)
        arbiter.request(.began, for: a)
        join(b)
        arbiter.request(.ended, for: b)
        expect(arbiter.phase(of: b), equals: .failed)
        expect(fakes.phases(b), equals: [.failed])
    }

    @Test(arguments: [true, false])
    func `one consent suffices for simultaneous recognition`(firstConsents: Bool) {
        fakes.simultaneous = [firstConsents ? Pair(a, b) : Pair(b, a)]
        join(a, b, c)
        arbiter.request(.began, for: a)
        arbiter.request(.began, for: b)
        expect(arbiter.phase(of: b), equals: .began)
        expect(arbiter.phase(of: c), equals: .failed)
    }

    @Test func `a recognizer that prevents no others leaves them possible`() {
        fakes.notPreventing = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        expect(arbiter.phase(of: b), equals: .possible)
        arbiter.request(.ended, for: b)
        expect(arbiter.phase(of: b), equals: .ended)
    }

    @Test func `a recognizer that the application refuses fails, and others continue`() {
        fakes.refused = [a]
        join(a, b)
        arbiter.request(.began, for: a)
        expect(fakes.phases(a), equals: [.failed])
        arbiter.request(.began, for: b)
        expect(arbiter.phase(of: b), equals: .began)
    }

    // MARK: Failure requirements

    @Test func `a recognizer that requires another to fail stays possible until the other fails`() {
        fakes.requirements = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        expect(arbiter.phase(of: a) == .possible && arbiter.isWaiting(a))
        expect(fakes.log.isEmpty)
        arbiter.request(.failed, for: b)
        expect(fakes.phases(a), equals: [.ended])
    }

    @Test func `a waiting recognizer fails when the other one succeeds`() {
        fakes.requirements = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        arbiter.request(.ended, for: b)
        expect(fakes.phases(a), equals: [.failed])
    }

    @Test func `a waiting recognizer fails even if both may recognize simultaneously`() {
        fakes.requirements = [Pair(a, b)]
        fakes.simultaneous = [Pair(a, b)]
        join(a, b)
        arbiter.request(.began, for: b)
        expect(fakes.phases(a), equals: [.failed])
    }

    @Test func `phases requested while waiting are entered afterward`() {
        fakes.requirements = [Pair(a, b)]
        join(a, b)
        for phase in [GesturePhase.began, .changed, .changed, .ended] { expect(arbiter.request(phase, for: a)) }
        expect(!arbiter.request(.changed, for: a))
        arbiter.request(.failed, for: b)
        expect(fakes.phases(a), equals: [.began, .ended])
    }

    @Test func `a gesture that is canceled while waiting fails`() {
        fakes.requirements = [Pair(a, b)]
        join(a, b)
        arbiter.request(.began, for: a)
        arbiter.request(.cancelled, for: a)
        arbiter.request(.failed, for: b)
        expect(fakes.phases(a), equals: [.failed])
    }

    @Test func `failures propagate along a chain of requirements`() {
        fakes.requirements = [Pair(a, b), Pair(b, c)]
        join(a, b, c)
        arbiter.request(.ended, for: a)
        arbiter.request(.ended, for: b)
        arbiter.request(.failed, for: c)
        expect(fakes.phases(b), equals: [.ended])
        expect(fakes.phases(a), equals: [.failed])
    }

    @Test func `two recognizers that wait for each other stay undecided until one is canceled`() {
        fakes.requirements = [Pair(a, b), Pair(b, a)]
        join(a, b)
        arbiter.request(.ended, for: a)
        arbiter.request(.ended, for: b)
        expect(fakes.log.isEmpty)
        arbiter.cancel(a)
        expect(fakes.phases(a), equals: [.failed])
        expect(fakes.phases(b), equals: [.ended])
    }

    @Test func `a recognizer that does not participate delays no others`() {
        fakes.requirements = [Pair(a, b)]
        join(a)
        arbiter.request(.ended, for: a)
        expect(fakes.phases(a), equals: [.ended])
    }

    @Test func `a recognizer that leaves its only touch no longer delays others`() {
        fakes.requirements = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        arbiter.leave(b, touch: finger)
        expect(fakes.phases(a), equals: [.ended])
        expect(!arbiter.activeRecognizers.contains(b))
    }

    @Test func `the requirements for a recognizer are queried again after it left`() {
        fakes.requirements = [Pair(a, c)]
        join(a, b, c)
        arbiter.request(.ended, for: a)
        arbiter.leave(b, touch: finger)
        fakes.requirements.insert(Pair(a, b))
        join(b)
        arbiter.request(.failed, for: c)
        expect(arbiter.isWaiting(a))
        arbiter.request(.failed, for: b)
        expect(fakes.phases(a), equals: [.ended])
    }

    @Test func `failure requirements are queried once for each pair and sequence`() {
        join(a, b)
        fakes.requirements = [Pair(a, b)]
        arbiter.request(.began, for: a)
        arbiter.request(.changed, for: a)
        arbiter.request(.failed, for: b)
        expect(fakes.queries.filter { $0 == Pair(a, b) }.count, equals: 1)
        _ = arbiter.removeFinished()
        join(b)
        arbiter.request(.changed, for: a)
        arbiter.request(.ended, for: a)
        expect(arbiter.removeFinished(), equals: [a])
        join(a, b)
        arbiter.request(.began, for: a)
        expect(fakes.queries.filter { $0 == Pair(a, b) }.count, equals: 2)
    }

    // MARK: Reset

    @Test func `finished recognizers are removed and become possible`() {
        join(a, b, c)
        fakes.notPreventing = [Pair(a, c)]
        arbiter.request(.ended, for: a)
        expect(arbiter.removeFinished(), equals: [a, b])
        expect(arbiter.activeRecognizers, equals: [c])
        expect(arbiter.phase(of: a), equals: .possible)
    }

    @Test func `the application can change recognizers in a callback`() {
        join(a, b)
        fakes.onShouldBegin = { [arbiter] in if $0 == a { arbiter.cancel(a) } }
        arbiter.request(.began, for: a)
        expect(fakes.phases(a), equals: [.failed])
        expect(arbiter.phase(of: b), equals: .possible)
    }
}
