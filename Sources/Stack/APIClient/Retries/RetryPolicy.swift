import Foundation

/// How often, and after what pauses, a client sends a request again that failed.
///
/// Only what is safe to repeat is sent again: everything when the server was not reached at all; else requests whose
/// method is idempotent (GET, HEAD, PUT, DELETE) or whose endpoint says `isRepeatable`, when time ran out, the
/// connection broke, or the server answered 408, 425, 429, 500, 502, 503 or 504.
public struct RetryPolicy: Sendable {
    /// The most times that a request is sent, the first time included. At least 1.
    public var maximumAttempts: Int
    /// The pause after the first failure, in seconds of the host's time, before the jitter.
    public var firstDelay: TimeInterval
    /// By how much each pause is longer than the one before.
    public var factor: Double
    /// The longest pause, in seconds, before the jitter.
    public var maximumDelay: TimeInterval
    /// The longest pause that a server may ask for with `Retry-After`, in seconds. If it asks for more, the request
    /// fails at once, and its error says how long.
    public var longestRetryAfter: TimeInterval
    /// Numbers from 0 up to 1 that spread the pauses of many clients. A pause takes from half of it up to all of it.
    public var random: @Sendable () -> Double

    /// Makes a policy: three attempts, with pauses of about a half and one second, unless told otherwise.
    public init(
        maximumAttempts: Int = 3, firstDelay: TimeInterval = 0.5, factor: Double = 2, maximumDelay: TimeInterval = 30,
        longestRetryAfter: TimeInterval = 60, random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.maximumAttempts = maximumAttempts
        self.firstDelay = firstDelay
        self.factor = factor
        self.maximumDelay = maximumDelay
        self.longestRetryAfter = longestRetryAfter
        self.random = random
    }

    /// Sends nothing again.
    public static let none = RetryPolicy(maximumAttempts: 1)
    /// Three attempts, with pauses of about a half and one second.
    public static let standard = RetryPolicy()

    /// The pause after an attempt failed, in seconds; nil if there is no other.
    ///
    /// - Parameters:
    ///   - attempt: its number, from 1.
    ///   - retryAfter: what the server asked for, in seconds.
    func delay(after attempt: Int, retryAfter: TimeInterval?) -> TimeInterval? {
        guard attempt < maximumAttempts else { return nil }
        let share: Double = min(max(random(), 0), 1)
        if let retryAfter {
            guard retryAfter <= longestRetryAfter else { return nil }
            // Never before it, and not all at the same instant.
            return retryAfter + share * min(firstDelay, maximumDelay)
        }
        let delay: TimeInterval = min(firstDelay * pow(factor, Double(attempt - 1)), maximumDelay)
        return delay * (0.5 + share / 2)
    }

    /// Whether a request may be sent again that failed so.
    ///
    /// - Parameter isRepeatable: whether the server may act on it twice.
    static func mayRepeat(after kind: APIError.Kind, isRepeatable: Bool) -> Bool {
        switch kind {
        case .notResolved, .cannotConnect: true
        case .proxy(let status): status.map { $0 >= 500 } ?? true
        case .timedOut, .connectionLost: isRepeatable
        case .status(let status): isRepeatable && repeatableStatuses.contains(status)
        default: false
        }
    }

    private static let repeatableStatuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504]
}
