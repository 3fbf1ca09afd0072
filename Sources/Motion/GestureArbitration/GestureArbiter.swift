/// Decides which of the recognizers that follow the same touches succeeds.
///
/// A recognizer participates from the first touch that it follows, or from its first request, until it is reset. It
/// requests a phase with `request(_:for:)`. The arbiter grants the request by Apple's rules:
///
/// 1. Only the transitions of `GesturePhase.allows(_:)` are granted.
/// 2. A recognizer that requires the failure of another recognizer stays possible until that recognizer has failed. It
///    fails if the other recognizer succeeds.
/// 3. Of the recognizers that share a touch, only one succeeds, unless two of them may recognize simultaneously or the
///    first cannot prevent the second.
/// 4. A recognizer that succeeds cancels its touches in their view, if its policy requires it.
///
/// The arbiter uses neither views nor time.
@MainActor
public final class GestureArbiter {
    /// A recognizer that participates.
    struct Participant {
        var identifier: RecognizerID
        var phase = GesturePhase.possible
        /// The phases to enter when every recognizer that it waits for has failed: ended, began, or began and ended.
        var pending: [GesturePhase] = []
        /// The touches that it follows, including those that have ended.
        var touches: [TouchID] = []
        /// The cached answers of the client: whether it requires the failure of each other recognizer.
        var requirements: [RecognizerID: Bool] = [:]
    }

    unowned let client: any GestureArbiterClient
    /// The participants in the order in which they joined.
    var participants: [Participant] = []
    /// The touches that a gesture has claimed.
    var claimedTouches: Set<TouchID> = []

    /// Creates an arbiter. It does not retain `client`.
    public init(client: any GestureArbiterClient) {
        self.client = client
    }

    // MARK: Participants

    /// Makes `recognizer` follow `touch`. If its gesture is in progress and its policy cancels touches, it claims the
    /// touch.
    public func join(_ recognizer: RecognizerID, touch: TouchID) {
        let index = indexOrNew(recognizer)
        if !participants[index].touches.contains(touch) { participants[index].touches.append(touch) }
        if participants[index].phase.isActive, client.touchPolicy(of: recognizer).cancelsTouches {
            claimedTouches.insert(touch)
        }
    }

    /// Makes `recognizer` stop following `touch`, as if it had never followed it. A recognizer that follows no other
    /// touch, is possible and is not waiting stops participating, and others no longer wait for it.
    public func leave(_ recognizer: RecognizerID, touch: TouchID) {
        guard let index = index(of: recognizer) else { return }
        participants[index].touches.removeAll { $0 == touch }
        let participant = participants[index]
        guard participant.touches.isEmpty, participant.phase == .possible, participant.pending.isEmpty else { return }
        participants.remove(at: index)
        forgetRequirements(for: [recognizer])
        recognizeWaiting()
    }

    /// Removes a touch that has ended. Its identifier is not used again.
    public func remove(_ touch: TouchID) {
        claimedTouches.remove(touch)
    }

    /// The recognizers that participate, in the order in which they joined.
    public var activeRecognizers: [RecognizerID] { participants.map(\.identifier) }

    /// Returns the phase of `recognizer`, which is possible if it does not participate.
    public func phase(of recognizer: RecognizerID) -> GesturePhase {
        index(of: recognizer).map { participants[$0].phase } ?? .possible
    }

    /// Returns whether `recognizer` has detected its gesture and waits for others to fail.
    public func isWaiting(_ recognizer: RecognizerID) -> Bool {
        index(of: recognizer).map { !participants[$0].pending.isEmpty } ?? false
    }

    /// Returns the touches that `recognizer` has followed since it began to participate, including those that have
    /// ended.
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

    // MARK: Requests

    /// Requests `phase` for `recognizer`.
    ///
    /// - Returns: Whether the rules allow the request. After an allowed request, the recognizer can still wait or fail.
    @discardableResult
    public func request(_ phase: GesturePhase, for recognizer: RecognizerID) -> Bool {
        let current = self.phase(of: recognizer)
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

    /// Handles a request from a recognizer that waits: its phases are stored until it may enter them.
    private func requestWhileWaiting(_ phase: GesturePhase, after last: GesturePhase, at index: Int) -> Bool {
        let recognizer = participants[index].identifier
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

    /// Recognizes `recognizer`, makes it wait, or fails it.
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

    /// Returns why `recognizer` cannot succeed now: a recognizer whose failure it requires was recognized or is
    /// undecided. Returns nil if there is no such recognizer.
    private func obstacle(for recognizer: RecognizerID) -> Obstacle? {
        var result: Obstacle?
        for other in activeRecognizers where other != recognizer {
            let phase = self.phase(of: other)
            guard phase == .possible || phase.isRecognized, requires(recognizer, failureOf: other) else { continue }
            if phase.isRecognized { return .recognized }
            result = .undecided
        }
        return result
    }

    private func requires(_ recognizer: RecognizerID, failureOf other: RecognizerID) -> Bool {
        guard let index = index(of: recognizer) else { return false }
        if let cached = participants[index].requirements[other] { return cached }
        let isRequired = client.recognizer(recognizer, requiresFailureOf: other)
        if let index = self.index(of: recognizer) { participants[index].requirements[other] = isRequired }
        return isRequired
    }

    /// Recognizes each waiting recognizer for which all required recognizers have failed. Fails each one for which a
    /// required recognizer was recognized.
    private func recognizeWaiting() {
        for recognizer in activeRecognizers {
            guard let index = index(of: recognizer), !participants[index].pending.isEmpty,
                participants[index].phase == .possible
            else { continue }
            let phases = participants[index].pending
            switch obstacle(for: recognizer) {
            case .undecided: continue
            case .recognized: fail(recognizer)
            case nil:
                if let index = self.index(of: recognizer) { participants[index].pending = [] }
                recognize(recognizer, phases)
            }
        }
    }

    // MARK: Recognition and failure

    private func recognize(_ recognizer: RecognizerID, _ phases: [GesturePhase]) {
        // 1. A recognizer that succeeded earlier keeps the touches.
        for other in activeRecognizers where other != recognizer && phase(of: other).isRecognized {
            if excludes(other, recognizer) { return fail(recognizer) }
        }
        // 2. The application can refuse.
        guard phase(of: recognizer) == .possible, client.shouldBegin(recognizer) else { return fail(recognizer) }
        guard let index = index(of: recognizer), participants[index].phase == .possible else { return }
        // 3. The recognizer succeeds and claims its touches. A beginning that was held back for it is never delivered.
        let policy = client.touchPolicy(of: recognizer)
        if policy.cancelsTouches || policy.delaysBegan { claimedTouches.formUnion(participants[index].touches) }
        enter(phases[0], recognizer)
        // 4. Other recognizers fail: those that require its failure, and those that it excludes.
        for other in activeRecognizers where other != recognizer && phase(of: other) == .possible {
            let mustFail: Bool = requires(other, failureOf: recognizer) || excludes(recognizer, other)
            if mustFail, phase(of: other) == .possible { fail(other) }
        }
        for phase in phases.dropFirst() where self.phase(of: recognizer).allows(phase) { enter(phase, recognizer) }
    }

    /// Returns whether `other` cannot succeed because `recognizer` does.
    private func excludes(_ recognizer: RecognizerID, _ other: RecognizerID) -> Bool {
        guard sharesTouch(recognizer, other) else { return false }
        return client.recognizer(recognizer, prevents: other)
            && !client.recognizer(recognizer, recognizesSimultaneouslyWith: other)
    }

    private func sharesTouch(_ recognizer: RecognizerID, _ other: RecognizerID) -> Bool {
        let followed = touches(of: recognizer)
        return touches(of: other).contains { followed.contains($0) }
    }

    private func fail(_ recognizer: RecognizerID) {
        guard let index = index(of: recognizer), participants[index].phase == .possible else { return }
        participants[index].pending = []
        enter(.failed, recognizer)
        recognizeWaiting()
    }

    private func enter(_ phase: GesturePhase, _ recognizer: RecognizerID) {
        guard let index = index(of: recognizer) else { return }
        participants[index].phase = phase
        client.recognizer(recognizer, didEnter: phase)
    }

    // MARK: Reset

    /// Whether the phase of at least one recognizer is final.
    public var hasFinished: Bool { participants.contains { $0.phase.isFinal } }

    /// Removes the recognizers whose phase is final, and returns them. The caller must reset them.
    public func removeFinished() -> [RecognizerID] {
        let finished: [RecognizerID] = participants.filter { $0.phase.isFinal }.map(\.identifier)
        guard !finished.isEmpty else { return [] }
        participants.removeAll { $0.phase.isFinal }
        forgetRequirements(for: finished)
        return finished
    }

    /// Discards the cached requirements that refer to recognizers that no longer participate. The same identifiers can
    /// be used again for different gestures.
    private func forgetRequirements(for recognizers: [RecognizerID]) {
        for index in participants.indices {
            for recognizer in recognizers { participants[index].requirements[recognizer] = nil }
        }
    }

    /// Cancels `recognizer` if its gesture has begun. Otherwise, fails it.
    public func cancel(_ recognizer: RecognizerID) {
        guard let index = index(of: recognizer), !participants[index].phase.isFinal else { return }
        request(.cancelled, for: recognizer)
    }
}
