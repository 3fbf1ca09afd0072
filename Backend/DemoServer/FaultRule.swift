import Foundation

/// Which requests suffer which faults, and how often.
public struct FaultRule: Sendable, Equatable {
    /// Such as `GET`; nil fits every method.
    public var method: String?
    /// Such as `/json/color/*`, where `*` stands for any characters.
    public var path: String
    /// What goes wrong, all of it at once.
    public var faults: [Fault]
    /// How many more requests the rule is for; nil means all.
    public var times: Int?

    /// Makes a rule; by default for all requests.
    public init(method: String? = nil, path: String = "*", faults: [Fault], times: Int? = nil) {
        self.method = method
        self.path = path
        self.faults = faults
        self.times = times
    }

    func fits(method: String, path: String) -> Bool {
        if let wanted = self.method, wanted != method { return false }
        return FaultRule.matches(Array(self.path.utf8)[...], Array(path.utf8)[...])
    }

    private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == UInt8(ascii: "*") {
            let rest: ArraySlice<UInt8> = pattern.dropFirst()
            return (text.startIndex...text.endIndex).contains { matches(rest, text[$0...]) }
        }
        return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
    }
}

extension FaultRule {
    /// A rule that cannot be read.
    public struct SyntaxError: Error {
        /// A sentence that says what is wrong, and what a rule looks like.
        public var message: String
    }

    /// Reads a rule as a person writes it: a method (or `*`), a path, a fault with its argument, and `once` if it is
    /// for one request only. For example `GET /json/color/* delay 2` or `POST * status 500 once`.
    public init(parsing text: String) throws(SyntaxError) {
        var words: [Substring] = text.split(whereSeparator: \.isWhitespace)
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
        case "never": return .neverAnswer
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
                "\(text)" is not a fault. A fault is a method (or *), a path (* stands for anything) and one of: \
                delay SECONDS, never, drop, truncate BYTES, slow BYTES-A-SECOND, status CODE, redirect URL, not-json, \
                wrong-types, missing-fields, garbled; then "once" if only one request should suffer it. \
                For example: "GET /json/color/* delay 2".
                """)
    }
}
