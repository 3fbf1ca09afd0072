import GestureArbitration
import Testing

@MainActor @Suite struct TouchDeliveryTests {
    let fakes = FakeRecognizers()
    var arbiter: GestureArbiter { fakes.arbiter }

    /// What the view hears when these steps happen in order.
    func hears(_ steps: [Step]) -> [TouchPhase] {
        var delivery = TouchDelivery()
        var heard: [TouchPhase] = []
        for step in steps {
            switch step {
            case .touch(let phase): heard += delivery.take(phase, gate: arbiter.gate(for: finger))
            case .gesture(let recognizer, let phase):
                arbiter.request(phase, for: recognizer)
                heard += delivery.reconsider(gate: arbiter.gate(for: finger))
            case .touchAndGesture(let touch, let recognizer, let phase):
                arbiter.request(phase, for: recognizer)
                heard += delivery.take(touch, gate: arbiter.gate(for: finger))
            }
        }
        return heard
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

    @Test func `without recognisers the view hears everything`() {
        #expect(hears([.touch(.began), .touch(.moved), .touch(.ended)]) == [.began, .moved, .ended])
        #expect(hears([.touch(.began), .touch(.cancelled), .touch(.moved)]) == [.began, .cancelled])
    }

    @Test func `a gesture that is recognised cancels the touch`() {
        join(a)
        let heard = hears([
            .touch(.began), .touch(.moved), .touchAndGesture(.moved, a, .began), .touch(.moved), .touch(.ended),
        ])
        #expect(heard == [.began, .moved, .cancelled])
    }

    @Test func `a tap that is recognised turns the end into a cancellation`() {
        join(a)
        #expect(hears([.touch(.began), .touchAndGesture(.ended, a, .ended)]) == [.began, .cancelled])
    }

    @Test func `a gesture that cancels no touches leaves the view alone`() {
        join(a, TouchPolicy(cancelsTouches: false))
        #expect(hears([.touch(.began), .touchAndGesture(.ended, a, .ended)]) == [.began, .ended])
    }

    @Test func `the end waits while a recogniser is undecided`() {
        join(a)
        #expect(hears([.touch(.began), .touch(.ended)]) == [.began])
        #expect(hears([.touch(.began), .touch(.ended), .gesture(a, .failed)]) == [.began, .ended])
    }

    @Test func `the end does not wait for one that delays no ends`() {
        join(a, TouchPolicy(delaysEnded: false))
        #expect(hears([.touch(.began), .touch(.ended)]) == [.began, .ended])
    }

    @Test func `a held beginning is told when the recogniser fails, and the rest follows`() {
        join(a, TouchPolicy(delaysBegan: true))
        let heard = hears([.touch(.began), .touch(.moved), .gesture(a, .failed), .touch(.moved), .touch(.ended)])
        #expect(heard == [.began, .moved, .ended])
    }

    @Test func `a touch that ended while it was held is told whole`() {
        join(a, TouchPolicy(delaysBegan: true))
        #expect(hears([.touch(.began), .touch(.ended), .gesture(a, .failed)]) == [.began, .ended])
    }

    @Test(arguments: [true, false])
    func `a held beginning is never told when the gesture is recognised`(cancelsTouches: Bool) {
        join(a, TouchPolicy(cancelsTouches: cancelsTouches, delaysBegan: true))
        #expect(hears([.touch(.began), .touchAndGesture(.moved, a, .began), .touch(.ended)]) == [])
    }

    @Test func `a touch that joins a gesture under way is never told`() {
        fakes.policies[a] = TouchPolicy()
        arbiter.join(a, touch: thumb)
        arbiter.request(.began, for: a)
        arbiter.join(a, touch: finger)
        #expect(hears([.touch(.began), .touch(.ended)]) == [])
    }
}
