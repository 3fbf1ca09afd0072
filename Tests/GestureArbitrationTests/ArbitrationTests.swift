import GestureArbitration
import Testing

@MainActor @Suite struct ArbitrationTests {
    let fakes = FakeRecognizers()
    var arbiter: GestureArbiter { fakes.arbiter }

    func join(_ recognizers: RecognizerID...) {
        for recognizer in recognizers { arbiter.join(recognizer, touch: finger) }
    }

    // MARK: Exclusion

    @Test func `of two that share a touch the first wins and the other fails`() {
        join(a, b)
        arbiter.request(.began, for: a)
        #expect(arbiter.phase(of: b) == .failed)
        #expect(!arbiter.request(.began, for: b))
    }

    @Test func `two that share no touch go on side by side`() {
        arbiter.join(a, touch: finger)
        arbiter.join(b, touch: thumb)
        arbiter.request(.began, for: a)
        arbiter.request(.began, for: b)
        #expect(arbiter.phase(of: a) == .began && arbiter.phase(of: b) == .began)
    }

    @Test func `one that joins a touch of a gesture under way cannot be recognised`() {
        join(a)
        arbiter.request(.began, for: a)
        join(b)
        arbiter.request(.ended, for: b)
        #expect(arbiter.phase(of: b) == .failed)
        #expect(fakes.phases(b) == [.failed])
    }

    @Test(arguments: [true, false])
    func `one answer is enough to let two go on side by side`(isFirstAsked: Bool) {
        fakes.together = [isFirstAsked ? Pair(a, b) : Pair(b, a)]
        join(a, b, c)
        arbiter.request(.began, for: a)
        arbiter.request(.began, for: b)
        #expect(arbiter.phase(of: b) == .began)
        #expect(arbiter.phase(of: c) == .failed)
    }

    @Test func `one that prevents nobody leaves the others alone`() {
        fakes.notPreventing = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        #expect(arbiter.phase(of: b) == .possible)
        arbiter.request(.ended, for: b)
        #expect(arbiter.phase(of: b) == .ended)
    }

    @Test func `an application that refuses makes it fail, and the others go on`() {
        fakes.refusing = [a]
        join(a, b)
        arbiter.request(.began, for: a)
        #expect(fakes.phases(a) == [.failed])
        arbiter.request(.began, for: b)
        #expect(arbiter.phase(of: b) == .began)
    }

    // MARK: Failure requirements

    @Test func `one that requires a failure waits for it and keeps its place meanwhile`() {
        fakes.waiting = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        #expect(arbiter.phase(of: a) == .possible && arbiter.isWaiting(a))
        #expect(fakes.log.isEmpty)
        arbiter.request(.failed, for: b)
        #expect(fakes.phases(a) == [.ended])
    }

    @Test func `it fails when the other is recognised`() {
        fakes.waiting = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        arbiter.request(.ended, for: b)
        #expect(fakes.phases(a) == [.failed])
    }

    @Test func `it fails even when both may go on side by side`() {
        fakes.waiting = [Pair(a, b)]
        fakes.together = [Pair(a, b)]
        join(a, b)
        arbiter.request(.began, for: b)
        #expect(fakes.phases(a) == [.failed])
    }

    @Test func `what happened while it waited is told afterwards`() {
        fakes.waiting = [Pair(a, b)]
        join(a, b)
        for phase in [GesturePhase.began, .changed, .changed, .ended] { #expect(arbiter.request(phase, for: a)) }
        #expect(!arbiter.request(.changed, for: a))
        arbiter.request(.failed, for: b)
        #expect(fakes.phases(a) == [.began, .ended])
    }

    @Test func `a gesture called off while it waits was never one`() {
        fakes.waiting = [Pair(a, b)]
        join(a, b)
        arbiter.request(.began, for: a)
        arbiter.request(.cancelled, for: a)
        arbiter.request(.failed, for: b)
        #expect(fakes.phases(a) == [.failed])
    }

    @Test func `failures pass down a chain`() {
        fakes.waiting = [Pair(a, b), Pair(b, c)]
        join(a, b, c)
        arbiter.request(.ended, for: a)
        arbiter.request(.ended, for: b)
        arbiter.request(.failed, for: c)
        #expect(fakes.phases(b) == [.ended])
        #expect(fakes.phases(a) == [.failed])
    }

    @Test func `two that wait for each other stay undecided until called off`() {
        fakes.waiting = [Pair(a, b), Pair(b, a)]
        join(a, b)
        arbiter.request(.ended, for: a)
        arbiter.request(.ended, for: b)
        #expect(fakes.log.isEmpty)
        arbiter.callOff(a)
        #expect(fakes.phases(a) == [.failed])
        #expect(fakes.phases(b) == [.ended])
    }

    @Test func `one that takes no part keeps nobody waiting`() {
        fakes.waiting = [Pair(a, b)]
        join(a)
        arbiter.request(.ended, for: a)
        #expect(fakes.phases(a) == [.ended])
    }

    @Test func `one that ignores its only touch keeps nobody waiting any more`() {
        fakes.waiting = [Pair(a, b)]
        join(a, b)
        arbiter.request(.ended, for: a)
        arbiter.leave(b, touch: finger)
        #expect(fakes.phases(a) == [.ended])
        #expect(!arbiter.activeRecognizers.contains(b))
    }

    @Test func `a pair is asked about once in a sequence`() {
        join(a, b)
        fakes.waiting = [Pair(a, b)]
        arbiter.request(.began, for: a)
        arbiter.request(.changed, for: a)
        arbiter.request(.failed, for: b)
        #expect(fakes.questions.filter { $0 == Pair(a, b) }.count == 1)
        _ = arbiter.settle()
        join(b)
        arbiter.request(.changed, for: a)
        arbiter.request(.ended, for: a)
        #expect(arbiter.settle() == [a])
        join(a, b)
        arbiter.request(.began, for: a)
        #expect(fakes.questions.filter { $0 == Pair(a, b) }.count == 2)
    }

    // MARK: The end

    @Test func `the finished are reset and leave`() {
        join(a, b, c)
        fakes.notPreventing = [Pair(a, c)]
        arbiter.request(.ended, for: a)
        #expect(arbiter.settle() == [a, b])
        #expect(arbiter.activeRecognizers == [c])
        #expect(arbiter.phase(of: a) == .possible)
    }

    @Test func `an application may change the recognisers while it is asked`() {
        join(a, b)
        fakes.whenAskedToBegin = { [arbiter] in if $0 == a { arbiter.callOff(a) } }
        arbiter.request(.began, for: a)
        #expect(fakes.phases(a) == [.failed])
        #expect(arbiter.phase(of: b) == .possible)
    }
}
