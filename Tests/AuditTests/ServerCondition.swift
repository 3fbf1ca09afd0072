import EngawaTesting
import TestSupport

/// The condition of a server during a tour.
enum ServerCondition: Equatable {
    case fast, slow, failing, silent, dead
    /// Requests are delayed, fail or lose their connection, in an order that the seed determines.
    case flaky(seed: UInt64)

    /// All conditions, with a flaky server for each seed.
    static func all(seeds: Range<Int>) -> [ServerCondition] {
        [.fast, .slow] + seeds.map { .flaky(seed: UInt64($0)) } + [.failing, .silent, .dead]
    }

    /// Whether every request succeeds. If so, a tour reaches its end.
    var responds: Bool { self == .fast || self == .slow }

    /// Whether some requests succeed, so that a user can sign in.
    var isUsable: Bool {
        if case .flaky = self { true } else { responds }
    }

    /// Sets the faults of a server.
    func apply(to faults: Faults) {
        faults.removeAll()
        switch self {
        case .fast, .dead: break
        case .slow: faults.always(.delay(2))
        case .failing: faults.always(.status(503))
        case .silent: faults.always(.neverRespond)
        case .flaky(let seed):
            var random = SplitMix64(seed: seed)
            let choices: [[Fault]] = [
                [.delay(0.05)], [.delay(0.4)], [.delay(1.3)], [.status(503)], [.dropConnection],
                [.delay(0.8), .status(500)],
            ]
            for _ in 0..<200 {
                faults.add(FaultRule(faults: choices.randomElement(using: &random) ?? [], times: 1))
            }
        }
    }
}
