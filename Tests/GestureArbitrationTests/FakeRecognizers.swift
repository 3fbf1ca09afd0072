import GestureArbitration

struct Pair: Hashable {
    var first: RecognizerID
    var second: RecognizerID
    init(_ first: RecognizerID, _ second: RecognizerID) {
        self.first = first
        self.second = second
    }
}

/// Recognisers that are nothing but answers from tables, and a record of what the arbiter told them.
@MainActor
final class FakeRecognizers: GestureArbiterClient {
    var refusing: Set<RecognizerID> = []
    var waiting: Set<Pair> = []
    var notPreventing: Set<Pair> = []
    var together: Set<Pair> = []
    var policies: [RecognizerID: TouchPolicy] = [:]
    var log: [(RecognizerID, GesturePhase)] = []
    var questions: [Pair] = []
    var whenAskedToBegin: (RecognizerID) -> Void = { _ in }
    private(set) lazy var arbiter = GestureArbiter(client: self)

    func shouldBegin(_ recognizer: RecognizerID) -> Bool {
        whenAskedToBegin(recognizer)
        return !refusing.contains(recognizer)
    }
    func recognizer(_ recognizer: RecognizerID, requiresFailureOf other: RecognizerID) -> Bool {
        questions.append(Pair(recognizer, other))
        return waiting.contains(Pair(recognizer, other))
    }
    func recognizer(_ recognizer: RecognizerID, prevents other: RecognizerID) -> Bool {
        !notPreventing.contains(Pair(recognizer, other))
    }
    func recognizer(_ recognizer: RecognizerID, mayRecognizeWith other: RecognizerID) -> Bool {
        together.contains(Pair(recognizer, other)) || together.contains(Pair(other, recognizer))
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
