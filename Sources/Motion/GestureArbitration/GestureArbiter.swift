/// Decides which of the recognisers that follow the same touches is recognised.
///
/// A recogniser takes part from the first touch it follows (or its first request) until it is reset. It asks for a
/// phase with `request(_:for:)`; the arbiter grants it by Apple's rules:
///
/// 1. only the transitions of `GesturePhase.allows(_:)`;
/// 2. a recogniser that requires another one's failure waits in the possible phase until that one has failed, and
///    fails when it is recognised;
/// 3. of recognisers that share a touch one is recognised, unless two of them agree to go on side by side or one
///    cannot prevent the other;
/// 4. what is recognised cancels its touches in their view, if its policy says so.
///
/// It knows neither views nor time.
@MainActor
public final class GestureArbiter {
    /// A recogniser that takes part.
    struct Participant {
        var identifier: RecognizerID
        var phase = GesturePhase.possible
        /// What it will do when everything it waits for has failed: begin or end, then perhaps end or be cancelled.
        var pending: [GesturePhase] = []
        /// The touches it follows, and those it followed until they ended.
        var touches: [TouchID] = []
        /// The answers to "must it wait for that one?" in this sequence.
        var requirements: [RecognizerID: Bool] = [:]
    }

    unowned let client: any GestureArbiterClient
    /// In the order in which they joined.
    var participants: [Participant] = []
    /// Touches that their view has lost to a gesture.
    var lostTouches: Set<TouchID> = []

    public init(client: any GestureArbiterClient) {
        self.client = client
    }

    // MARK: Who takes part

    /// Makes `recognizer` follow `touch`. A gesture that already goes on takes it from its view.
    public func join(_ recognizer: RecognizerID, touch: TouchID) {
        let index: Int = indexOrNew(recognizer)
        if !participants[index].touches.contains(touch) { participants[index].touches.append(touch) }
        if participants[index].phase.isActive, client.touchPolicy(of: recognizer).cancelsTouches {
            lostTouches.insert(touch)
        }
    }

    /// Makes `recognizer` forget `touch`, as if it had never followed it. One that has made up its mind about
    /// nothing and follows no touch any more takes no part any more, and nobody waits for it.
    public func leave(_ recognizer: RecognizerID, touch: TouchID) {
        guard let index = index(of: recognizer) else { return }
        participants[index].touches.removeAll { $0 == touch }
        let participant: Participant = participants[index]
        guard participant.touches.isEmpty, participant.phase == .possible, participant.pending.isEmpty else { return }
        participants.remove(at: index)
        releaseWaiting()
    }

    /// The touch is over for everybody, and its name will not be used again.
    public func forget(_ touch: TouchID) {
        lostTouches.remove(touch)
    }

    /// Everyone who takes part, in the order in which they joined.
    public var activeRecognizers: [RecognizerID] { participants.map(\.identifier) }

    /// The phase of `recognizer`: possible when it takes no part.
    public func phase(of recognizer: RecognizerID) -> GesturePhase {
        index(of: recognizer).map { participants[$0].phase } ?? .possible
    }

    /// Whether `recognizer` has seen its gesture and waits for others to fail.
    public func isWaiting(_ recognizer: RecognizerID) -> Bool {
        index(of: recognizer).map { !participants[$0].pending.isEmpty } ?? false
    }

    /// The touches that `recognizer` follows or followed in this sequence.
    public func touches(of recognizer: RecognizerID) -> [TouchID] {
        index(of: recognizer).map { participants[$0].touches } ?? []
    }

    func index(of recognizer: RecognizerID) -> Int? {
        participants.firstIndex { $0.identifier == recognizer }
    }

    private func indexOrNew(_ recognizer: RecognizerID) -> Int {
        if let index = index(of: recognizer) { return index }
        participants.append(Participant(identifier: recognizer))
        return participants.count - 1
    }

    // MARK: Asking for a phase

    /// Asks for `phase` on behalf of `recognizer`.
    ///
    /// - Returns: whether the rules allow it. An allowed request may still leave the recogniser waiting, or fail it.
    @discardableResult
    public func request(_ phase: GesturePhase, for recognizer: RecognizerID) -> Bool {
        let current: GesturePhase = self.phase(of: recognizer)
        if let index = index(of: recognizer), let last = participants[index].pending.last {
            return requestWhileWaiting(phase, after: last, at: index)
        }
        let next: GesturePhase = current == .possible && phase == .cancelled ? .failed : phase
        guard next != .possible, current.allows(next) else { return false }
        _ = indexOrNew(recognizer)
        if next == .failed {
            fail(recognizer)
        } else if current == .possible {
            attempt([next], for: recognizer)
        } else {
            enter(next, recognizer)
        }
        return true
    }

    /// A recogniser that waits keeps what it has seen to itself, until it may show it.
    private func requestWhileWaiting(_ phase: GesturePhase, after last: GesturePhase, at index: Int) -> Bool {
        let recognizer: RecognizerID = participants[index].identifier
        switch phase {
        case .failed, .cancelled:
            fail(recognizer)
            return true
        case .changed:
            return last == .began
        case .ended:
            guard last == .began else { return false }
            participants[index].pending.append(.ended)
            return true
        case .possible, .began:
            return false
        }
    }

    /// Recognises `recognizer`, or lets it wait.
    private func attempt(_ phases: [GesturePhase], for recognizer: RecognizerID) {
        switch obstacle(for: recognizer) {
        case .recognized: fail(recognizer)
        case .undecided:
            if let index = index(of: recognizer) { participants[index].pending = phases }
        case nil: recognize(recognizer, phases)
        }
    }

    // MARK: Waiting

    enum Obstacle {
        case undecided
        case recognized
    }

    /// What keeps `recognizer` from being recognised among those whose failure it requires.
    private func obstacle(for recognizer: RecognizerID) -> Obstacle? {
        var result: Obstacle?
        for other in activeRecognizers where other != recognizer {
            let phase: GesturePhase = self.phase(of: other)
            guard phase == .possible || phase.isRecognized, requires(recognizer, failureOf: other) else { continue }
            if phase.isRecognized { return .recognized }
            result = .undecided
        }
        return result
    }

    private func requires(_ recognizer: RecognizerID, failureOf other: RecognizerID) -> Bool {
        guard let index = index(of: recognizer) else { return false }
        if let known = participants[index].requirements[other] { return known }
        let answer: Bool = client.recognizer(recognizer, requiresFailureOf: other)
        if let index = self.index(of: recognizer) { participants[index].requirements[other] = answer }
        return answer
    }

    /// Lets those go on who waited for nobody but what has failed by now.
    private func releaseWaiting() {
        for recognizer in activeRecognizers {
            guard let index = index(of: recognizer), !participants[index].pending.isEmpty,
                participants[index].phase == .possible
            else { continue }
            let phases: [GesturePhase] = participants[index].pending
            switch obstacle(for: recognizer) {
            case .undecided: continue
            case .recognized: fail(recognizer)
            case nil:
                if let index = self.index(of: recognizer) { participants[index].pending = [] }
                recognize(recognizer, phases)
            }
        }
    }

    // MARK: Recognising and failing

    private func recognize(_ recognizer: RecognizerID, _ phases: [GesturePhase]) {
        // 1. Whoever was first keeps the touches.
        for other in activeRecognizers where other != recognizer && phase(of: other).isRecognized {
            if excludes(other, recognizer) { return fail(recognizer) }
        }
        // 2. The application may refuse.
        guard phase(of: recognizer) == .possible, client.shouldBegin(recognizer) else { return fail(recognizer) }
        guard let index = index(of: recognizer), participants[index].phase == .possible else { return }
        // 3. It is recognised, and its touches are its own.
        // A beginning that was held for it is never told.
        let policy: TouchPolicy = client.touchPolicy(of: recognizer)
        if policy.cancelsTouches || policy.delaysBegan { lostTouches.formUnion(participants[index].touches) }
        enter(phases[0], recognizer)
        // 4. The others fail: those that waited for its failure, and those it excludes.
        for other in activeRecognizers where other != recognizer && phase(of: other) == .possible {
            let isBeaten: Bool = requires(other, failureOf: recognizer) || excludes(recognizer, other)
            if isBeaten, phase(of: other) == .possible { fail(other) }
        }
        for phase in phases.dropFirst() where self.phase(of: recognizer).allows(phase) { enter(phase, recognizer) }
    }

    /// Whether `other` cannot be recognised because `recognizer` is.
    private func excludes(_ recognizer: RecognizerID, _ other: RecognizerID) -> Bool {
        guard sharesTouch(recognizer, other) else { return false }
        return client.recognizer(recognizer, prevents: other)
            && !client.recognizer(recognizer, mayRecognizeWith: other)
    }

    private func sharesTouch(_ recognizer: RecognizerID, _ other: RecognizerID) -> Bool {
        let mine: [TouchID] = touches(of: recognizer)
        return touches(of: other).contains { mine.contains($0) }
    }

    private func fail(_ recognizer: RecognizerID) {
        guard let index = index(of: recognizer), participants[index].phase == .possible else { return }
        participants[index].pending = []
        enter(.failed, recognizer)
        releaseWaiting()
    }

    private func enter(_ phase: GesturePhase, _ recognizer: RecognizerID) {
        guard let index = index(of: recognizer) else { return }
        participants[index].phase = phase
        client.recognizer(recognizer, didEnter: phase)
    }

    // MARK: The end

    /// Whether somebody's phase is final.
    public var hasFinished: Bool { participants.contains { $0.phase.isFinal } }

    /// Takes out everyone whose phase is final, and returns them: they are to be reset.
    public func settle() -> [RecognizerID] {
        let finished: [RecognizerID] = participants.filter { $0.phase.isFinal }.map(\.identifier)
        guard !finished.isEmpty else { return [] }
        participants.removeAll { $0.phase.isFinal }
        // The names of those who are reset may stand for another gesture next time.
        for index in participants.indices {
            for recognizer in finished { participants[index].requirements[recognizer] = nil }
        }
        return finished
    }

    /// Calls `recognizer` off, whatever it was about: it is cancelled when it had begun, and fails otherwise.
    public func callOff(_ recognizer: RecognizerID) {
        guard let index = index(of: recognizer), !participants[index].phase.isFinal else { return }
        request(.cancelled, for: recognizer)
    }
}
