import Synchronization

/// The fault rules of a server.
public final class Faults: Sendable {
    private let rules = Mutex<[FaultRule]>([])

    package init() {}

    /// Applies `faults` to all matching requests until the rules are removed.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`; nil for all methods.
    ///   - path: The path, such as `/users/*`, where `*` matches any characters.
    public func always(_ faults: Fault..., method: String? = nil, path: String = "*") {
        add(FaultRule(method: method, path: path, faults: faults, times: nil))
    }

    /// Applies `faults` to the next matching request.
    public func once(_ faults: Fault..., method: String? = nil, path: String = "*") {
        add(FaultRule(method: method, path: path, faults: faults, times: 1))
    }

    /// Adds a rule. If several rules match a request, the oldest applies. A rule whose `times` is not positive has no
    /// effect.
    public func add(_ rule: FaultRule) {
        if let times = rule.times, times <= 0 { return }
        rules.withLock { $0.append(rule) }
    }

    /// Removes all rules.
    public func removeAll() {
        rules.withLock { $0.removeAll() }
    }

    /// Returns the faults for a request, and counts the request for the rule that it matches.
    package func consume(method: String, path: String) -> [Fault] {
        rules.withLock { rules in
            guard let index = rules.firstIndex(where: { $0.matches(method: method, path: path) }) else { return [] }
            let faults = rules[index].faults
            if let times = rules[index].times {
                rules[index].times = times - 1
                if times <= 1 { rules.remove(at: index) }
            }
            return faults
        }
    }
}
