import Expectations
import GestureArbitration
import Testing

@MainActor struct TouchDeliveryTests {
    let fakes = FakeRecognizers()
    var arbiter: GestureArbiter { fakes.arbiter }

    /// Returns the phases that the view receives for these steps.
    func delivered(_ steps: [Step]) -> [TouchPhase] {
        var delivery = TouchDelivery()
        var phases: [TouchPhase] = []
        for step in steps {
            switch step {
            case .touch(let phase): phases += delivery.handle(phase, gate: arbiter.gate(for: finger))
            case .gesture(let recognizer, let phase):
                arbiter.request(phase, for: recognizer)
                phases += delivery.update(gate: arbiter.gate(for: finger))
            case .touchAndGesture(let touch, let recognizer, let phase):
                arbiter.request(phase, for: recognizer)
                phases += delivery.handle(touch, gate: arbiter.gate(for: finger))
            }
        }
        return phases
    }

    enum Step {
        case touch(TouchPhase)
        case gesture(RecognizerID, GesturePhase)
        case touchAndGesture(TouchPhase, RecognizerID, GesturePhase)
    }

    func join(_ recognizer: RecognizerID, _ policy: TouchPolicy = TouchPolicy()) {
        fakes.policies[recognizer] = policy
        arbiter.join(recognizer, touch: finger)
    }

    @Test func `without recognizers, the view receives everything`() {
        expect(delivered([.touch(.began), .touch(.moved), .touch(.ended)]), equals: [.began, .moved, .ended])
        expect(delivered([.touch(.began), .touch(.cancelled), .touch(.moved)]), equals: [.began, .cancelled])
    }

    @Test func `a recognized gesture cancels the touch`() {
        join(a)
        let phases = delivered([
            .touch(.began), .touch(.moved), .touchAndGesture(.moved, a, .began), .touch(.moved), .touch(.ended),
        ])
        expect(phases, equals: [.began, .moved, .cancelled])
    }

    @Test func `a recognized tap turns the end into a cancellation`() {
        join(a)
        expect(delivered([.touch(.began), .touchAndGesture(.ended, a, .ended)]), equals: [.began, .cancelled])
    }

    @Test func `a gesture that does not cancel touches does not affect the view`() {
        join(a, TouchPolicy(cancelsTouches: false))
        expect(delivered([.touch(.began), .touchAndGesture(.ended, a, .ended)]), equals: [.began, .ended])
    }

    @Test func `the end waits while a recognizer is undecided`() {
        join(a)
        expect(delivered([.touch(.began), .touch(.ended)]), equals: [.began])
        expect(delivered([.touch(.began), .touch(.ended), .gesture(a, .failed)]), equals: [.began, .ended])
    }

    @Test func `the end does not wait for a recognizer that does not delay it`() {
        join(a, TouchPolicy(delaysEnded: false))
        expect(delivered([.touch(.began), .touch(.ended)]), equals: [.began, .ended])
    }

    @Test func `a held beginning is delivered when the recognizer fails, and the rest follows`() {
        join(a, TouchPolicy(delaysBegan: true))
        let phases = delivered([.touch(.began), .touch(.moved), .gesture(a, .failed), .touch(.moved), .touch(.ended)])
        expect(phases, equals: [.began, .moved, .ended])
    }

    @Test func `a touch that ended while it was held is delivered completely`() {
        join(a, TouchPolicy(delaysBegan: true))
        expect(delivered([.touch(.began), .touch(.ended), .gesture(a, .failed)]), equals: [.began, .ended])
    }

    @Test(arguments: [true, false])
    func `a held beginning is never delivered if the gesture is recognized`(cancelsTouches: Bool) {
        join(a, TouchPolicy(cancelsTouches: cancelsTouches, delaysBegan: true))
        expect(delivered([.touch(.began), .touchAndGesture(.moved, a, .began), .touch(.ended)]), equals: [])
    }

    @Test func `a touch that joins an active gesture is never delivered`() {
        fakes.policies[a] = TouchPolicy()
        arbiter.join(a, touch: thumb)
        arbiter.request(.began, for: a)
        arbiter.join(a, touch: finger)
        expect(delivered([.touch(.began), .touch(.ended)]), equals: [])
    }
}
