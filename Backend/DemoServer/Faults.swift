import Synchronization

/// What a demo server does wrong, by the requests it does it to.
public final class Faults: Sendable {
    private let rules = Mutex<[FaultRule]>([])

    init() {}

    /// Does `faults` to every request that fits, until the rule is removed.
    ///
    /// - Parameters:
    ///   - method: such as `GET`; nil fits every method.
    ///   - path: such as `/json/color/*`, where `*` stands for any characters.
    public func always(_ faults: Fault..., method: String? = nil, path: String = "*") {
        add(FaultRule(method: method, path: path, faults: faults, times: nil))
    }

    /// Does `faults` to the next request that fits, and to no other.
    public func once(_ faults: Fault..., method: String? = nil, path: String = "*") {
        add(FaultRule(method: method, path: path, faults: faults, times: 1))
    }

    /// Adds a rule. Where several fit, the oldest wins.
    public func add(_ rule: FaultRule) {
        rules.withLock { $0.append(rule) }
    }

    /// Forgets all rules: the server behaves from now on.
    public func removeAll() {
        rules.withLock { $0.removeAll() }
    }

    /// What goes wrong with this request; counts it.
    func take(method: String, path: String) -> [Fault] {
        rules.withLock { rules in
            guard let index = rules.firstIndex(where: { $0.fits(method: method, path: path) }) else { return [] }
            let faults: [Fault] = rules[index].faults
            if let times = rules[index].times {
                rules[index].times = times - 1
                if times <= 1 { rules.remove(at: index) }
            }
            return faults
        }
    }
}
