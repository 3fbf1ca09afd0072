import GestureArbitration

struct Pair: Hashable {
    var first: RecognizerID
    var second: RecognizerID
    init(_ first: RecognizerID, _ second: RecognizerID) {
        self.first = first
        self.second = second
    }
}

/// Recognizers whose behavior is defined by tables, with a log of the phases that the arbiter sets.
@MainActor
final class FakeRecognizers: GestureArbiterClient {
    var refused: Set<RecognizerID> = []
    var requirements: Set<Pair> = []
    var notPreventing: Set<Pair> = []
    var simultaneous: Set<Pair> = []
    var policies: [RecognizerID: TouchPolicy] = [:]
    var log: [(RecognizerID, GesturePhase)] = []
    var queries: [Pair] = []
    var onShouldBegin: (RecognizerID) -> Void = { _ in }
    private(set) lazy var arbiter = GestureArbiter(client: self)

    func shouldBegin(_ recognizer: RecognizerID) -> Bool {
        onShouldBegin(recognizer)
        return !refused.contains(recognizer)
    }
    func recognizer(_ recognizer: RecognizerID, requiresFailureOf other: RecognizerID) -> Bool {
        queries.append(Pair(recognizer, other))
        return requirements.contains(Pair(recognizer, other))
    }
    func recognizer(_ recognizer: RecognizerID, prevents other: RecognizerID) -> Bool {
        !notPreventing.contains(Pair(recognizer, other))
    }
    func recognizer(_ recognizer: RecognizerID, recognizesSimultaneouslyWith other: RecognizerID) -> Bool {
        simultaneous.contains(Pair(recognizer, other)) || simultaneous.contains(Pair(other, recognizer))
    }
    func touchPolicy(of recognizer: RecognizerID) -> TouchPolicy { policies[recognizer] ?? TouchPolicy() }
    func recognizer(_ recognizer: RecognizerID, didEnter phase: GesturePhase) { log.append((recognizer, phase)) }

    func phases(_ recognizer: RecognizerID) -> [GesturePhase] { log.filter { $0.0 == recognizer }.map(\.1) }
}

let a = RecognizerID(1)
let b = RecognizerID(2)
let c = RecognizerID(3)
let finger = TouchID(1)
let thumb = TouchID(2)
