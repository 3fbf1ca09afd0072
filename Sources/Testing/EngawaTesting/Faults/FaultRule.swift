import Foundation

/// A rule that applies faults to requests.
public struct FaultRule: Sendable, Equatable {
    /// The method of the requests, such as `GET`; nil for all methods.
    public var method: String?
    /// The path of the requests, such as `/users/*`, where `*` matches any characters, or `/users/{id}/star`, where
    /// `{id}` matches one component.
    public var path: String
    /// The faults, which are all applied.
    public var faults: [Fault]
    /// The number of further requests that the rule applies to; nil for all.
    public var times: Int?

    /// Creates a rule. By default it applies to all requests.
    public init(method: String? = nil, path: String = "*", faults: [Fault], times: Int? = nil) {
        self.method = method
        self.path = path
        self.faults = faults
        self.times = times
    }

    package func matches(method: String, path: String) -> Bool {
        if let wanted = self.method, wanted != method { return false }
        return PathPattern(self.path).match(path) != nil
    }
}

extension FaultRule {
    /// The error for a malformed rule.
    public struct SyntaxError: Error {
        /// A message with the error and the syntax of rules.
        public var message: String
    }

    /// Parses a rule: a method or `*`, a path, a fault with its argument, and `once` if the rule is for one request
    /// only. For example `GET /users/* delay 2` or `POST * status 500 once`.
    public init(parsing text: String) throws(SyntaxError) {
        var words = text.split(whereSeparator: \.isWhitespace)
        var times: Int?
        if words.last == "once" {
            times = 1
            words.removeLast()
        }
        guard words.count >= 3 else { throw FaultRule.error(text) }
        let argument: Substring? = words.count > 3 ? words[3] : nil
        guard words.count <= 4, let fault = FaultRule.fault(named: words[2], argument: argument) else {
            throw FaultRule.error(text)
        }
        let method: String? = words[0] == "*" ? nil : words[0].uppercased()
        self.init(method: method, path: String(words[1]), faults: [fault], times: times)
    }

    private static func fault(named name: Substring, argument: Substring?) -> Fault? {
        if let argument {
            switch name {
            case "delay": return TimeInterval(argument).flatMap { $0.isNaN ? nil : .delay($0) }
            case "truncate": return Int(argument).map { .truncate(afterBytes: $0) }
            case "slow": return Int(argument).flatMap { $0 > 0 ? .slow(bytesPerSecond: $0) : nil }
            case "status": return Int(argument).flatMap { (100...599).contains($0) ? .status($0) : nil }
            case "redirect": return .redirect(to: String(argument))
            default: return nil
            }
        }
        switch name {
        case "never": return .neverRespond
        case "drop": return .dropConnection
        case "not-json": return .notJSON
        case "wrong-types": return .wrongTypes
        case "missing-fields": return .missingFields
        case "garbled": return .garbled
        default: return nil
        }
    }

    private static func error(_ text: String) -> SyntaxError {
        SyntaxError(
            message: """
                "\(text)" is not a fault rule. A rule is a method (or *), a path (* matches anything) and one of: \
                delay SECONDS, never, drop, truncate BYTES, slow BYTES-PER-SECOND, status CODE, redirect URL, \
                not-json, wrong-types, missing-fields, garbled; then "once" for a single request. \
                For example: "GET /json/color/* delay 2".
                """)
    }
}
